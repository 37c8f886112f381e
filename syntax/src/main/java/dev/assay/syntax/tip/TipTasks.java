package dev.assay.syntax.tip;

import dev.assay.judge.Dependencies;
import dev.assay.judge.Digest;
import dev.assay.judge.Setting;
import dev.assay.judge.Task;
import dev.assay.judge.TaskSource;
import dev.assay.logic.Conjecture;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.proof.Writing;
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
        TipProblem problem = TipReader.read(source);
        List<Task> tasks =
                problem.questions().stream().map(q -> task(source, problem, q)).toList();
        return new Reading(
                tasks,
                List.of(),
                problem.document().notes().stream().map(Object::toString).toList());
    }

    private static Task task(Source source, TipProblem problem, TipProblem.Question question) {
        Conjecture conjecture = question.conjecture();
        Setting setting = Setting.of(question.theory(), problem.document()::name, new TheoryProofPrinter(Writing.SHORT))
                .expecting(question.expectation());
        return new Task(
                source.file(),
                question.expectation().isCheck() ? "the assertions contradict each other" : statement(question),
                question.theory(),
                conjecture,
                question.obstacle()
                        .map(why -> setting.unread(why.position() + ": " + why.getMessage()))
                        .orElse(setting),
                Dependencies.of(new Digest()
                        .add(source.text())
                        .add(conjecture.name())
                        .add(conjecture)
                        .hex()),
                List.of());
    }

    private static String statement(TipProblem.Question question) {
        return question.obstacle().isPresent()
                ? "not understood"
                : Setting.PLAIN.print(Hol.mkImplies(
                        question.conjecture().assumptions(),
                        question.conjecture().conclusion()));
    }
}
