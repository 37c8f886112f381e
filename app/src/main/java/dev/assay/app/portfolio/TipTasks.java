package dev.assay.app.portfolio;

import dev.assay.logic.TermPrinter;
import dev.assay.logic.kernel.Hol;
import dev.assay.syntax.Document;
import dev.assay.syntax.Source;
import dev.assay.syntax.tip.TipReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** The conjectures of TIP problems. */
public final class TipTasks implements TaskSource {
    @Override
    public boolean reads(Path file) {
        return file.toString().endsWith(".smt2");
    }

    @Override
    public Reading read(Path file) throws IOException {
        return read(Source.read(file));
    }

    public static Reading read(Source source) {
        Document document = TipReader.read(source).document();
        TermPrinter printer = TermPrinter.UNICODE.withWidth(Integer.MAX_VALUE);
        List<Task> tasks = document.conjectures().stream()
                .map(c -> new Task(
                        source.file(),
                        document.theory(),
                        c,
                        printer.print(Hol.mkImplies(c.assumptions(), c.conclusion())),
                        new Task.Origin.OfTip(),
                        Dependencies.of(new Digest().add(source.text()).add(c).hex())))
                .toList();
        return new Reading(tasks, List.of());
    }
}
