/**
 * What commands have judged: which files, by which engines.
 *
 * <p>A command is a choice of {@link dev.assay.app.judging.Engines}, {@link dev.assay.judge.Limits} and a display;
 * {@link dev.assay.judge.Judging} does the rest.
 */
@NullMarked
package dev.assay.app.judging;

import org.jspecify.annotations.NullMarked;
