package dev.assay.race.schedule;

import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Stacks as a person reads them: the frames of the program and of the JDK, but none of ours. */
public final class StackText {
    private static final int DEEPEST = 20;
    /** The JDK's classes that were loaded a second time. */
    private static final String COPIES = "dev.assay.race.jdk.";

    private static final String ADDED = "assay$";

    private static final List<String> OURS = List.of(
            "dev.assay.race.instrument.",
            "dev.assay.race.scheduler.",
            "dev.assay.race.parallel.",
            "dev.assay.race.guest.",
            "dev.assay.race.Subject",
            "java.lang.VirtualThread",
            "java.lang.invoke.",
            "jdk.internal.reflect.",
            "java.lang.reflect.");

    private StackText() {}

    /** The exception, where it was thrown, and its causes. */
    static String of(Throwable thrown) {
        var text = new StringBuilder(thrown.toString());
        append(List.of(thrown.getStackTrace()), text);
        for (Throwable cause = thrown.getCause(); cause != null; cause = cause.getCause()) {
            append(List.of(cause.getStackTrace()), text.append("\nCaused by: ").append(cause));
        }
        return text.toString();
    }

    /** The frames, each on a line of its own. */
    static String of(List<StackTraceElement> stack) {
        var text = new StringBuilder();
        append(stack, text);
        return text.toString();
    }

    private static void append(List<StackTraceElement> stack, StringBuilder text) {
        IntStream.range(0, stack.size())
                .filter(i -> !isOurs(stack.get(i).getClassName()) && !isAddedForItsCaller(stack, i))
                .limit(DEEPEST)
                .forEach(i -> text.append("\n    at ").append(readable(stack.get(i))));
    }

    /** Where the JDK calls what was added, as in place of a method reference, it is all there is to see of the program. */
    private static boolean isAddedForItsCaller(List<StackTraceElement> stack, int index) {
        StackTraceElement frame = stack.get(index);
        return isAdded(frame.getMethodName())
                && index + 1 < stack.size()
                && stack.get(index + 1).getClassName().equals(frame.getClassName());
    }

    /** Whether the class is part of what runs programs. */
    public static boolean isOurs(String type) {
        for (String prefix : OURS) {
            if (type.startsWith(prefix)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the method was added to a class of the program, to announce a call. */
    public static boolean isAdded(String method) {
        return method.startsWith(ADDED) && Character.isDigit(method.charAt(ADDED.length()));
    }

    /** Whether code of the JDK, as it is or loaded again. */
    public static boolean isOfTheJdk(String type) {
        return type.startsWith("java.")
                || type.startsWith("jdk.")
                || type.startsWith("sun.")
                || type.startsWith(COPIES);
    }

    /** The call of the JDK that the program waits in: the last that is neither the program's nor about threads. */
    static String blockingCall(List<StackTraceElement> stack) {
        return stack.stream()
                .filter(frame -> !frame.getClassName().startsWith("java.lang.System$")
                        && !frame.getClassName().startsWith("java.util.concurrent.locks.")
                        && !frame.getClassName().startsWith("sun.nio.ch.Poller"))
                .findFirst()
                .map(StackText::readable)
                .orElse("code without a stack");
    }

    /** The class by the name that the program knows it by. */
    static String readable(StackTraceElement frame) {
        String text = frame.toString();
        int copy = text.indexOf(COPIES);
        return copy < 0 ? text : text.substring(copy + COPIES.length());
    }

    /** File and line, if they are known. */
    public static @Nullable String place(StackTraceElement frame) {
        return frame.getFileName() == null || frame.getLineNumber() < 0
                ? null
                : frame.getFileName() + ":" + frame.getLineNumber();
    }
}
