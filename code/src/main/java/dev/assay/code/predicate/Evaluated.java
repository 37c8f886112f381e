package dev.assay.code.predicate;

import dev.assay.code.extract.Extraction;
import dev.assay.code.jvm.Compiled;
import dev.assay.code.jvm.Mode;
import dev.assay.code.runtime.Fun;
import dev.assay.code.runtime.Overflow;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** A term that compiled code evaluates from the values in slots. */
public final class Evaluated {
    final Extraction.Root root;
    private final int[] slots;
    private @Nullable Compiled compiled;
    private @Nullable Fun function;

    Evaluated(Extraction.Root root, int[] slots) {
        this.root = root;
        this.slots = slots;
    }

    void link(Compiled program) {
        compiled = program;
        function = null;
    }

    public Object value(Object[] values) {
        if (compiled == null) {
            throw new IllegalStateException(root.name() + " was never compiled");
        }
        if (function == null) {
            function = compiled.function(root.constant());
        }
        if (compiled.mode() == Mode.LAZY) {
            return Partial.computed(
                    slots.length == 0 ? compiled.call(root.constant()) : function.applyAll(views(values)));
        }
        try {
            return switch (slots.length) {
                case 1 -> function.apply(values[slots[0]]);
                case 2 -> function.apply(values[slots[0]], values[slots[1]]);
                case 3 -> function.apply(values[slots[0]], values[slots[1]], values[slots[2]]);
                default -> compiled.call(root.constant(), arguments(values));
            };
        } catch (Overflow e) {
            return compiled.unbounded().call(root.constant(), arguments(values));
        }
    }

    private Object[] views(Object[] values) {
        var result = arguments(values);
        Arrays.setAll(result, i -> Partial.view(result[i]));
        return result;
    }

    private Object[] arguments(Object[] values) {
        var result = new Object[slots.length];
        for (int i = 0; i < result.length; i++) {
            result[i] = values[slots[i]];
        }
        return result;
    }
}
