package dev.assay.code.predicate;

import dev.assay.code.extract.Extraction;
import dev.assay.code.jvm.Compiled;
import dev.assay.code.runtime.Fun;
import dev.assay.code.runtime.Overflow;
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
        var arguments = new Object[slots.length];
        for (int i = 0; i < arguments.length; i++) {
            arguments[i] = values[slots[i]];
        }
        try {
            return arguments.length == 0 ? compiled.call(root.constant()) : function.applyAll(arguments);
        } catch (Overflow e) {
            return compiled.unbounded().call(root.constant(), arguments);
        }
    }
}
