/**
 * Proofs as data, in no particular notation: methods with their arguments, the steps of structured proofs, and references to
 * facts. A language that proofs are written in reads them into this data, and implements {@link dev.assay.logic.proof.TermReader},
 * {@link dev.assay.logic.proof.ProofPrinter} and {@link dev.assay.logic.proof.MethodContext}; who checks proofs implements
 * {@link dev.assay.logic.proof.ProofChecker}.
 */
@NullMarked
package dev.assay.logic.proof;

import org.jspecify.annotations.NullMarked;
