package dev.assay.code.jvm;

import dev.assay.code.runtime.Fun;
import java.util.function.Function;

/** A function value that is not compiled. */
final class Native extends Fun {
    private final Function<Object[], Object> function;

    Native(int arity, Function<Object[], Object> function) {
        super(arity);
        this.function = function;
    }

    @Override
    protected Object applyExactly(Object... arguments) {
        return function.apply(arguments);
    }
}
