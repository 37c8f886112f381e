package dev.assay.race.scheduler;

import dev.assay.race.schedule.Action;
import dev.assay.race.schedule.Decision;
import dev.assay.race.schedule.Enabled;
import dev.assay.race.schedule.Event;
import dev.assay.race.schedule.Operation;
import dev.assay.race.schedule.Outcome;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** A controlled thread: it runs only while it has the turn, and gives the turn away before all that others can see. */
public final class Strand {
    /** A wait without a limit. */
    public static final long NEVER = Long.MAX_VALUE;

    private static final ThreadLocal<Strand> CURRENT = new ThreadLocal<>();
    private static final Operation START = Operation.local("start");

    private final Scheduler scheduler;
    private final int number;
    private final String name;
    private boolean daemon;
    private final Thread carrier;
    /** What people know it by: the name of the program's thread. */
    private String title;

    private final Action expire;
    private volatile boolean turn;
    private Action next;
    /** What it waits for; null if it can go on. */
    private @Nullable BooleanSupplier condition;

    private boolean receiving;
    /** Whether it may wake up now for no reason. */
    private boolean restless;

    private boolean wokeForNoReason;
    private long deadline = NEVER;
    private boolean expired;
    private volatile boolean ended;
    private int atomic;
    private int event = -1;
    private @Nullable Object touched;
    private int stopped;
    private String scope = "";
    private String reason = "done";
    private @Nullable Inbox inbox;
    private @Nullable Object attachment;
    private @Nullable Object guest;
    private @Nullable Object environment;

    Strand(Scheduler scheduler, int number, String name, boolean daemon, Runnable body) {
        this.scheduler = scheduler;
        this.number = number;
        this.name = name;
        this.daemon = daemon;
        this.title = name;
        this.next = new Action(new Decision.Go(name, START.label()), number, START);
        this.expire = new Action(new Decision.Expire(name), number, Operation.local("time-out"));
        this.carrier = Carriers.thread(name, () -> live(body));
    }

    /** The strand that runs this code; null outside of a run. */
    public static @Nullable Strand current() {
        return CURRENT.get();
    }

    public String name() {
        return name;
    }

    public Scheduler scheduler() {
        return scheduler;
    }

    /** Its place in the order in which strands came to be. */
    public int number() {
        return number;
    }

    /** What people know it by; no other strand of the run has the same. */
    public String title() {
        return title;
    }

    public void title(String wanted) {
        title = scheduler.freeTitle(wanted);
    }

    boolean daemon() {
        return daemon;
    }

    public void daemon(boolean newDaemon) {
        daemon = newDaemon;
    }

    Thread carrier() {
        return carrier;
    }

    public boolean ended() {
        return ended;
    }

    /** Whatever the package that started it keeps with it. */
    public @Nullable Object attachment() {
        return attachment;
    }

    public void attach(Object newAttachment) {
        attachment = newAttachment;
    }

    /** The thread that it plays for instrumented code. */
    public @Nullable Object guest() {
        return guest;
    }

    public void guest(Object newGuest) {
        guest = newGuest;
    }

    /** What instrumented code shares with others of its run; the scheduler keeps it, but strands ask often. */
    public @Nullable Object environment() {
        return environment;
    }

    public void environment(Object newEnvironment) {
        environment = newEnvironment;
    }

    /** Ends it if the run is over, for it may go on for long without a step. */
    public void endIfOver() {
        if (scheduler.over()) {
            throw new Stopped();
        }
    }

    /** Whether it waits for something that has not happened. */
    public boolean blocked() {
        BooleanSupplier waitsFor = condition;
        return waitsFor != null && !waitsFor.getAsBoolean();
    }

    public void inbox(Inbox newInbox) {
        inbox = newInbox;
    }

    /** The part of its program that it is in: strands started there are named for it. */
    public void enter(String newScope) {
        scope = newScope;
    }

    /** Why it ends, if it is not that all is done. */
    public void endsBecause(String newReason) {
        reason = newReason;
    }

    String reason() {
        return reason;
    }

    String scope() {
        return scope;
    }

    private void live(Runnable body) {
        CURRENT.set(this);
        Throwable thrown = null;
        try {
            awaitTurn();
            body.run();
        } catch (Stopped e) {
            // The run is over.
        } catch (Throwable e) {
            thrown = e;
        }
        ended = true;
        scheduler.ended(this, thrown);
    }

    /** Lets others go first; returns when it is this strand's turn to do the operation. */
    public void step(Operation operation) {
        if (atomic > 0) {
            return;
        }
        next = new Action(new Decision.Go(name, operation.label()), number, operation);
        scheduler.pass(this);
        did(operation.label());
    }

    /** It does something that others can see, and may tell the result with {@link #takeEvent}. */
    public void did(String operation) {
        event = scheduler.did(title, operation);
    }

    /** The number of the event that it did last, if nobody asked before; −1 if there is none. */
    public int takeEvent() {
        int taken = event;
        event = -1;
        return taken;
    }

    /** How often it was told to stop, and went on. */
    public int wasStopped() {
        return ++stopped;
    }

    /** What it is about to touch. */
    public void touches(Object target) {
        touched = target;
    }

    public @Nullable Object touched() {
        return touched;
    }

    /** As {@link #step}, and logs nothing: the caller does. */
    public void giveWay(Operation operation) {
        if (atomic > 0) {
            return;
        }
        next = new Action(new Decision.Go(name, operation.label()), number, operation);
        scheduler.pass(this);
    }

    /** Others could see what it does now: a step if all such things are to be, and logged by nobody. */
    public void announce(Operation operation) {
        if (scheduler.complete()) {
            giveWay(operation);
        }
    }

    /** Code of the JDK that threads share begins or goes on. */
    public void announceLibrary() {
        if (scheduler.complete() && next.operation().reach() == Operation.Reach.TARGET) {
            giveWay(new Operation("java.util.concurrent", null, Operation.Kind.WRITE, Operation.Reach.LIBRARY));
        }
    }

    /** The operation as far as it is known what it may touch, if that is asked for. */
    public Operation reaching(Operation operation, Operation.Reach reach) {
        return scheduler.complete() ? operation.reaching(reach) : operation;
    }

    /** Waits until the condition holds, or until the virtual clock reaches the deadline; returns whether it holds. */
    public boolean await(Operation operation, BooleanSupplier newCondition, long newDeadline) {
        if (atomic > 0 && newCondition.getAsBoolean()) {
            return true;
        }
        next = new Action(new Decision.Go(name, operation.label()), number, operation);
        condition = newCondition;
        deadline = newDeadline;
        expired = false;
        if (!newCondition.getAsBoolean()) {
            scheduler.log(() -> new Event.Blocked(title, operation.label(), Scheduler.place()));
        }
        try {
            scheduler.pass(this);
        } finally {
            condition = null;
            deadline = NEVER;
        }
        return !expired;
    }

    /** As {@link #await}, but it may also end for no reason, once, if that is allowed. */
    public boolean awaitRestlessly(Operation operation, BooleanSupplier newCondition, long newDeadline) {
        restless = !wokeForNoReason && scheduler.wakesSpuriously();
        try {
            return await(operation, newCondition, newDeadline);
        } finally {
            restless = false;
        }
    }

    /** Waits for a message to arrive in its inbox; returns whether one has. */
    public boolean receive(Operation operation, long newDeadline) {
        receiving = true;
        try {
            return await(operation, () -> false, newDeadline);
        } finally {
            receiving = false;
        }
    }

    /** From here to {@link #endAtomic} nobody else has a turn, unless this strand has to wait. */
    public void beginAtomic() {
        atomic++;
    }

    public void endAtomic() {
        atomic--;
    }

    /** Adds what this strand could do now. */
    void offer(Enabled enabled, long now, boolean anyTime) {
        Inbox messages = inbox;
        if (messages != null) {
            messages.offer(enabled, receiving);
        }
        BooleanSupplier waitsFor = condition;
        if (waitsFor == null || waitsFor.getAsBoolean()) {
            enabled.add(next);
        } else if (deadline <= now || restless || anyTime && deadline != NEVER) {
            enabled.add(expire);
        }
    }

    long deadline() {
        return deadline;
    }

    Operation operation() {
        return next.operation();
    }

    /** Whether it waits for something that somebody else has to give back. */
    boolean needsLock() {
        return condition != null && operation().label().startsWith(Operation.LOCK);
    }

    Action expire() {
        return expire;
    }

    /** Takes note of the decision that gives it the turn. */
    void take(Action action) {
        if (action.decision() instanceof Decision.Deliver deliver && inbox != null) {
            inbox.deliver(deliver);
        } else if (action.decision() instanceof Decision.Expire) {
            expired = true;
            wokeForNoReason |= restless;
        }
    }

    void begin() {
        carrier.start();
    }

    /** Whether it was given the turn, but has not taken it yet. */
    boolean hasToWakeUp() {
        return turn;
    }

    void giveTurn() {
        turn = true;
        LockSupport.unpark(carrier);
    }

    void awaitTurn() {
        while (!turn) {
            LockSupport.park(this);
        }
        turn = false;
        if (scheduler.over()) {
            throw new Stopped();
        }
    }

    Outcome.Waiting waiting() {
        List<StackTraceElement> stack = List.of(carrier.getStackTrace());
        int bottom = stack.size();
        while (bottom > 0
                && (isOurs(stack.get(bottom - 1))
                        || stack.get(bottom - 1).getClassName().equals("java.lang.Thread"))) {
            bottom--;
        }
        int top = bottom;
        while (top > 0 && !isOurs(stack.get(top - 1))) {
            top--;
        }
        return new Outcome.Waiting(title, next.operation().label(), stack.subList(top, bottom));
    }

    /** The frames above those of the scheduler, and those below the body of the strand, are of no interest. */
    private static boolean isOurs(StackTraceElement frame) {
        String type = frame.getClassName();
        return type.equals(Strand.class.getName())
                || type.equals(Scheduler.class.getName())
                || type.equals("java.lang.VirtualThread")
                || type.equals("dev.assay.race.actor.Process")
                || type.equals("dev.assay.race.actor.Actors");
    }

    private static final Set<String> IDLE = Set.of(
            "ThreadPoolExecutor.getTask", "ForkJoinPool.awaitWork", "ForkJoinPool.runWorker", "TimerThread.mainLoop");

    /** Whether it is a worker of one of the JDK's pools or timers that has nothing to do. */
    boolean isIdleWorker() {
        return Arrays.stream(carrier.getStackTrace())
                .map(frame -> frame.getClassName()
                                .substring(frame.getClassName().lastIndexOf('.') + 1) + "." + frame.getMethodName())
                .anyMatch(IDLE::contains);
    }

    @Override
    public String toString() {
        return name;
    }
}
