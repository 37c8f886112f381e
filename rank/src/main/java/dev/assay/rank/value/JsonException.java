package dev.assay.rank.value;

/** A text that is not JSON, or a value that does not have the type wanted. */
public final class JsonException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    JsonException(String message) {
        super(message);
    }
}
