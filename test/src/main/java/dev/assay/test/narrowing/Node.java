package dev.assay.test.narrowing;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A node of the refinement tree. It is a leaf; or a hole with the rest of the tree below; or a refined hole with a subtree
 * for each refinement. A node keeps the truth of its subtree, so that the next open leaf is found without going back.
 */
final class Node {
    private final Quantifier quantifier;
    private @Nullable Slot slot;
    private boolean isSplit;
    private boolean isBeyond;
    private Node[] children;
    private Truth truth;

    private Node(Quantifier quantifier, @Nullable Slot slot, boolean isSplit, Node[] children, Truth truth) {
        this.quantifier = quantifier;
        this.slot = slot;
        this.isSplit = isSplit;
        this.children = children;
        this.truth = truth;
    }

    static Node leaf() {
        return new Node(Quantifier.FOR_ALL, null, false, new Node[0], Truth.OPEN);
    }

    /** The values that no refinement within the depth gives: nobody will look at them. */
    private static Node beyond() {
        Node result = leaf();
        result.isBeyond = true;
        return result;
    }

    static Node hole(Quantifier quantifier, Slot slot, Node below) {
        return new Node(quantifier, slot, false, new Node[] {below}, below.truth);
    }

    boolean isLeaf() {
        return slot == null;
    }

    boolean isBeyond() {
        return isBeyond;
    }

    boolean isSplit() {
        return isSplit;
    }

    Quantifier quantifier() {
        return quantifier;
    }

    Slot slot() {
        if (slot == null) {
            throw new IllegalStateException("a leaf has no hole");
        }
        return slot;
    }

    Truth truth() {
        return truth;
    }

    int size() {
        return children.length;
    }

    Node child(int index) {
        return children[index];
    }

    /** The first child whose subtree has this truth. */
    int first(Truth wanted) {
        for (int i = 0; i < children.length; i++) {
            if (children[i].truth == wanted) {
                return i;
            }
        }
        throw new IllegalStateException("no subtree is " + wanted);
    }

    /** Makes a leaf known. */
    void decide(Truth known) {
        truth = known;
    }

    /** Recomputes the truth from the children; what no counterexample needs any more is let go. */
    boolean update() {
        Truth before = truth;
        truth = children[0].truth;
        for (Node child : children) {
            truth = quantifier.join(truth, child.truth);
        }
        if (truth == Truth.TRUE || truth == Truth.UNKNOWN) {
            slot = null;
            isSplit = false;
            children = new Node[0];
        }
        return truth != before;
    }

    /** A hole becomes refined: below each refinement are its own holes, then a copy of what was below. */
    int refine(Bounds bounds) {
        return split(slot(), children[0], bounds);
    }

    /** A function's value at an argument gets a node below that of the function. */
    int insert(Slot entry, int position, Bounds bounds) {
        Node old = children[position];
        var node = new Node(quantifier, entry, true, new Node[0], old.truth);
        children[position] = node;
        return node.split(entry, old, bounds);
    }

    private int split(Slot refined, Node below, Bounds bounds) {
        int made = 0;
        int alternatives = refined.alternatives(bounds);
        var result = new Node[refined.isExhausted(bounds) ? alternatives : alternatives + 1];
        result[result.length - 1] = beyond();
        for (int i = 0; i < alternatives; i++) {
            boolean isLast = i == alternatives - 1;
            Node subtree = isLast ? below : below.copy();
            made += isLast ? 1 : subtree.count();
            for (Slot part : List.of(refined.refinement(i).parts()).reversed()) {
                subtree = hole(quantifier, part, subtree);
                made++;
            }
            result[i] = subtree;
        }
        isSplit = true;
        children = result;
        return made;
    }

    private int count() {
        int sum = 1;
        for (Node child : children) {
            sum += child.count();
        }
        return sum;
    }

    private Node copy() {
        var copies = new Node[children.length];
        for (int i = 0; i < copies.length; i++) {
            copies[i] = children[i].copy();
        }
        var result = new Node(quantifier, slot, isSplit, copies, truth);
        result.isBeyond = isBeyond;
        return result;
    }
}
