package dev.assay.bench.fuzz;

import dev.assay.app.cli.ExitCode;
import dev.assay.app.cli.Root;
import dev.assay.app.cli.Session;
import dev.assay.property.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code assay bench fuzz}: mutated inputs for every reader. */
@Command(
        name = "fuzz",
        description = {
            "Let every reader read mutated inputs.",
            "Whatever is answered with anything but a complaint of the reader's own is shrunk and shown."
        },
        sortOptions = false)
public final class FuzzCommand implements Callable<Integer> {
    @ParentCommand
    private Root assay;

    @Option(
            names = "--cases",
            paramLabel = "N",
            defaultValue = "1000",
            description = "How many inputs for each reader (default: ${DEFAULT-VALUE}).")
    private int cases;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "Where randomness starts (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Option(names = "--only", paramLabel = "NAMES", split = ",", description = "Only these readers.")
    private List<String> only = List.of();

    @Parameters(
            paramLabel = "FOLDER",
            description = "The folder of inputs. A language of which it has no file is left out.")
    private Path examples = Path.of("examples");

    @Override
    public Integer call() throws IOException {
        Session session = assay.session();
        boolean isFine = true;
        for (FuzzedReader reader : Fuzz.readers(examples, Files.createTempDirectory("fuzz"))) {
            try (reader) {
                if (only.isEmpty() || only.contains(reader.name())) {
                    Result result = Fuzz.run(reader, cases, seed);
                    session.out().println(result);
                    session.out().flush();
                    isFine &= result.verdict() instanceof Result.Passed;
                }
            }
        }
        return isFine ? ExitCode.OK : ExitCode.REFUTED;
    }
}
