package dev.assay.logic.kernel;

/** What a definitional rule returns: the larger signature and the theorems that characterise what is new. */
public record Extension<F>(Signature signature, F facts) {}
