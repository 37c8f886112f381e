package dev.assay.rank.task;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/** What {@code rank.properties} says: lines {@code name = value}, and comments after {@code #}. */
public final class TaskSettings {
    /** The file in the folder. */
    public static final String FILE = "rank.properties";

    private static final TreeSet<String> NAMES = new TreeSet<>(List.of(
            "model",
            "functions",
            "generator",
            "property",
            "equivalence",
            "shared",
            "answers",
            "stays",
            "format",
            "baselines",
            "quiet",
            "time",
            "memory",
            "suites",
            "study"));

    private final Path file;
    private final Map<String, Setting> settings = new LinkedHashMap<>();

    private record Setting(String value, String place) {}

    private TaskSettings(Path file) {
        this.file = file;
    }

    /** The settings of a folder; none if there is no such file. */
    public static TaskSettings read(Path folder) {
        var result = new TaskSettings(folder.resolve(FILE));
        if (!Files.isDirectory(folder)) {
            throw new TaskException("there is no folder " + folder);
        }
        if (Files.exists(result.file)) {
            try {
                result.readLines(Files.readAllLines(result.file));
            } catch (IOException e) {
                throw new TaskException(result.file + ": cannot be read: " + e.getMessage());
            }
        }
        return result;
    }

    private void readLines(List<String> lines) {
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (line.isEmpty() || line.startsWith("#")) {
                continue;
            }
            int equals = line.indexOf('=');
            if (equals < 0) {
                throw new TaskException(file + ":" + (i + 1) + ":1: expected 'name = value'");
            }
            String name = line.substring(0, equals).strip();
            if (!NAMES.contains(name)) {
                throw new TaskException(file + ":" + (i + 1) + ":1: there is no setting '" + name + "', only "
                        + String.join(", ", NAMES));
            }
            settings.put(name, new Setting(line.substring(equals + 1).strip(), file + ":" + (i + 1)));
        }
    }

    /** Sets what was given on the command line. */
    public void override(String name, String value) {
        settings.put(name, new Setting(value, "--" + name));
    }

    public Optional<String> text(String name) {
        return Optional.ofNullable(settings.get(name)).map(Setting::value).filter(value -> !value.isEmpty());
    }

    /** Values with commas between them. */
    public List<String> list(String name) {
        return text(name)
                .map(value -> Arrays.stream(value.split(","))
                        .map(String::strip)
                        .filter(each -> !each.isEmpty())
                        .toList())
                .orElse(List.of());
    }

    public double positive(String name, double otherwise) {
        Optional<String> text = text(name);
        if (text.isEmpty()) {
            return otherwise;
        }
        try {
            double value = Double.parseDouble(text.get());
            if (value > 0 && value < 1e9) {
                return value;
            }
        } catch (NumberFormatException e) {
            // Said below.
        }
        throw new TaskException(place(name) + ": " + name + " is a positive number, not '" + text.get() + "'");
    }

    /** Where a setting is made. */
    public String place(String name) {
        Setting setting = settings.get(name);
        return setting == null ? file.toString() : setting.place();
    }
}
