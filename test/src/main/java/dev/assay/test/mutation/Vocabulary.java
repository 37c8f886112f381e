package dev.assay.test.mutation;

import dev.assay.logic.Conjecture;
import dev.assay.logic.Sort;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import dev.assay.logic.infer.SortAlgebra;
import dev.assay.logic.infer.TypeMatcher;
import dev.assay.logic.theory.ClassSpecification;
import dev.assay.logic.theory.Theory;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The constants that mutants are made with: those that the theorems mention, since most others are of no use to anybody
 * who writes theorems. And what is known to hold, which no mutant should state.
 */
public final class Vocabulary {
    private final TypeMatcher matcher;
    private final List<Const> constants = new ArrayList<>();
    private final Map<Type, List<Const>> byType = new HashMap<>();
    private final Map<Type, List<Const>> functionsByType = new HashMap<>();
    private final Set<Statement> known = new HashSet<>();

    public Vocabulary(Theory theory, List<Conjecture> theorems) {
        this.matcher = new TypeMatcher(SortAlgebra.of(theory.signature()));
        var names = new TreeSet<String>();
        for (Conjecture theorem : theorems) {
            known.add(Statement.of(theorem));
            Place.of(theorem.propositions()).stream()
                    .map(Place::term)
                    .filter(Const.class::isInstance)
                    .forEach(c -> names.add(((Const) c).name()));
        }
        Map<String, Type> parameters = classParameters(theory);
        for (String name : names) {
            Optional.ofNullable(parameters.get(name))
                    .or(() -> theory.signature().constantType(name))
                    .ifPresent(type -> constants.add(new Const(name, type)));
        }
        theory.facts()
                .forEach(fact -> fact.theorems().stream()
                        .filter(theorem -> theorem.hypotheses().isEmpty())
                        .forEach(theorem -> known.add(Statement.of(theorem.conclusion()))));
    }

    /** The constants that classes fix, at the types of the class only: elsewhere they mean nothing. */
    private static Map<String, Type> classParameters(Theory theory) {
        Map<String, Type> result = new HashMap<>();
        for (ClassSpecification specification : theory.classSpecifications()) {
            for (Const parameter : specification.parameters()) {
                Map<Type.Var, Type> ofClass = new HashMap<>();
                parameter
                        .type()
                        .forEachVariable(v -> ofClass.put(v, Type.var(v.name(), Sort.of(specification.name()))));
                result.put(parameter.name(), parameter.type().substitute(ofClass));
            }
        }
        return result;
    }

    /** The constants that can have the type, each at that type. */
    List<Const> of(Type type) {
        return of(type, constants, byType);
    }

    /** Those that are functions at every type; nobody applies the least of all functions to something. */
    List<Const> functions(Type type) {
        return of(type, constants.stream().filter(c -> c.type().isFun()).toList(), functionsByType);
    }

    private List<Const> of(Type type, List<Const> all, Map<Type, List<Const>> known) {
        return known.computeIfAbsent(type, _ -> {
            var result = new ArrayList<Const>();
            for (Const c : all) {
                matcher.instance(c.type(), type).ifPresent(_ -> result.add(new Const(c.name(), type)));
            }
            return result;
        });
    }

    boolean isKnown(Statement statement) {
        return known.contains(statement);
    }
}
