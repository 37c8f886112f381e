package dev.assay.app.portfolio;

import dev.assay.syntax.SyntaxException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** A language in which conjectures can be written. */
public interface TaskSource {
    /** All there are; what a file is written in is told by the end of its name. */
    List<TaskSource> ALL = List.of(new TheoryTasks(), new TipTasks(), new TptpTasks(), new JavaTasks());

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

        public Reading(List<Task> tasks, List<String> complaints) {
            this(tasks, complaints, List.of());
        }
    }

    /** Whether the name of the file is one of this language's. */
    boolean reads(Path file);

    /**
     * The conjectures of a file.
     *
     * @throws SyntaxException if nothing in it can be understood
     */
    Reading read(Path file) throws IOException;
}
