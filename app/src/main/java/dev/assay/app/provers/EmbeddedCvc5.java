package dev.assay.app.provers;

import dev.assay.atp.EmbeddedSolver;

/** cvc5 from a jar. */
public final class EmbeddedCvc5 implements Embedded {
    @Override
    public String name() {
        return EmbeddedSolver.CVC5.title();
    }

    @Override
    public Kind kind() {
        return Kind.SMT;
    }

    @Override
    public String version() {
        return EmbeddedSolver.CVC5.version();
    }
}
