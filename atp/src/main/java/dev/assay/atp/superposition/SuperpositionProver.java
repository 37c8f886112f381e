package dev.assay.atp.superposition;

import dev.assay.fol.clause.Clause;
import dev.assay.run.Ending;
import dev.assay.run.Limit;
import dev.assay.run.Meter;
import dev.assay.run.Portfolio;
import dev.assay.run.Reason;
import dev.assay.run.Search;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Refutes clauses, or finds that they cannot be refuted: by several strategies one after the other, or side by side on as
 * many threads as the budget has jobs. Proofs are checked before they are reported.
 */
public final class SuperpositionProver {
    /** Terms are walked recursively, so how deep they may be nested is a matter of the stack. */
    private static final long STACK_BYTES = 256L << 20;

    private SuperpositionProver() {}

    /** The names of the strategies. */
    public static List<String> strategies() {
        return Schedule.ALL.stream().map(Approach::name).toList();
    }

    /** With one strategy only. */
    public static Judgement refute(List<Clause> clauses, String strategy, Meter meter) {
        Approach chosen = Schedule.ALL.stream()
                .filter(s -> s.name().equals(strategy))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no strategy " + strategy));
        return chosen.attempt(clauses, meter);
    }

    /**
     * With structural induction on these types, by one strategy after the other. A proof names the axioms of induction that
     * it uses; that nothing more follows then says nothing.
     */
    public static Judgement refuteByInduction(List<Clause> clauses, List<Datatype> datatypes, Meter meter) {
        Judgement last = new Judgement.Stopped(Limit.OUT_OF_TIME, "none", 0);
        List<Strategy> strategies = List.of(Schedule.GOAL, Schedule.PLAIN.splitting());
        for (int i = 0;
                i < strategies.size() && !last.isDecisive() && meter.stopped().isEmpty();
                i++) {
            try (Meter own = meter.slice(1.0 / (strategies.size() - i))) {
                last = new Attempt(clauses, strategies.get(i), new Induction(datatypes))
                        .run(own)
                        .after(last.inferences());
            }
        }
        return last;
    }

    /** With the strategies that fit the problem. A faulty one does not stop the others. */
    public static Judgement refute(List<Clause> clauses, Meter meter) {
        return refute(clauses, meter, _ -> {});
    }

    /** The same, telling of strategies that are faulty, perhaps from several threads. */
    public static Judgement refute(List<Clause> clauses, Meter meter, Consumer<Judgement.Faulty> faults) {
        return refute(clauses, Schedule.of(Traits.of(clauses)), meter, faults);
    }

    static Judgement refute(
            List<Clause> clauses, List<Schedule.Slice> slices, Meter meter, Consumer<Judgement.Faulty> faults) {
        int lanes = Math.min(meter.budget().jobs(), slices.size());
        return lanes <= 1 ? inTurn(clauses, slices, meter, faults) : sideBySide(clauses, slices, lanes, meter, faults);
    }

    private static Judgement inTurn(
            List<Clause> clauses, List<Schedule.Slice> slices, Meter meter, Consumer<Judgement.Faulty> faults) {
        double left = slices.stream().mapToDouble(Schedule.Slice::share).sum();
        long inferences = 0;
        Judgement last = new Judgement.Stopped(Limit.OUT_OF_TIME, "none", 0);
        for (Schedule.Slice slice : slices) {
            try (Meter own = meter.slice(Math.min(1, slice.share() / left))) {
                left -= slice.share();
                last = slice.approach().attempt(clauses, own).after(inferences);
                inferences = last.inferences();
            }
            if (last instanceof Judgement.Faulty faulty) {
                faults.accept(faulty);
            }
            if (last.isDecisive() || meter.stopped().isPresent()) {
                return last;
            }
        }
        return last;
    }

    private static Judgement sideBySide(
            List<Clause> clauses,
            List<Schedule.Slice> slices,
            int lanes,
            Meter meter,
            Consumer<Judgement.Faulty> faults) {
        var searches = new ArrayList<Search<Judgement>>();
        for (int lane = 0; lane < lanes; lane++) {
            var own = new ArrayList<Schedule.Slice>();
            for (int i = lane; i < slices.size(); i += lanes) {
                own.add(slices.get(i));
            }
            searches.add(Search.of("superposition-" + lane, (part, _) -> inTurn(clauses, own, part, faults)));
        }
        return judgement(Portfolio.of(Judgement::isDecisive, searches)
                .withStackBytes(STACK_BYTES)
                .runTogether(meter));
    }

    /** What decided it, or what the last lane said, with the inferences of all. */
    private static Judgement judgement(Portfolio.Result<Judgement> result) {
        Judgement last = new Judgement.Stopped(Limit.CANCELLED, "none", 0);
        long inferences = 0;
        for (var run : result.runs()) {
            switch (run.ending()) {
                case Ending.Answered<Judgement>(var judgement) -> {
                    last = judgement;
                    inferences += judgement.inferences();
                }
                case Ending.Unanswered<Judgement>(Reason.Crashed crash, var _)
                when result.winner().isEmpty() -> throw new IllegalStateException(crash.sentence());
                case Ending.Unanswered<Judgement> _ -> {}
            }
        }
        Judgement decided = result.winner().flatMap(Portfolio.Run::answer).orElse(last);
        return decided.after(inferences - decided.inferences());
    }
}
