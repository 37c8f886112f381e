/** Races: a scheduler that controls Java threads, and what it finds. */
@NullMarked
package dev.assay.race;

import org.jspecify.annotations.NullMarked;
