package dev.assay.rank.task;

/** Something is wrong with a folder; the message is one sentence with the place. */
public final class TaskException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public TaskException(String message) {
        super(message);
    }
}
