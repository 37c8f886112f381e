/**
 * Properties as tests: a method annotated with {@link dev.assay.junit.Property} is run by an engine on the JUnit Platform, next
 * to the tests of Jupiter.
 */
@NullMarked
package dev.assay.junit;

import org.jspecify.annotations.NullMarked;
