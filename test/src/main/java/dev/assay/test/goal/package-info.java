/** From conjectures to problems: quantifiers become variables, type variables become types. */
@NullMarked
package dev.assay.test.goal;

import org.jspecify.annotations.NullMarked;
