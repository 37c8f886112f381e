/**
 * Methods that are properties: how one is run without knowing the annotations that make it one
 * ({@link dev.assay.property.method.PropertyMethod}), and the service that may prove it
 * ({@link dev.assay.property.method.PropertyProver}).
 */
@NullMarked
package dev.assay.property.method;

import org.jspecify.annotations.NullMarked;
