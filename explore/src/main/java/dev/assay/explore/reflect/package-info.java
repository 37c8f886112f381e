/** Signatures of Java classes: methods as functions, also those that change their object. */
@NullMarked
package dev.assay.explore.reflect;

import org.jspecify.annotations.NullMarked;
