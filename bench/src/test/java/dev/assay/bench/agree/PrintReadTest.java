package dev.assay.bench.agree;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.app.judging.TaskFiles;
import dev.assay.logic.Term;
import dev.assay.property.Gen;
import dev.assay.property.Property;
import dev.assay.run.DeepStack;
import dev.assay.syntax.Source;
import dev.assay.syntax.isabelle.TheoryPrinter;
import dev.assay.syntax.tip.TipPrinter;
import dev.assay.syntax.tip.TipReader;
import dev.assay.syntax.tptp.TptpPrinter;
import dev.assay.syntax.tptp.TptpReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a printer writes is read as what was printed. */
class PrintReadTest {
    private interface Printing {
        String of(Path file, String text) throws IOException;
    }

    @TempDir
    private Path folder;

    /** What is stated, wherever it stands. */
    private record Stated(List<Term> assumptions, Term conclusion) {}

    private List<Stated> conjectures(String file, String text) throws IOException {
        var reading = TaskFiles.all(List.of(), List.of()).read(Files.writeString(folder.resolve(file), text));
        assertEquals(List.of(), reading.complaints(), text);
        // What a proof has to show is printed as taken for granted.
        return reading.tasks().stream()
                .filter(task -> task.shortName().startsWith("c"))
                .map(task -> new Stated(
                        task.conjecture().assumptions(), task.conjecture().conclusion()))
                .toList();
    }

    private void meansTheSame(Gen<? extends Generated> texts, int tries, Printing printing) {
        DeepStack.call(() -> {
            Property.forAll(texts).forgetful().seed(24).tries(tries).passes(text -> {
                Path file = folder.resolve(text.file());
                Files.writeString(file, text.text());
                String printed = printing.of(file, text.text());
                assertEquals(conjectures(text.file(), text.text()), conjectures(text.file(), printed), printed);
                Files.writeString(file, printed);
                // Remarks on what is passed over are made once.
                assertEquals(printed.replaceAll("\\(\\*.*?\\*\\)\n*", ""), printing.of(file, printed), "printed twice");
            });
            return texts;
        });
    }

    @Test
    void theoriesAreReadAsTheyWerePrinted() {
        meansTheSame(
                Draft.theories(3),
                25,
                (file, text) -> TheoryPrinter.print(new Source(file.toString(), text), Optional.empty())
                        .text());
    }

    @Test
    void smtProblemsAreReadAsTheyWerePrinted() {
        meansTheSame(SmtProblems.problems(), 200, (file, _) -> TipPrinter.print(TipReader.read(file)));
    }

    @Test
    void firstOrderProblemsAreReadAsTheyWerePrinted() {
        meansTheSame(TptpProblems.problems(), 200, (file, _) -> TptpPrinter.print(TptpReader.read(file)));
    }
}
