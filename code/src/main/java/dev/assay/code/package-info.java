/**
 * The executable fragment of a theory, compiled to JVM bytecode.
 *
 * <p>{@code extract} turns code equations into a {@code program}: monomorphic first-order functions with
 * decision trees for patterns. {@code jvm} compiles a program, strictly or lazily, against {@code runtime}, the few
 * classes that compiled code needs.
 */
@NullMarked
package dev.assay.code;

import org.jspecify.annotations.NullMarked;
