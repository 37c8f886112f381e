package dev.assay.syntax.isabelle;

import dev.assay.logic.proof.ProofChecker;

/** What became of the proof of a statement. */
public record CheckedProof(TheoryStatement statement, ProofChecker.Verdict verdict) {}
