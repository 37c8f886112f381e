package dev.assay.prove.discover;

import dev.assay.code.runtime.Fun;
import dev.assay.explore.Operation;
import dev.assay.logic.Type;

/** A function whose results are drawn when asked for: for the same arguments always the same. */
final class DrawnFunction extends Fun implements Operation {
    private final Type result;
    private final Drawing drawing;
    private final long seed;
    private final int size;

    DrawnFunction(Type type, Drawing drawing, long seed, int size) {
        super(type.argumentTypes().size());
        this.result = type.resultType();
        this.drawing = drawing;
        this.seed = seed;
        this.size = size;
    }

    @Override
    public Object apply(Object[] arguments) {
        return applyAll(arguments);
    }

    @Override
    protected Object applyExactly(Object... arguments) {
        long key = seed;
        for (Object argument : arguments) {
            key = key * 0x9E3779B97F4A7C15L + argument.hashCode();
        }
        return drawing.draw(result, size, key);
    }
}
