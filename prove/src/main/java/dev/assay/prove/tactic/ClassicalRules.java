package dev.assay.prove.tactic;

import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Iterated;
import dev.assay.logic.rules.Resolution;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Theory;
import dev.assay.prove.simp.Rule;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Rules for natural deduction. A safe one ({@code intro!}, {@code elim!}, {@code dest!}) loses nothing and is always
 * applied; the others are tried.
 *
 * @param given those among them that a method's text names
 */
public record ClassicalRules(
        List<Rule> safeIntros,
        List<Rule> safeElims,
        List<Rule> safeDests,
        List<Rule> intros,
        List<Rule> elims,
        List<Rule> dests,
        List<Rule> given) {
    /** No rule but those of the connectives, which tactics have built in. */
    public static final ClassicalRules NONE =
            new ClassicalRules(List.of(), List.of(), List.of(), List.of(), List.of(), List.of(), List.of());

    /** What the connectives' own rules are called; they need no matching. */
    private static final Set<String> BUILT_IN = Set.of(
            "HOL.refl",
            "HOL.TrueI",
            "HOL.FalseE",
            "HOL.notI",
            "HOL.impI",
            "HOL.iffI",
            "HOL.conjI",
            "HOL.conjE",
            "HOL.disjCI",
            "HOL.disjE",
            "HOL.allI",
            "HOL.allE",
            "HOL.exI",
            "HOL.exE");

    public ClassicalRules {
        safeIntros = List.copyOf(safeIntros);
        safeElims = List.copyOf(safeElims);
        safeDests = List.copyOf(safeDests);
        intros = List.copyOf(intros);
        elims = List.copyOf(elims);
        dests = List.copyOf(dests);
        given = List.copyOf(given);
    }

    /** The rules that a theory declares. */
    public static ClassicalRules of(Theory theory) {
        var facts = new ArrayList<List<Thm>>();
        for (boolean isSafe : new boolean[] {true, false}) {
            for (String attribute : List.of("intro", "elim", "dest")) {
                facts.add(declared(theory, attribute, isSafe));
            }
        }
        Made last = LAST.get();
        if (last.facts().equals(facts)) {
            return last.rules();
        }
        List<List<Rule>> rules = facts.stream().map(Rule::all).toList();
        var made = new ClassicalRules(
                rules.get(0), rules.get(1), rules.get(2), rules.get(3), rules.get(4), rules.get(5), List.of());
        LAST.set(new Made(facts, made));
        return made;
    }

    /** What was made last, and of which facts: the next theory asked for mostly declares the same. */
    private record Made(List<List<Thm>> facts, ClassicalRules rules) {}

    private static final ThreadLocal<Made> LAST = ThreadLocal.withInitial(() -> new Made(List.of(), NONE));

    private static List<Thm> declared(Theory theory, String attribute, boolean isSafe) {
        var builtIn = new HashSet<Thm>();
        BUILT_IN.forEach(name -> theory.fact(name).ifPresent(f -> builtIn.addAll(f.theorems())));
        List<Thm> safe = theory.theorems(attribute + "!");
        var known = new HashSet<>(safe);
        List<Thm> facts = isSafe
                ? safe
                : theory.theorems(attribute).stream()
                        .filter(t -> !known.contains(t))
                        .toList();
        return facts.stream().filter(t -> !builtIn.contains(t)).toList();
    }

    /** With more rules, which are tried first; iff facts are both. */
    public ClassicalRules add(String attribute, boolean isSafe, List<Thm> facts) {
        List<Rule> rules = Rule.all(facts);
        List<Rule> safe = isSafe ? rules : List.of();
        List<Rule> unsafe = isSafe ? List.of() : rules;
        List<Rule> all = joined(rules, given);
        return switch (attribute) {
            case "intro" ->
                new ClassicalRules(
                        joined(safe, safeIntros), safeElims, safeDests, joined(unsafe, intros), elims, dests, all);
            case "elim" ->
                new ClassicalRules(
                        safeIntros, joined(safe, safeElims), safeDests, intros, joined(unsafe, elims), dests, all);
            case "dest" ->
                new ClassicalRules(
                        safeIntros, safeElims, joined(safe, safeDests), intros, elims, joined(unsafe, dests), all);
            default -> throw new IllegalArgumentException("no kind of rules is called " + attribute);
        };
    }

    /** Of the rules that are tried, only those that a method's text names. */
    public ClassicalRules onlyGiven() {
        return new ClassicalRules(safeIntros, safeElims, safeDests, named(intros), named(elims), named(dests), given);
    }

    private List<Rule> named(List<Rule> rules) {
        return rules.stream().filter(given::contains).toList();
    }

    private static List<Rule> joined(List<Rule> first, List<Rule> second) {
        var result = new ArrayList<>(first);
        result.addAll(second);
        return result;
    }

    /** Without the rules made of these facts. */
    public ClassicalRules delete(Collection<Thm> facts) {
        return new ClassicalRules(
                without(safeIntros, facts),
                without(safeElims, facts),
                without(safeDests, facts),
                without(intros, facts),
                without(elims, facts),
                without(dests, facts),
                without(given, facts));
    }

    private static List<Rule> without(List<Rule> rules, Collection<Thm> facts) {
        List<Term> gone = facts.stream().map(Thm::conclusion).toList();
        return rules.stream()
                .filter(r -> !gone.contains(r.source().conclusion()))
                .toList();
    }

    /** The implications of an equivalence, from left to right first, under its conditions. */
    public static List<Thm> directions(Thm equivalence) {
        List<Term> conditions = Resolution.premises(equivalence.conclusion());
        Thm bare = equivalence;
        for (int i = 0; i < conditions.size(); i++) {
            bare = Rules.undisch(bare);
        }
        if (!bare.conclusion().isApplied(Hol.EQ) || !Rules.left(bare).type().equals(Type.bool())) {
            return List.of(equivalence);
        }
        Term l = Rules.left(bare);
        Term r = Rules.right(bare);
        return List.of(
                Iterated.dischs(conditions, Thm.disch(l, Thm.eqMp(bare, Thm.assume(equivalence.signature(), l)))),
                Iterated.dischs(
                        conditions, Thm.disch(r, Thm.eqMp(Rules.sym(bare), Thm.assume(equivalence.signature(), r)))));
    }
}
