package dev.assay.syntax.isabelle;

import dev.assay.judge.Engine;
import dev.assay.judge.Judge;
import dev.assay.judge.Outcome;
import dev.assay.judge.Task;
import dev.assay.logic.Conjecture;
import dev.assay.logic.Term;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.proof.ProofChecker;
import dev.assay.run.Cost;
import dev.assay.run.Meter;
import dev.assay.run.Reporter;
import java.util.ArrayDeque;
import java.util.stream.Collectors;

/** The proof that a text gives itself. */
final class OwnProof implements Engine {
    private static final String NAME = "its own proof";

    private final TheoryStatement statement;
    private final ProofChecker checker;

    OwnProof(TheoryStatement statement, ProofChecker checker) {
        this.statement = statement;
        this.checker = checker;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Aim aim() {
        return Aim.PROVE;
    }

    @Override
    public Cost cost() {
        return Cost.INSTANT;
    }

    @Override
    public Outcome run(Task task, Meter meter, Reporter reporter) {
        return switch (statement.written().map(checker::check).orElse(ProofChecker.NOTHING_TO_FOLLOW)) {
            case ProofChecker.Verdict.Checked(var theorems) -> {
                int number = statement.conjectures().indexOf(task.conjecture());
                yield number >= 0 && number < theorems.size()
                        ? new Outcome.Proved(NAME, opened(theorems.get(number), task.conjecture()), text())
                        : Outcome.gaveUp(NAME, "it has no theorem for this proposition");
            }
            case ProofChecker.Verdict.Wrong(var position, var sentence) ->
                Outcome.gaveUp(NAME, "could not follow line " + position.line() + ": " + sentence);
            case ProofChecker.Verdict.NotFollowed(var position, var sentence) ->
                Outcome.gaveUp(NAME, "could not follow line " + position.line() + ": " + sentence);
            case ProofChecker.Verdict.NotAttempted(var position, var reason) ->
                Outcome.gaveUp(NAME, "could not follow line " + position.line() + ": " + reason);
        };
    }

    /** ⊢ A ⟶ P x from ⊢ A ⟶ (∀x. P x), where the conjecture is about x. */
    private static Thm opened(Thm theorem, Conjecture conjecture) {
        var premises = new ArrayDeque<Term>();
        Thm result = theorem;
        Thm whole = theorem;
        while (!Judge.proves(whole, conjecture)) {
            if (result.conclusion() instanceof Term.App(Term.Const(var all, var _), Term.Abs(var hint, var type, var _))
                    && all.equals(Hol.ALL)
                    && conjecture.variables().contains(new Term.Free(hint, type))) {
                result = Thm.spec(new Term.Free(hint, type), result);
                whole = result;
                for (Term premise : premises) {
                    whole = Thm.disch(premise, whole);
                }
            } else if (result.conclusion() instanceof Term.App(Term.App(var implies, var premise), var _)
                    && implies.equals(Hol.IMPLIES)) {
                premises.push(premise);
                result = Thm.mp(result, Thm.assume(result.signature(), premise));
            } else {
                return theorem;
            }
        }
        return whole;
    }

    private String text() {
        return statement.proof().steps().stream()
                .map(step -> step.span().text().strip())
                .collect(Collectors.joining("\n"));
    }
}
