package dev.assay.syntax.tptp;

import dev.assay.judge.Dependencies;
import dev.assay.judge.Digest;
import dev.assay.judge.Setting;
import dev.assay.judge.Task;
import dev.assay.judge.TaskSource;
import dev.assay.logic.Conjecture;
import dev.assay.logic.Term;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.proof.Writing;
import dev.assay.syntax.Document;
import dev.assay.syntax.Source;
import dev.assay.syntax.isabelle.TheoryProofPrinter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The conjectures of TPTP problems; a problem without one claims that its axioms contradict each other. */
public final class TptpTasks implements TaskSource {
    private static final Set<String> NUMBERS = Set.of("$int", "$rat", "$real");

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
        Setting setting = Setting.of(document.theory(), document::name, new TheoryProofPrinter(Writing.SHORT));
        return new Task(
                file,
                statement,
                document.theory(),
                conjecture,
                mentionsNumbers(document, conjecture) ? setting.indefinite() : setting,
                Dependencies.of(new Digest().add(axioms.hex()).add(conjecture).hex()),
                List.of());
    }

    /** The arithmetic of TPTP has no axioms here, so a model would not have to respect it. */
    private static boolean mentionsNumbers(Document document, Conjecture conjecture) {
        Stream<Term> axioms = document.theory().axioms().stream()
                .flatMap(fact -> fact.theorems().stream())
                .map(thm -> thm.conclusion());
        boolean[] found = {false};
        Stream.concat(axioms, conjecture.propositions().stream())
                .forEach(term -> term.forEachType(type -> found[0] |=
                        type.constructors().stream().anyMatch(name -> NUMBERS.contains(document.name(name)))));
        return found[0];
    }
}
