package dev.assay.explore.discovery;

import dev.assay.explore.Domain;
import dev.assay.explore.Signature;
import dev.assay.explore.Symbol;
import dev.assay.explore.Type;
import dev.assay.explore.testing.Outcome;
import dev.assay.explore.testing.Sampling;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Whether types that are compared by an observation may be: laws are used to replace equals by equals, which is wrong if
 * a function tells values apart that count as equal.
 */
public final class EqualityCheck {
    private static final int VALUES = 200;

    /** A function, by the number of its argument, that tells two values apart which are equal by observation. */
    public record Violation(Symbol symbol, int argument, Object one, Object other) {
        /** In a sentence. */
        @Override
        public String toString() {
            return "equality of " + symbol.arguments().get(argument) + " is not a congruence for " + symbol.name()
                    + ": " + one + " and " + other + " count as equal, but " + symbol.name() + " tells them apart";
        }
    }

    private final Signature signature;
    private final Sampling sampling;

    private EqualityCheck(Signature signature, Settings settings) {
        this.signature = signature;
        this.sampling = new Sampling(signature, settings.largest(), settings.seed());
    }

    /** At most one for each argument of each function. */
    public static List<Violation> of(Signature signature, Settings settings) {
        return new EqualityCheck(signature, settings).violations();
    }

    private List<Violation> violations() {
        var violations = new ArrayList<Violation>();
        for (Type type : signature.types()) {
            boolean isObserved = signature
                    .domain(type)
                    .filter(d -> d.observation() != Domain.WHOLE)
                    .isPresent();
            if (isObserved && !(type instanceof Type.Arrow)) {
                List<List<Object>> classes = classes(type);
                for (Symbol symbol : signature.symbols()) {
                    for (int i = 0; i < symbol.arity(); i++) {
                        if (symbol.arguments().get(i).equals(type)) {
                            check(symbol, i, classes, violations);
                        }
                    }
                }
            }
        }
        return violations;
    }

    /** Values that are equal by observation and not by {@code equals}. */
    private List<List<Object>> classes(Type type) {
        Map<Object, List<Object>> classes = new HashMap<>();
        for (int i = 0; i < VALUES; i++) {
            for (Object value : sampling.values(type, i)) {
                List<Object> same = classes.computeIfAbsent(sampling.observe(type, value, 0), k -> new ArrayList<>());
                if (!same.contains(value)) {
                    same.add(value);
                }
            }
        }
        return classes.values().stream().filter(c -> c.size() > 1).toList();
    }

    private void check(Symbol symbol, int argument, List<List<Object>> classes, List<Violation> violations) {
        int test = 0;
        for (List<Object> same : classes) {
            for (int i = 1; i < same.size(); i++) {
                Object one = result(symbol, argument, same.get(i - 1), ++test);
                Object other = result(symbol, argument, same.get(i), test);
                if (one != Outcome.Open.UNDECIDED && other != Outcome.Open.UNDECIDED && !one.equals(other)) {
                    violations.add(new Violation(symbol, argument, same.get(i - 1), same.get(i)));
                    return;
                }
            }
        }
    }

    private Object result(Symbol symbol, int argument, Object value, int test) {
        return sampling.observe(symbol.result(), sampling.apply(symbol, argument, value, test), test);
    }
}
