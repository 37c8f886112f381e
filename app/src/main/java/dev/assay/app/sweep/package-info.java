/**
 * Many files judged by many worker JVMs, so that the run survives whatever a task or the machine does.
 *
 * <p>A {@link dev.assay.app.sweep.Sweep} hands pieces of work to {@link dev.assay.app.sweep.FileJudge}s, or to a
 * {@link dev.assay.app.sweep.Cluster} that has some; what comes back is written into a {@link dev.assay.app.sweep.RunFolder} at once.
 */
@NullMarked
package dev.assay.app.sweep;

import org.jspecify.annotations.NullMarked;
