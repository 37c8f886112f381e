package dev.assay.run.process;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** What the operating system offers around a command: a POSIX shell and process groups, where it has them. */
final class Shell {
    static final String PATH = "/bin/sh";

    private static final boolean PRESENT = Files.isExecutable(Path.of(PATH));
    private static final Optional<Path> SETSID = find("setsid");

    /** Where a system that shares the processor out among sessions says how much ours gets. */
    private static final Path SHARE = Path.of("/proc/self/autogroup");

    /**
     * Lets a command be nice, and its session, too. The system refuses to change many shares at once, so that is done in the
     * background.
     */
    private static final String NICE = """
            share=$1 nice=$2
            shift 2
            [ -w /proc/self/autogroup ] && (
                for i in 1 2 3 4 5 6 7 8 9; do echo "$share" > /proc/self/autogroup && exit; sleep 0.1; done
            ) > /dev/null 2>&1 < /dev/null &
            [ "$nice" != 0 ] && command -v nice > /dev/null && exec nice -n "$nice" "$@"
            exec "$@"
            """;

    private static final int NICEST = 19;
    private static final int YIELDING = 10;

    private static volatile int nice;

    private Shell() {}

    static boolean isPresent() {
        return PRESENT;
    }

    /** From now on, commands get the processor where our own threads leave it. */
    static void giveWay() {
        nice = YIELDING;
    }

    /**
     * The command in a session of its own, so that it and its children can be ended together. Every session has a share of the
     * processor as large as ours, whatever the user said about us, unless it says otherwise itself.
     */
    static List<String> ownGroup(List<String> command) {
        var result = new ArrayList<String>();
        int share = Math.min(NICEST, ownShare() + nice);
        SETSID.ifPresent(setsid -> result.add(setsid.toString()));
        if (share != 0 || nice != 0) {
            result.addAll(List.of(PATH, "-c", NICE, "assay", Integer.toString(share), Integer.toString(nice)));
        }
        result.addAll(command);
        return result;
    }

    /** How nice our own session is: the line is like {@code /autogroup-17 nice 0}. */
    private static int ownShare() {
        try {
            String line = Files.readString(SHARE).strip();
            return Integer.parseInt(line.substring(line.lastIndexOf(' ') + 1));
        } catch (IOException | NumberFormatException _) {
            // Not a system that does so.
            return 0;
        }
    }

    /** The program that a command's first word means. */
    static Optional<Path> find(String program) {
        if (program.contains("/") || program.contains(File.separator)) {
            return Optional.of(Path.of(program)).filter(Shell::isProgram);
        }
        var folders = Optional.ofNullable(System.getenv("PATH")).orElse("").split(File.pathSeparator);
        return Arrays.stream(folders)
                .filter(folder -> !folder.isEmpty())
                .map(folder -> Path.of(folder, program))
                .filter(Shell::isProgram)
                .findFirst();
    }

    private static boolean isProgram(Path path) {
        return Files.isExecutable(path) && !Files.isDirectory(path);
    }
}
