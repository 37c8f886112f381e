package dev.assay.race.scheduler;

import dev.assay.race.schedule.Action;
import dev.assay.race.schedule.Decision;
import dev.assay.race.schedule.Enabled;
import dev.assay.race.schedule.Event;
import dev.assay.race.schedule.Operation;
import dev.assay.race.schedule.Outcome;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** A controlled thread: it runs only while it has the turn, and gives the turn away before all that others can see. */
public final class Strand {
    /** A wait without a limit. */
    public static final long NEVER = Long.MAX_VALUE;

    /** How the labels of operations begin that wait for a lock. */
    public static final String LOCK = "lock ";

    private static final ThreadLocal<Strand> CURRENT = new ThreadLocal<>();
    private static final Operation START = Operation.local("start");

    private final Scheduler scheduler;
    private final int number;
    private final String name;
    private final boolean daemon;
    private final Thread carrier;
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
    private String scope = "";
    private String reason = "done";
    private @Nullable Inbox inbox;
    private @Nullable Object attachment;
    private @Nullable Object guest;

    Strand(Scheduler scheduler, int number, String name, boolean daemon, Runnable body) {
        this.scheduler = scheduler;
        this.number = number;
        this.name = name;
        this.daemon = daemon;
        this.next = new Action(new Decision.Go(name, START.label()), number, START);
        this.expire = new Action(new Decision.Expire(name), number, Operation.local("time-out"));
        this.carrier = Thread.ofVirtual().name(name).unstarted(() -> live(body));
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

    boolean daemon() {
        return daemon;
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
        scheduler.log(() -> new Event.Did(name, operation.label(), null));
    }

    /** As {@link #step}, and logs nothing: the caller does. */
    public void giveWay(Operation operation) {
        if (atomic > 0) {
            return;
        }
        next = new Action(new Decision.Go(name, operation.label()), number, operation);
        scheduler.pass(this);
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
            scheduler.log(() -> new Event.Blocked(name, operation.label()));
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
        return condition != null && operation().label().startsWith(LOCK);
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
        while (bottom > 0 && isOurs(stack.get(bottom - 1))) {
            bottom--;
        }
        int top = bottom;
        while (top > 0 && !isOurs(stack.get(top - 1))) {
            top--;
        }
        return new Outcome.Waiting(name, next.operation().label(), stack.subList(top, bottom));
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

    @Override
    public String toString() {
        return name;
    }
}
