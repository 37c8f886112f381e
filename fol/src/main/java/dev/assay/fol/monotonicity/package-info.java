/**
 * Which types may grow: a problem is monotonic in a type if its models with this type finite can be extended by new
 * elements of it, and then the type need not be protected when types are erased.
 */
@NullMarked
package dev.assay.fol.monotonicity;

import org.jspecify.annotations.NullMarked;
