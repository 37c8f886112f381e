package dev.assay.atp.superposition;

import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The clauses that wait for their turn, in several queues that are asked in turn. */
final class Passive {
    private final List<Queue> queues;
    private int turn;
    private int picked;
    private int count;
    private int stale;

    Passive(List<Queue.Spec> specs, Logic logic, boolean[] isGoalSymbol) {
        this.queues = specs.stream().map(s -> new Queue(s, logic, isGoalSymbol)).toList();
    }

    void add(Clause clause) {
        clause.state = Clause.State.PASSIVE;
        queues.forEach(q -> q.add(clause));
        count++;
    }

    /** Takes the clause whose turn it is, or null if none is left. */
    @Nullable
    Clause poll() {
        if (picked >= queues.get(turn).picks()) {
            turn = (turn + 1) % queues.size();
            picked = 0;
        }
        picked++;
        Clause clause = queues.get(turn).poll();
        if (clause != null) {
            clause.state = Clause.State.NEW;
            count--;
            if (++stale > 1000 && stale > count) {
                queues.forEach(Queue::clean);
                stale = 0;
            }
        }
        return clause;
    }

    /** Tells that a clause was given another state by somebody else. */
    void removed() {
        count--;
        stale++;
    }

    int count() {
        return count;
    }

    void forEach(Consumer<Clause> action) {
        queues.getFirst().forEach(action);
    }
}
