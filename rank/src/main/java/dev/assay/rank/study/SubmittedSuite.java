package dev.assay.rank.study;

import dev.assay.rank.Call;
import dev.assay.rank.program.Compilation;
import dev.assay.rank.program.Program;
import dev.assay.rank.value.Json;
import dev.assay.rank.value.JsonException;
import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Tests that somebody wrote. */
public sealed interface SubmittedSuite {
    String name();

    /** Calls with what should come of them. */
    record Examples(String name, List<Example> examples) implements SubmittedSuite {}

    /** A call and what should come of it. */
    record Example(Call call, Json expected) {}

    /** Methods in Java whose names begin with {@code test}, which use the classes of the program that they test. */
    record Methods(String name, List<String> methods, Compilation.Source source) implements SubmittedSuite {
        /** Together with a program; nothing if that has not what the tests use. */
        Optional<Program> linkedWith(Program.Classes program) {
            Compilation compilation = Compilation.of(List.of(source), program.files(), "");
            if (!compilation.problems().isEmpty()) {
                return Optional.empty();
            }
            Map<String, byte[]> all = new HashMap<>(program.files());
            all.putAll(compilation.classes());
            return Optional.of(new Program.Classes(program.name(), all, List.of()));
        }
    }

    /** Something that is no suite, and why. */
    record Unusable(String name, String reason) implements SubmittedSuite {}

    /** A source in Java, or lines such as {@code insert(0, []) = [[0,0]]}. */
    static SubmittedSuite read(Path file, Program model) {
        String fileName = file.getFileName().toString();
        String name = fileName.replaceFirst("\\.[^.]*$", "");
        try {
            return fileName.endsWith(".java")
                    ? methods(name, new Compilation.Source(file, Files.readString(file)), model)
                    : examples(name, file, Files.readAllLines(file));
        } catch (IOException e) {
            return new Unusable(name, file + ": cannot be read: " + e.getMessage());
        }
    }

    private static SubmittedSuite methods(String name, Compilation.Source source, Program model) {
        if (!(model instanceof Program.Classes classes)) {
            return new Unusable(name, source.file() + ": tests in Java need a model in Java");
        }
        Compilation compilation = Compilation.of(List.of(source), classes.files(), "");
        if (!compilation.problems().isEmpty()) {
            // Most often it tests what only its own author's program has.
            return new Unusable(name, compilation.firstError() + " (it does not compile with the model)");
        }
        var tests = new ArrayList<String>();
        for (byte[] bytes : compilation.classes().values()) {
            ClassFile.of().parse(bytes).methods().stream()
                    .filter(method -> method.methodTypeSymbol().parameterCount() == 0)
                    .map(method -> method.methodName().stringValue())
                    .filter(method -> method.startsWith("test"))
                    .forEach(tests::add);
        }
        return new Methods(name, tests.stream().sorted().toList(), source);
    }

    private static SubmittedSuite examples(String name, Path file, List<String> lines) {
        var examples = new ArrayList<Example>();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (line.isEmpty() || line.startsWith("#")) {
                continue;
            }
            Optional<Example> example = example(line);
            if (example.isEmpty()) {
                return new Unusable(name, file + ":" + (i + 1) + ":1: expected 'function(arguments) = output'");
            }
            examples.add(example.get());
        }
        return new Examples(name, List.copyOf(examples));
    }

    /** The parenthesis that closes is the first after which both sides can be read. */
    private static Optional<Example> example(String line) {
        int open = line.indexOf('(');
        for (int close = line.indexOf(')'); open > 0 && close > 0; close = line.indexOf(')', close + 1)) {
            String rest = line.substring(close + 1).strip();
            if (!rest.startsWith("=")) {
                continue;
            }
            try {
                var arguments = (Json.Array) Json.parse("[" + line.substring(open + 1, close) + "]");
                var call = new Call(line.substring(0, open).strip(), arguments.elements());
                return Optional.of(new Example(call, Json.parse(rest.substring(1))));
            } catch (JsonException e) {
                // A parenthesis in a text.
            }
        }
        return Optional.empty();
    }
}
