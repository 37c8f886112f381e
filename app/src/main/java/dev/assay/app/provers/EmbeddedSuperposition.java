package dev.assay.app.provers;

import dev.assay.app.cli.Version;
import dev.assay.atp.EmbeddedProver;

/** Our own prover. */
public final class EmbeddedSuperposition implements Embedded {
    @Override
    public String name() {
        return EmbeddedProver.NAME;
    }

    @Override
    public Kind kind() {
        return Kind.FIRST_ORDER;
    }

    @Override
    public String version() {
        return Version.number();
    }
}
