package dev.assay.test.goal;

import dev.assay.judge.Counterexample;
import dev.assay.judge.Interpretation;
import dev.assay.logic.Conjecture;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.theory.Theory;
import dev.assay.test.Options;
import dev.assay.test.Problem;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The problems that a conjecture gives rise to, in the order in which they are to be tested. */
public final class Problems {
    /**
     * A problem and the instance of the conjecture that it stands for.
     *
     * @param assumptions of the conjecture at these types, before quantifiers were pulled out of it
     * @param morphisms for variables of the problem that have a subtype: what they stand for
     * @param label which instance it is, as in {@code 'a = finite_2}; empty for a conjecture without choice
     */
    public record Instance(
            Problem problem,
            List<Term> assumptions,
            Term conclusion,
            Map<Type.Var, Type> types,
            Map<Free, Term> parameters,
            Map<Free, Subtypes.Morphism> morphisms,
            String label) {
        /** The counterexample to the problem as one to the conjecture: without subtypes that the problem brought in. */
        public Counterexample restored(Counterexample found) {
            Map<String, Subtypes.Morphism> named = new HashMap<>();
            morphisms.forEach((variable, morphism) -> named.put(variable.name(), morphism));
            var bindings = new ArrayList<Counterexample.Binding>();
            for (Counterexample.Binding binding : found.bindings()) {
                Subtypes.Morphism morphism = named.get(binding.name());
                bindings.add(
                        morphism == null
                                ? binding
                                : new Counterexample.Binding(binding.name(), morphism.restored(binding.value())));
            }
            return new Counterexample(bindings, found.evaluations());
        }

        /** A variable of the problem as the conjecture has it. */
        public Free original(Free variable) {
            Subtypes.Morphism morphism = morphisms.get(variable);
            return morphism == null ? variable : morphism.original();
        }

        /** Whether the problem is about other variables than the conjecture. */
        public boolean isLifted() {
            return !morphisms.isEmpty();
        }

        /** A term about the conjecture's variables at the types of this instance. */
        public Term apply(Term term) {
            return term.substituteTypes(types).substitute(parameters);
        }
    }

    private Problems() {}

    public static List<Instance> of(
            Theory theory, Conjecture conjecture, List<Interpretation> interpretations, Options options) {
        var result = new ArrayList<Instance>();
        boolean isInLocale = !interpretations.isEmpty();
        if (isInLocale && options.locale().contains("interpret")) {
            for (Interpretation interpretation : interpretations) {
                List<Term> own = conjecture.assumptions().stream()
                        .filter(a -> !interpretation.assumptions().contains(a))
                        .map(interpretation::apply)
                        .toList();
                add(theory, own, interpretation.apply(conjecture.conclusion()), interpretation, options, result);
            }
        }
        if (!isInLocale || options.locale().contains("expand")) {
            add(theory, conjecture.assumptions(), conjecture.conclusion(), Interpretation.NONE, options, result);
        }
        return result;
    }

    private static void add(
            Theory theory,
            List<Term> assumptions,
            Term conclusion,
            Interpretation interpretation,
            Options options,
            List<Instance> result) {
        List<Term> assumed = options.noAssumptions() ? List.of() : assumptions;
        Set<Type.Var> typeVariables = new LinkedHashSet<>();
        assumed.forEach(a -> typeVariables.addAll(a.typeVariables()));
        typeVariables.addAll(conclusion.typeVariables());
        var choice = new TypeChoice(theory, options);
        for (Map<Type.Var, Type> types : choice.of(typeVariables)) {
            result.add(instance(theory, assumed, conclusion, types, interpretation, options));
        }
        // The type variable of a class of which no small type is an instance.
        List<Type.Var> open = typeVariables.stream()
                .filter(v -> !v.sort().isTop() && choice.finite(v.sort()).isEmpty())
                .toList();
        if (open.size() == 1
                && options.finiteTypes()
                && typeVariables.stream().allMatch(v -> v.sort().isTop() || open.contains(v))) {
            Type.Var variable = open.getFirst();
            ClassOperations.of(theory, variable, assumed, conclusion).ifPresent(freed -> {
                Type.Var any = Type.var(variable.name());
                Map<Type.Var, Type> without = Map.of(variable, any);
                List<Term> premises = freed.assumptions().stream()
                        .map(a -> a.substituteTypes(without))
                        .toList();
                Set<Type.Var> variables = new LinkedHashSet<>(typeVariables);
                variables.remove(variable);
                variables.add(any);
                for (Map<Type.Var, Type> types : choice.of(variables)) {
                    result.add(instance(
                            theory,
                            premises,
                            freed.conclusion().substituteTypes(without),
                            types,
                            interpretation,
                            options));
                }
            });
        }
    }

    private static Instance instance(
            Theory theory,
            List<Term> assumed,
            Term conclusion,
            Map<Type.Var, Type> types,
            Interpretation interpretation,
            Options options) {
        List<Term> ground = assumed.stream().map(a -> a.substituteTypes(types)).toList();
        Term shown = conclusion.substituteTypes(types);
        Massage.Massaged massaged = Massage.of(theory, ground, shown);
        List<Free> variables = massaged.variables();
        Subtypes.Lifted lifted = new Subtypes(theory, options)
                .of(new Problem(theory, variables, massaged.premises(), massaged.conclusion()));
        Map<Type.Var, Type> all = new HashMap<>(types);
        interpretation.types().forEach((v, t) -> all.put(v, t.substitute(types)));
        return new Instance(
                lifted.problem(),
                ground,
                shown,
                all,
                interpretation.parameters(),
                lifted.morphisms(),
                label(interpretation.name(), types));
    }

    private static String label(String name, Map<Type.Var, Type> types) {
        var parts = new ArrayList<String>();
        if (!name.isEmpty()) {
            parts.add(name);
        }
        types.forEach((variable, type) -> parts.add(variable.name() + " = " + type));
        return String.join(", ", parts);
    }
}
