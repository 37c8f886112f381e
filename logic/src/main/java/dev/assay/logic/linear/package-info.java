/** Linear inequalities between numbers, and why they contradict each other. */
@NullMarked
package dev.assay.logic.linear;

import org.jspecify.annotations.NullMarked;
