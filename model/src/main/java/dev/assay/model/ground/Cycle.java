package dev.assay.model.ground;

/** A definition that calls itself on the same arguments, as far as can be seen. The evaluation has to start again, knowing that. */
public final class Cycle extends RuntimeException {
    private final String group;

    Cycle(String group) {
        super(group, null, false, false);
        this.group = group;
    }

    /** What the definitions that call each other have in common. */
    public String group() {
        return group;
    }
}
