/** Programs with races, and who finds them: {@link dev.assay.app.bench.race.Bugs} are the subjects. */
@NullMarked
package dev.assay.app.bench.race;

import org.jspecify.annotations.NullMarked;
