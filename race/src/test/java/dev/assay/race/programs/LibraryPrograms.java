package dev.assay.race.programs;

import dev.assay.race.Atomic;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.Vector;

/** Programs with classes of the JDK that lock themselves, and with methods that may be declared to be one step. */
@SuppressWarnings({"JdkObsolete", "ThreadPriorityCheck"}) // That is what it is about.
public final class LibraryPrograms {
    private LibraryPrograms() {}

    static void collectionsThatLockThemselves() throws Exception {
        List<Integer> list = Collections.synchronizedList(new ArrayList<>(List.of(1)));
        var vector = new Vector<>(List.of(1));
        var text = new StringBuffer();
        List<Thread> threads = Programs.start(1, () -> {
            list.add(2);
            vector.add(2);
            text.append('x');
        });
        synchronized (list) {
            for (int each : list) {
                Programs.check(each > 0, each);
            }
        }
        synchronized (vector) {
            for (int each : vector) {
                Programs.check(each > 0, each);
            }
        }
        synchronized (text) {
            text.append('a');
            Thread.yield();
            text.append('b');
        }
        Programs.join(threads);
        Programs.check(text.toString().contains("ab"), text);
    }

    /** The JDK's class holds its own monitor while it calls back. */
    static void callbacksUnderALock() throws Exception {
        Map<String, Integer> map = Collections.synchronizedMap(new HashMap<>());
        Programs.join(Programs.start(
                2,
                () -> map.merge("a", 1, (x, y) -> {
                    Thread.yield();
                    return x + y;
                })));
        Programs.check(map.get("a") == 2, map);
    }

    static void viewsLockTheSame() throws Exception {
        Map<String, Integer> map = Collections.synchronizedMap(new HashMap<>(Map.of("a", 1)));
        Set<String> keys = map.keySet();
        List<Thread> threads = Programs.start(1, () -> keys.remove("a"));
        synchronized (map) {
            int size = map.size();
            Thread.yield();
            Programs.check(map.size() == size, map);
        }
        Programs.join(threads);
    }

    static void pipes() throws Exception {
        var in = new PipedInputStream();
        var out = new PipedOutputStream(in);
        List<Thread> threads = Programs.start(1, () -> {
            try (out) {
                out.write(7);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        Programs.check(in.read() == 7 && in.read() == -1, "all that was written");
        Programs.join(threads);
    }

    static void slowly(int[] counter) {
        int before = counter[0];
        Thread.yield();
        counter[0] = before + 1;
    }

    static void slowCounter() throws Exception {
        var counter = new int[1];
        Programs.join(Programs.start(2, () -> slowly(counter)));
        Programs.check(counter[0] == 2, counter[0]);
    }

    @Atomic
    private static void inOneStep(int[] counter) {
        slowly(counter);
    }

    static void atomicCounter() throws Exception {
        var counter = new int[1];
        Programs.join(Programs.start(2, () -> inOneStep(counter)));
        Programs.check(counter[0] == 2, counter[0]);
    }

    private static void grow(Path file) {
        try {
            Files.write(file, new byte[(int) Files.size(file) + 1]);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Nothing that Java has for threads comes between the two, but the file is there for all. */
    static void files() throws Exception {
        Path file = Files.createTempFile("assay", "race");
        try {
            Programs.join(Programs.start(2, () -> grow(file)));
            Programs.check(Files.size(file) == 2, Files.size(file));
        } finally {
            Files.delete(file);
        }
    }
}
