package dev.assay.app.provers;

/**
 * A prover or solver on our own class path. A module that brings one names its implementation in
 * {@code META-INF/services}, and {@code assay provers} shows it.
 */
public interface Embedded {
    String name();

    Kind kind();

    String version();
}
