package dev.assay.logic.proof;

/** Locales at terms, as {@code interpret} has them in a proof; only what reads the text understands them. */
public interface Interpretable {}
