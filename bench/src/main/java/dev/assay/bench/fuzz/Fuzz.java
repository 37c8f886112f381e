package dev.assay.bench.fuzz;

import dev.assay.property.Property;
import dev.assay.property.Result;
import dev.assay.property.Settings;
import dev.assay.rank.task.TaskSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** All readers, with the files of a folder as inputs. */
final class Fuzz {
    private Fuzz() {}

    /** Longer files take long and show nothing more. */
    private static final long LONGEST = 1 << 16;

    /**
     * The readers of what is in a folder, and those that need no files.
     *
     * @param examples the folder of examples, as the project has it, or any other
     */
    static List<FuzzedReader> readers(Path examples, Path work) throws IOException {
        var result = new ArrayList<FuzzedReader>();
        for (String suffix : List.of(".thy", ".smt2", ".p", ".java")) {
            List<byte[]> files = files(examples, suffix);
            if (!files.isEmpty()) {
                result.add(FileReader.of(suffix, files, work));
            }
        }
        List<byte[]> settings = files(examples, TaskSettings.FILE);
        if (!settings.isEmpty()) {
            result.add(new SettingsReader(settings, work));
        }
        result.add(new SessionReader(work));
        result.add(new EditorReader());
        result.add(new RequestReader());
        return result;
    }

    private static List<byte[]> files(Path folder, String suffix) throws IOException {
        var result = new ArrayList<byte[]>();
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path file :
                    all.filter(f -> f.toString().endsWith(suffix)).sorted().toList()) {
                if (Files.size(file) <= LONGEST) {
                    result.add(Files.readAllBytes(file));
                }
            }
        }
        return result;
    }

    /** So many mutated inputs; what is wrong is shrunk. */
    static Result run(FuzzedReader reader, int count, long seed) {
        Settings settings = Settings.standard().trying(count).seeded(seed).keepingFailuresIn(Optional.empty());
        return Property.forAll(Mutations.of(reader.samples()))
                .named(reader.name())
                .settings(settings)
                .test(input -> reader.read(input.bytes()));
    }
}
