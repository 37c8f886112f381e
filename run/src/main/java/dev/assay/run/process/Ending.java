package dev.assay.run.process;

import dev.assay.run.Limit;

/** How a process came to its end. */
public sealed interface Ending {
    /** By itself, with this exit code. */
    record Exited(int code) implements Ending {}

    /** By a signal. */
    record Signalled(int number) implements Ending {
        /** Whether a program does not send it to itself when it breaks down. */
        public boolean isFromOutside() {
            return number == 1 || number == 2 || number == 9 || number == 15;
        }
    }

    /** The JVM of a worker ran out of memory. */
    record OutOfMemory(String what) implements Ending {}

    /** We ended it, because it said something that is not in the protocol. */
    record Garbled(String what) implements Ending {}

    /** We ended it, because the budget was spent or nobody wanted its answer any more. */
    record Stopped(Limit limit) implements Ending {}

    /** It never was. */
    record NotStarted(String why) implements Ending {}

    /** The ending behind an exit value, which is 128 + n for signal n, as in a shell. */
    static Ending of(int exitValue) {
        return exitValue > 128 && exitValue <= 128 + 64 ? new Signalled(exitValue - 128) : new Exited(exitValue);
    }

    /** What to say after the name of the process. */
    default String sentence() {
        return switch (this) {
            case Exited(var code) -> "exited with code " + code;
            case Signalled(var number) -> "died: signal " + number + signalName(number);
            case OutOfMemory(var what) -> "ran out of memory: " + what;
            case Garbled(var what) -> "wrote garbage where its answer should be: " + what;
            case Stopped(var limit) -> "was stopped: " + limit.sentence();
            case NotStarted(var why) -> "could not be started: " + why;
        };
    }

    private static String signalName(int number) {
        return switch (number) {
            case 1 -> " (SIGHUP)";
            case 2 -> " (SIGINT)";
            case 3 -> " (SIGQUIT)";
            case 4 -> " (SIGILL)";
            case 5 -> " (SIGTRAP)";
            case 6 -> " (SIGABRT)";
            case 7 -> " (SIGBUS)";
            case 8 -> " (SIGFPE)";
            case 9 -> " (SIGKILL)";
            case 11 -> " (SIGSEGV)";
            case 13 -> " (SIGPIPE)";
            case 14 -> " (SIGALRM)";
            case 15 -> " (SIGTERM)";
            case 24 -> " (SIGXCPU)";
            case 25 -> " (SIGXFSZ)";
            case 31 -> " (SIGSYS)";
            default -> "";
        };
    }
}
