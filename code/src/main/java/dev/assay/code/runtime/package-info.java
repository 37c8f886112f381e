/**
 * What compiled code is made of when it runs: data, functions, numbers, suspensions, and the signals that end a
 * computation early.
 */
@NullMarked
package dev.assay.code.runtime;

import org.jspecify.annotations.NullMarked;
