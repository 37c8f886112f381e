/**
 * Programs outside of this JVM: {@link dev.assay.run.process.ExternalProcess} runs a prover once,
 * {@link dev.assay.run.process.Worker} keeps a JVM for native code that may crash, {@link dev.assay.run.process.Child} is a
 * program to talk to.
 *
 * <p>Whatever happens in there becomes one sentence here. No process and no {@link dev.assay.run.process.TemporaryFolder}
 * outlives us, however we end: see {@link dev.assay.run.process.Lifeline}.
 */
package dev.assay.run.process;
