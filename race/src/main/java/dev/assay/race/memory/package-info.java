/**
 * Java's memory model as a machine: each variable keeps the values that were written to it, and each thread has a view that
 * says which of them it may still read. A thread that acquires what another one released takes over its view.
 *
 * <p>Start with {@link dev.assay.race.memory.JavaMemory}. The same clocks tell which accesses nothing orders:
 * {@link dev.assay.race.memory.DataRaces}.
 */
@NullMarked
package dev.assay.race.memory;

import org.jspecify.annotations.NullMarked;
