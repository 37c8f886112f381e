/** Programs with races, and who finds them: {@link dev.assay.bench.race.Bugs} are the subjects. */
@NullMarked
package dev.assay.bench.race;

import org.jspecify.annotations.NullMarked;
