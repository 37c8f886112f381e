package dev.assay.model.value;

/**
 * What a term stands for, as far as is known: all parts are literals of a circuit. What no literal says is unknown, and any
 * value of the type is possible there.
 */
public sealed interface Value permits Truth, Atom, Pair, Function {}
