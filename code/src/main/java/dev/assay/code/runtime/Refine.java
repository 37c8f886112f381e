package dev.assay.code.runtime;

/** The value depends on what is in a hole. */
public final class Refine extends Signal {
    private final Hole hole;

    Refine(Hole hole) {
        super("a hole is needed");
        this.hole = hole;
    }

    public Hole hole() {
        return hole;
    }
}
