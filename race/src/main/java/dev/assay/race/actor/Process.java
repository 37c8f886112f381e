package dev.assay.race.actor;

import dev.assay.race.schedule.Action;
import dev.assay.race.schedule.Decision;
import dev.assay.race.schedule.Enabled;
import dev.assay.race.schedule.Event;
import dev.assay.race.schedule.Operation;
import dev.assay.race.scheduler.Inbox;
import dev.assay.race.scheduler.Scheduler;
import dev.assay.race.scheduler.Stopped;
import dev.assay.race.scheduler.Strand;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** A process: a strand with a mailbox, and with a channel from each process that ever sent it something. */
final class Process implements Inbox {
    static final String NORMAL = "normal";
    static final String KILL = "kill";
    static final String KILLED = "killed";

    /** What one sender has sent and what has not arrived yet, in its order. */
    private record Channel(Deque<Signal> signals, Action deliver) {}

    private record Monitor(Process watcher, Actors.Reference reference) {}

    private final Strand strand;
    private final Pid pid = new Pid(this);
    private final List<Signal.Message> mailbox = new ArrayList<>();
    private final Map<String, Channel> channels = new LinkedHashMap<>();
    private final Set<Process> links = new LinkedHashSet<>();
    private final List<Monitor> monitors = new ArrayList<>();
    private boolean trapping;
    /** Why it has to die as soon as it goes on. */
    private @Nullable Object doom;

    private @Nullable Object death;

    Process(Strand strand) {
        this.strand = strand;
        strand.attach(this);
        strand.inbox(this);
    }

    /** The process of this strand; any strand becomes one when it first asks. */
    static Process current() {
        Strand strand = Strand.current();
        if (strand == null) {
            throw new IllegalStateException("processes exist only in runs of the scheduler; use Actors.run");
        }
        return strand.attachment() instanceof Process process ? process : new Process(strand);
    }

    Strand strand() {
        return strand;
    }

    Pid pid() {
        return pid;
    }

    boolean alive() {
        return death == null;
    }

    private Scheduler scheduler() {
        return strand.scheduler();
    }

    /** Does what the process has to do, and tells those who want to know that it died. */
    void live(Body body) throws Exception {
        Object reason = NORMAL;
        try {
            dieIfDoomed();
            body.run();
        } catch (ExitRequest e) {
            reason = e.reason();
        } catch (Stopped e) {
            throw e;
        } catch (Exception | AssertionError e) {
            reason = e;
            if (links.isEmpty() && monitors.isEmpty()) {
                throw e;
            }
        } finally {
            die(reason);
        }
    }

    private void die(Object reason) {
        death = reason;
        strand.endsBecause(reason.toString());
        for (Process linked : links) {
            linked.links.remove(this);
            linked.enqueue(
                    strand.name(),
                    new Signal.Exit(pid, reason, false, scheduler().nextMessage()));
        }
        for (Monitor monitor : monitors) {
            monitor.watcher.enqueue(
                    strand.name(),
                    new Signal.Message(
                            new Actors.Down(monitor.reference, pid, reason),
                            scheduler().nextMessage()));
        }
    }

    /** Gives others a turn before an effect; this process may be killed meanwhile. */
    void giveWay(Operation operation) {
        strand.giveWay(operation);
        dieIfDoomed();
    }

    private void dieIfDoomed() {
        Object reason = doom;
        if (reason != null) {
            throw new ExitRequest(reason);
        }
    }

    void send(Process to, Object message) {
        to.enqueue(strand.name(), new Signal.Message(message, scheduler().nextMessage()));
    }

    void exit(Process target, Object reason) {
        giveWay(Operation.local("exit"));
        boolean kill = reason.equals(KILL);
        target.enqueue(
                strand.name(),
                new Signal.Exit(pid, kill ? KILLED : reason, kill, scheduler().nextMessage()));
    }

    void link(Process other) {
        giveWay(Operation.local("link"));
        if (other.death == null) {
            links.add(other);
            other.links.add(this);
        } else {
            enqueue(
                    other.strand.name(),
                    new Signal.Exit(other.pid, "noproc", false, scheduler().nextMessage()));
        }
    }

    /** A link that the other is born with. */
    void linkNewborn(Process other) {
        links.add(other);
        other.links.add(this);
    }

    void unlink(Process other) {
        giveWay(Operation.local("unlink"));
        links.remove(other);
        other.links.remove(this);
    }

    Actors.Reference monitor(Process other) {
        giveWay(Operation.local("monitor"));
        var reference = new Actors.Reference(scheduler().nextMessage());
        if (other.death == null) {
            other.monitors.add(new Monitor(this, reference));
        } else {
            enqueue(
                    other.strand.name(),
                    new Signal.Message(
                            new Actors.Down(reference, other.pid, "noproc"),
                            scheduler().nextMessage()));
        }
        return reference;
    }

    void trapExits(boolean newTrapping) {
        giveWay(Operation.local("trapExits"));
        trapping = newTrapping;
    }

    private void enqueue(String sender, Signal signal) {
        scheduler().log(() -> new Event.Sent(sender, strand.name(), signal.toString(), signal.number()));
        if (death == null) {
            channels.computeIfAbsent(
                            sender,
                            any -> new Channel(
                                    new ArrayDeque<>(),
                                    new Action(
                                            new Decision.Deliver(strand.name(), sender),
                                            strand.number(),
                                            Operation.write("deliver", strand))))
                    .signals
                    .add(signal);
        }
    }

    @Override
    public void offer(Enabled enabled, boolean receiving) {
        for (Channel channel : channels.values()) {
            Signal first = channel.signals.peek();
            if (first != null && (receiving || first instanceof Signal.Exit exit && kills(exit))) {
                enabled.add(channel.deliver);
            }
        }
    }

    private boolean kills(Signal.Exit exit) {
        return exit.untrappable() || !trapping && !exit.reason().equals(NORMAL);
    }

    @Override
    public void deliver(Decision.Deliver decision) {
        Signal signal =
                Objects.requireNonNull(channels.get(decision.sender())).signals.remove();
        scheduler()
                .log(() -> new Event.Delivered(strand.name(), decision.sender(), signal.toString(), signal.number()));
        switch (signal) {
            case Signal.Message message -> mailbox.add(message);
            case Signal.Exit exit -> {
                if (kills(exit)) {
                    doom = exit.reason();
                } else if (trapping) {
                    mailbox.add(new Signal.Message(new Actors.Exited(exit.from(), exit.reason()), exit.number()));
                }
            }
        }
    }

    /** Takes the first message out of the mailbox that matches; if there is none, waits for another to arrive. */
    Optional<Object> receive(Predicate<Object> pattern, long deadline) {
        while (true) {
            for (int i = 0; i < mailbox.size(); i++) {
                Signal.Message message = mailbox.get(i);
                if (pattern.test(message.content())) {
                    mailbox.remove(i);
                    scheduler().log(() -> new Event.Received(strand.name(), message.toString(), message.number()));
                    return Optional.of(message.content());
                }
            }
            if (!strand.receive(Operation.local("receive"), deadline)) {
                return Optional.empty();
            }
            dieIfDoomed();
        }
    }
}
