/** The executable part of a theory as a program: code equations, patterns, quantifiers, sets, finite types. */
@NullMarked
package dev.assay.code.extract;

import org.jspecify.annotations.NullMarked;
