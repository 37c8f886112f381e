package dev.assay.rank.isolation;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.assay.rank.value.Conversion;
import dev.assay.rank.value.Json;
import dev.assay.rank.value.JsonException;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The main class of a virtual machine that runs one program. It reads the program's classes and then calls, one in a line, and
 * answers each with a line. The program never lies in a file that another could change.
 */
public final class Host {
    static final String READY = "ready";
    static final char OUTPUT = '=';
    static final char FAILURE = '!';
    /** An answer after which the process should be replaced. */
    static final char LAST = '~';

    private static final int LONGEST_MESSAGE = 200;

    private final BufferedReader requests =
            new BufferedReader(new InputStreamReader(new FileInputStream(FileDescriptor.in), UTF_8));
    private final OutputStream answers = new FileOutputStream(FileDescriptor.out);
    private final ThreadGroup group =
            Objects.requireNonNull(Thread.currentThread().getThreadGroup());
    private final List<Class<?>> classes = new ArrayList<>();
    private final Map<String, Method> methods = new HashMap<>();
    private final int longest;

    private Host(int longest) {
        this.longest = longest;
    }

    /** @param args how many characters an answer may have */
    public static void main(String[] args) {
        System.setIn(InputStream.nullInputStream());
        System.setOut(new PrintStream(OutputStream.nullOutputStream(), false, UTF_8));
        System.setErr(System.out);
        new Host(Integer.parseInt(args[0])).run();
    }

    private void run() {
        try {
            load();
            send(READY);
            for (String line = requests.readLine(); line != null; line = requests.readLine()) {
                send(answer(line));
            }
        } catch (IOException | ClassNotFoundException e) {
            Runtime.getRuntime().halt(1);
        }
        Runtime.getRuntime().halt(0);
    }

    /** Lines with a name and a class file, up to an empty one. */
    private void load() throws IOException, ClassNotFoundException {
        Map<String, byte[]> files = new HashMap<>();
        for (String line = requests.readLine(); line != null && !line.isEmpty(); line = requests.readLine()) {
            int space = line.indexOf(' ');
            files.put(line.substring(0, space), Base64.getDecoder().decode(line.substring(space + 1)));
        }
        var loader = new MemoryLoader(files, ClassLoader.getPlatformClassLoader());
        Thread.currentThread().setContextClassLoader(loader);
        for (String name : files.keySet().stream().sorted().toList()) {
            classes.add(loader.loadClass(name));
        }
    }

    private void send(String line) throws IOException {
        answers.write((line + "\n").getBytes(UTF_8));
    }

    /** The answer to a line with the name of a function and its arguments. */
    private String answer(String line) {
        String answer;
        try {
            int space = line.indexOf(' ');
            String function = line.substring(0, space);
            List<Json> arguments = ((Json.Array) Json.parse(line.substring(space + 1))).elements();
            Method method = method(function, arguments.size());
            answer = method == null
                    ? failure(Answer.Kind.MISSING, function + " with " + arguments.size() + " arguments")
                    : output(method, arguments);
        } catch (InvocationTargetException e) {
            answer = failure(Answer.Kind.THREW, describe(e.getCause()));
        } catch (JsonException e) {
            answer = failure(Answer.Kind.UNREADABLE, String.valueOf(e.getMessage()));
        } catch (Throwable e) {
            // Whatever a program does, we answer for it.
            answer = failure(Answer.Kind.THREW, describe(e));
        }
        // What has filled the memory once may still be there.
        boolean full = answer.contains(OutOfMemoryError.class.getSimpleName());
        return awaitThreads() || full ? LAST + answer : answer;
    }

    private String output(Method method, List<Json> arguments) throws ReflectiveOperationException {
        var values = new @Nullable Object[arguments.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = Conversion.fromJson(arguments.get(i), method.getGenericParameterTypes()[i]);
        }
        Object receiver = Modifier.isStatic(method.getModifiers()) ? null : instance(method.getDeclaringClass());
        String text = Conversion.toJson(method.invoke(receiver, values)).toString();
        return text.length() > longest ? failure(Answer.Kind.FLOODED, "") : OUTPUT + text;
    }

    private static Object instance(Class<?> type) throws ReflectiveOperationException {
        var constructor = type.getDeclaredConstructor();
        constructor.setAccessible(true);
        return constructor.newInstance();
    }

    /** The first method of the name and number of arguments, those of public classes first. */
    private @Nullable Method method(String function, int arity) {
        return methods.computeIfAbsent(function + "/" + arity, _ -> {
            Method found = null;
            for (Class<?> type : classes) {
                for (Method each : type.getDeclaredMethods()) {
                    if (each.getName().equals(function)
                            && each.getParameterCount() == arity
                            && !Modifier.isAbstract(each.getModifiers())
                            && !each.isSynthetic()
                            && (found == null || Modifier.isPublic(type.getModifiers()))) {
                        found = each;
                    }
                }
            }
            if (found != null) {
                found.setAccessible(true);
            }
            return found;
        });
    }

    /**
     * A program has ended when its threads have, but for daemons. If we wait here for too long, we are ended. Returns whether a
     * daemon is still busy, which would take time from the next test.
     */
    private boolean awaitThreads() {
        if (group.activeCount() == 1) {
            return false;
        }
        boolean busy = false;
        var threads = new Thread[group.activeCount() + 8];
        int count = group.enumerate(threads, true);
        for (int i = 0; i < count; i++) {
            Thread thread = threads[i];
            if (thread == Thread.currentThread()) {
                continue;
            }
            if (thread.isDaemon()) {
                busy |= thread.getState() == Thread.State.RUNNABLE;
                continue;
            }
            while (thread.isAlive()) {
                try {
                    thread.join();
                } catch (InterruptedException e) {
                    // The program interrupted us, and we go on waiting for it.
                    busy = true;
                }
            }
        }
        return busy;
    }

    private static String failure(Answer.Kind kind, String detail) {
        return FAILURE + kind.name() + " " + new Json.Text(detail);
    }

    private static String describe(@Nullable Throwable thrown) {
        if (thrown == null) {
            return "";
        }
        String text;
        try {
            text = thrown.getMessage();
        } catch (Throwable e) {
            text = null;
        }
        String name = thrown.getClass().getSimpleName();
        String whole = text == null || text.isEmpty() ? name : name + ": " + text;
        return whole.length() > LONGEST_MESSAGE ? whole.substring(0, LONGEST_MESSAGE) + "…" : whole;
    }
}
