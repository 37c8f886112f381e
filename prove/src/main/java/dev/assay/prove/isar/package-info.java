/**
 * Proofs by contradiction turned into direct ones, as text that can be read and pasted. {@link
 * dev.assay.prove.isar.Redirection} works on numbers; {@link dev.assay.prove.isar.ProofText} knows what they say.
 */
@NullMarked
package dev.assay.prove.isar;

import org.jspecify.annotations.NullMarked;
