package dev.assay.app.sweep;

import java.util.List;

/** The tasks of a file, and what could not be understood of it. */
record Listing(List<Item> items, List<String> complaints) {
    /** A task, as far as it is told where its worker dies. */
    record Item(int line, String name, String statement) {}

    static Listing refused(String complaint) {
        return new Listing(List.of(), List.of(complaint));
    }
}
