package dev.assay.model.ground;

import dev.assay.model.value.Value;
import org.jspecify.annotations.Nullable;

/** The values of bound variables, innermost first; null stands for one that nobody asks for. */
record Env(@Nullable Value value, @Nullable Env outer) {
    static Value get(@Nullable Env env, int index) {
        Env rest = env;
        for (int i = 0; i < index && rest != null; i++) {
            rest = rest.outer;
        }
        if (rest == null || rest.value == null) {
            throw new IllegalArgumentException("loose bound variable " + index);
        }
        return rest.value;
    }
}
