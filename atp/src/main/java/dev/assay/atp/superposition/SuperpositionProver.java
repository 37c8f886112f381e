package dev.assay.atp.superposition;

import dev.assay.fol.clause.Clause;
import dev.assay.run.Limit;
import dev.assay.run.Meter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.Executors;
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
        List<List<Schedule.Slice>> dealt = new ArrayList<>();
        for (int lane = 0; lane < lanes; lane++) {
            var own = new ArrayList<Schedule.Slice>();
            for (int i = lane; i < slices.size(); i += lanes) {
                own.add(slices.get(i));
            }
            dealt.add(own);
        }
        var factory = Thread.ofPlatform()
                .daemon()
                .name("assay-superposition-", 0)
                .stackSize(STACK_BYTES)
                .factory();
        List<Meter> meters = meter.split(lanes);
        try (var threads = Executors.newThreadPerTaskExecutor(factory)) {
            var answers = new ExecutorCompletionService<Judgement>(threads);
            for (int lane = 0; lane < lanes; lane++) {
                List<Schedule.Slice> own = dealt.get(lane);
                Meter ownMeter = meters.get(lane);
                answers.submit(() -> inTurn(clauses, own, ownMeter, faults));
            }
            long inferences = 0;
            Judgement result = new Judgement.Stopped(Limit.OUT_OF_TIME, "none", 0);
            for (int lane = 0; lane < lanes; lane++) {
                Judgement judgement = answers.take().get();
                inferences += judgement.inferences();
                if (!result.isDecisive()) {
                    result = judgement;
                }
                if (judgement.isDecisive()) {
                    meters.forEach(Meter::cancel);
                }
            }
            return result.after(inferences - result.inferences());
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return new Judgement.Stopped(Limit.CANCELLED, "none", 0);
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        } finally {
            meters.forEach(Meter::close);
        }
    }
}
