package dev.assay.logic.define;

/** Names of the form {@code Theory.name}. */
final class Qualified {
    private Qualified() {}

    /** {@code A.T} with a prefix to its last part. */
    static String prefixed(String name, String prefix) {
        int dot = name.lastIndexOf('.');
        return name.substring(0, dot + 1) + prefix + name.substring(dot + 1);
    }

    /** The last part. */
    static String base(String name) {
        return name.substring(name.lastIndexOf('.') + 1);
    }

    /** {@code part} beside {@code name}, in the same theory. */
    static String beside(String name, String part) {
        return name.substring(0, name.lastIndexOf('.') + 1) + part;
    }
}
