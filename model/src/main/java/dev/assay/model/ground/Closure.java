package dev.assay.model.ground;

import dev.assay.logic.Term;
import dev.assay.model.value.Function;
import dev.assay.model.value.Value;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** λx. t with the values of the variables that occur in it; those that do not are dropped, so that equal closures are seen to be. */
final class Closure extends Function {
    private final Interpretation interpretation;
    private final Term.Abs abstraction;
    private final @Nullable Value[] captured;
    private final @Nullable Env env;
    private final int hash;
    private final Map<Value, Value> results = new HashMap<>();

    Closure(Interpretation interpretation, Term.Abs abstraction, @Nullable Env env) {
        this.interpretation = interpretation;
        this.abstraction = abstraction;
        BitSet used = interpretation.loose(abstraction);
        captured = new Value[used.length()];
        for (int i = used.nextSetBit(0); i >= 0; i = used.nextSetBit(i + 1)) {
            captured[i] = Env.get(env, i);
        }
        Env kept = null;
        for (int i = captured.length - 1; i >= 0; i--) {
            kept = new Env(captured[i], kept);
        }
        this.env = kept;
        this.hash = 31 * abstraction.hashCode() + Arrays.hashCode(captured);
    }

    @Override
    public Value apply(Value argument) {
        Value known = results.get(argument);
        if (known == null) {
            known = interpretation.value(abstraction.body(), new Env(argument, env));
            results.put(argument, known);
        }
        return known;
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof Closure closure
                        && hash == closure.hash
                        && abstraction.equals(closure.abstraction)
                        && Arrays.equals(captured, closure.captured);
    }

    @Override
    public int hashCode() {
        return hash;
    }
}
