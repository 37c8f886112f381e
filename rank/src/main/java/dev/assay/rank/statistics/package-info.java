/** What can be told from scores: means, deviations, tests, lines through points. */
@NullMarked
package dev.assay.rank.statistics;

import org.jspecify.annotations.NullMarked;
