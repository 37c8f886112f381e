package dev.assay.logic.kernel;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * Where a signature stands in the tree of all extensions. Signatures on one branch are numbered, so
 * "is an extension of" needs no walk along the branch, only over its few forks.
 */
final class Lineage {
    private final Branch branch;
    private final int position;

    private Lineage(Branch branch, int position) {
        this.branch = branch;
        this.position = position;
    }

    static Lineage root() {
        return new Lineage(new Branch(null), 0);
    }

    /** A new child: the next on this branch, or the first of a new branch if this one has a child already. */
    Lineage child() {
        return branch.tip.compareAndSet(position, position + 1)
                ? new Lineage(branch, position + 1)
                : new Lineage(new Branch(this), 0);
    }

    /** Whether {@code ancestor} is this or lies between the root and this. */
    boolean descendsFrom(Lineage ancestor) {
        for (Lineage here = this; here != null; here = here.branch.fork) {
            if (here.branch == ancestor.branch) {
                return here.position >= ancestor.position;
            }
        }
        return false;
    }

    private static final class Branch {
        private final Lineage fork;
        private final AtomicInteger tip = new AtomicInteger();

        private Branch(Lineage fork) {
            this.fork = fork;
        }
    }
}
