package dev.assay.bench.fuzz;

import dev.assay.property.Property;
import dev.assay.property.Result;
import dev.assay.property.Settings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** All readers, with the examples as inputs. */
final class Fuzz {
    private Fuzz() {}

    /** @param examples the folder of examples, as the project has it */
    static List<FuzzedReader> readers(Path examples, Path work) throws IOException {
        var result = new ArrayList<FuzzedReader>();
        result.add(FileReader.of(".thy", files(examples.resolve("theories"), ".thy"), work));
        result.add(FileReader.of(".smt2", files(examples.resolve("tip"), ".smt2"), work));
        result.add(FileReader.of(".p", files(examples.resolve("tptp"), ".p"), work));
        result.add(FileReader.of(".java", files(examples.resolve("java"), ".java"), work));
        result.add(new SessionReader(work));
        result.add(new SettingsReader(files(examples.resolve("rank"), ".properties"), work));
        result.add(new EditorReader());
        result.add(new RequestReader());
        return result;
    }

    private static List<byte[]> files(Path folder, String suffix) throws IOException {
        var result = new ArrayList<byte[]>();
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path file :
                    all.filter(f -> f.toString().endsWith(suffix)).sorted().toList()) {
                result.add(Files.readAllBytes(file));
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
