/** Answers to the diagnostic commands of theories; {@link dev.assay.app.check.Diagnosis} is what an engine implements. */
@NullMarked
package dev.assay.app.check;

import org.jspecify.annotations.NullMarked;
