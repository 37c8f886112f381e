package dev.assay.test.domain;

/** Takes values one by one. */
@FunctionalInterface
public interface Sink {
    /** Whether to go on. */
    boolean accept(Object value);
}
