/**
 * Many files judged by many worker JVMs, so that the run survives whatever a task or the machine does.
 *
 * <p>A {@link dev.assay.app.sweep.Sweep} hands files to workers, which read them and judge their tasks one by one; what comes back is
 * written into a {@link dev.assay.app.sweep.RunFolder} at once.
 */
@NullMarked
package dev.assay.app.sweep;

import org.jspecify.annotations.NullMarked;
