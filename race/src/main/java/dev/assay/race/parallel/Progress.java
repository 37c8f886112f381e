package dev.assay.race.parallel;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** How many commands of each branch are done, and what the model is then. */
record Progress<M>(List<Integer> done, M model) {
    static <M> Progress<M> start(int branches, M model) {
        return new Progress<>(Collections.nCopies(branches, 0), model);
    }

    int done(int branch) {
        return done.get(branch);
    }

    Progress<M> after(int branch, M newModel) {
        var more = new ArrayList<>(done);
        more.set(branch, done(branch) + 1);
        return new Progress<>(List.copyOf(more), newModel);
    }
}
