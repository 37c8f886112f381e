/**
 * How work is bounded, run side by side and kept from doing harm.
 *
 * <p>A {@link dev.assay.run.Budget} says how much may be spent; a running {@link dev.assay.run.Meter} is that budget being spent. A
 * {@link dev.assay.run.Portfolio} runs several {@link dev.assay.run.Search}es at the same time; what goes wrong in one of them ends at
 * the {@link dev.assay.run.CrashBoundary}. Each tells what it is doing through its {@link dev.assay.run.Reporter}.
 */
package dev.assay.run;
