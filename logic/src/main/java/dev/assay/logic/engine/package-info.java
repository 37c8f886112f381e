/**
 * The common ground of testers, model finders and provers.
 *
 * <p>An {@link dev.assay.logic.engine.Engine} takes a theory, a {@link dev.assay.logic.engine.Conjecture} and
 * a running {@link dev.assay.logic.engine.Meter} and returns an {@link dev.assay.logic.engine.Outcome}; it tells
 * what it is doing through its {@link dev.assay.logic.engine.Reporter}. A
 * {@link dev.assay.logic.engine.Portfolio} runs several engines side by side. A
 * {@link dev.assay.logic.engine.Budget} says how much an engine may spend; the meter is that budget being spent.
 */
package dev.assay.logic.engine;
