package dev.assay.app.commands;

import dev.assay.syntax.isabelle.Library;
import java.util.List;

/** Which theories of the library {@code --library} means. */
final class LibraryTheories {
    /** If the user names none: all that Main needs. */
    static final String WHOLE = "";

    /** All that there are. */
    static final String EVERYTHING = "all";

    /** The last of those that are meant if the user names none. */
    static final String LAST = "Main";

    private LibraryTheories() {}

    /** Their names, each after what it imports; one that the user names may be a file. */
    static List<String> of(String named) {
        return switch (named) {
            case WHOLE -> Library.theories(LAST);
            case EVERYTHING -> Library.theories();
            default -> List.of(named);
        };
    }
}
