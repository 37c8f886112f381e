package dev.assay.app.check;

import dev.assay.app.cli.Plural;
import dev.assay.app.judging.CrashLog;
import dev.assay.app.judging.Engines;
import dev.assay.judge.Judge;
import dev.assay.judge.Judged;
import dev.assay.judge.Judging;
import dev.assay.judge.Limits;
import dev.assay.judge.Task;
import dev.assay.logic.Conjecture;
import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.theory.Fact;
import dev.assay.run.BudgetExhausted;
import dev.assay.run.Meter;
import dev.assay.run.ProgressListener;
import dev.assay.syntax.isabelle.Question;
import dev.assay.syntax.isabelle.TheoryTasks;
import dev.assay.syntax.isabelle.outer.Diagnostic;
import dev.assay.test.Options;
import dev.assay.test.Tester;
import dev.assay.test.assumptions.UnusedAssumptions;
import dev.assay.test.quickcheck.Testers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Answers {@code find_unused_assms}: the theorems of a theory that seem to assume too much. */
final class UnusedAssumptionsDiagnosis implements Diagnosis {
    private static final Duration EACH = Duration.ofSeconds(2);

    private static final Options TESTERS = UnusedAssumptions.options(
            Options.DEFAULT.withTesters(Testers.all().stream().map(Tester::name).toList()));

    private final Allowance allowance;

    UnusedAssumptionsDiagnosis(Allowance allowance) {
        this.allowance = allowance;
    }

    @Override
    public Set<String> keywords() {
        return Set.of("find_unused_assms");
    }

    @Override
    public Optional<Reply> answer(Question question) {
        if (!(question.command() instanceof Diagnostic.Ask ask)) {
            return Optional.empty();
        }
        String theory = ask.arguments().isEmpty()
                ? question.context().name()
                : ask.arguments().getFirst().text();
        List<Conjecture> theorems = theorems(question, theory);
        if (theorems.isEmpty()) {
            return Optional.of(Reply.failure("there are no theorems of a theory " + theory + " here"));
        }
        var lines = new ArrayList<String>();
        var faults = new ArrayList<String>();
        try (Meter meter = allowance.start()) {
            var search = new UnusedAssumptions(task -> judged(task, meter, faults));
            for (Conjecture theorem : theorems) {
                List<List<Integer>> sets = search.of(TheoryTasks.task(question.context(), theorem));
                if (!sets.isEmpty()) {
                    lines.add(theorem.name() + ": " + UnusedAssumptions.sentence(sets));
                }
            }
        } catch (BudgetExhausted e) {
            lines.add(e.limit().sentence() + " before all theorems were tested");
        }
        if (!faults.isEmpty()) {
            return Optional.of(Reply.failure(faults.getFirst()));
        }
        long flagged =
                lines.stream().filter(line -> line.contains(": unnecessary")).count();
        String outcome = flagged + " of " + Plural.of(theorems.size(), "theorem") + " with assumptions seem"
                + (flagged == 1 ? "s" : "") + " to assume too much";
        return Optional.of(new Reply(outcome, false, lines));
    }

    private Judged judged(Task task, Meter meter, List<String> faults) {
        meter.check();
        var judging = new Judging(Engines.testing(TESTERS, List.of()), limits(), Optional.empty());
        Judged judged = judging.judge(task, new Judge(), meter, ProgressListener.SILENT);
        faults.addAll(CrashLog.of(judged));
        return judged;
    }

    private Limits limits() {
        return Limits.inSteps(EACH)
                .withJobs(allowance.limits().jobs())
                .withSeed(allowance.limits().seed());
    }

    /** The stated theorems of a theory that have assumptions; what definitions derive rests on nothing unproved. */
    private static List<Conjecture> theorems(Question question, String theory) {
        var result = new ArrayList<Conjecture>();
        for (Fact fact : question.context().theory().facts()) {
            if (fact.name().startsWith(theory + ".")) {
                for (Thm theorem : fact.theorems()) {
                    if (!theorem.trust().isEmpty() && theorem.hypotheses().isEmpty()) {
                        conjecture(fact.name(), question.position(), theorem.conclusion())
                                .ifPresent(result::add);
                    }
                }
            }
        }
        return result;
    }

    private static Optional<Conjecture> conjecture(String name, Position position, Term proposition) {
        var assumptions = new ArrayList<Term>();
        Term rest = proposition;
        var names = new java.util.HashSet<String>();
        proposition.frees().forEach(v -> names.add(v.name()));
        while (true) {
            if (rest instanceof Term.App(Term.Const(var all, var _), Term.Abs(var hint, var type, var body))
                    && all.equals(Hol.ALL)) {
                String fresh = hint;
                while (!names.add(fresh)) {
                    fresh += "'";
                }
                rest = body.instantiate(new Free(fresh, type));
            } else if (rest.isApplied(Hol.IMPLIES.name()) && rest.arguments().size() == 2) {
                assumptions.add(rest.arguments().get(0));
                rest = rest.arguments().get(1);
            } else {
                break;
            }
        }
        return assumptions.isEmpty()
                ? Optional.empty()
                : Optional.of(new Conjecture(name, position, assumptions, rest));
    }
}
