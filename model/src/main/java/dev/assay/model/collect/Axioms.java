package dev.assay.model.collect;

import dev.assay.logic.Sort;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Matching;
import dev.assay.logic.theory.ClassSpecification;
import dev.assay.logic.theory.Fact;
import dev.assay.logic.theory.Theory;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What a theory demands of constants and types that it does not define. */
public final class Axioms {
    /** An axiom by its name. */
    public record Axiom(String name, Term formula) {
        /** Its instances that are about the constant at its type. */
        public Set<Axiom> at(Const constant) {
            var result = new LinkedHashSet<Axiom>();
            for (Const c : formula.constants()) {
                if (c.name().equals(constant.name())) {
                    Matching.types(c.type(), constant.type())
                            .ifPresent(instance -> result.add(new Axiom(name, formula.substituteTypes(instance))));
                }
            }
            return result;
        }
    }

    private final Theory theory;
    private final List<Axiom> stated = new ArrayList<>();

    public Axioms(Theory theory) {
        this.theory = theory;
        for (Fact fact : theory.axioms()) {
            for (Thm theorem : fact.theorems()) {
                stated.add(new Axiom(fact.name(), closed(theorem.conclusion())));
            }
        }
    }

    /** What was stated as an axiom, with all free variables bound. */
    public List<Axiom> stated() {
        return stated;
    }

    /** ∀x₁ … xₙ. formula, for its free variables. */
    private static Term closed(Term formula) {
        return Hol.mkAll(List.<Free>copyOf(formula.frees()), formula);
    }

    /** Those about the constant, at its type. */
    public List<Axiom> about(Const constant) {
        var result = new LinkedHashSet<Axiom>();
        stated.forEach(axiom -> result.addAll(axiom.at(constant)));
        return List.copyOf(result);
    }

    /** Those about the type: for a type variable those of its classes, otherwise those in which the type occurs. */
    public List<Axiom> about(Type type) {
        return switch (type) {
            case Type.Var v -> ofClasses(v);
            case Type.Con _ -> {
                var result = new ArrayList<Axiom>();
                for (Axiom axiom : stated) {
                    boolean[] occurs = {false};
                    axiom.formula.forEachType(t -> occurs[0] |= t.contains(type));
                    if (occurs[0]) {
                        result.add(axiom);
                    }
                }
                yield result;
            }
        };
    }

    private List<Axiom> ofClasses(Type.Var variable) {
        var result = new ArrayList<Axiom>();
        for (String cls : withSuperclasses(variable.sort())) {
            ClassSpecification specification = theory.classSpecification(cls).orElse(null);
            if (specification != null) {
                for (ClassSpecification.Axiom axiom : specification.axioms()) {
                    Term formula = axiom.theorem().conclusion();
                    Term instance = formula.mapTypes(t -> instance(t, variable));
                    result.add(new Axiom(axiom.name(), closed(instance)));
                }
            }
        }
        return result;
    }

    /** An axiom of a class has no other type variable than that for the class. */
    private static Type instance(Type type, Type.Var variable) {
        return switch (type) {
            case Type.Var _ -> variable;
            case Type.Con(var name, var arguments) ->
                new Type.Con(
                        name, arguments.stream().map(a -> instance(a, variable)).toList());
        };
    }

    private Set<String> withSuperclasses(Sort sort) {
        var result = new LinkedHashSet<String>();
        var waiting = new ArrayList<>(sort.classes());
        while (!waiting.isEmpty()) {
            String cls = waiting.removeLast();
            if (result.add(cls)) {
                theory.classSpecification(cls)
                        .ifPresent(c -> waiting.addAll(c.superclasses().classes()));
            }
        }
        return result;
    }
}
