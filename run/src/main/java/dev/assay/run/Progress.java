package dev.assay.run;

/** What happens in a running engine. */
public sealed interface Progress {
    record Started(String engine) implements Progress {}

    /** So many {@code what} are done; comes now and then, not for each of them. */
    record Count(String engine, String what, long value) implements Progress {}

    record Message(String engine, String text) implements Progress {}

    /** A bound moved, such as the size that all tests have passed or the scope without a model. */
    record Improved(String engine, String what, long value) implements Progress {}

    /** It has ended; what came of it, on one line. */
    record Finished(String engine, String summary) implements Progress {}

    String engine();
}
