package dev.assay.app.commands;

import dev.assay.app.judging.Engines;
import dev.assay.app.report.Laws;
import dev.assay.judge.EngineChoice;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** {@code assay try FILE…}: every engine on every conjecture. */
@Command(
        name = "try",
        description = {
            "Test, refute and prove every conjecture of theories, problems and Java files, all at once.",
            "The engines work side by side, the quick ones first, until one has a counterexample or a proof. "
                    + "What they decide is remembered until something that it depends on changes."
        },
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {"  assay try Queue.thy", "  assay try -j 4 --html report.html --sarif assay.sarif theories/"})
public final class TryCommand extends JudgingCommand {
    @Option(names = "--laws", description = "Also discover the laws of the functions in each file, for the report.")
    private boolean wantsLaws;

    @Override
    EngineChoice engines() {
        if (wantsLaws && !hasPage()) {
            throw new ParameterException(spec.commandLine(), "--laws are for the report: --html says where it goes");
        }
        return Engines.all(path());
    }

    @Override
    Optional<Laws> laws(Path file) throws IOException {
        return wantsLaws
                ? Optional.of(Laws.of(file, folders(), time(), session().run()))
                : Optional.empty();
    }
}
