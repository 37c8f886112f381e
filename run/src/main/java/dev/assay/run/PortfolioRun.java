package dev.assay.run;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
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
        /** What it had of the processor when there was an answer. */
        long processorThen;

        long interruptAt = Long.MAX_VALUE;
        Ending<A> ending;
        Optional<Limit> limit = Optional.empty();
        boolean isCutShort;
        long spent;
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

        /** What the processor has done for its thread; nothing where that is not known. */
        long processor() {
            return Math.max(0, THREADS.getThreadCpuTime(thread.threadId()));
        }
    }

    private static final Comparator<Place> EARLIEST =
            Comparator.comparingLong(Place::nanos).thenComparingInt(Place::index);

    /** How often it is looked how many steps searches have made. */
    private static final Duration LOOK = Duration.ofMillis(5);

    /** What goes by the clock counts in this and its doubles. */
    private static final Duration COARSE = Duration.ofMillis(500);

    /** How many times the steps of the first answer others may make, which could have a better one. */
    private static final int ROOM = 2;

    /** The others have so many times as long as the first answer took, and no less than this, of the processor's time. */
    private static final int PATIENCE = 2;

    private static final Duration SHORTEST_PATIENCE = Duration.ofSeconds(4);

    /** How many times as long by the clock, which also runs while others have the processor. */
    private static final int BUSY = 20;

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final Portfolio<A> portfolio;
    private final Budget budget;
    private final Meter meter;
    private final ProgressFeed feed;
    private final List<Seat<A>> seats;
    private final LinkedBlockingQueue<Event<A>> inbox = new LinkedBlockingQueue<>();
    private final long start = System.nanoTime();
    private Optional<Seat<A>> leader = Optional.empty();
    private long patience = Long.MAX_VALUE;
    private long patienceEnds = Long.MAX_VALUE;
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
            stopTheOutdone();
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
        var own = meter.child(
                budget.withTime(isClocked(seat) ? least(share(), Duration.ofNanos(budget.steps())) : share())
                        .withSteps(steps(seat))
                        .withSeed(budget.seed().derive(name))
                        .withJobs(Math.max(1, budget.jobs() / seats.size())));
        Runnable body = () ->
                inbox.add(new Event.Done<>(seat, own.during(() -> CrashBoundary.run(seat.search, own, reporter))));
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

    /** Whether the clock takes the place of steps, which the search does not count. */
    private boolean isClocked(Seat<A> seat) {
        return budget.isInSteps() && seat.search.stepNanos() == 0;
    }

    private long steps(Seat<A> seat) {
        if (!budget.isInSteps()) {
            return budget.steps();
        }
        return isClocked(seat) ? Budget.NO_LIMIT : Math.max(1, budget.steps() / seat.search.stepNanos());
    }

    private static Duration least(Duration a, Duration b) {
        return a.compareTo(b) <= 0 ? a : b;
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
        // How many steps the others have made is to be looked at.
        wakeUp = budget.isInSteps() && leader.isPresent() ? Math.min(wakeUp, now() + LOOK.toNanos()) : wakeUp;
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

    /** Of the searches that settle the matter, the one after the fewest steps leads; without a budget in steps, the first. */
    private void settle(Seat<A> seat) {
        if (isEnough(seat)
                && (leader.isEmpty() || budget.isInSteps() && EARLIEST.compare(place(seat), place(leader.get())) < 0)) {
            if (leader.isEmpty()) {
                patience = Math.max(SHORTEST_PATIENCE.toNanos(), PATIENCE * now());
                patienceEnds = now() + BUSY * patience;
                seats.stream().filter(Seat::isRunning).forEach(s -> s.processorThen = s.processor());
            }
            leader = Optional.of(seat);
        }
    }

    private boolean isEnough(Seat<A> seat) {
        return seat.ending instanceof Ending.Answered<A>(var answer)
                && portfolio.enough().test(answer);
    }

    /** Cancels the searches that need not go on. */
    private void stopTheOutdone() {
        for (Seat<A> seat : seats) {
            if (seat.isRunning() && seat.meter.stopped().isEmpty() && (isSettledFor(seat) || isTooSlow(seat))) {
                seat.isCutShort = !isSettledFor(seat);
                seat.meter.cancel();
            }
        }
    }

    /** Whether it takes much longer for its steps than they should take; who waits for it waits in vain. */
    private boolean isTooSlow(Seat<A> seat) {
        return leader.isPresent() && (now() > patienceEnds || seat.processor() - seat.processorThen > patience);
    }

    /** Whether the answer is there, so that this search need not go on. */
    private boolean isSettledFor(Seat<A> seat) {
        if (leader.isEmpty() || seat == leader.get()) {
            return leader.isPresent();
        }
        Seat<A> first = leader.get();
        if (!budget.isInSteps() || !seat.search.rivals(answer(first))) {
            return true;
        }
        long most = most(first);
        long made = nanos(seat);
        return made > most || made == most && most == nanos(first) && seat.index > first.index;
    }

    /** As many steps the others may make to have a say. */
    private long most(Seat<A> first) {
        return (portfolio.canBeBettered().test(answer(first)) ? ROOM : 1) * nanos(first);
    }

    /** A seat's place in the order in which searches come to their answers. */
    private record Place(long nanos, int index) {}

    private Place place(Seat<A> seat) {
        return new Place(nanos(seat), seat.index);
    }

    /** What its steps would have taken on a usual machine, from when cheaper ones have had their head start. */
    private long nanos(Seat<A> seat) {
        long head = head(seat);
        if (isClocked(seat)) {
            return seat.thread == null
                    ? head
                    : head + rounded(seat.isRunning() ? now() - seat.started : seat.took.toNanos());
        }
        return head + (seat.isRunning() ? seat.meter.spent() : seat.spent) * seat.search.stepNanos();
    }

    private long head(Seat<A> seat) {
        return (long) (budget.steps() * seat.search.cost().head());
    }

    /** So much that it is mostly the same whatever else the machine does. */
    private static long rounded(long nanos) {
        long result = COARSE.toNanos();
        while (result < nanos) {
            result *= 2;
        }
        return result;
    }

    private static <A> A answer(Seat<A> seat) {
        if (seat.ending instanceof Ending.Answered<A>(var answer)) {
            return answer;
        }
        throw new IllegalStateException(seat.search.name() + " has no answer");
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
        if (seat.thread != null) {
            seat.took = Duration.ofNanos(now() - seat.started);
            seat.spent = seat.meter.spent();
            seat.limit = seat.meter.isClocked() ? Optional.of(Limit.OUT_OF_TIME) : seat.meter.stopped();
        }
        seat.ending = told(seat, ending);
        if (seat.thread == null && ending instanceof Ending.Unanswered<A>(Limit limit, var _)) {
            seat.limit = Optional.of(limit);
        }
        if (seat.thread != null) {
            seat.meter.cancel();
            feed.offer(new Progress.Finished(seat.search.name(), summary(seat)));
        }
    }

    /** What had to be interrupted because it was over some limit did not notice that limit, which counts all the same. */
    private static <A> Ending<A> told(Seat<A> seat, Ending<A> ending) {
        return seat.thread != null
                        && ending instanceof Ending.Unanswered<A>(var reason, var tried)
                        && reason == Limit.CANCELLED
                ? new Ending.Unanswered<>(seat.meter.stopped().orElse(Limit.CANCELLED), tried)
                : ending;
    }

    // Summing up

    private Portfolio.Result<A> result() {
        Optional<Seat<A>> winner = winner();
        var runs = new ArrayList<Portfolio.Run<A>>();
        for (Seat<A> seat : seats) {
            // What a search managed to say before it was cancelled depends on the clock.
            boolean isChance = budget.isInSteps()
                    && winner.isPresent()
                    && winner.get() != seat
                    && !contradicts(seat)
                    && !isCrash(seat);
            Ending<A> ending = isChance ? unknown(Limit.CANCELLED) : seat.ending;
            runs.add(new Portfolio.Run<>(seat.search.name(), ending, seat.limit, seat.took));
            if (seat.thread != null) {
                seat.meter.close(
                        winner.isPresent() && budget.isInSteps() && winner.get() != seat && !isClocked(seat)
                                ? Math.max(0, most(leader.orElseThrow()) - head(seat)) / seat.search.stepNanos()
                                : Long.MAX_VALUE);
            }
        }
        return new Portfolio.Result<>(runs, winner.map(seat -> runs.get(seat.index)), isClocked(winner));
    }

    /** The best answer among those that came early enough. */
    private Optional<Seat<A>> winner() {
        if (leader.isEmpty() || !budget.isInSteps()) {
            return leader;
        }
        long most = most(leader.get());
        return seats.stream()
                .filter(seat -> isEnough(seat)
                        && nanos(seat) <= most
                        && leader.get().search.rivals(answer(seat)))
                .min(Comparator.<Seat<A>, A>comparing(PortfolioRun::answer, portfolio.better())
                        .thenComparing(this::place, EARLIEST));
    }

    /** A search that crashed is told, also if another one had an answer. */
    private static <A> boolean isCrash(Seat<A> seat) {
        return seat.ending instanceof Ending.Unanswered<A>(Reason.Crashed _, var _);
    }

    /** Whether it says the opposite of what was found, which must not be kept back. */
    private boolean contradicts(Seat<A> seat) {
        return isEnough(seat) && !leader.orElseThrow().search.rivals(answer(seat));
    }

    /** Whether the clock had a say: a search that could have decided goes by it, or was stopped by it. */
    private boolean isClocked(Optional<Seat<A>> winner) {
        return seats.stream()
                .filter(seat -> winner.isEmpty() || winner.get() == seat || seat.search.rivals(answer(winner.get())))
                .anyMatch(seat -> winner.isPresent() && isClocked(seat)
                        ? head(seat) + COARSE.toNanos() <= most(leader.orElseThrow())
                        : (winner.isEmpty() || winner.get() == seat || nanos(seat) <= most(leader.orElseThrow()))
                                && (seat.isCutShort
                                        || seat.limit.equals(Optional.of(Limit.OUT_OF_TIME))
                                        || seat.ending instanceof Ending.Unanswered<A>(Reason.Unresponsive _, var _)));
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
