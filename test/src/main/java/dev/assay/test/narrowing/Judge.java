package dev.assay.test.narrowing;

import dev.assay.code.runtime.Data;
import dev.assay.code.runtime.Fuel;
import dev.assay.code.runtime.Fun;
import dev.assay.code.runtime.MatchFailure;
import dev.assay.code.runtime.Patience;
import dev.assay.code.runtime.Refine;
import dev.assay.code.runtime.Signal;
import dev.assay.code.runtime.Stopped;
import dev.assay.code.runtime.TooDeep;
import dev.assay.code.runtime.Undecided;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Evaluates premises and conclusion for the values that the slots hold. */
final class Judge {
    /** What an evaluation says of all values of the present form. */
    enum Answer {
        TRUE,
        FALSE,
        /** It depends on the hole {@link Judge#needed}. */
        REFINE,
        /** A function was asked where no equation defines it. */
        UNDEFINED,
        /** It cannot be computed, or not within bounds; {@link Judge#reason} says why. */
        UNDECIDED,
        /** The meter stopped. */
        STOPPED
    }

    private static final int UNKNOWN = Integer.MAX_VALUE;

    private final Formula[] premises;
    private final Formula conclusion;
    private final Object[] values;
    private final Trail trail;
    private final Fuel fuel;
    private Meter meter;
    private final boolean isParallel;
    private final Patience patience = new Patience();
    private long steady = Long.MAX_VALUE;
    private boolean isHasty;

    private @Nullable Slot needed;
    private String reason = "";
    private long evaluations;
    private long steps;
    /** With how many refinements each premise was found to hold; it still does with more. */
    private final int[] holdsSince;

    /** @param isParallel whether every part is looked at after each refinement, rather than one after the other */
    Judge(Formula[] premises, Formula conclusion, Object[] values, Trail trail, Fuel fuel, boolean isParallel) {
        this.isParallel = isParallel;
        this.premises = premises;
        this.holdsSince = new int[premises.length];
        this.trail = trail;
        this.conclusion = conclusion;
        this.values = values;
        forget();
        this.fuel = fuel;
        this.meter = Budget.UNLIMITED.start();
    }

    /** What is asked for time and steps from now on. */
    void use(Meter next) {
        meter = next;
    }

    /** No evaluation gets more steps than this. */
    void setPatience(long steps) {
        steady = steps;
    }

    /** Whether the last evaluation might have come to an end with more steps. */
    boolean isHasty() {
        return isHasty;
    }

    boolean isParallel() {
        return isParallel;
    }

    Slot needed() {
        if (needed == null) {
            throw new IllegalStateException("no hole was asked for");
        }
        return needed;
    }

    String reason() {
        return reason;
    }

    long evaluations() {
        return evaluations;
    }

    /** The steps of all evaluations. */
    long steps() {
        return steps;
    }

    /** Forgets what is known only since there were more than so many refinements. */
    void retreat(int refinements) {
        for (int i = 0; i < holdsSince.length; i++) {
            if (holdsSince[i] > refinements) {
                holdsSince[i] = UNKNOWN;
            }
        }
    }

    void forget() {
        Arrays.fill(holdsSince, UNKNOWN);
    }

    /**
     * Whether the premises imply the conclusion. Where the first open premise asks for a hole, those after it may still
     * fail, and the conclusion may hold anyway.
     */
    Answer implication() {
        evaluations++;
        trail.unblock();
        Answer open = Answer.TRUE;
        @Nullable Slot first = null;
        for (int i = 0; i < premises.length; i++) {
            if (holdsSince[i] != UNKNOWN) {
                continue;
            }
            switch (evaluate(premises[i], null, null)) {
                case TRUE -> holdsSince[i] = trail.height();
                case FALSE -> {
                    return Answer.TRUE;
                }
                case REFINE -> {
                    if (open == Answer.TRUE) {
                        open = Answer.REFINE;
                        first = needed;
                        trail.setEager(false);
                    }
                }
                case UNDEFINED -> open = open == Answer.TRUE ? Answer.UNDEFINED : open;
                case UNDECIDED -> open = open == Answer.TRUE ? Answer.UNDECIDED : open;
                case STOPPED -> {
                    return Answer.STOPPED;
                }
            }
        }
        if (open != Answer.TRUE) {
            if (isParallel) {
                Answer early = evaluate(conclusion, null, null);
                if (early == Answer.TRUE || early == Answer.STOPPED) {
                    return early;
                }
            }
            needed = isParallel && first != null ? trail.narrowest(first) : first;
            return open;
        }
        Answer answer = evaluate(conclusion, null, null);
        if (isParallel && answer == Answer.REFINE) {
            needed = trail.narrowest(needed());
        }
        return answer;
    }

    /** Whether the part of a value of a subtype is as it has to be. */
    Answer guard(Slot slot, Fun guard) {
        return evaluate(null, guard, ((Data) slot.refinement(0).value()).field(0));
    }

    /** The answer where a hole is needed for other reasons. */
    Answer ask(Slot hole) {
        needed = hole;
        return Answer.REFINE;
    }

    private Answer evaluate(@Nullable Formula formula, @Nullable Fun guard, @Nullable Object part) {
        long allowed = Math.min(patience.steps(), steady);
        isHasty = false;
        fuel.start(Math.min(allowed, meter.stepsLeft()), () -> meter.stopped().isPresent());
        Answer answer = Answer.UNDECIDED;
        try {
            boolean holds = formula != null ? formula.test(values) : guard != null && part != null && guard.test(part);
            answer = holds ? Answer.TRUE : Answer.FALSE;
        } catch (Refine refine) {
            needed = (Slot) refine.hole();
            answer = Answer.REFINE;
        } catch (MatchFailure failure) {
            reason = String.valueOf(failure.getMessage());
            answer = Answer.UNDEFINED;
        } catch (Stopped stopped) {
            reason = "an evaluation took too many steps";
            if (allowed == steady) {
                isHasty = true;
            } else {
                patience.lose();
            }
        } catch (Undecided undecided) {
            reason = String.valueOf(undecided.getMessage());
        } catch (StackOverflowError deep) {
            reason = String.valueOf(TooDeep.SIGNAL.getMessage());
            patience.lose();
        } catch (Signal signal) {
            reason = String.valueOf(signal.getMessage());
        }
        steps += 1 + fuel.used();
        return meter.trySteps(1 + fuel.used()) ? answer : Answer.STOPPED;
    }
}
