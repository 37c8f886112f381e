package dev.assay.logic.infer;

import dev.assay.logic.Term;
import dev.assay.logic.Type;

/** A term with its type while both may still contain unknowns. */
record Typed(Term term, Type type) {}
