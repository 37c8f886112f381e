package dev.assay.judge;

import dev.assay.logic.kernel.Trust;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/** Something that a verdict rests on beside the rules of the kernel. */
public record Ground(Kind kind, String what) implements Comparable<Ground> {
    /** What it is; those after {@link #LIBRARY} leave nothing proved. */
    public enum Kind {
        /** An axiom that the task itself states. */
        AXIOM,
        /** Something that the library takes on trust. */
        LIBRARY,
        /** A statement of the user's that is not proved. */
        STATEMENT,
        /** What a definition, an instance or an interpretation of the user's needs. */
        OBLIGATION,
        /** The word of a procedure whose steps the kernel does not see. */
        PROCEDURE
    }

    private static final Comparator<Ground> ORDER =
            Comparator.comparing(Ground::kind).thenComparing(Ground::what);

    public static Ground of(Trust trust) {
        return switch (trust) {
            case Trust.Axiom(var what) -> new Ground(Kind.AXIOM, what);
            case Trust.Library(var what) -> new Ground(Kind.LIBRARY, what);
            case Trust.Stated(var what) -> new Ground(Kind.STATEMENT, what);
            case Trust.Obligation(var what) -> new Ground(Kind.OBLIGATION, what);
            case Trust.Procedure(var what) -> new Ground(Kind.PROCEDURE, what);
        };
    }

    static List<Ground> of(Set<Trust> trust) {
        return trust.stream().map(Ground::of).sorted().toList();
    }

    /** Whether a theorem that rests on it is proved all the same. */
    public boolean isGranted() {
        return kind == Kind.AXIOM || kind == Kind.LIBRARY;
    }

    @Override
    public int compareTo(Ground other) {
        return ORDER.compare(this, other);
    }

    /** As in {@code List.rev_rev_ident (library)}. */
    @Override
    public String toString() {
        String name = what.isEmpty() ? "a statement without a name" : what;
        return switch (kind) {
            case AXIOM -> name + " (axiom)";
            case LIBRARY -> name + " (library)";
            case STATEMENT -> name + " (not proved)";
            case OBLIGATION -> name + " (obligation)";
            case PROCEDURE -> name + " (procedure)";
        };
    }
}
