package dev.assay.run.process;

/**
 * What a {@link Worker} does: a class with a public constructor without arguments, made once in the worker's JVM and
 * asked again and again. It may call native code, print, and crash.
 */
@FunctionalInterface
public interface WorkerTask {
    byte[] answer(byte[] request) throws Exception;
}
