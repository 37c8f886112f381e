/** Whether rankings can be trusted, and what they say about those who wrote the programs. */
@NullMarked
package dev.assay.rank.study;

import org.jspecify.annotations.NullMarked;
