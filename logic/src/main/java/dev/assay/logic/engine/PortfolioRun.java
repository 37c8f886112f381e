package dev.assay.logic.engine;

import dev.assay.logic.Theory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;

/**
 * One run of a portfolio. The calling thread directs: it starts engines, hears of what they do through its inbox,
 * and is the only one to change the state of a {@link Seat}.
 */
final class PortfolioRun {
    private sealed interface Event {
        record Done(Seat seat, Outcome outcome) implements Event {}

        record Stopped(Seat seat) implements Event {}
    }

    /** An engine's place in the run. */
    private static final class Seat {
        final int index;
        final Engine engine;
        Thread thread;
        Meter meter;
        long started;
        long abandonAt = Long.MAX_VALUE;
        long interruptAt = Long.MAX_VALUE;
        Outcome outcome;
        Duration took = Duration.ZERO;

        Seat(int index, Engine engine) {
            this.index = index;
            this.engine = engine;
        }

        boolean isWaiting() {
            return thread == null && outcome == null;
        }

        boolean isRunning() {
            return thread != null && outcome == null;
        }
    }

    private final Portfolio portfolio;
    private final Theory theory;
    private final Conjecture conjecture;
    private final Budget budget;
    private final Meter meter;
    private final ProgressFeed feed;
    private final List<Seat> seats;
    private final LinkedBlockingQueue<Event> inbox = new LinkedBlockingQueue<>();
    private final long start = System.nanoTime();
    private OptionalInt winner = OptionalInt.empty();
    private boolean interrupted;

    PortfolioRun(
            Portfolio portfolio, Theory theory, Conjecture conjecture, Budget budget, Meter meter, ProgressFeed feed) {
        this.portfolio = portfolio;
        this.theory = theory;
        this.conjecture = conjecture;
        this.budget = budget;
        this.meter = meter;
        this.feed = feed;
        this.seats = IntStream.range(0, portfolio.engines().size())
                .mapToObj(i -> new Seat(i, portfolio.engines().get(i)))
                .toList();
    }

    /** The part of a portfolio's budget that is not each engine's own. */
    static Budget common(Budget budget) {
        return budget.withSteps(Budget.NO_LIMIT).withMemoryBytes(Budget.NO_LIMIT);
    }

    Portfolio.Result run() {
        startWhatFits();
        while (seats.stream().anyMatch(Seat::isRunning)) {
            await();
            dealWithTheDeaf();
            startWhatFits();
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        return result();
    }

    // Starting

    private void startWhatFits() {
        for (Seat seat : seats) {
            if (seat.isWaiting() && meter.stopped().isPresent()) {
                finish(seat, unknown(seat, meter.stopped().get()));
            } else if (seat.isWaiting() && isSettledFor(seat)) {
                finish(seat, unknown(seat, Limit.CANCELLED));
            } else if (seat.isWaiting()
                    && seats.stream().filter(Seat::isRunning).count() < budget.jobs()) {
                start(seat);
            }
        }
    }

    private void start(Seat seat) {
        var name = seat.engine.name();
        var reporter = feed.reporter(name);
        var own = meter.child(budget.withTime(share())
                .withSeed(budget.seed().derive(name))
                .withJobs(Math.max(1, budget.jobs() / seats.size())));
        Runnable body = () ->
                inbox.add(new Event.Done(seat, CrashBoundary.run(seat.engine, theory, conjecture, own, reporter)));
        seat.meter = own;
        seat.thread = new Thread(null, body, "assay-" + name, portfolio.stackBytes());
        seat.thread.setDaemon(true);
        seat.started = now();
        own.spentBy(seat.thread);
        own.whenStopped(() -> inbox.add(new Event.Stopped(seat)));
        feed.offer(new Progress.Started(name));
        try {
            seat.thread.start();
        } catch (OutOfMemoryError _) {
            // The system has no room for another stack; the engines that do run are not affected.
            finish(seat, unknown(seat, Limit.OUT_OF_MEMORY));
        }
    }

    /**
     * The time for the next engine. With fewer jobs than engines nobody may use up everything, or the later ones
     * would never run; but steps, where they bound an engine, bound it alone.
     */
    private Duration share() {
        var left = meter.timeLeft();
        long unfinished = seats.stream().filter(seat -> seat.outcome == null).count();
        return budget.isInSteps() || unfinished <= budget.jobs() || left.equals(Budget.FOREVER)
                ? left
                : left.multipliedBy(budget.jobs()).dividedBy(unfinished);
    }

    // Hearing and ending

    private void await() {
        long wakeUp = seats.stream()
                .filter(Seat::isRunning)
                .mapToLong(seat -> Math.min(seat.interruptAt, seat.abandonAt))
                .min()
                .orElse(Long.MAX_VALUE);
        try {
            switch (inbox.poll(Math.max(0, wakeUp - now()), TimeUnit.NANOSECONDS)) {
                case Event.Done(var seat, var outcome)
                when seat.isRunning() -> {
                    finish(seat, outcome);
                    settle(seat);
                }
                case Event.Stopped(var seat) -> giveNotice(seat);
                case Event.Done _ -> {}
                case null -> {}
            }
        } catch (InterruptedException _) {
            interrupted = true;
            meter.cancel();
        }
    }

    private void settle(Seat seat) {
        if (portfolio.enough().test(seat.outcome)
                && (winner.isEmpty() || budget.isInSteps() && seat.index < winner.getAsInt())) {
            winner = OptionalInt.of(seat.index);
            seats.stream()
                    .filter(other -> other.isRunning() && isSettledFor(other))
                    .forEach(other -> other.meter.cancel());
        }
    }

    /** Whether the answer is there, so that this engine need not go on. */
    private boolean isSettledFor(Seat seat) {
        return winner.isPresent() && (!budget.isInSteps() || seat.index > winner.getAsInt());
    }

    /**
     * Starts the grace period. A cancelled engine may be interrupted at once, its answer is not wanted any more; one
     * whose time is over may still be summing up. One that is out of steps noticed that itself.
     */
    private void giveNotice(Seat seat) {
        var limit = seat.meter.stopped().orElseThrow();
        if (seat.isRunning() && limit != Limit.OUT_OF_STEPS) {
            long grace = portfolio.grace().toNanos();
            seat.interruptAt = limit == Limit.CANCELLED ? now() : now() + grace / 2;
            seat.abandonAt = now() + grace;
        }
    }

    private void dealWithTheDeaf() {
        for (Seat seat : seats) {
            if (seat.isRunning() && now() >= seat.abandonAt) {
                finish(seat, unknown(seat, new Reason.Unresponsive(portfolio.grace())));
            } else if (seat.isRunning() && now() >= seat.interruptAt) {
                seat.interruptAt = Long.MAX_VALUE;
                seat.thread.interrupt();
            }
        }
    }

    private void finish(Seat seat, Outcome outcome) {
        seat.outcome = outcome;
        if (seat.thread != null) {
            seat.took = Duration.ofNanos(now() - seat.started);
            seat.meter.close();
            feed.offer(new Progress.Finished(seat.engine.name(), outcome));
        }
    }

    // Summing up

    private Portfolio.Result result() {
        var runs = new ArrayList<Portfolio.Run>();
        for (Seat seat : seats) {
            // What an engine after the winner managed to say before it was cancelled depends on the clock.
            boolean chance = budget.isInSteps() && isSettledFor(seat);
            var outcome = chance ? unknown(seat, Limit.CANCELLED) : seat.outcome;
            runs.add(new Portfolio.Run(seat.engine.name(), outcome, seat.took));
        }
        var best = winner.isPresent()
                ? runs.get(winner.getAsInt()).outcome()
                : runs.stream()
                        .map(Portfolio.Run::outcome)
                        // The first of the greatest: max alone would take the last.
                        .reduce((a, b) ->
                                Comparator.comparingInt(Outcome::weight).compare(a, b) >= 0 ? a : b)
                        .orElseThrow();
        return new Portfolio.Result(best, runs);
    }

    private static Outcome unknown(Seat seat, Reason reason) {
        return new Outcome.Unknown(seat.engine.name(), reason, "");
    }

    private long now() {
        return System.nanoTime() - start;
    }
}
