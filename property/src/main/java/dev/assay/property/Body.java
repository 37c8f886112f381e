package dev.assay.property;

/** What is to hold of the arguments: it fails by throwing. */
@FunctionalInterface
public interface Body {
    void run(Object[] arguments) throws Throwable;
}
