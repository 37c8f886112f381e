package dev.assay.app.provers;

import dev.assay.atp.EmbeddedSolver;

/** Z3 from a jar. */
public final class EmbeddedZ3 implements Embedded {
    @Override
    public String name() {
        return EmbeddedSolver.Z3.title();
    }

    @Override
    public Kind kind() {
        return Kind.SMT;
    }

    @Override
    public String version() {
        return EmbeddedSolver.Z3.version();
    }
}
