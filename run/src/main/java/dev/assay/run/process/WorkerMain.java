package dev.assay.run.process;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * The other side of {@link Worker}. One thread reads requests all the time, even while the task works, because the
 * end of its input is how it learns that we are gone.
 */
final class WorkerMain {
    /** Less than an engine's: what is deep here is native, and to unwind a full stack takes its time. */
    private static final long STACK_BYTES = 64L << 20;

    private static final int OUT_OF_MEMORY = 3;

    private final String taskName;
    private final LinkedBlockingQueue<byte[]> requests = new LinkedBlockingQueue<>();
    private final DataOutputStream answers;
    private WorkerTask task;

    private WorkerMain(String taskName, DataOutputStream answers) {
        this.taskName = taskName;
        this.answers = answers;
    }

    /** Arguments: the class of the task, and, unless it is the standard streams, where requests and answers go. */
    public static void main(String[] arguments) throws IOException {
        boolean apart = arguments.length > 1;
        var in = apart ? new FileInputStream(arguments[1]) : new FileInputStream(FileDescriptor.in);
        var out = apart ? new FileOutputStream(arguments[2]) : new FileOutputStream(FileDescriptor.out);
        System.setIn(InputStream.nullInputStream());
        System.setOut(System.err);
        var worker = new WorkerMain(arguments[0], new DataOutputStream(new BufferedOutputStream(out)));
        new Thread(null, worker::work, "task", STACK_BYTES).start();
        worker.listen(new DataInputStream(new BufferedInputStream(in)));
    }

    private void listen(DataInputStream in) throws IOException {
        try {
            while (true) {
                requests.add(Frame.read(in).bytes());
            }
        } catch (EOFException _) {
            ProcessHandle.current().descendants().forEach(ProcessHandle::destroyForcibly);
            // Not exit: a shutdown hook of the task, or native code that never returns, must not keep us.
            Runtime.getRuntime().halt(0);
        }
    }

    private void work() {
        try {
            while (true) {
                answer(requests.take()).write(answers);
            }
        } catch (IOException | InterruptedException e) {
            System.err.println("the worker cannot answer: " + e);
            Runtime.getRuntime().halt(1);
        }
    }

    /** The crash boundary of the worker: whatever the task throws is its answer. */
    private Frame answer(byte[] request) {
        try {
            if (task == null) {
                task = Class.forName(taskName)
                        .asSubclass(WorkerTask.class)
                        .getConstructor()
                        .newInstance();
            }
            return new Frame(Frame.Kind.DONE, task.answer(request));
        } catch (OutOfMemoryError e) {
            // Those that the JVM raises end it by themselves; this is for those that Java code throws.
            System.err.println("Terminating due to " + e);
            Runtime.getRuntime().halt(OUT_OF_MEMORY);
            throw e;
        } catch (Throwable failure) {
            var trace = new StringWriter();
            failure.printStackTrace(new PrintWriter(trace));
            return new Frame(Frame.Kind.FAILED, trace.toString().getBytes(StandardCharsets.UTF_8));
        }
    }
}
