/** Races: a program is run under many schedules until it fails. Start with {@link dev.assay.race.Race}. */
@NullMarked
package dev.assay.race;

import org.jspecify.annotations.NullMarked;
