package dev.assay.property;

/** Tells a search which cases are worth going on from, such as the edges of the code that they ran through. */
public interface Feedback {
    /** A case begins. */
    void start();

    /** The case has ended: whether it did something that none before it did. */
    boolean isNew();
}
