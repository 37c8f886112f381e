package dev.assay.syntax.tip;

import dev.assay.judge.Dependencies;
import dev.assay.judge.Digest;
import dev.assay.judge.Setting;
import dev.assay.judge.Task;
import dev.assay.judge.TaskSource;
import dev.assay.logic.Conjecture;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.proof.Writing;
import dev.assay.syntax.Document;
import dev.assay.syntax.Source;
import dev.assay.syntax.isabelle.TheoryProofPrinter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** The conjectures of TIP and SMT-LIB problems. */
public final class TipTasks implements TaskSource {
    @Override
    public String kind() {
        return "an SMT-LIB or TIP problem (.smt2)";
    }

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
        List<Task> tasks = document.conjectures().stream()
                .map(c -> task(source, document, c))
                .toList();
        return new Reading(tasks, List.of(), List.of());
    }

    private static Task task(Source source, Document document, Conjecture conjecture) {
        String statement = conjecture.conclusion().equals(Hol.FALSE)
                ? "the assertions contradict each other"
                : Setting.PLAIN.print(Hol.mkImplies(conjecture.assumptions(), conjecture.conclusion()));
        return new Task(
                source.file(),
                statement,
                document.theory(),
                conjecture,
                Setting.of(document.theory(), name -> name.replace("TIP.", ""), new TheoryProofPrinter(Writing.SHORT)),
                Dependencies.of(new Digest().add(source.text()).add(conjecture).hex()),
                List.of());
    }
}
