/**
 * Schedules and runs: what was decided in a run and how it came out, who decides, and how one schedule is made from
 * another.
 *
 * <p>A {@link dev.assay.race.schedule.Strategy} picks one of the enabled {@link dev.assay.race.schedule.Action}s; the
 * {@link dev.assay.race.schedule.Decision}s taken are the {@link dev.assay.race.schedule.Schedule}.
 */
@NullMarked
package dev.assay.race.schedule;

import org.jspecify.annotations.NullMarked;
