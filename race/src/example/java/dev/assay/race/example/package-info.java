/**
 * The process registry of the papers on PULSE: with processes and messages, and as Java programmers write it, with its races and
 * their fixes. Benchmarks measure on it what the papers measured.
 */
@NullMarked
package dev.assay.race.example;

import org.jspecify.annotations.NullMarked;
