package dev.assay.race.parallel;

import dev.assay.property.state.Values;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Looks for an order of the commands of all branches in which the model allows every answer.
 *
 * <p>The order of each branch is kept. If strict, so is that of commands of which one returned before the other was
 * called, which is linearizability; otherwise it is sequential consistency.
 */
final class Serialisation<M, S> {
    private final List<List<Answered<M, S, ?>>> branches;
    private final Values values;
    private final boolean strict;
    /** From where there is no way to the end. */
    private final Set<Progress<M>> dead = new HashSet<>();

    Serialisation(List<List<Answered<M, S, ?>>> branches, Values values, boolean strict) {
        this.branches = branches;
        this.values = values;
        this.strict = strict;
    }

    boolean exists(M model) {
        return search(Progress.start(branches.size(), model));
    }

    /**
     * <pre>
     *   post(model, c, answer)     next(model, c) explains the rest
     *  ──────────────────────────────────────────────────────────── for a first command c of some branch
     *                     model explains all
     * </pre>
     */
    private boolean search(Progress<M> progress) {
        if (dead.contains(progress)) {
            return false;
        }
        boolean finished = true;
        for (int i = 0; i < branches.size(); i++) {
            if (progress.done(i) < branches.get(i).size()) {
                finished = false;
                Answered<M, S, ?> head = branches.get(i).get(progress.done(i));
                if ((!strict || mayBeNext(head, progress))
                        && head.allowed(progress.model(), values)
                        && search(progress.after(i, head.step().next(progress.model())))) {
                    return true;
                }
            }
        }
        if (!finished) {
            dead.add(progress);
        }
        return finished;
    }

    /** No command that is still to come had returned before this one was called. */
    private boolean mayBeNext(Answered<M, S, ?> candidate, Progress<M> progress) {
        for (int i = 0; i < branches.size(); i++) {
            if (progress.done(i) < branches.get(i).size()
                    && branches.get(i).get(progress.done(i)).returned() < candidate.called()) {
                return false;
            }
        }
        return true;
    }
}
