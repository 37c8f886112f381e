package dev.assay.test.narrowing;

import dev.assay.code.runtime.Fun;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Decides formulas with both quantifiers, by a tree of refinements whose leaves are evaluated. */
final class TreeSearch {
    /** A tree with more nodes than this is given up. */
    private static final int MOST_NODES = 4_000_000;

    private final Judge judge;
    private final List<Prenex.Bound> prefix;
    private final Slot[] roots;
    private final List<Node> path = new ArrayList<>();
    private Node root = Node.leaf();
    private int nodes;
    private @Nullable String reason;

    TreeSearch(Judge judge, List<Prenex.Bound> prefix, Slot[] roots) {
        this.judge = judge;
        this.prefix = prefix;
        this.roots = roots;
    }

    Node root() {
        return root;
    }

    /** Why it is not known; null if only for the depth. */
    @Nullable
    String reason() {
        return reason;
    }

    /** The truth within bounds; open if the meter stopped. */
    Truth search(Bounds bounds) {
        root = Node.leaf();
        for (int i = roots.length - 1; i >= 0; i--) {
            root = Node.hole(prefix.get(i).quantifier(), roots[i], root);
        }
        nodes = roots.length + 1;
        while (root.truth() == Truth.OPEN) {
            descend();
            if (path.getLast().isBeyond()) {
                undo();
                decide(Truth.UNKNOWN);
                continue;
            }
            judge.forget();
            Judge.Answer answer = evaluate();
            undo();
            switch (answer) {
                case TRUE -> decide(Truth.TRUE);
                case FALSE -> decide(Truth.FALSE);
                case UNDEFINED, UNDECIDED -> {
                    reason = judge.reason();
                    decide(Truth.UNKNOWN);
                }
                case REFINE -> {
                    if (judge.needed().mayBeRefined(bounds)) {
                        refine(judge.needed(), bounds);
                    } else {
                        decide(Truth.UNKNOWN);
                    }
                }
                case STOPPED -> {
                    return Truth.OPEN;
                }
            }
            if (nodes > MOST_NODES) {
                reason = "there are too many cases";
                return Truth.UNKNOWN;
            }
        }
        return root.truth();
    }

    /** Goes to the first open leaf, and gives the slots the values on the way. */
    private void descend() {
        path.clear();
        Node node = root;
        while (!node.isLeaf()) {
            path.add(node);
            int next = node.first(Truth.OPEN);
            if (node.isSplit() && !node.child(next).isBeyond()) {
                node.slot().refine(next);
            }
            node = node.child(next);
        }
        path.add(node);
    }

    private void undo() {
        for (Node node : path.reversed()) {
            if (node.isSplit()) {
                node.slot().clear();
            }
        }
    }

    /** A value outside its subtype proves nothing if it was for all values, and is none that exists. */
    private Judge.Answer evaluate() {
        for (Node node : path) {
            Fun guard = node.isSplit() ? node.slot().guard() : null;
            if (guard != null) {
                Judge.Answer answer = judge.guard(node.slot(), guard);
                if (answer == Judge.Answer.FALSE) {
                    return node.quantifier() == Quantifier.FOR_ALL ? Judge.Answer.TRUE : Judge.Answer.FALSE;
                }
                if (answer != Judge.Answer.TRUE) {
                    return answer;
                }
            }
        }
        Judge.Answer answer = judge.implication();
        if (answer == Judge.Answer.TRUE || answer == Judge.Answer.FALSE) {
            for (Slot slot : roots) {
                Slot hole = slot.guarded();
                if (hole != null) {
                    return judge.ask(hole);
                }
            }
        }
        return answer;
    }

    private void decide(Truth truth) {
        path.getLast().decide(truth);
        for (Node node : path.reversed().subList(1, path.size())) {
            if (!node.update()) {
                return;
            }
        }
    }

    private void refine(Slot slot, Bounds bounds) {
        for (Node node : path) {
            if (!node.isLeaf() && node.slot() == slot) {
                nodes += node.refine(bounds);
                return;
            }
        }
        // The value of a function at an argument: its place is that of the function.
        Slot above = slot.parent;
        while (above != null) {
            for (Node node : path) {
                if (!node.isLeaf() && node.slot() == above) {
                    nodes += node.insert(slot, node.first(Truth.OPEN), bounds);
                    return;
                }
            }
            above = above.parent;
        }
        throw new IllegalStateException("a hole was needed that is in no value");
    }
}
