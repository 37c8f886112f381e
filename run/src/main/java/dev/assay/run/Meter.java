package dev.assay.run;

import java.lang.invoke.VarHandle;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;

/**
 * A budget being spent. An engine calls {@link #step} wherever its search makes a step, often and in its innermost
 * loop; the call is a few loads and an addition, because clock, heap and cancellation are watched elsewhere and
 * come here as a flag. So a stop is noticed at the very next step, however long steps are.
 *
 * <p>Meters form a tree: what stops a meter stops its children and leaves its parent alone. A meter belongs to one
 * thread, which alone makes steps, children and closes them; stopping and asking may happen anywhere. For several
 * threads make several children. A child takes its steps out of its parent's when it is made and gives back what
 * it did not use when it is closed, which keeps a budget in steps exact and repeatable even when children run in
 * parallel.
 */
public final class Meter implements AutoCloseable {
    /** Takes back what was asked of {@link #whenStopped}. */
    public interface Registration extends AutoCloseable {
        @Override
        void close();
    }

    private static final long EPOCH = System.nanoTime();
    private static final long NEVER = Long.MAX_VALUE;
    private static final ScopedValue<Work> AT_WORK = ScopedValue.newInstance();

    /** What a thread works on: the last part that it has begun and not ended, for a part may have all that is left. */
    private static final class Work {
        private Meter meter;

        Work(Meter meter) {
            this.meter = meter;
        }

        Meter meter() {
            while (meter.closed.get() && meter.parent.isPresent()) {
                meter = meter.parent.get();
            }
            return meter;
        }
    }

    private final Budget budget;
    private final Optional<Meter> parent;
    private final long deadline;
    private final long stepLimit;
    private final int perStep;
    private final Map<Object, Runnable> whenStopped = new LinkedHashMap<>();
    private final List<Registration> held = new ArrayList<>();
    private final AtomicBoolean closed = new AtomicBoolean();
    private final Set<Meter> open = ConcurrentHashMap.newKeySet();

    /** The steps made here and in parts that are closed. */
    private long taken;

    /** The limit less what open parts may take. */
    private long room;

    private volatile boolean isClocked;
    private volatile Limit stop;
    private volatile Thread worker;

    private Meter(Budget budget, Optional<Meter> parent, long stepLimit, int perStep) {
        this.budget = budget;
        this.parent = parent;
        this.stepLimit = stepLimit;
        this.room = stepLimit;
        this.perStep = perStep;
        long inherited = parent.map(p -> p.deadline).orElse(NEVER);
        this.deadline = Math.min(inherited, after(budget.time()));
    }

    static Meter start(Budget budget) {
        var meter = new Meter(budget, Optional.empty(), budget.steps(), 1);
        meter.watch(NEVER);
        return meter;
    }

    /** Arranges for everything that may stop this meter from outside. */
    private void watch(long inheritedDeadline) {
        if (deadline < inheritedDeadline) {
            Future<?> alarm = Watchdog.after(timeLeft(), () -> stop(Limit.OUT_OF_TIME));
            held.add(() -> alarm.cancel(false));
        }
        if (budget.memoryBytes() != Budget.NO_LIMIT) {
            held.add(LiveHeap.watch(this));
        }
    }

    // Spending

    /** Makes a step, or throws. */
    public void step() {
        steps(1);
    }

    /** Makes {@code n} steps, or throws. */
    public void steps(long n) {
        if (!trySteps(n)) {
            throw new BudgetExhausted(stop);
        }
    }

    /** Makes a step, if it may. */
    public boolean tryStep() {
        return trySteps(1);
    }

    /** Makes {@code n} steps, or none of them; once this failed it fails for ever. */
    public boolean trySteps(long n) {
        if (stop != null) {
            return false;
        }
        if (n > room - taken) {
            stop(Limit.OUT_OF_STEPS);
            return false;
        }
        if (Thread.currentThread().isInterrupted()) {
            stop(Limit.CANCELLED);
            return false;
        }
        taken += n;
        return true;
    }

    /** Throws if the budget is spent; looks at the clock, too, so it is not for the innermost loop. */
    public void check() {
        if (now() >= deadline) {
            stop(Limit.OUT_OF_TIME);
        }
        steps(0);
    }

    // What is too deep to be handed a meter

    /** Does the work on this meter: every {@link #tick} in it, however deep, is a step here or in the part that the work is at. */
    public <R> R during(Supplier<R> work) {
        return ScopedValue.where(AT_WORK, new Work(this)).call(work::get);
    }

    /** Makes a step on the meter that this thread works on, if it works on one, or throws. */
    public static void tick() {
        if (AT_WORK.isBound()) {
            AT_WORK.get().meter().step();
        }
    }

    /** The meter that this thread works on; one without limits if there is none. */
    public static Meter atWork() {
        return AT_WORK.isBound() ? AT_WORK.get().meter() : start(Budget.UNLIMITED);
    }

    // Asking

    public Budget budget() {
        return budget;
    }

    /** Why the search must end, if it must. */
    public Optional<Limit> stopped() {
        return Optional.ofNullable(stop);
    }

    public long stepsTaken() {
        return taken;
    }

    /** The steps made here and in all parts; others may see it a little late while it is being spent, but never too much. */
    public long spent() {
        long result = taken;
        // A part that is closed is taken off the open ones before its steps count here.
        VarHandle.loadLoadFence();
        for (Meter child : open) {
            result += child.cost(child.spent());
        }
        return result;
    }

    /** Whether the clock has stopped this or a part of it, so that another day there may be another answer. */
    public boolean isClocked() {
        return isClocked;
    }

    /** The steps left, or {@link Budget#NO_LIMIT}. */
    public long stepsLeft() {
        return stepLimit == Budget.NO_LIMIT ? Budget.NO_LIMIT : room - taken;
    }

    /** The time left, or {@link Budget#FOREVER}. */
    public Duration timeLeft() {
        return deadline == NEVER ? Budget.FOREVER : Duration.ofNanos(Math.max(0, deadline - now()));
    }

    /** A fresh stream for a named purpose, always the same one for the same seed and name. */
    public SplittableRandom random(String purpose) {
        return budget.seed().derive(purpose).random();
    }

    // Stopping

    /** Tells whoever spends this budget to stop. */
    public void cancel() {
        stop(Limit.CANCELLED);
    }

    /** The first reason counts. */
    void stop(Limit reason) {
        List<Runnable> actions;
        synchronized (whenStopped) {
            if (stop != null) {
                return;
            }
            stop = reason;
            if (reason == Limit.OUT_OF_TIME) {
                markClocked();
            }
            actions = List.copyOf(whenStopped.values());
            whenStopped.clear();
        }
        actions.forEach(Runnable::run);
    }

    private void markClocked() {
        isClocked = true;
        parent.ifPresent(Meter::markClocked);
    }

    /**
     * Runs the action once when this meter is stopped, at once if it already is; on the thread that stops it, so
     * the action must be short: to interrupt, to set a flag, to complete a future.
     */
    public Registration whenStopped(Runnable action) {
        synchronized (whenStopped) {
            if (stop == null) {
                var key = new Object();
                whenStopped.put(key, action);
                return () -> {
                    synchronized (whenStopped) {
                        whenStopped.remove(key);
                    }
                };
            }
        }
        action.run();
        return () -> {};
    }

    // Sub-budgets

    /** A meter for a part of the search: within {@code part}, and within what is left here. */
    public Meter child(Budget part) {
        return child(part, 1);
    }

    /** The same, where so many steps of the part are as long as one here. */
    public Meter child(Budget part, int perStep) {
        long most = stepLimit == Budget.NO_LIMIT || stepsLeft() > Budget.NO_LIMIT / perStep
                ? Budget.NO_LIMIT
                : stepsLeft() * perStep;
        var child = new Meter(part, Optional.of(this), Math.min(part.steps(), most), perStep);
        if (stepLimit != Budget.NO_LIMIT) {
            room -= child.cost(child.stepLimit);
        }
        child.held.add(whenStopped(() -> child.stop(stop)));
        child.watch(deadline);
        open.add(child);
        if (AT_WORK.isBound() && AT_WORK.get().meter() == this) {
            AT_WORK.get().meter = child;
        }
        return child;
    }

    /** A child with this share, between 0 and 1, of the time and the steps that are left. */
    public Meter slice(double fraction) {
        if (!(fraction >= 0 && fraction <= 1)) {
            throw new IllegalArgumentException("no share of a budget: " + fraction);
        }
        var time = deadline == NEVER
                ? Budget.FOREVER
                : Duration.ofNanos((long) (timeLeft().toNanos() * fraction));
        long steps = stepLimit == Budget.NO_LIMIT ? Budget.NO_LIMIT : (long) (stepsLeft() * fraction);
        return child(inherited().withTime(time).withSteps(steps));
    }

    /** Children for {@code n} threads: each has all the time and an equal part of the steps. */
    public List<Meter> split(int n) {
        long steps = stepLimit == Budget.NO_LIMIT ? Budget.NO_LIMIT : stepsLeft() / n;
        var children = new ArrayList<Meter>();
        for (int i = 0; i < n; i++) {
            children.add(child(inherited()
                    .withTime(Budget.FOREVER)
                    .withSteps(steps)
                    .withSeed(budget.seed().derive("part " + i))
                    .withJobs(1)));
        }
        return children;
    }

    /** What a child has from here without being watched again: this meter's memory limit stops it anyway. */
    private Budget inherited() {
        return budget.withMemoryBytes(Budget.NO_LIMIT);
    }

    /** Ends the watching, gives unused steps back to the parent, and stops whoever still uses it. */
    @Override
    public void close() {
        close(Long.MAX_VALUE);
    }

    /** The same, but at most so many steps count as made: what a search made after it was no longer needed is chance. */
    void close(long most) {
        if (!closed.compareAndSet(false, true)) {
            return;
        }
        held.forEach(Registration::close);
        stop(Limit.CANCELLED);
        parent.ifPresent(p -> p.take(this, Math.min(most, spent())));
    }

    private void take(Meter child, long steps) {
        open.remove(child);
        if (stepLimit != Budget.NO_LIMIT) {
            room += child.cost(child.stepLimit);
        }
        taken += child.cost(steps);
    }

    /** What so many steps made here are for the parent. */
    private long cost(long steps) {
        return Math.ceilDiv(steps, perStep);
    }

    // For the portfolio and the watch on the heap

    /** Names the thread whose allocations count as this meter's. */
    void spentBy(Thread thread) {
        worker = thread;
    }

    Optional<Thread> spender() {
        return Optional.ofNullable(worker);
    }

    private static long now() {
        return System.nanoTime() - EPOCH;
    }

    private static long after(Duration time) {
        long now = now();
        return time.compareTo(Duration.ofNanos(NEVER - now)) >= 0 ? NEVER : now + time.toNanos();
    }
}
