package dev.assay.prove.discover;

import dev.assay.code.extract.Extraction;
import dev.assay.code.jvm.Compiled;
import dev.assay.code.runtime.Fun;
import dev.assay.code.runtime.MatchFailure;
import dev.assay.code.runtime.Overflow;
import dev.assay.code.runtime.Signal;
import dev.assay.explore.Operation;
import dev.assay.explore.Undecided;
import dev.assay.explore.Unspecified;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A function of a theory at ground types, to be compiled together with the others of a signature. */
final class CompiledFunction implements Operation {
    /** What a test may take; one that takes more says nothing. */
    private static final long STEPS = 20_000;

    private final Extraction.Root root;
    private @Nullable Compiled compiled;
    private @Nullable Fun function;

    CompiledFunction(Extraction.Root root) {
        this.root = root;
    }

    Extraction.Root root() {
        return root;
    }

    void compiled(Compiled program) {
        compiled = program;
        function = program.function(root.constant());
    }

    @Override
    public Object apply(Object[] arguments) {
        Compiled program = Objects.requireNonNull(compiled);
        try {
            return call(program, Objects.requireNonNull(function), arguments);
        } catch (Overflow e) {
            Compiled unbounded = program.unbounded();
            return call(unbounded, unbounded.function(root.constant()), arguments);
        }
    }

    private static Object call(Compiled program, Fun function, Object[] arguments) {
        program.fuel().start(STEPS, () -> false);
        try {
            // Partial applications keep their arguments.
            return function.applyAll(arguments.clone());
        } catch (MatchFailure e) {
            throw new Unspecified(e.function());
        } catch (Overflow e) {
            throw e;
        } catch (Signal | dev.assay.code.runtime.Undecided e) {
            throw new Undecided(String.valueOf(e.getMessage()));
        }
    }
}
