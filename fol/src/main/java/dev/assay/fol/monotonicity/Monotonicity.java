package dev.assay.fol.monotonicity;

import dev.assay.fol.FolTerm.Variable;
import dev.assay.fol.Formula;
import dev.assay.fol.Knowledge;
import dev.assay.fol.Problem;
import dev.assay.fol.Statement;
import dev.assay.fol.TypePatterns;
import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Infinite monotonicity of the types of a polymorphic problem: <pre>
 *   σ ▷ Φ  iff  for each naked variable X:τ of Φ, σ and τ have no instance in common,
 *               or their most general common instance is infinite
 * </pre>
 * A polymorphic type is monotonic if all its instances are.
 */
public final class Monotonicity {
    private record Naked(String statement, Variable variable, Formula equation) {}

    private final List<Naked> naked = new ArrayList<>();
    private final Knowledge knowledge;
    private final boolean isOptimistic;

    private Monotonicity(Problem problem, boolean isOptimistic) {
        this.knowledge = problem.knowledge();
        this.isOptimistic = isOptimistic;
        for (Statement statement : problem.statements()) {
            NakedVariables.of(statement.formula()).forEach((variable, equation) -> {
                boolean isKnown =
                        naked.stream().anyMatch(n -> TypePatterns.isInstance(variable.type(), n.variable.type()));
                if (!isKnown) {
                    naked.add(new Naked(statement.name(), variable, equation));
                }
            });
        }
    }

    /** For a problem in negation normal form. */
    public static Monotonicity of(Problem problem) {
        return new Monotonicity(problem, false);
    }

    /** Takes every type for infinite that is not known to be finite, which may be wrong. */
    public static Monotonicity optimistic(Problem problem) {
        return new Monotonicity(problem, true);
    }

    public boolean isMonotonic(Type type) {
        return verdict(type).isMonotonic();
    }

    public Verdict verdict(Type type) {
        Verdict result = new Verdict.NoNakedVariable(type);
        for (Naked occurrence : naked) {
            Optional<Type> meet = TypePatterns.meet(type, occurrence.variable.type());
            if (meet.isEmpty()) {
                continue;
            }
            Optional<Type> infinite = infinite(meet.get());
            if (infinite.isEmpty()) {
                return new Verdict.Naked(type, occurrence.statement, occurrence.variable, occurrence.equation);
            }
            result = new Verdict.Infinite(type, infinite.get());
        }
        return result;
    }

    /** The pattern by which the type is infinite. */
    private Optional<Type> infinite(Type type) {
        if (isOptimistic) {
            return knowledge.isFinite(type) ? Optional.empty() : Optional.of(type);
        }
        return knowledge.infiniteInOrder().stream()
                .filter(pattern -> TypePatterns.isInstance(type, pattern))
                .findFirst();
    }
}
