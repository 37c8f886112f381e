package dev.assay.test.goal;

import dev.assay.logic.Sort;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Abs;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.infer.SortAlgebra;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.rules.Matching;
import dev.assay.logic.theory.ClassSpecification;
import dev.assay.logic.theory.Theory;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A conjecture about all types of a class says as much of any operations that satisfy the axioms of the class. With variables
 * for the operations it can be tested on small types that nobody made instances of the class: a set with operations that
 * satisfy all axioms, those of the superclasses too, is an instance.
 */
final class ClassOperations {
    /** More operations have too many tables. */
    private static final int MOST = 3;

    private final Theory theory;
    private final SortAlgebra sorts;
    private final Definitions definitions;
    private final Type.Var variable;
    private final Map<Const, Free> operations = new HashMap<>();
    private final Set<Free> used = new LinkedHashSet<>();
    private boolean isPossible = true;

    /** The conjecture with variables for the operations, under the axioms of the class. */
    record Freed(List<Term> assumptions, Term conclusion) {}

    private ClassOperations(Theory theory, Type.Var variable) {
        this.theory = theory;
        this.sorts = SortAlgebra.of(theory.signature());
        this.definitions = new Definitions(theory);
        this.variable = variable;
    }

    /** Empty if something else in the conjecture depends on what class the type is of, or if there are many operations. */
    static Optional<Freed> of(Theory theory, Type.Var variable, List<Term> assumptions, Term conclusion) {
        return new ClassOperations(theory, variable).freed(assumptions, conclusion);
    }

    private Optional<Freed> freed(List<Term> assumptions, Term conclusion) {
        Set<String> taken = new LinkedHashSet<>();
        assumptions.forEach(a -> a.frees().forEach(f -> taken.add(f.name())));
        conclusion.frees().forEach(f -> taken.add(f.name()));
        List<ClassSpecification> classes = classes();
        var axioms = new ArrayList<Term>();
        for (ClassSpecification cls : classes) {
            for (Const parameter : cls.parameters()) {
                String name = parameter.name().substring(parameter.name().lastIndexOf('.') + 1);
                while (!taken.add(name)) {
                    name += "'";
                }
                Type type = own(parameter.type());
                operations.put(new Const(parameter.name(), type), new Free(name, type));
            }
            for (ClassSpecification.Axiom axiom : cls.axioms()) {
                Term formula = axiom.theorem().conclusion().mapTypes(this::own);
                axioms.add(Hol.mkAll(List.copyOf(formula.frees()), formula));
            }
        }
        var all = new ArrayList<Term>();
        axioms.forEach(a -> all.add(freed(a)));
        assumptions.forEach(a -> all.add(freed(a)));
        Term shown = freed(conclusion);
        return isPossible && used.size() <= MOST ? Optional.of(new Freed(all, shown)) : Optional.empty();
    }

    private List<ClassSpecification> classes() {
        var result = new ArrayList<ClassSpecification>();
        var seen = new LinkedHashSet<String>();
        var waiting = new ArrayList<>(variable.sort().classes());
        while (!waiting.isEmpty()) {
            String cls = waiting.removeLast();
            if (seen.add(cls)) {
                theory.classSpecification(cls).ifPresent(c -> {
                    result.add(c);
                    waiting.addAll(c.superclasses().classes());
                });
            }
        }
        return result;
    }

    /** What a class says has no other type variable than that for the class. */
    private Type own(Type type) {
        return switch (type) {
            case Type.Var _ -> variable;
            case Type.Con(var name, var arguments) ->
                new Type.Con(name, arguments.stream().map(this::own).toList());
        };
    }

    private Term freed(Term term) {
        if (term instanceof Abs(var hint, var type, var body)) {
            return new Abs(hint, type, freed(body));
        }
        Term head = term.head();
        if (head instanceof Const constant) {
            Free operation = operations.get(constant);
            if (operation != null) {
                used.add(operation);
                head = operation;
            } else if (isOfClass(constant)) {
                Optional<Term> unfolded = definitions.unfolded(term);
                isPossible &= unfolded.isPresent();
                return isPossible ? freed(unfolded.orElseThrow()) : term;
            }
        } else if (head instanceof Abs) {
            head = freed(head);
        }
        return Term.app(head, term.arguments().stream().map(this::freed).toList());
    }

    /** Whether what the constant means depends on the classes of the type variable. */
    private boolean isOfClass(Const constant) {
        for (ClassSpecification cls : theory.classSpecifications()) {
            for (Const parameter : cls.parameters()) {
                if (parameter.name().equals(constant.name())) {
                    return Matching.types(parameter.type(), constant.type())
                            .map(types -> types.values().stream().anyMatch(t -> needsClass(t, Sort.of(cls.name()))))
                            .orElse(true);
                }
            }
        }
        Type declared = theory.signature().constantType(constant.name()).orElseThrow();
        return Matching.types(declared, constant.type())
                .map(types -> types.entrySet().stream()
                        .anyMatch(e -> !e.getKey().sort().isTop()
                                && needsClass(e.getValue(), e.getKey().sort())))
                .orElse(true);
    }

    private boolean needsClass(Type type, Sort sort) {
        Type any = type.substitute(Map.of(variable, Type.var(variable.name())));
        return type.variables().contains(variable) && !sorts.isOfSort(any, sort);
    }
}
