package dev.assay.fol.hol;

import dev.assay.fol.Role;
import dev.assay.fol.TypeInstances;
import dev.assay.fol.TypePatterns;
import dev.assay.logic.Sort;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Signature;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finitely many ground instances of the polymorphic statements of a higher-order problem. Before λs go and arguments are
 * counted, since at ground types fewer functions must be passed around.
 */
public final class HolMonomorphisation {
    private final Signature signature;
    private final Map<String, Sort> fixed = new HashMap<>();
    private final Map<String, Type.Var> variables = new HashMap<>();

    private HolMonomorphisation(Signature signature) {
        this.signature = signature;
    }

    /** The ground statements, with fixed types for the type variables of conjectures, and instances of the others. */
    public static HolProblem of(HolProblem problem, int rounds, int instances) {
        return new HolMonomorphisation(problem.signature()).run(problem, rounds, instances);
    }

    /**
     * For each statement the types that make it ground, where the type variables of conjectures stand for themselves;
     * one empty map for a statement that has nothing to instantiate.
     */
    public static List<List<Map<Type.Var, Type>>> instances(HolProblem problem, int rounds, int instances) {
        var monomorphisation = new HolMonomorphisation(problem.signature());
        List<HolStatement> statements = monomorphisation.fixConjectures(problem);
        return monomorphisation.search(statements, rounds, instances).stream()
                .map(own -> own.stream().map(monomorphisation::released).toList())
                .toList();
    }

    private List<HolStatement> fixConjectures(HolProblem problem) {
        return problem.statements().stream().map(this::fixConjecture).toList();
    }

    private List<List<Map<Type.Var, Type>>> search(List<HolStatement> statements, int rounds, int limit) {
        var search = new TypeInstances(rounds, limit, (variable, type) -> hasSort(type, variable.sort()));
        statements.forEach(s -> search.add(occurrences(s.formula()), s.formula().typeVariables()));
        return search.find();
    }

    private Map<Type.Var, Type> released(Map<Type.Var, Type> instance) {
        var result = new HashMap<Type.Var, Type>();
        instance.forEach((variable, type) -> result.put(variable, released(type)));
        return result;
    }

    private Type released(Type type) {
        return switch (type) {
            case Type.Var v -> v;
            case Type.Con(var name, var arguments) -> {
                Type.Var variable = variables.get(name);
                yield variable != null
                        ? variable
                        : new Type.Con(
                                name, arguments.stream().map(this::released).toList());
            }
        };
    }

    private HolProblem run(HolProblem problem, int rounds, int limit) {
        List<HolStatement> statements = fixConjectures(problem);
        List<List<Map<Type.Var, Type>>> found = search(statements, rounds, limit);
        var result = new ArrayList<HolStatement>();
        for (int i = 0; i < statements.size(); i++) {
            HolStatement statement = statements.get(i);
            List<Map<Type.Var, Type>> own = found.get(i);
            for (int j = 0; j < own.size(); j++) {
                String name = own.size() == 1 ? statement.name() : statement.name() + "_" + (j + 1);
                result.add(new HolStatement(
                        name, statement.role(), statement.formula().substituteTypes(own.get(j))));
            }
        }
        return problem.with(result);
    }

    /** What is to be proved for all types is proved for types that nothing is known of but their classes. */
    private HolStatement fixConjecture(HolStatement statement) {
        if (statement.role() == Role.AXIOM) {
            return statement;
        }
        var types = new HashMap<Type.Var, Type>();
        for (Type.Var v : statement.formula().typeVariables()) {
            String name = "ty_" + v.name().replaceAll("[^A-Za-z0-9_]", "");
            String own =
                    fixed.containsKey(name) && !fixed.get(name).equals(v.sort()) ? name + "_" + fixed.size() : name;
            fixed.put(own, v.sort());
            variables.put(own, v);
            types.put(v, Type.con(own));
        }
        return new HolStatement(
                statement.name(), statement.role(), statement.formula().substituteTypes(types));
    }

    private boolean hasSort(Type type, Sort sort) {
        return sort.classes().stream().allMatch(c -> hasClass(type, c));
    }

    private boolean hasClass(Type type, String cls) {
        return switch (type) {
            case Type.Var v -> v.sort().classes().stream().anyMatch(c -> signature.isSubclass(c, cls));
            case Type.Con(var name, var arguments) -> {
                Sort own = fixed.get(name);
                if (own != null) {
                    yield own.classes().stream().anyMatch(c -> signature.isSubclass(c, cls));
                }
                Optional<Signature.Instance> instance = signature.instance(name, cls);
                boolean isInstance = instance.isPresent();
                for (int i = 0; isInstance && i < arguments.size(); i++) {
                    isInstance =
                            hasSort(arguments.get(i), instance.get().arguments().get(i));
                }
                yield isInstance;
            }
        };
    }

    private Collection<TypeInstances.Occurrence> occurrences(Term formula) {
        var result = new LinkedHashSet<TypeInstances.Occurrence>();
        Set<Type.Var> shown = new HashSet<>();
        for (Const c : formula.constants()) {
            if (!Proxies.isLogical(c.name())) {
                Type general = signature.constantType(c.name()).orElse(c.type());
                var matching = new HashMap<Type.Var, Type>();
                TypePatterns.match(general, c.type(), matching);
                List<Type> types = general.variables().stream()
                        .map(v -> matching.getOrDefault(v, v))
                        .toList();
                if (!types.isEmpty()) {
                    result.add(new TypeInstances.Occurrence(c.name(), types));
                    types.forEach(t -> t.forEachVariable(shown::add));
                }
            }
        }
        formula.forEachSubterm(t -> {
            if (t instanceof Term.Abs(var _, var type, var _)
                    && (type.variables().isEmpty() || !shown.containsAll(type.variables()))) {
                result.add(new TypeInstances.Occurrence("", List.of(type)));
            }
        });
        return result;
    }
}
