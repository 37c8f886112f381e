package dev.assay.bench.core;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.judge.Engine;
import dev.assay.judge.EngineChoice;
import dev.assay.judge.Judge;
import dev.assay.judge.Judging;
import dev.assay.judge.Limits;
import dev.assay.judge.Outcome;
import dev.assay.judge.Setting;
import dev.assay.judge.Task;
import dev.assay.logic.Conjecture;
import dev.assay.logic.Position;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.kernel.Trust;
import dev.assay.logic.proof.ProofPrinter;
import dev.assay.logic.theory.Theory;
import dev.assay.race.Race;
import dev.assay.race.RaceSettings;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.run.ProgressListener;
import dev.assay.run.Reporter;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Two tasks of one text that are judged at the same time, under many schedules. */
class JudgeRaceTest {
    private static final RaceSettings SETTINGS =
            RaceSettings.standard().seeded(4).schedules(100).keepingFailuresIn(Optional.empty());

    /** Has a theorem that rests on something. */
    private record Prover(Trust trust) implements Engine {
        @Override
        public String name() {
            return "prover";
        }

        @Override
        public Aim aim() {
            return Aim.PROVE;
        }

        @Override
        public Outcome run(Task task, Meter meter, Reporter reporter) {
            Thm theorem = Thm.oracle(
                    task.theory().signature(), trust, task.conjecture().conclusion());
            return new Outcome.Proved(name(), theorem, "by magic");
        }
    }

    private static String word(Task task, Trust trust, Judge judge) {
        try (Meter run = Budget.UNLIMITED.start()) {
            return new Judging(EngineChoice.of(new Prover(trust)), Limits.DEFAULT, Optional.empty())
                    .judge(task, judge, run, ProgressListener.SILENT)
                    .verdict()
                    .word();
        }
    }

    /** The class and all of its values are those of the run under control. */
    private static Task task(String name) {
        ProofPrinter none = (ProofPrinter) Proxy.newProxyInstance(
                ProofPrinter.class.getClassLoader(), new Class<?>[] {ProofPrinter.class}, (_, method, _) -> {
                    throw new UnsupportedOperationException(method.getName());
                });
        var conjecture = new Conjecture(name, Position.NONE, List.of(), Hol.TRUE);
        return Task.of(Theory.HOL, conjecture, Setting.of(Theory.HOL, UnaryOperator.identity(), none));
    }

    @Test
    void whatRestsOnAnotherStatementWaitsForItsVerdictInEverySchedule() {
        Race.check(
                () -> {
                    List<Task> tasks = List.of(task("T.a"), task("T.b"));
                    var judge = new Judge(tasks);
                    var words = new String[1];
                    var second = new Thread(() -> words[0] = word(tasks.get(1), new Trust.Stated("T.a"), judge));
                    second.start();
                    assertEquals("proved", word(tasks.get(0), new Trust.Axiom("T.ax"), judge));
                    second.join();
                    assertEquals("proved", words[0]);
                },
                SETTINGS);
    }
}
