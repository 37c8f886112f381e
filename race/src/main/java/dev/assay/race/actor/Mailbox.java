package dev.assay.race.actor;

import dev.assay.race.schedule.Operation;
import dev.assay.race.scheduler.Strand;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A channel of messages between any strands, such as a socket or a topic: what one sender sends arrives in its order, but
 * may be overtaken by what others send.
 */
public final class Mailbox<T> {
    private final String name;
    private final Map<String, Deque<T>> channels = new LinkedHashMap<>();

    public Mailbox(String name) {
        this.name = name;
    }

    private static Strand strand() {
        return Objects.requireNonNull(Strand.current(), "mailboxes exist only in runs of the scheduler");
    }

    public void send(T message) {
        Strand strand = strand();
        strand.step(Operation.write("send to " + name, this));
        channels.computeIfAbsent(strand.name(), any -> new ArrayDeque<>()).add(message);
    }

    /** Waits for a message; which sender's it is, if there are several, is a decision of the scheduler. */
    public T receive() {
        Strand strand = strand();
        strand.await(
                Operation.write("receive from " + name, this), () -> !senders().isEmpty(), Strand.NEVER);
        List<String> senders = senders();
        String sender = senders.get(strand.scheduler().pick(senders));
        return Objects.requireNonNull(channels.get(sender)).remove();
    }

    private List<String> senders() {
        var senders = new ArrayList<String>();
        channels.forEach((sender, messages) -> {
            if (!messages.isEmpty()) {
                senders.add(sender);
            }
        });
        return senders;
    }
}
