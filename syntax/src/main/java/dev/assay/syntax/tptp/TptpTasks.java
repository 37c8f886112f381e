package dev.assay.syntax.tptp;

import dev.assay.judge.Dependencies;
import dev.assay.judge.Digest;
import dev.assay.judge.Setting;
import dev.assay.judge.Task;
import dev.assay.judge.TaskSource;
import dev.assay.logic.Conjecture;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.proof.Writing;
import dev.assay.logic.theory.Theory;
import dev.assay.syntax.Document;
import dev.assay.syntax.Source;
import dev.assay.syntax.UnsupportedException;
import dev.assay.syntax.isabelle.TheoryProofPrinter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** The conjectures of TPTP problems; a problem without one claims that its axioms contradict each other. */
public final class TptpTasks implements TaskSource {
    @Override
    public String kind() {
        return "a TPTP problem (.p)";
    }

    @Override
    public boolean reads(Path file) {
        return file.toString().endsWith(".p") || file.toString().endsWith(".ax");
    }

    @Override
    public Reading read(Path file) throws IOException {
        return read(Source.read(file));
    }

    public static Reading read(Source source) {
        try {
            return tasks(source.file(), TptpReader.calculating(source));
        } catch (UnsupportedException e) {
            return unread(source.file(), e);
        }
    }

    /** One task about which nothing is decided. */
    private static Reading unread(String file, UnsupportedException why) {
        var conjecture = new Conjecture("problem", why.position(), List.of(), Hol.FALSE);
        var document = new Document(Theory.HOL, List.of(conjecture), Map.of(), List.of());
        Setting setting = setting(document).unread(why.position() + ": " + why.getMessage());
        return new Reading(
                List.of(new Task(
                        file,
                        "not understood",
                        Theory.HOL,
                        conjecture,
                        setting,
                        Dependencies.of(new Digest().add(file).hex()),
                        List.of())),
                List.of(),
                List.of());
    }

    private static Reading tasks(String file, Document document) {
        var axioms = new Digest();
        document.theory()
                .axioms()
                .forEach(fact ->
                        fact.theorems().forEach(thm -> axioms.add(fact.name()).add(thm.conclusion())));
        List<Task> tasks = document.conjectures().stream()
                .map(c -> task(file, document, c, axioms))
                .toList();
        return new Reading(
                tasks,
                List.of(),
                document.notes().stream().map(Object::toString).toList());
    }

    private static Task task(String file, Document document, Conjecture conjecture, Digest axioms) {
        String statement = conjecture.conclusion().equals(Hol.FALSE)
                ? "the axioms contradict each other"
                : Setting.PLAIN.print(Hol.mkImplies(conjecture.assumptions(), conjecture.conclusion()));
        return new Task(
                file,
                statement,
                document.theory(),
                conjecture,
                setting(document),
                Dependencies.of(new Digest().add(axioms.hex()).add(conjecture).hex()),
                List.of());
    }

    private static Setting setting(Document document) {
        return Setting.of(document.theory(), document::name, new TheoryProofPrinter(Writing.SHORT));
    }
}
