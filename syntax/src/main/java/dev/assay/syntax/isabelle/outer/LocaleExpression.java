package dev.assay.syntax.isabelle.outer;

import dev.assay.logic.proof.Fix;
import dev.assay.logic.proof.Interpretable;
import dev.assay.logic.proof.Name;
import dev.assay.logic.proof.Proposition;
import dev.assay.logic.proof.Quoted;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** {@code a: A x y + b: B where p = t rewrites … for x y}. */
public record LocaleExpression(List<Instance> instances, List<Fix> variables) implements Interpretable {
    public static final LocaleExpression EMPTY = new LocaleExpression(List.of(), List.of());

    public LocaleExpression {
        instances = List.copyOf(instances);
        variables = List.copyOf(variables);
    }

    /**
     * A locale with its parameters instantiated: by position, where {@code _} leaves one out, or by name. A qualifier is
     * mandatory unless it is followed by a question mark.
     */
    public record Instance(
            @Nullable Name qualifier,
            boolean mandatory,
            Name locale,
            List<Quoted> positional,
            Map<String, Quoted> named,
            List<Proposition.Group> rewrites) {
        public Instance {
            positional = List.copyOf(positional);
            named = Map.copyOf(named);
            rewrites = List.copyOf(rewrites);
        }
    }
}
