package dev.assay.logic.engine.process;

import java.io.File;
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

    private Shell() {}

    static boolean isPresent() {
        return PRESENT;
    }

    /** The command in a session of its own, so that it and its children can be ended together. */
    static List<String> ownGroup(List<String> command) {
        var result = new ArrayList<String>();
        SETSID.ifPresent(setsid -> result.add(setsid.toString()));
        result.addAll(command);
        return result;
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
