package dev.assay.run.process;

import java.io.FileOutputStream;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;

/** What the workers of the tests do: as they are told by the first word of the request. */
public final class Tasks implements WorkerTask {
    private int requests;

    @Override
    public byte[] answer(byte[] request) throws Exception {
        requests++;
        var words = new String(request, StandardCharsets.UTF_8).split(" ", 2);
        var answer = switch (words[0]) {
            case "echo" -> words[1];
            case "pid" -> Long.toString(ProcessHandle.current().pid());
            case "folder" -> System.getProperty("user.dir");
            case "count" -> Integer.toString(requests);
            case "print" -> print(words[1]);
            case "puts" -> puts(words[1]);
            case "garbage" -> garbage(words[1]);
            case "throw" -> throw new IllegalStateException(words[1]);
            case "overflow" -> Integer.toString(overflow(0));
            case "exit" -> {
                System.exit(Integer.parseInt(words[1]));
                yield "";
            }
            case "halt" -> {
                Runtime.getRuntime().halt(Integer.parseInt(words[1]));
                yield "";
            }
            case "kill" -> kill(words[1]);
            case "abort" -> abort();
            case "segfault" -> segfault();
            case "allocate" -> allocate();
            case "hang" -> {
                Files.createFile(Path.of(words[1]));
                Thread.sleep(Duration.ofHours(1));
                yield "";
            }
            case "spawn" -> spawn(words[1]);
            default -> throw new IllegalArgumentException(words[0]);
        };
        return answer.getBytes(StandardCharsets.UTF_8);
    }

    private static String print(String text) {
        System.out.println(text);
        System.out.flush();
        return "printed";
    }

    @SuppressWarnings("restricted")
    private static MethodHandle libc(String name, FunctionDescriptor type) {
        var linker = Linker.nativeLinker();
        return linker.downcallHandle(linker.defaultLookup().find(name).orElseThrow(), type);
    }

    /** Prints as native code does, past all of Java. */
    private static String puts(String text) throws Exception {
        try (var arena = Arena.ofConfined()) {
            int _ = (int) libc("puts", FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS))
                    .invokeExact(arena.allocateFrom(text));
            int _ = (int) libc("fflush", FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS))
                    .invokeExact(MemorySegment.NULL);
            return "printed";
        } catch (Throwable e) {
            throw new Exception(e);
        }
    }

    private static String garbage(String text) throws IOException, InterruptedException {
        try (var out = new FileOutputStream(Child.ANSWERS)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
        Thread.sleep(Duration.ofHours(1));
        return "";
    }

    @SuppressWarnings("InfiniteRecursion")
    private static int overflow(int n) {
        return overflow(n + 1) + 1;
    }

    private static String kill(String signal) throws Exception {
        new ProcessBuilder(
                        "kill",
                        "-" + signal,
                        Long.toString(ProcessHandle.current().pid()))
                .start()
                .waitFor();
        Thread.sleep(Duration.ofHours(1));
        return "";
    }

    private static String abort() throws Exception {
        try {
            libc("abort", FunctionDescriptor.ofVoid()).invokeExact();
            return "";
        } catch (Throwable e) {
            throw new Exception(e);
        }
    }

    private static String segfault() throws Exception {
        try {
            long length = (long) libc("strlen", FunctionDescriptor.of(ValueLayout.JAVA_LONG, ValueLayout.ADDRESS))
                    .invokeExact(MemorySegment.ofAddress(1));
            return Long.toString(length);
        } catch (Throwable e) {
            throw new Exception(e);
        }
    }

    @SuppressWarnings("ModifiedButNotUsed") // it is there to fill the heap
    private static String allocate() {
        var all = new ArrayList<byte[]>();
        while (true) {
            all.add(new byte[1 << 20]);
        }
    }

    /** Starts a process that outlives its parent unless somebody cares, and says its id. */
    private static String spawn(String seconds) throws IOException {
        return Long.toString(new ProcessBuilder("sleep", seconds).start().pid());
    }
}
