package dev.assay.race.memory;

import java.util.List;

/** Decides what the model leaves open. */
@FunctionalInterface
public interface Choice {
    /** The name of what all would see. */
    String LAST = "last";

    /** How the names of the others begin. */
    String OLDER = "older than the last: ";

    /** How the names of what is yet to be written begin. */
    String LATER = "written later: ";

    /** The index of one of several things, whose names are the same in every run; the first is what all would see. */
    int of(List<String> names);
}
