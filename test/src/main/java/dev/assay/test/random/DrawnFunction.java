package dev.assay.test.random;

import dev.assay.code.runtime.Fun;
import dev.assay.code.runtime.FunctionTable;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/** A function on an infinite type whose values are drawn when they are asked for, and stay the same from then on. */
final class DrawnFunction extends Fun {
    private final Supplier<Object> draw;
    private final Map<Object, Object> drawn = new LinkedHashMap<>();

    DrawnFunction(Supplier<Object> draw) {
        super(1);
        this.draw = draw;
    }

    @Override
    public Object apply(Object argument) {
        Object known = drawn.get(argument);
        if (known == null) {
            known = draw.get();
            drawn.put(argument, known);
        }
        return known;
    }

    @Override
    protected Object applyExactly(Object... arguments) {
        return apply(arguments[0]);
    }

    /** The function with what was drawn, and one other value elsewhere. */
    FunctionTable table() {
        Object otherwise =
                drawn.isEmpty() ? draw.get() : drawn.values().iterator().next();
        return FunctionTable.almostConstant(drawn, otherwise);
    }
}
