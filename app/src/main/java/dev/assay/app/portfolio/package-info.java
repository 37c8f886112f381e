/**
 * Every engine on one conjecture.
 *
 * <p>A {@link dev.assay.app.portfolio.TaskSource} reads a file into {@link dev.assay.app.portfolio.Task}s;
 * {@link dev.assay.app.portfolio.Assayer} lets all {@link dev.assay.app.portfolio.Attempt}s work on a task side by side and
 * comes back with one {@link dev.assay.app.portfolio.Verdict}; {@link dev.assay.app.portfolio.VerdictStore} remembers it.
 */
@NullMarked
package dev.assay.app.portfolio;

import org.jspecify.annotations.NullMarked;
