package dev.assay.run;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;

/**
 * One run of a portfolio. The calling thread directs: it starts searches, hears of what they do through its inbox,
 * and is the only one to change the state of a {@link Seat}.
 */
final class PortfolioRun<A> {
    private sealed interface Event<A> {
        record Done<A>(Seat<A> seat, Ending<A> ending) implements Event<A> {}

        record Stopped<A>(Seat<A> seat) implements Event<A> {}
    }

    /** A search's place in the run. */
    private static final class Seat<A> {
        final int index;
        final Search<A> search;
        Thread thread;
        Meter meter;
        long started;
        long abandonAt = Long.MAX_VALUE;
        long interruptAt = Long.MAX_VALUE;
        Ending<A> ending;
        Duration took = Duration.ZERO;

        Seat(int index, Search<A> search) {
            this.index = index;
            this.search = search;
        }

        boolean isWaiting() {
            return thread == null && ending == null;
        }

        boolean isRunning() {
            return thread != null && ending == null;
        }
    }

    private final Portfolio<A> portfolio;
    private final Budget budget;
    private final Meter meter;
    private final ProgressFeed feed;
    private final List<Seat<A>> seats;
    private final LinkedBlockingQueue<Event<A>> inbox = new LinkedBlockingQueue<>();
    private final long start = System.nanoTime();
    private OptionalInt winner = OptionalInt.empty();
    private boolean interrupted;

    PortfolioRun(Portfolio<A> portfolio, Budget budget, Meter meter, ProgressFeed feed) {
        this.portfolio = portfolio;
        this.budget = budget;
        this.meter = meter;
        this.feed = feed;
        this.seats = IntStream.range(0, portfolio.searches().size())
                .mapToObj(i -> new Seat<>(i, portfolio.searches().get(i)))
                .toList();
    }

    /** The part of a portfolio's budget that is not each search's own. */
    static Budget common(Budget budget) {
        return budget.withSteps(Budget.NO_LIMIT).withMemoryBytes(Budget.NO_LIMIT);
    }

    Portfolio.Result<A> run() {
        startWhatFits();
        while (seats.stream().anyMatch(Seat::isRunning)) {
            await();
            stopTheUnresponsive();
            startWhatFits();
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        return result();
    }

    // Starting

    private void startWhatFits() {
        for (Seat<A> seat : seats) {
            if (seat.isWaiting() && meter.stopped().isPresent()) {
                finish(seat, unknown(meter.stopped().get()));
            } else if (seat.isWaiting() && isSettledFor(seat)) {
                finish(seat, unknown(Limit.CANCELLED));
            } else if (seat.isWaiting()
                    && seats.stream().filter(Seat::isRunning).count() < budget.jobs()) {
                start(seat);
            }
        }
    }

    private void start(Seat<A> seat) {
        var name = seat.search.name();
        var reporter = feed.reporter(name);
        var own = meter.child(budget.withTime(share())
                .withSeed(budget.seed().derive(name))
                .withJobs(Math.max(1, budget.jobs() / seats.size())));
        Runnable body = () -> inbox.add(new Event.Done<>(seat, CrashBoundary.run(seat.search, own, reporter)));
        seat.meter = own;
        seat.thread = new Thread(null, body, "assay-" + name, portfolio.stackBytes());
        seat.thread.setDaemon(true);
        seat.started = now();
        own.spentBy(seat.thread);
        own.whenStopped(() -> inbox.add(new Event.Stopped<>(seat)));
        feed.offer(new Progress.Started(name));
        try {
            seat.thread.start();
        } catch (OutOfMemoryError _) {
            // The system has no room for another stack; the searches that do run are not affected.
            finish(seat, unknown(Limit.OUT_OF_MEMORY));
        }
    }

    /**
     * The time for the next search. With fewer jobs than searches none may use up everything, or the later ones
     * would never run; but steps, where they bound a search, bound it alone.
     */
    private Duration share() {
        var left = meter.timeLeft();
        long unfinished = seats.stream().filter(seat -> seat.ending == null).count();
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
                case Event.Done<A>(var seat, var ending)
                when seat.isRunning() -> {
                    finish(seat, ending);
                    settle(seat);
                }
                case Event.Stopped<A>(var seat) -> giveNotice(seat);
                case Event.Done<A> _ -> {}
                case null -> {}
            }
        } catch (InterruptedException _) {
            interrupted = true;
            meter.cancel();
        }
    }

    private void settle(Seat<A> seat) {
        if (seat.ending instanceof Ending.Answered<A>(var answer)
                && portfolio.enough().test(answer)
                && (winner.isEmpty() || budget.isInSteps() && seat.index < winner.getAsInt())) {
            winner = OptionalInt.of(seat.index);
            seats.stream()
                    .filter(other -> other.isRunning() && isSettledFor(other))
                    .forEach(other -> other.meter.cancel());
        }
    }

    /** Whether the answer is there, so that this search need not go on. */
    private boolean isSettledFor(Seat<A> seat) {
        return winner.isPresent() && (!budget.isInSteps() || seat.index > winner.getAsInt());
    }

    /**
     * Starts the grace period. A cancelled search may be interrupted at once, its answer is not wanted any more; one
     * whose time is over may still be summing up. One that is out of steps noticed that itself.
     */
    private void giveNotice(Seat<A> seat) {
        var limit = seat.meter.stopped().orElseThrow();
        if (seat.isRunning() && limit != Limit.OUT_OF_STEPS) {
            long grace = portfolio.grace().toNanos();
            seat.interruptAt = limit == Limit.CANCELLED ? now() : now() + grace / 2;
            seat.abandonAt = now() + grace;
        }
    }

    private void stopTheUnresponsive() {
        for (Seat<A> seat : seats) {
            if (seat.isRunning() && now() >= seat.abandonAt) {
                finish(seat, unknown(new Reason.Unresponsive(portfolio.grace())));
            } else if (seat.isRunning() && now() >= seat.interruptAt) {
                seat.interruptAt = Long.MAX_VALUE;
                seat.thread.interrupt();
            }
        }
    }

    private void finish(Seat<A> seat, Ending<A> ending) {
        seat.ending = ending;
        if (seat.thread != null) {
            seat.took = Duration.ofNanos(now() - seat.started);
            seat.meter.close();
            feed.offer(new Progress.Finished(seat.search.name(), summary(seat)));
        }
    }

    // Summing up

    private Portfolio.Result<A> result() {
        var runs = new ArrayList<Portfolio.Run<A>>();
        for (Seat<A> seat : seats) {
            // What a search after the winner managed to say before it was cancelled depends on the clock.
            boolean chance = budget.isInSteps() && isSettledFor(seat);
            runs.add(new Portfolio.Run<>(
                    seat.search.name(), chance ? unknown(Limit.CANCELLED) : seat.ending, seat.took));
        }
        return new Portfolio.Result<>(
                runs, winner.isPresent() ? Optional.of(runs.get(winner.getAsInt())) : Optional.empty());
    }

    private static <A> String summary(Seat<A> seat) {
        return switch (seat.ending) {
            case Ending.Answered<A>(var answer) -> seat.search.summary(answer);
            case Ending.Unanswered<A>(var reason, var tried) ->
                reason.sentence() + (tried.isEmpty() ? "" : " (tried " + tried + ")");
        };
    }

    private Ending<A> unknown(Reason reason) {
        return new Ending.Unanswered<>(reason, "");
    }

    private long now() {
        return System.nanoTime() - start;
    }
}
