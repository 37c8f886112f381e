package dev.assay.run.process;

/** A program that we need was killed, but not by us: what it would have said is not known. */
public final class LostProcess extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public LostProcess(String program, Ending ending) {
        super(program + " " + ending.sentence());
    }
}
