/**
 * Structured proofs. Those that are read are followed step by step in the kernel ({@link dev.assay.prove.isar.IsarChecker}); those
 * that are written come from proofs by contradiction, which are turned into direct ones: {@link
 * dev.assay.prove.isar.Redirection} works on numbers, {@link dev.assay.prove.isar.DirectProof} knows what they say.
 */
@NullMarked
package dev.assay.prove.isar;

import org.jspecify.annotations.NullMarked;
