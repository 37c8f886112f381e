package dev.assay.model.monotonic;

import dev.assay.logic.kernel.Datatype;
import java.util.List;
import java.util.Optional;

/** The constructors without arguments that stand for false and true in a datatype, as far as it has any. */
record Defaults(Datatype datatype, List<Datatype.Constructor> constant) {
    static Defaults of(Datatype datatype) {
        return new Defaults(
                datatype,
                datatype.constructors().stream()
                        .filter(c -> c.arguments().isEmpty())
                        .toList());
    }

    Optional<String> forFalse() {
        return constant.stream().findFirst().map(Datatype.Constructor::name);
    }

    /** The last one, so that the two differ where they can. */
    Optional<String> forTrue() {
        return constant.isEmpty()
                ? Optional.empty()
                : Optional.of(constant.getLast().name());
    }

    /** Its place among all constructors, or −1. */
    int indexForFalse() {
        return constant.isEmpty() ? -1 : datatype.constructors().indexOf(constant.getFirst());
    }

    /** Its place among all constructors, or −1. */
    int indexForTrue() {
        return constant.isEmpty() ? -1 : datatype.constructors().indexOf(constant.getLast());
    }
}
