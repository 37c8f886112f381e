/** Ranking: the bugs that a set of programs has between them. */
@NullMarked
package dev.assay.rank;

import org.jspecify.annotations.NullMarked;
