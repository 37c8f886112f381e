/**
 * Properties of Java code, tested with generated values.
 *
 * <p>{@link dev.assay.property.Property#forAll} states one; {@link dev.assay.property.Gens} has the generators, and derives
 * those of records and sealed interfaces. A {@link dev.assay.property.Gen} is one definition from which values are drawn at
 * random, enumerated by size, and shrunk: all three are runs of the same generator on another series of
 * {@link dev.assay.property.Choices}.
 */
@NullMarked
package dev.assay.property;

import org.jspecify.annotations.NullMarked;
