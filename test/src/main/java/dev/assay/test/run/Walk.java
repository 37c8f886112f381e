package dev.assay.test.run;

import dev.assay.logic.Term.Free;
import dev.assay.test.Report;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/** A single test: each variable that has to be generated gets one value. */
public final class Walk {
    /** Where values come from. */
    public interface Source {
        Object value(Free variable);
    }

    /** What became of the test. */
    public enum Outcome {
        PASSED,
        FAILED,
        /** A premise does not hold. */
        REJECTED,
        UNDEFINED,
        UNDECIDED
    }

    private final Trial trial;
    private final long[] satisfied;
    private long tests;
    private long undefined;
    private long passed;

    public Walk(Trial trial) {
        this.trial = trial;
        this.satisfied = new long[trial.program().problem().premises().size()];
    }

    /** What became of all tests so far. */
    public Report report() {
        return new Report(tests, undefined, Arrays.stream(satisfied).boxed().toList(), passed);
    }

    /** One test, counted in the report. */
    public Outcome once(Source source) {
        Outcome outcome = run(source);
        tests++;
        undefined += outcome == Outcome.UNDEFINED ? 1 : 0;
        passed += outcome == Outcome.PASSED ? 1 : 0;
        return outcome;
    }

    private Outcome run(Source source) {
        trial.count(1);
        trial.forget();
        for (Step step : trial.program().steps()) {
            switch (step) {
                case Step.Generate(var variable, var slot) -> trial.values[slot] = source.value(variable);
                case Step.Check(var premise, var call) -> {
                    Answer answer = trial.test(call);
                    if (answer != Answer.TRUE) {
                        return rejected(answer);
                    }
                    satisfied[premise]++;
                }
                case Step.Match match -> {
                    Answer answer = trial.match(match);
                    if (answer != Answer.TRUE) {
                        return rejected(answer);
                    }
                    satisfied[match.premise()]++;
                }
                case Step.Conclude(var call) -> {
                    return switch (trial.test(call)) {
                        case TRUE -> Outcome.PASSED;
                        case FALSE -> Outcome.FAILED;
                        case UNDEFINED -> Outcome.UNDEFINED;
                        case UNDECIDED -> Outcome.UNDECIDED;
                    };
                }
            }
        }
        throw new IllegalStateException("a test without a conclusion");
    }

    private static Outcome rejected(Answer answer) {
        return answer == Answer.UNDEFINED
                ? Outcome.UNDEFINED
                : answer == Answer.UNDECIDED ? Outcome.UNDECIDED : Outcome.REJECTED;
    }

    /** The values of the variables that were generated in the test made last. */
    public Map<Free, Object> generated() {
        Map<Free, Object> result = new LinkedHashMap<>();
        for (Step step : trial.program().steps()) {
            if (step instanceof Step.Generate(var variable, var slot) && trial.values[slot] != Trial.NONE) {
                result.put(variable, trial.values[slot]);
            }
        }
        return result;
    }
}
