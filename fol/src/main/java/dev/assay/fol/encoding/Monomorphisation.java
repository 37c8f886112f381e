package dev.assay.fol.encoding;

import dev.assay.fol.Formula;
import dev.assay.fol.Problem;
import dev.assay.fol.Statement;
import dev.assay.fol.TypeInstances;
import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Finitely many ground instances of polymorphic statements, those that symbols at ground types suggest. */
public final class Monomorphisation {
    private Monomorphisation() {}

    /** The ground statements and instances of the others; sound, but it may lose proofs. */
    public static Problem of(Problem problem, int rounds, int instances) {
        var search = new TypeInstances(rounds, instances);
        for (Statement statement : problem.statements()) {
            search.add(occurrences(statement.formula()), statement.formula().typeVariables());
        }
        List<List<Map<Type.Var, Type>>> found = search.find();
        var result = new ArrayList<Statement>();
        for (int i = 0; i < problem.statements().size(); i++) {
            Statement statement = problem.statements().get(i);
            List<Map<Type.Var, Type>> own = found.get(i);
            for (int j = 0; j < own.size(); j++) {
                String name = own.size() == 1 ? statement.name() : statement.name() + "_" + (j + 1);
                result.add(new Statement(
                        name, statement.role(), statement.formula().substituteTypes(own.get(j))));
            }
        }
        return new Problem(result, problem.knowledge());
    }

    private static List<TypeInstances.Occurrence> occurrences(Formula formula) {
        var result = new java.util.LinkedHashSet<TypeInstances.Occurrence>();
        formula.forEachSymbol((symbol, types) -> {
            if (!types.isEmpty()) {
                result.add(new TypeInstances.Occurrence(symbol.name(), types));
            }
        });
        // Where no symbol shows the type of a variable, the variable itself does, as in X = Y.
        var shown = new java.util.HashSet<Type.Var>();
        result.forEach(o -> o.typeArguments().forEach(t -> t.forEachVariable(shown::add)));
        formula.forEachBinding(v -> {
            if (!shown.containsAll(v.type().variables()) || v.type().variables().isEmpty()) {
                result.add(new TypeInstances.Occurrence("", List.of(v.type())));
            }
        });
        return List.copyOf(result);
    }
}
