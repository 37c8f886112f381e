package dev.assay.run.process;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * How to make a worker.
 *
 * @param name what messages call it
 * @param task the name of a {@link WorkerTask} on the class path
 * @param heapBytes the limit of its Java heap
 * @param jvmOptions further options for its JVM
 * @param folder where it runs
 */
public record WorkerSpec(
        String name, String task, String classPath, long heapBytes, List<String> jvmOptions, Path folder) {
    private static final long DEFAULT_HEAP_BYTES = 512L << 20;

    /** To start fast and stay small; a crash leaves no files behind, and a full heap ends the worker at once. */
    private static final List<String> STANDARD_OPTIONS = List.of(
            "-Xshare:auto",
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-XX:-UsePerfData",
            "-XX:-CreateCoredumpOnCrash",
            "-XX:ErrorFile=/dev/null",
            "-XX:+ExitOnOutOfMemoryError",
            "--enable-native-access=ALL-UNNAMED");

    public WorkerSpec {
        jvmOptions = List.copyOf(jvmOptions);
    }

    /** A worker on our own class path. */
    public static WorkerSpec of(String name, Class<? extends WorkerTask> task) {
        return new WorkerSpec(
                name,
                task.getName(),
                System.getProperty("java.class.path"),
                DEFAULT_HEAP_BYTES,
                List.of(),
                Path.of("").toAbsolutePath());
    }

    public WorkerSpec withHeapBytes(long heapBytes) {
        return new WorkerSpec(name, task, classPath, heapBytes, jvmOptions, folder);
    }

    public WorkerSpec withClassPath(String classPath) {
        return new WorkerSpec(name, task, classPath, heapBytes, jvmOptions, folder);
    }

    public WorkerSpec in(Path folder) {
        return new WorkerSpec(name, task, classPath, heapBytes, jvmOptions, folder);
    }

    /** Options that come last and so override ours, such as {@code -XX:TieredStopAtLevel=4} for long Java work. */
    public WorkerSpec withJvmOptions(String... options) {
        return new WorkerSpec(name, task, classPath, heapBytes, List.of(options), folder);
    }

    List<String> command() {
        var command = new ArrayList<String>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(STANDARD_OPTIONS);
        command.add("-Xmx" + heapBytes);
        command.addAll(jvmOptions);
        command.addAll(List.of("-cp", classPath, WorkerMain.class.getName(), task));
        if (Shell.isPresent()) {
            command.addAll(List.of(Child.REQUESTS, Child.ANSWERS));
        }
        return command;
    }
}
