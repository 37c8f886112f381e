package dev.assay.app.portfolio;

import dev.assay.logic.Conjecture;
import dev.assay.logic.TermPrinter;
import dev.assay.logic.kernel.Hol;
import dev.assay.syntax.Document;
import dev.assay.syntax.Source;
import dev.assay.syntax.tptp.TptpReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** The conjectures of TPTP problems; a problem without one claims that its axioms contradict each other. */
public final class TptpTasks implements TaskSource {
    @Override
    public boolean reads(Path file) {
        return file.toString().endsWith(".p");
    }

    @Override
    public Reading read(Path file) throws IOException {
        return tasks(file.toString(), TptpReader.read(file).document());
    }

    public static Reading read(Source source) {
        return tasks(source.file(), TptpReader.read(source).document());
    }

    private static Reading tasks(String file, Document document) {
        var axioms = new Digest();
        document.theory()
                .axioms()
                .forEach(fact ->
                        fact.theorems().forEach(thm -> axioms.add(fact.name()).add(thm.conclusion())));
        List<Task> tasks = document.conjectures().stream()
                .map(c -> task(file, new Document(document.theory(), List.of(c), document.names(), List.of()), axioms))
                .toList();
        return new Reading(tasks, List.of());
    }

    private static Task task(String file, Document document, Digest axioms) {
        Conjecture conjecture = document.conjectures().getFirst();
        TermPrinter printer = TermPrinter.UNICODE.withWidth(Integer.MAX_VALUE);
        String statement = conjecture.conclusion().equals(Hol.FALSE)
                ? "the axioms contradict each other"
                : printer.print(Hol.mkImplies(conjecture.assumptions(), conjecture.conclusion()));
        String meaning = new Digest().add(axioms.hex()).add(conjecture).hex();
        return new Task(
                file,
                document.theory(),
                conjecture,
                statement,
                new Task.Origin.OfTptp(document),
                Dependencies.of(meaning));
    }
}
