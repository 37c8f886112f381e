/**
 * Judging as a library: which engines work on a task, within which limits, and what is made of what they find out.
 *
 * <p>A command is a choice of {@link dev.assay.app.judging.Engines}, {@link dev.assay.app.judging.Limits} and a display;
 * {@link dev.assay.app.judging.Judging} does the rest.
 */
@NullMarked
package dev.assay.app.judging;

import org.jspecify.annotations.NullMarked;
