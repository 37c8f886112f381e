/**
 * Programs outside of this JVM: {@link dev.assay.run.process.ExternalProcess} runs a prover once,
 * {@link dev.assay.run.process.Worker} keeps a JVM for native code that may crash.
 *
 * <p>Whatever happens in there becomes one sentence here. No process outlives us, however we end: see
 * {@link dev.assay.run.process.Lifeline}.
 */
package dev.assay.run.process;
