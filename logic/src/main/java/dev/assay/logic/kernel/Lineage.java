package dev.assay.logic.kernel;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * Where a signature stands in the tree of all extensions. Signatures on one branch are numbered, so
 * "is an extension of" needs no walk along the branch; over its forks it walks in steps that double.
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
        Lineage here = this;
        while (here.branch.depth > ancestor.branch.depth) {
            Lineage far = here.branch.jump;
            here = far.branch.depth >= ancestor.branch.depth ? far : here.branch.fork;
        }
        return here.branch == ancestor.branch && here.position >= ancestor.position;
    }

    private static final class Branch {
        /** Where it left the branch it comes from. */
        private final Lineage fork;

        /** A place on some branch before it, the farther away the deeper this is (as in a skew-binary list). */
        private final Lineage jump;

        private final int depth;
        private final AtomicInteger tip = new AtomicInteger();

        private Branch(Lineage fork) {
            this.fork = fork;
            this.depth = fork == null ? 0 : fork.branch.depth + 1;
            this.jump = fork == null ? null : jump(fork);
        }

        /** Two jumps of equal length before the fork make one; otherwise a new one begins with the fork itself. */
        private static Lineage jump(Lineage fork) {
            Lineage first = fork.branch.jump;
            if (first == null || first.branch.jump == null) {
                return fork;
            }
            Lineage second = first.branch.jump;
            int length = fork.branch.depth - first.branch.depth;
            return length == first.branch.depth - second.branch.depth ? second : fork;
        }
    }
}
