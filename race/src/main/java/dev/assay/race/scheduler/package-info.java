/**
 * The scheduler of a program's {@link dev.assay.race.scheduler.Strand}s: one has the turn at a time, and a
 * {@link dev.assay.race.schedule.Strategy} decides which.
 */
@NullMarked
package dev.assay.race.scheduler;

import org.jspecify.annotations.NullMarked;
