package dev.assay.race.scheduler;

import dev.assay.race.schedule.Action;
import dev.assay.race.schedule.Decision;
import dev.assay.race.schedule.Enabled;

/** Messages that are on their way to a strand; which arrives next is the scheduler's decision. */
public interface Inbox {
    /** Adds what can be delivered now; {@code receiving} says whether the strand waits for messages. */
    void offer(Enabled enabled, boolean receiving);

    /** Takes the decision: the message has arrived. */
    void deliver(Decision.Deliver decision);

    /** Whether the action is about a message. */
    static boolean delivers(Action action) {
        return action.decision() instanceof Decision.Deliver;
    }
}
