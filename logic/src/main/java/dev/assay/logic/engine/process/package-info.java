/**
 * Programs outside of this JVM: {@link dev.assay.logic.engine.process.ExternalProcess} runs a prover once,
 * {@link dev.assay.logic.engine.process.Worker} keeps a JVM for native code that may crash.
 *
 * <p>Whatever happens in there becomes one sentence here. No process outlives us, however we end: see
 * {@link dev.assay.logic.engine.process.Lifeline}.
 */
package dev.assay.logic.engine.process;
