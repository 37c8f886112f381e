package dev.assay.prove.method;

import dev.assay.run.Limit;

/** A method used up what it may spend: it is not known what it would have come to. */
public final class MethodStopped extends RuntimeException {
    private static final long serialVersionUID = 1;

    public MethodStopped(String method, Limit limit) {
        super("the method " + method + " was stopped: " + limit.sentence(), null, false, false);
    }
}
