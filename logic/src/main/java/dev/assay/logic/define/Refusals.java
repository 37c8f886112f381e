package dev.assay.logic.define;

import dev.assay.logic.DefinitionException;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.KernelException;
import dev.assay.logic.kernel.Signature;
import java.util.function.Supplier;

/** What the kernel refuses, a definition refuses in the kernel's words. */
final class Refusals {
    private Refusals() {}

    static <T> T translated(Supplier<T> definition) {
        try {
            return definition.get();
        } catch (KernelException refusal) {
            throw new DefinitionException(refusal.getMessage(), refusal);
        }
    }

    /** The type of a term that the user wrote, which must be well-typed. */
    static Type check(Signature signature, Term term, String definition) {
        return translated(() -> signature.check(term, definition));
    }
}
