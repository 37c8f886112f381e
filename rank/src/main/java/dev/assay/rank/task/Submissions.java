package dev.assay.rank.task;

import dev.assay.rank.program.Compilation;
import dev.assay.rank.program.Mender;
import dev.assay.rank.program.Program;
import dev.assay.rank.program.SourceError;
import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** The programs in a folder. */
final class Submissions {
    private final Path folder;
    private final TaskSettings settings;
    private final Map<String, byte[]> shared;

    Submissions(Path folder, TaskSettings settings, Map<String, byte[]> shared) {
        this.folder = folder;
        this.settings = settings;
        this.shared = shared;
    }

    /** Where they are: in {@code answers}, if there is such a folder, or else beside the settings. */
    Path place() {
        Path answers = folder.resolve(settings.text("answers").orElse("answers"));
        if (settings.text("answers").isPresent() && !Files.isDirectory(answers)) {
            throw new TaskException(settings.place("answers") + ": there is no folder " + answers);
        }
        return Files.isDirectory(answers) ? answers : folder;
    }

    /** The model has to be there and to compile. */
    Program model(String name) {
        Path file = folder.resolve(name);
        if (!Files.isRegularFile(file)) {
            throw new TaskException("there is no file " + file);
        }
        return switch (program(file)) {
            case Program.Unusable(var _, String reason) -> throw new TaskException(reason);
            case Program.Classes classes
            when !classes.cutOut().isEmpty() ->
                throw new TaskException(classes.cutOut().getFirst().toString());
            case Program other -> other;
        };
    }

    /** All but what the settings need otherwise, by name; then the baselines. */
    List<Program> all() {
        var result = new ArrayList<Program>();
        Set<Path> others = new HashSet<>();
        for (String setting : List.of("model", "generator", "property", "equivalence", "shared", "study")) {
            settings.list(setting).forEach(name -> others.add(folder.resolve(name)));
        }
        try (Stream<Path> files = Files.list(place())) {
            files.filter(file -> !others.contains(file) && isProgram(file))
                    .sorted(java.util.Comparator.comparing(Submissions::sortKey))
                    .forEach(file -> result.add(program(file)));
        } catch (IOException e) {
            throw new TaskException(place() + ": cannot be read: " + e.getMessage());
        }
        checkStaying(result);
        for (String baseline : settings.list("baselines")) {
            result.add(new Program.Baseline(baseline, kind(baseline)));
        }
        return result;
    }

    /** A name that means no program would make each test start its process, which takes ten times as long. */
    private void checkStaying(List<Program> programs) {
        List<String> executables = programs.stream()
                .filter(Program.Executable.class::isInstance)
                .map(Program::name)
                .toList();
        for (String name : settings.list("stays")) {
            if (!executables.contains(name) && !Files.isExecutable(place().resolve(name))) {
                throw new TaskException(settings.place("stays") + ": there is no executable program '" + name
                        + "' that could stay, only "
                        + (executables.isEmpty() ? "none" : String.join(", ", executables)));
            }
        }
    }

    /** A2 comes before A10. */
    private static String sortKey(Path file) {
        return java.util.regex.Pattern.compile("\\d{1,9}")
                .matcher(file.getFileName().toString())
                .replaceAll(number -> String.format("%09d", Integer.valueOf(number.group())));
    }

    private Program.Baseline.Kind kind(String name) {
        for (Program.Baseline.Kind each : Program.Baseline.Kind.values()) {
            if (each.name().toLowerCase(Locale.ROOT).equals(name)) {
                return each;
            }
        }
        throw new TaskException(
                settings.place("baselines") + ": there is no baseline '" + name + "', only crash, identity");
    }

    private static boolean isProgram(Path file) {
        String name = file.getFileName().toString();
        return Files.isRegularFile(file)
                && !name.startsWith(".")
                && (name.endsWith(".java")
                        || name.endsWith(".class") && !name.contains("$")
                        || Files.isExecutable(file));
    }

    private Program program(Path file) {
        String fileName = file.getFileName().toString();
        int dot = fileName.lastIndexOf('.');
        String name = dot > 0 ? fileName.substring(0, dot) : fileName;
        if (fileName.endsWith(".java")) {
            return source(name, file);
        }
        if (fileName.endsWith(".class")) {
            return classFile(name, file);
        }
        if (!Files.isExecutable(file)) {
            return new Program.Unusable(name, file + ": is neither Java nor executable");
        }
        return new Program.Executable(
                name,
                file,
                settings.list("stays").contains(name) || settings.list("stays").contains(fileName));
    }

    private Program source(String name, Path file) {
        String text;
        try {
            text = Files.readString(file);
        } catch (MalformedInputException e) {
            return new Program.Unusable(name, file + ": is not UTF-8 text");
        } catch (IOException e) {
            return new Program.Unusable(name, file + ": cannot be read: " + e.getMessage());
        }
        Mender.Mended mended = Mender.compile(new Compilation.Source(file, text), shared, "");
        List<SourceError> errors = mended.errors();
        if (!mended.compilation().problems().isEmpty()) {
            return new Program.Unusable(name, errors.getFirst().toString());
        }
        Map<String, byte[]> classes = new HashMap<>(shared);
        classes.putAll(mended.compilation().classes());
        return new Program.Classes(name, classes, errors);
    }

    /** With the classes nested in it, which are files beside it. */
    private Program classFile(String name, Path file) {
        Map<String, byte[]> classes = new HashMap<>(shared);
        String prefix = name + "$";
        Path place = java.util.Objects.requireNonNull(file.toAbsolutePath().getParent());
        try (Stream<Path> files = Files.list(place)) {
            for (Path each : files.filter(
                            other -> other.getFileName().toString().equals(name + ".class")
                                    || other.getFileName().toString().startsWith(prefix)
                                            && other.toString().endsWith(".class"))
                    .toList()) {
                byte[] bytes = Files.readAllBytes(each);
                classes.put(ClassFiles.nameOf(bytes, each), bytes);
            }
            return new Program.Classes(name, classes, List.of());
        } catch (IOException e) {
            return new Program.Unusable(name, file + ": cannot be read: " + e.getMessage());
        } catch (TaskException e) {
            return new Program.Unusable(name, String.valueOf(e.getMessage()));
        }
    }
}
