package dev.assay.model;

import dev.assay.logic.Conjecture;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import dev.assay.logic.theory.Theory;
import dev.assay.model.collect.Axioms;
import dev.assay.model.collect.ClassAxioms;
import dev.assay.model.ground.Interpretation;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a model in a scope has to satisfy: the assumptions, the conclusion or its negation, and the axioms about all that they
 * mention.
 */
final class Demands {
    /** A literal of the circuit, and which part of the problem asks for it. */
    record Demand(String origin, int literal) {}

    private final Interpretation interpretation;
    private final List<Demand> all = new ArrayList<>();
    private boolean hasIgnored;

    private Demands(Interpretation interpretation) {
        this.interpretation = interpretation;
    }

    static Demands of(Theory theory, Conjecture conjecture, Options options, Interpretation interpretation) {
        var demands = new Demands(interpretation);
        // Variables of plain types first, whose values we may number as we like.
        conjecture.variables().forEach(interpretation::value);
        int number = 0;
        for (Term assumption : conjecture.assumptions()) {
            number++;
            demands.add(Emptiness.assumption(number), assumption);
        }
        if (options.problem().isSatisfying()) {
            demands.add("the formula", conjecture.conclusion());
        } else {
            int negation =
                    interpretation.formula(conjecture.conclusion(), false).no();
            demands.all.add(new Demand("the negated conclusion", negation));
        }
        for (Type.Var variable : conjecture.typeVariables()) {
            for (Term axiom : ClassAxioms.of(theory, variable)) {
                demands.add("the sort of " + variable.name(), axiom);
            }
        }
        for (Term needed : options.problem().needed()) {
            demands.all.add(new Demand("the needed value " + needed, interpretation.represented(needed)));
        }
        demands.addAxioms(new Axioms(theory), options.problem().axioms());
        return demands;
    }

    List<Demand> all() {
        return all;
    }

    /** Whether some axiom does not count, so that a model is one only if it happens to satisfy it. */
    boolean hasIgnored() {
        return hasIgnored;
    }

    private void add(String origin, Term formula) {
        all.add(new Demand(origin, interpretation.formula(formula, true).yes()));
    }

    /** Adds axioms until none is left about a constant or type that the problem or one of these axioms mentions. */
    private void addAxioms(Axioms axioms, Optional<Boolean> wanted) {
        var added = new HashSet<Axioms.Axiom>();
        List<Axioms.Axiom> more = relevant(axioms, wanted.orElse(false));
        if (!wanted.orElse(true)) {
            hasIgnored |= !more.isEmpty();
            return;
        }
        while (!more.isEmpty()) {
            added.addAll(more);
            more.forEach(axiom -> add("axiom " + axiom.name(), axiom.formula()));
            more = relevant(axioms, wanted.orElse(false)).stream()
                    .filter(a -> !added.contains(a))
                    .toList();
        }
    }

    /** A polymorphic axiom has infinitely many instances; those for the constants of the problem are all that count. */
    private List<Axioms.Axiom> relevant(Axioms axioms, boolean areAll) {
        var result = new ArrayList<Axioms.Axiom>();
        for (Axioms.Axiom axiom : axioms.stated()) {
            if (axiom.formula().typeVariables().isEmpty()) {
                if (areAll || isRelevant(axiom.formula())) {
                    result.add(axiom);
                }
            } else {
                interpretation.unspecified().keySet().forEach(c -> result.addAll(axiom.at(c)));
                hasIgnored = true;
            }
        }
        return result;
    }

    /** Whether it mentions something declared that was met, or nothing declared at all. */
    private boolean isRelevant(Term axiom) {
        var declared = new HashSet<String>();
        for (Const c : axiom.constants()) {
            if (interpretation.isUnspecified(c)) {
                declared.add(c.name());
            }
        }
        axiom.forEachType(type -> type.constructors().stream()
                .filter(name -> interpretation.universe().isDeclared(name))
                .forEach(declared::add));
        return declared.isEmpty() || declared.stream().anyMatch(met()::contains);
    }

    private Set<String> met() {
        var result = new HashSet<String>();
        interpretation.unspecified().keySet().forEach(c -> result.add(c.name()));
        interpretation.universe().domains().keySet().forEach(type -> result.addAll(type.constructors()));
        return result;
    }
}
