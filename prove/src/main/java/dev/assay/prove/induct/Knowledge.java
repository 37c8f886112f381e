package dev.assay.prove.induct;

import dev.assay.judge.Builtins;
import dev.assay.logic.Term;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.theory.Fact;
import dev.assay.logic.theory.Theory;
import dev.assay.prove.closure.Clause;
import dev.assay.prove.closure.Deduction.Bounds;
import dev.assay.prove.closure.Symbols;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;

/** What is known of the functions of a problem: their definitions, and the lemmas that were proved so far. */
final class Knowledge {
    /** Problems with more axioms are for provers that choose among them. */
    private static final int MOST_AXIOMS = 200;

    final Theory theory;
    final Symbols symbols;
    final Background background;
    final CallGraph calls;
    final Builtins builtins;
    final Reduction reduction = new Reduction();
    private final List<Clause> clauses;
    private final List<Lemma> lemmas = new ArrayList<>();

    /** @param about propositions or functions that all others will be about */
    Knowledge(Theory theory, Collection<Term> about, Builtins builtins) {
        this.theory = theory;
        this.builtins = builtins;
        this.symbols = new Symbols(theory.signature());
        List<Fact> axioms = connected(theory.axioms(), about);
        var all = new ArrayList<>(about);
        axioms.forEach(axiom -> axiom.theorems().forEach(thm -> all.add(thm.conclusion())));
        this.background = new Background(theory, symbols, all);
        this.calls = new CallGraph(theory);
        this.clauses = new ArrayList<>(background.clauses());
        axioms.forEach(this::know);
        builtins.laws().stream().filter(this::isRelevant).forEach(this::know);
    }

    /** The axioms that have a constant in common with the propositions, or with an axiom that has, the closest first. */
    private static List<Fact> connected(List<Fact> axioms, Collection<Term> about) {
        Set<String> here = new HashSet<>();
        about.forEach(term -> here.addAll(own(term)));
        var rest = new ArrayList<>(axioms);
        var result = new ArrayList<Fact>();
        while (result.size() < MOST_AXIOMS) {
            List<Fact> next = rest.stream()
                    .filter(axiom -> axiom.theorems().stream()
                            .anyMatch(thm -> own(thm.conclusion()).stream().anyMatch(here::contains)))
                    .toList();
            if (next.isEmpty()) {
                break;
            }
            rest.removeAll(next);
            result.addAll(next);
            next.forEach(axiom -> axiom.theorems().forEach(thm -> here.addAll(own(thm.conclusion()))));
        }
        return result.size() > MOST_AXIOMS ? result.subList(0, MOST_AXIOMS) : result;
    }

    /** The names of its constants that are not part of logic itself. */
    private static Set<String> own(Term term) {
        return term.constants().stream()
                .map(Term.Const::name)
                .filter(name -> !name.startsWith("HOL."))
                .collect(Collectors.toSet());
    }

    /** Whether the law speaks of nothing but what occurs here. */
    private boolean isRelevant(Fact law) {
        Set<String> here = new HashSet<>();
        background.constants().forEach(c -> here.add(c.name()));
        return law.theorems().stream()
                .allMatch(thm -> thm.conclusion().constants().stream()
                        .allMatch(c -> c.name().startsWith("HOL.") || here.contains(c.name())));
    }

    private void know(Fact law) {
        law.theorems().forEach(thm -> clauses.addAll(background.lemma(law.name(), thm)));
    }

    /** In the order in which they were proved. */
    List<Lemma> lemmas() {
        return lemmas;
    }

    /** A way to prove from all this. */
    Induction induction(Bounds bounds, BooleanSupplier isStopped) {
        return new Induction(theory, symbols, clauses, bounds, isStopped);
    }

    /** What was argued for, proved by the kernel. */
    Lemma proved(String name, Term statement, Argument argument) {
        var used = new TreeSet<String>();
        Thm theorem = argument.theorem(theory, used);
        return new Lemma(name, statement, argument, theorem, used);
    }

    /** From now on it may be used. */
    void learn(Lemma lemma) {
        lemmas.add(lemma);
        clauses.addAll(background.lemma(lemma.name(), lemma.theorem()));
        reduction.add(lemma.statement());
    }

    /** The lemmas that these rest on, directly or not, in the order in which they were proved. */
    List<Lemma> needed(Collection<Lemma> results) {
        Set<String> names = new HashSet<>();
        results.forEach(r -> names.addAll(r.used()));
        var needed = new ArrayList<Lemma>();
        for (Lemma lemma : lemmas.reversed()) {
            if (names.contains(lemma.name())) {
                names.addAll(lemma.used());
                needed.addFirst(lemma);
            }
        }
        return needed;
    }
}
