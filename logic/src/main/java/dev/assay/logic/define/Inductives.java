package dev.assay.logic.define;

import static dev.assay.logic.kernel.Thm.disch;

import dev.assay.logic.DefinitionException;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.define.Clauses.Clause;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Conv;
import dev.assay.logic.rules.Iterated;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Fact;
import dev.assay.logic.theory.Specification;
import dev.assay.logic.theory.Theory;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Inductive and coinductive predicates. They are defined as fixed points, so that their rules are
 * theorems; nothing is assumed.
 *
 * <p>The predicates are free variables in the rules, named as the new constants are to be. Their first
 * arguments are the parameters, in every occurrence. A rule is {@code premise ⟶ … ⟶ p t₁ … tₙ}, meant for
 * all values of its other free variables. A premise may mention the predicates wherever it is monotone
 * in them, by the rules of logic or by the theory's facts with the attribute {@code mono}.
 *
 * <p>With NAME the predicates' names joined by {@code _} in the theory's qualifier, the theory gets
 *
 * <ul>
 *   <li>{@code NAME.intros} and {@code NAME.RULE} for each named rule;
 *   <li>{@code NAME.induct}: hypotheses ⟶ (p xs ⟶ P xs) ∧ …, or {@code NAME.coinduct};
 *   <li>{@code NAME.inducts}: p xs ⟶ hypotheses ⟶ P xs for each predicate, or {@code NAME.coinducts};
 *   <li>{@code p.cases} and {@code p.simps} for each predicate p.
 * </ul>
 */
public final class Inductives {
    /** A rule as the user states it; the name may be empty. */
    public record Rule(String name, Term statement) {}

    private Inductives() {}

    /**
     * The least predicates closed under the rules.
     *
     * @throws DefinitionException if the rules are not well-formed or not monotone
     */
    public static Theory define(Theory theory, List<Free> predicates, List<Free> parameters, List<Rule> rules) {
        var least = new LeastFixpoint(theory, new Clauses(theory.signature(), predicates, parameters, rules));
        var facts = new InductiveFacts(least);
        return store(theory, least, facts, facts.induct(least), false);
    }

    /**
     * The greatest predicates consistent with the rules.
     *
     * @throws DefinitionException if the rules are not well-formed or not monotone
     */
    public static Theory codefine(Theory theory, List<Free> predicates, List<Free> parameters, List<Rule> rules) {
        var greatest = new GreatestFixpoint(theory, new Clauses(theory.signature(), predicates, parameters, rules));
        var facts = new InductiveFacts(greatest);
        return store(theory, greatest, facts, facts.coinduct(greatest), true);
    }

    /** The name under which the facts about these predicates together are stored. */
    public static String name(List<Free> predicates) {
        return joined(predicates.stream().map(Free::name).toList());
    }

    private static String joined(List<String> names) {
        String first = names.getFirst();
        return first.substring(0, first.lastIndexOf('.') + 1)
                + names.stream().map(Inductives::base).collect(Collectors.joining("_"));
    }

    /**
     * The facts of inductive predicates said of other constants, say sets. Each equation is
     * {@code p = (λparameters xs. …)}, as {@code evenp = (λn. n ∈ even)}; what was {@code p.FACT} is stored again as
     * {@code NAME.FACT}, with the right-hand sides put for the predicates.
     *
     * @param names for each predicate, the constant of which the facts are to speak
     */
    public static Theory restate(Theory theory, List<Free> predicates, List<String> names, List<Thm> equations) {
        var renamed = new LinkedHashMap<String, String>();
        renamed.put(name(predicates), joined(names));
        for (int i = 0; i < names.size(); i++) {
            renamed.put(predicates.get(i).name(), names.get(i));
        }
        Theory result = theory;
        for (String name : theory.factNames()) {
            int dot = name.lastIndexOf('.');
            String to = dot < 0 ? null : renamed.get(name.substring(0, dot));
            if (to != null) {
                Fact fact = theory.fact(name).orElseThrow();
                List<Thm> restated = fact.theorems().stream()
                        .map(t -> Conv.rewrite(t, equations))
                        .toList();
                result = result.withFact(
                        to + name.substring(dot), restated, fact.attributes().toArray(String[]::new));
            }
        }
        return result;
    }

    private static String base(String name) {
        return name.substring(name.lastIndexOf('.') + 1);
    }

    private static Theory store(Theory theory, Fixpoint fixpoint, InductiveFacts facts, Thm induct, boolean isCo) {
        Clauses clauses = fixpoint.clauses;
        List<Thm> intros = clauses.clauses.stream().map(facts::intro).toList();
        List<Thm> cases = fixpoint.each(facts::cases);
        List<Thm> unfold = fixpoint.each(facts::unfold);
        String name = name(clauses.predicates);
        String co = isCo ? "co" : "";

        Theory result = theory.withSignature(fixpoint.signature).withFact(name + ".intros", intros, "intro");
        for (int i = 0; i < intros.size(); i++) {
            if (!clauses.clauses.get(i).name().isEmpty()) {
                result = result.withFact(name + "." + clauses.clauses.get(i).name(), intros.get(i));
            }
        }
        List<Thm> separate = separate(induct, fixpoint.size(), premises(fixpoint, isCo));
        // What the induction is over comes first.
        result = result.withFact(name + "." + co + "induct", isCo || separate.size() > 1 ? induct : separate.getFirst())
                .withFact(name + "." + co + "inducts", separate);
        for (int j = 0; j < fixpoint.size(); j++) {
            String predicate = clauses.predicates.get(j).name();
            result = result.withFact(predicate + ".cases", cases.get(j), "elim?")
                    .withFact(predicate + ".simps", unfold.get(j));
        }
        return result.with(new Specification.Inductive(
                fixpoint.constants,
                clauses.parameters,
                clauses.clauses.stream().map(c -> rule(fixpoint, c)).toList(),
                intros,
                induct,
                cases,
                unfold,
                isCo));
    }

    private static int premises(Fixpoint fixpoint, boolean isCo) {
        return isCo ? fixpoint.size() : fixpoint.clauses.clauses.size();
    }

    /** From hs ⟶ (p₁ ⟶ q₁) ∧ … ∧ (pₙ ⟶ qₙ) follows pᵢ ⟶ hs ⟶ qᵢ, for each i. */
    private static List<Thm> separate(Thm induct, int size, int premises) {
        var hypotheses = new ArrayList<Term>();
        Thm rest = induct;
        for (int i = 0; i < premises; i++) {
            hypotheses.add(rest.conclusion().arguments().getFirst());
            rest = Rules.undisch(rest);
        }
        var result = new ArrayList<Thm>();
        for (Thm part : Iterated.conjuncts(rest, size)) {
            Term major = part.conclusion().arguments().getFirst();
            result.add(disch(major, Iterated.dischs(hypotheses, Rules.undisch(part))));
        }
        return result;
    }

    private static Specification.Rule rule(Fixpoint fixpoint, Clause c) {
        Const predicate = fixpoint.constants.get(c.predicate());
        List<Term> premises = c.premises().stream()
                .map(p -> p.substitute(fixpoint.clauses.with(fixpoint.predicates)))
                .toList();
        return new Specification.Rule(c.name(), c.variables(), premises, predicate, c.arguments());
    }
}
