/**
 * Compiles programs to JVM bytecode, strictly or lazily.
 *
 * <p>{@link dev.assay.code.jvm.Compiled} is the door. A function becomes a static method; tail calls become loops, also
 * under constructors and additions; lambdas become classes.
 */
@NullMarked
package dev.assay.code.jvm;

import org.jspecify.annotations.NullMarked;
