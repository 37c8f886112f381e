package dev.assay.prove.induct;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.infer.SortAlgebra;
import dev.assay.logic.infer.TypeMatcher;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Specification;
import dev.assay.logic.theory.Theory;
import dev.assay.logic.theory.TypeSpecification;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A way to do induction: ⊢ premises ⟶ (∀xs. P xs), for the variables xs of a proposition.
 *
 * @param name of the rule, as a proof would call it
 */
record Scheme(String name, Thm rule, List<Free> variables) {
    Scheme {
        variables = List.copyOf(variables);
    }

    /**
     * The schemes that fit a proposition: one for each variable of a datatype, and for each call with variables; last those
     * that only tell cases apart, as for an enumeration.
     */
    static List<Scheme> of(Theory theory, Term proposition, Set<Free> fixed) {
        var result = new LinkedHashMap<List<Object>, Scheme>();
        var distinctions = new LinkedHashMap<List<Object>, Scheme>();
        var matcher = new TypeMatcher(SortAlgebra.of(theory.signature()));
        for (Free x : proposition.frees()) {
            if (!fixed.contains(x)
                    && !x.type().equals(Integers.TYPE)
                    && x.type() instanceof Type.Con(var name, var _)
                    && theory.typeSpecification(name).orElse(null) instanceof TypeSpecification.Free free
                    && !free.datatype().isCo()
                    && free.datatype().mutual().size() <= 1) {
                typed(name + ".induct", free.facts().induct(), List.of(x), matcher, theory)
                        .ifPresent(scheme -> add(scheme, scheme.isRecursive() ? result : distinctions));
            }
        }
        proposition.forEachSubterm(t -> {
            if (t.head() instanceof Const c && areDistinct(t.arguments(), fixed)) {
                for (Specification s : theory.specifications(c.name())) {
                    if (s instanceof Specification.Recursive recursive
                            && recursive.constants().size() == 1) {
                        List<Free> variables =
                                t.arguments().stream().map(Free.class::cast).toList();
                        typed(c.name() + ".induct", recursive.induct(), variables, matcher, theory)
                                .filter(Scheme::isRecursive)
                                .ifPresent(scheme -> add(scheme, result));
                    }
                }
            }
        });
        distinctions.forEach(result::putIfAbsent);
        return List.copyOf(result.values());
    }

    private static void add(Scheme scheme, Map<List<Object>, Scheme> result) {
        result.putIfAbsent(List.of(scheme.rule().conclusion(), scheme.variables()), scheme);
    }

    /** How many variables and hypotheses a premise has before what it concludes. */
    record Shape(int variables, int hypotheses) {}

    /** The shape of each premise. */
    List<Shape> shapes() {
        return premises().stream().map(Scheme::shape).toList();
    }

    private static Shape shape(Term premise) {
        int variables = 0;
        Term rest = premise;
        while (rest instanceof Term.App(Term.Const(var all, var _), Term.Abs(var _, var _, var body))
                && all.equals(Hol.ALL)) {
            rest = body;
            variables++;
        }
        return new Shape(variables, premises(rest).size());
    }

    /** Whether some premise has a hypothesis. */
    private boolean isRecursive() {
        return shapes().stream().anyMatch(s -> s.hypotheses() > 0);
    }

    private static boolean areDistinct(List<Term> arguments, Set<Free> fixed) {
        var seen = new HashSet<Term>();
        return !arguments.isEmpty()
                && arguments.stream().allMatch(a -> a instanceof Free v && !fixed.contains(v) && seen.add(v));
    }

    private static Optional<Scheme> typed(
            String name, Thm rule, List<Free> variables, TypeMatcher matcher, Theory theory) {
        Free predicate = predicate(rule);
        List<Type> arguments = predicate.type().argumentTypes();
        if (arguments.size() != variables.size()) {
            return Optional.empty();
        }
        Type wanted = Type.fun(variables.stream().map(Free::type).toList(), Type.bool());
        return matcher.instance(predicate.type(), wanted)
                .map(types ->
                        new Scheme(name, Thm.instantiateTypes(types, rule.transfer(theory.signature())), variables));
    }

    /** The P of the rule. */
    private static Free predicate(Thm rule) {
        Term conclusion = rule.conclusion();
        while (conclusion.isApplied(Hol.IMPLIES.name())) {
            conclusion = conclusion.arguments().get(1);
        }
        while (conclusion instanceof Term.App(Term.Const(var all, var _), Term.Abs(var _, var _, var body))
                && all.equals(Hol.ALL)) {
            conclusion = body;
        }
        return (Free) conclusion.head();
    }

    private List<Term> premises() {
        return premises(rule.conclusion());
    }

    private static List<Term> premises(Term implication) {
        var result = new ArrayList<Term>();
        Term rest = implication;
        while (rest.isApplied(Hol.IMPLIES.name()) && rest.arguments().size() == 2) {
            result.add(rest.arguments().getFirst());
            rest = rest.arguments().get(1);
        }
        return result;
    }

    /**
     * The rule for a proposition that is to hold for all values of the variables and the others.
     *
     * @param theorem ⊢ premises ⟶ (∀xs. ∀others. proposition)
     */
    record Instance(Scheme scheme, Term proposition, List<Free> others, Thm theorem, int count) {
        List<Term> premises() {
            return Scheme.premises(theorem.conclusion()).subList(0, count);
        }

        /** ⊢ proposition, from theorems for the premises. */
        Thm conclude(List<Thm> theorems) {
            Thm all = Rules.mps(theorem, theorems);
            return Rules.beta(Rules.specs(others, Rules.specs(scheme.variables(), all)));
        }
    }

    Instance at(Term proposition, List<Free> others) {
        Term predicate = Term.lambda(variables, Hol.mkAll(others, proposition));
        Thm instance = Rules.beta(Thm.instantiate(Map.of(predicate(rule), predicate), rule));
        return new Instance(this, proposition, others, instance, premises().size());
    }
}
