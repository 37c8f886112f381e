package dev.assay.judge;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** A language in which conjectures can be written. */
public interface TaskSource {
    /**
     * What a file says.
     *
     * @param complaints sentences with their places about what could not be understood
     * @param notes sentences about what was understood and left alone
     */
    record Reading(List<Task> tasks, List<String> complaints, List<String> notes) {
        public Reading {
            tasks = List.copyOf(tasks);
            complaints = List.copyOf(complaints);
            notes = List.copyOf(notes);
        }

        /** A file of which nothing can be understood. */
        public static Reading refused(String complaint) {
            return new Reading(List.of(), List.of(complaint), List.of());
        }
    }

    /** What the user calls a file of this language, such as {@code a theory (.thy)}. */
    String kind();

    /** Whether the name of the file is one of this language's. */
    boolean reads(Path file);

    /** Whether such a file is meant where its folder is named; not if most files of the language state nothing, nor this one. */
    default boolean isMeant(Path file) throws IOException {
        return true;
    }

    /** The conjectures of a file; what is wrong with its text is among the complaints. */
    Reading read(Path file) throws IOException;
}
