package dev.assay.race.scheduler;

import dev.assay.race.schedule.Action;
import dev.assay.race.schedule.Decision;
import dev.assay.race.schedule.Enabled;
import dev.assay.race.schedule.Event;
import dev.assay.race.schedule.Operation;
import dev.assay.race.schedule.Outcome;
import dev.assay.race.schedule.Run;
import dev.assay.race.schedule.Schedule;
import dev.assay.race.schedule.StackText;
import dev.assay.race.schedule.Step;
import dev.assay.race.schedule.Strategy;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Runs a program so that exactly one of its strands runs at any time, and a strategy decides which.
 *
 * <p>A strand that comes to an operation which others could see decides who is next, hands over the turn, and waits for its
 * own. There is no thread for the scheduler: as long as a strand chooses itself, nothing is switched.
 */
public final class Scheduler {
    private static final String ROOT = "root";
    /** How much time reading the clock takes, so that loops that wait for a time come to their end. */
    private static final long TICK = 10_000;
    /** A strand that has the turn and does not wake up in this time finds no thread to run on. */
    private static final long WAKING_NANOS = 1_000_000_000;
    /** How long strands of a run that is over may take to end. */
    private static final long ENDING_NANOS = 2_000_000_000;
    /** How often a run looks at the clock. */
    private static final int CLOCK_STEPS = 256;

    private final Strategy strategy;
    private final Limits limits;
    private final boolean anyTime;
    private final Enabled enabled = new Enabled();
    /** Those that have not ended, in the order in which they came to be. */
    private final List<Strand> strands = new ArrayList<>();

    private final Set<String> names = new HashSet<>();
    private final List<Step> steps = new ArrayList<>();
    private final List<Schedule.Spawn> spawns = new ArrayList<>();
    private final @Nullable List<Event> events;
    private final IdentityHashMap<Object, String> wakeUps = new IdentityHashMap<>();
    private final IdentityHashMap<Class<?>, Object> locals = new IdentityHashMap<>();
    private final Thread caller = Thread.currentThread();
    private int created;
    private long now;
    private long messages;
    private @Nullable Object result;
    private boolean rootEnded;
    private boolean owes;
    /** Daemons do not keep a program from its end, but may do something before it has come. */
    private static final int LATE_STEPS = 1000;

    private int late;
    private @Nullable Outcome outcome;
    private List<Outcome.Waiting> live = List.of();
    private volatile int progress;
    private volatile @Nullable Strand running;
    private volatile boolean over;
    /** Set by a thread that does not belong here. */
    private volatile @Nullable Outcome intrusion;

    /** Whether strands that do not end are left to themselves. */
    private volatile boolean abandoned;

    /** Whether the strand that has the turn does not come back. */
    private volatile boolean stuck;

    private int seenProgress = -1;
    private long seenTime;
    private final Novelty novelty;
    private final Set<String> titles = new HashSet<>();

    private Scheduler(Strategy strategy, Limits limits) {
        this.strategy = strategy;
        this.limits = limits;
        this.anyTime = limits.timeouts() == Limits.Timeouts.ANY_TIME;
        this.events = limits.logged() ? new ArrayList<>() : null;
        this.novelty = new Novelty(limits.steps());
    }

    /** Runs a program to its end. */
    public static Run run(Callable<?> program, Strategy strategy, Limits limits) {
        return new Scheduler(strategy, limits).run(program);
    }

    /** Does work on a virtual thread: from there, a run is entered and left without waking a thread of the system. */
    public static <T> T host(Callable<T> work) {
        if (Thread.currentThread().isVirtual()) {
            return call(work);
        }
        Carriers.prepare();
        var answer = new ArrayList<T>(1);
        var thrown = new ArrayList<Throwable>(1);
        Thread host = Thread.ofVirtual().start(() -> {
            try {
                answer.add(call(work));
            } catch (Throwable e) {
                thrown.add(e);
            }
        });
        boolean interrupted = false;
        while (host.isAlive()) {
            try {
                host.join();
            } catch (InterruptedException e) {
                interrupted = true;
                host.interrupt();
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        if (!thrown.isEmpty()) {
            throw Rethrown.of(thrown.getFirst());
        }
        return answer.getFirst();
    }

    private static <T> T call(Callable<T> work) {
        try {
            return work.call();
        } catch (Exception e) {
            throw Rethrown.of(e);
        }
    }

    private Run run(Callable<?> program) {
        Output.install();
        Strand root = create(null, ROOT, false, () -> {
            try {
                result = program.call();
            } catch (Exception e) {
                throw Rethrown.of(e);
            }
            rootEnded = true;
        });
        root.begin();
        running = root;
        if (events != null) {
            Recording.begin();
        }
        Watchdog.add(this);
        Strand first = decide();
        if (first != null) {
            first.giveTurn();
        }
        try {
            awaitEnd();
            stop();
        } finally {
            Watchdog.remove(this);
            novelty.close();
            if (events != null) {
                Recording.end();
            }
        }
        Outcome how = outcome;
        if (how == null) {
            throw new IllegalStateException("a run ended without an outcome");
        }
        return new Run(
                how, steps, spawns, events == null ? List.of() : events, live, output.toString(StandardCharsets.UTF_8));
    }

    private void awaitEnd() {
        while (!over) {
            LockSupport.park(this);
            if (caller.isInterrupted() && !over) {
                end(new Outcome.Threw(ROOT, new InterruptedException("the run was interrupted")));
            }
        }
    }

    /** Called by the watchdog: sees to it that the run ends even if a strand keeps the turn. */
    void look() {
        Strand strand = running;
        long time = System.nanoTime();
        if (progress != seenProgress || strand == null) {
            seenProgress = progress;
            seenTime = time;
            return;
        }
        long still = time - seenTime;
        if (over) {
            if (still > Math.min(ENDING_NANOS, limits.patience().toNanos())) {
                Carriers.leaveVirtualThreads();
                abandoned = true;
                LockSupport.unpark(caller);
            }
        } else if (strand.hasToWakeUp()
                && still > WAKING_NANOS
                && strand.carrier().isVirtual()) {
            seenTime = time;
            Carriers.leaveVirtualThreads();
            end(new Outcome.CutShort(Outcome.CutShort.Reason.PINNED, progress));
            // Those who keep a carrier have to end first, and the caller may have none.
            everyone().forEach(Strand::giveTurn);
        } else if (still > limits.patience().toNanos()) {
            seenTime = time;
            Outcome intruded = intrusion;
            giveUp(intruded == null ? new Outcome.OutOfControl(strand.waiting()) : intruded);
        } else if (time > limits.deadline() && limits.deadline() != Limits.NEVER) {
            seenTime = time;
            giveUp(new Outcome.CutShort(Outcome.CutShort.Reason.TIME, progress));
        }
    }

    /** The strand that has the turn does not come back. */
    private void giveUp(Outcome how) {
        stuck = true;
        Carriers.leaveVirtualThreads();
        end(how);
        everyone().forEach(Strand::giveTurn);
    }

    private List<Strand> everyone() {
        synchronized (strands) {
            return List.copyOf(strands);
        }
    }

    /** Lets the strands that are left run into their end, one after the other. */
    private void stop() {
        boolean interrupted = Thread.interrupted();
        for (Strand strand : everyone()) {
            if (strand == running && stuck) {
                // It does not come back by itself.
                strand.carrier().interrupt();
                continue;
            }
            strand.giveTurn();
            while (!strand.ended() && !abandoned) {
                LockSupport.park(this);
                interrupted |= Thread.interrupted();
            }
        }
        if (interrupted) {
            caller.interrupt();
        }
    }

    /** Starts a strand; the point says where in the program that is. */
    public Strand spawn(String point, boolean daemon, Runnable body) {
        return spawn(point, null, daemon, body);
    }

    /** Starts a strand that people know by another name. */
    public Strand spawn(String point, @Nullable String title, boolean daemon, Runnable body) {
        if (over) {
            throw new Stopped();
        }
        Strand parent = running;
        Strand strand = create(parent, point, daemon, body);
        strand.begin();
        if (title != null) {
            strand.title(title);
        }
        if (parent != null) {
            log(() -> new Event.Spawned(parent.title(), strand.title(), place()));
        }
        novelty.something();
        return strand;
    }

    String freeTitle(String wanted) {
        String free = wanted;
        for (int i = 2; !titles.add(free); i++) {
            free = wanted + " (" + i + ")";
        }
        return free;
    }

    private Strand create(@Nullable Strand parent, String point, boolean daemon, Runnable body) {
        String name = point;
        if (parent != null) {
            String place = parent.scope().isEmpty() ? point : parent.scope() + "." + point;
            String free = free(parent.name() + "-" + place);
            String pinned = strategy.name(parent.name(), place, free);
            name = names.contains(pinned) ? free : pinned;
            spawns.add(new Schedule.Spawn(parent.name(), place, name));
        }
        names.add(name);
        var strand = new Strand(this, created++, name, daemon, body);
        synchronized (strands) {
            strands.add(strand);
        }
        return strand;
    }

    private String free(String name) {
        String free = name;
        for (int i = 1; names.contains(free); i++) {
            free = name + i;
        }
        return free;
    }

    /** The strand is about to do something that others can see, or has to wait. */
    void pass(Strand strand) {
        if (over) {
            throw new Stopped();
        }
        Strand next = decide();
        if (next == strand) {
            return;
        }
        if (next != null) {
            next.giveTurn();
        }
        strand.awaitTurn();
    }

    /** The strand has done all it had to do. */
    void ended(Strand strand, @Nullable Throwable thrown) {
        synchronized (strands) {
            strands.remove(strand);
        }
        novelty.something();
        if (over) {
            LockSupport.unpark(caller);
            return;
        }
        log(() -> new Event.Ended(strand.title(), thrown == null ? strand.reason() : thrown.toString()));
        if (thrown != null) {
            end(new Outcome.Threw(strand.title(), thrown));
            return;
        }
        Strand next = decide();
        if (next != null) {
            next.giveTurn();
        }
    }

    /** Who is next; nobody if the run is over. */
    private @Nullable Strand decide() {
        Outcome intruded = intrusion;
        if (intruded != null) {
            end(intruded);
            return null;
        }
        Outcome tooLong = tooLong();
        if (tooLong != null) {
            end(tooLong);
            return null;
        }
        enabled.clear();
        for (int i = 0; i < strands.size(); i++) {
            strands.get(i).offer(enabled, now, anyTime);
        }
        if (enabled.size() == 0 && !advanceClock()) {
            end(nothingEnabled());
            return null;
        }
        if (rootEnded && onlyDaemons() && ++late > LATE_STEPS) {
            end(new Outcome.Returned(result));
            return null;
        }
        int chosen = strategy.choose(enabled);
        if (chosen == Strategy.NOTHING_NEW) {
            end(new Outcome.CutShort(Outcome.CutShort.Reason.REDUNDANT, steps.size()));
            return null;
        }
        Action action = enabled.get(chosen);
        steps.add(new Step(action.decision(), action.operation()));
        progress = steps.size();
        Strand next = strand(action.strand());
        next.take(action);
        running = next;
        return next;
    }

    private boolean onlyDaemons() {
        for (int i = 0; i < strands.size(); i++) {
            if (!strands.get(i).daemon()) {
                return false;
            }
        }
        return true;
    }

    /** Why the run has to end here. */
    private @Nullable Outcome tooLong() {
        int count = steps.size();
        if (count % CLOCK_STEPS == 0 && limits.deadline() != Limits.NEVER && System.nanoTime() > limits.deadline()) {
            return new Outcome.CutShort(Outcome.CutShort.Reason.TIME, count);
        }
        return switch (novelty.after(count)) {
            case GO_ON -> null;
            case ENOUGH -> new Outcome.CutShort(Outcome.CutShort.Reason.STEPS, count);
            case NOTHING_NEW -> new Outcome.Livelock(count, waiting());
        };
    }

    /** Something was changed, read or answered: what it is about, and a text that tells values apart. */
    public void noted(@Nullable Object target, Object value) {
        novelty.saw(target, value);
    }

    private Strand strand(int number) {
        int i = Math.min(number, strands.size() - 1);
        while (strands.get(i).number() != number) {
            i--;
        }
        return strands.get(i);
    }

    /** Nothing can happen before some time has passed: the first whose time is up then goes on. */
    private boolean advanceClock() {
        long first = Strand.NEVER;
        for (Strand strand : strands) {
            first = Math.min(first, strand.deadline());
        }
        if (first == Strand.NEVER) {
            return false;
        }
        now = Math.max(now, first);
        for (Strand strand : strands) {
            if (strand.deadline() <= now) {
                enabled.add(strand.expire());
            }
        }
        return true;
    }

    private Outcome nothingEnabled() {
        if (!rootEnded || events != null) {
            // Stacks are expensive.
            live = waiting();
        }
        if (!rootEnded) {
            List<String> sleepers = strands.stream()
                    .filter(each -> missedItsWakeUp(each))
                    .map(Strand::title)
                    .toList();
            return sleepers.isEmpty() ? new Outcome.Deadlock(live) : new Outcome.LostWakeUp(sleepers, live);
        }
        List<Strand> lasting = strands.stream().filter(each -> !each.daemon()).toList();
        if (lasting.stream().anyMatch(each -> each.needsLock() || !each.isIdleWorker())) {
            live = waiting();
            return new Outcome.Deadlock(live);
        }
        if (limits.leaks() && !lasting.isEmpty()) {
            return new Outcome.Leaked(lasting.stream().map(Strand::waiting).toList());
        }
        return new Outcome.Returned(result);
    }

    private boolean missedItsWakeUp(Strand strand) {
        Operation operation = strand.operation();
        return operation.target() != null && wakeUps.containsKey(operation.target());
    }

    /** Somebody was to be woken by this, but nobody waited for it. */
    public void wokeNobody(Object target) {
        Strand by = running;
        wakeUps.put(target, by == null ? "" : by.name());
    }

    /** One of several, by a decision of its own; the names are the same in every run. */
    public int pick(List<String> choices) {
        Strand strand = running;
        if (choices.size() == 1 || strand == null) {
            return 0;
        }
        enabled.clear();
        for (String choice : choices) {
            enabled.add(new Action(new Decision.Pick(strand.name(), choice), strand.number(), Operation.local(choice)));
        }
        int index = strategy.choose(enabled);
        steps.add(new Step(enabled.get(index).decision(), enabled.get(index).operation()));
        return index;
    }

    private List<Outcome.Waiting> waiting() {
        return everyone().stream().map(Strand::waiting).toList();
    }

    private synchronized void end(Outcome how) {
        if (!over) {
            outcome = owes && how.judged() ? new Outcome.CutShort(Outcome.CutShort.Reason.UNKEPT, steps.size()) : how;
            over = true;
            LockSupport.unpark(caller);
        }
    }

    /** Whether any program runs under control just now. */
    public static boolean anyRunning() {
        return Watchdog.watches();
    }

    /** A thread that is not controlled runs code of the program; the run ends when the strand comes back that has the turn. */
    public void intruded(Thread thread) {
        if (!over) {
            intrusion = new Outcome.Uncontrolled(
                    thread.getName(),
                    Arrays.stream(thread.getStackTrace())
                            .dropWhile(Scheduler::isOurs)
                            .toList());
        }
    }

    private static boolean isOurs(StackTraceElement frame) {
        return frame.getClassName().startsWith("dev.assay.race.instrument.")
                || frame.getClassName().equals(Scheduler.class.getName())
                || frame.getMethodName().equals("getStackTrace");
    }

    /** Whether nothing counts any more, and strands are only to end. */
    public boolean over() {
        return over;
    }

    /** Something that belongs to this run, one of each type. */
    public <T> T local(Class<T> type, Supplier<T> maker) {
        Object known = locals.get(type);
        if (known == null) {
            known = maker.get();
            locals.put(type, known);
        }
        return type.cast(known);
    }

    /** Whether all that strands could see of each other is a step of its own. */
    boolean complete() {
        return limits.complete();
    }

    boolean wakesSpuriously() {
        return limits.spurious();
    }

    /** How many decisions were taken so far: a stamp for what happens now. */
    public int stamp() {
        return steps.size();
    }

    /** The virtual time in nanoseconds. Looking at it takes some. */
    public long readClock() {
        now += TICK;
        return now;
    }

    /** The virtual time when so many nanoseconds have passed. */
    public long after(long nanos) {
        return nanos >= Strand.NEVER - now ? Strand.NEVER : now + Math.max(0, nanos);
    }

    /** A number that no other message of the run has. */
    public long nextMessage() {
        return ++messages;
    }

    /** The strand that has the turn ends the program, as {@link System#exit} does. */
    public Stopped exit(int status) {
        Strand strand = running;
        end(status == 0 || strand == null ? new Outcome.Returned("exit") : new Outcome.Exited(strand.title(), status));
        return new Stopped();
    }

    /** Whether something was read that a strand has still to write. */
    public void owes(boolean newOwes) {
        owes = newOwes;
    }

    /** The run has turned out to be impossible. */
    public Stopped discard() {
        owes = true;
        end(new Outcome.CutShort(Outcome.CutShort.Reason.UNKEPT, steps.size()));
        return new Stopped();
    }

    /** The strand does something that others can see; its result may be told later. */
    int did(String title, String operation) {
        List<Event> log = events;
        if (log == null || over || steps.size() < limits.quiet()) {
            return -1;
        }
        log.add(new Event.Did(title, operation, null, place()));
        return log.size() - 1;
    }

    /** What was done in an event had these arguments and this result, which is null if it has none; −1 is no event. */
    public void resulted(int event, String arguments, @Nullable String result) {
        List<Event> log = events;
        if (log != null && event >= 0 && log.get(event) instanceof Event.Did did) {
            log.set(event, new Event.Did(did.strand(), did.operation() + arguments, result, did.place()));
        }
    }

    private static final StackWalker STACK = StackWalker.getInstance();

    /** The line of the program that is being executed; null if there is none. */
    static @Nullable String place() {
        return STACK.walk(frames -> frames.filter(frame -> !StackText.isOurs(frame.getClassName())
                        && !StackText.isAdded(frame.getMethodName())
                        && !StackText.isOfTheJdk(frame.getClassName()))
                .findFirst()
                .map(frame -> StackText.place(frame.toStackTraceElement()))
                .orElse(null));
    }

    private final ByteArrayOutputStream output = new ByteArrayOutputStream();

    private static final int MOST_OUTPUT = 10_000;

    /** A strand printed something; only what is logged is kept. */
    void printed(byte[] bytes, int offset, int length) {
        if (events != null && output.size() < MOST_OUTPUT) {
            output.write(bytes, offset, Math.min(length, MOST_OUTPUT - output.size()));
        }
    }

    public void log(Supplier<Event> event) {
        List<Event> log = events;
        if (log != null && !over && steps.size() >= limits.quiet()) {
            log.add(event.get());
        }
    }
}
