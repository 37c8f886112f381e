package dev.assay.prove.method;

import dev.assay.judge.Counterexample;
import dev.assay.judge.Engine;
import dev.assay.judge.Judge;
import dev.assay.judge.Outcome;
import dev.assay.judge.Outcome.Certainty;
import dev.assay.judge.Task;
import dev.assay.logic.Conjecture;
import dev.assay.logic.Term;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.run.Cost;
import dev.assay.run.Meter;
import dev.assay.run.Reporter;
import java.util.List;

/** Refutes a conjecture without variables by a proof of its negation, as no values can be shown where a search has no end. */
public final class DisproofEngine implements Engine {
    private static final String NAME = "disproof";

    private final MethodEngine methods;

    /** @param methods what is to prove the opposite */
    public DisproofEngine(MethodEngine methods) {
        this.methods = methods;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public long stepNanos() {
        return Methods.STEP_NANOS;
    }

    @Override
    public Aim aim() {
        return Aim.REFUTE;
    }

    @Override
    public Cost cost() {
        return Cost.CHEAP;
    }

    /** Where axioms contradict each other everything follows, what is false by itself, too. */
    @Override
    public boolean treats(Task task) {
        return task.theory().axioms().isEmpty()
                && proposition(task.conjecture()).frees().isEmpty();
    }

    private static Term proposition(Conjecture conjecture) {
        return Hol.mkImplies(conjecture.assumptions(), conjecture.conclusion());
    }

    @Override
    public Outcome run(Task task, Meter meter, Reporter reporter) {
        Conjecture stated = task.conjecture();
        var opposite = new Conjecture("", stated.position(), List.of(), Hol.mkNot(proposition(stated)));
        return switch (methods.run(Task.of(task.theory(), opposite, task.setting()), meter, reporter)) {
            case Outcome.Proved proved
            when isCertain(proved.theorem(), opposite) ->
                new Outcome.Refuted(
                        NAME, Counterexample.of().at("the opposite is proved " + proved.proof()), Certainty.CONFIRMED);
            case Outcome.Unknown(var _, var reason, var tried) -> new Outcome.Unknown(NAME, reason, tried);
            case Outcome.Proved _, Outcome.Claimed _, Outcome.Tested _, Outcome.Refuted _ ->
                Outcome.gaveUp(NAME, "the opposite follows only from what is not proved");
        };
    }

    /** What rests on anything that is not proved is no reason to call a conjecture false. */
    private static boolean isCertain(Thm theorem, Conjecture opposite) {
        return theorem.trust().isEmpty() && theorem.emptySorts().isEmpty() && Judge.proves(theorem, opposite);
    }
}
