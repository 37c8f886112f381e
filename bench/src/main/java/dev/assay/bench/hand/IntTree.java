package dev.assay.bench.hand;

import dev.assay.test.random.Dice;
import java.util.ArrayList;
import java.util.List;

/** Red-black trees of numbers with deletion, by the same equations as in the theory. */
public sealed interface IntTree {
    enum Colour {
        RED,
        BLACK
    }

    record Leaf() implements IntTree {}

    record Node(Colour colour, IntTree left, int key, IntTree right) implements IntTree {}

    IntTree LEAF = new Leaf();

    static IntTree red(IntTree left, int key, IntTree right) {
        return new Node(Colour.RED, left, key, right);
    }

    static IntTree black(IntTree left, int key, IntTree right) {
        return new Node(Colour.BLACK, left, key, right);
    }

    static boolean isRed(IntTree t) {
        return t instanceof Node n && n.colour == Colour.RED;
    }

    static boolean isBlackNode(IntTree t) {
        return t instanceof Node n && n.colour == Colour.BLACK;
    }

    static IntTree paint(Colour colour, IntTree t) {
        return t instanceof Node n ? new Node(colour, n.left, n.key, n.right) : LEAF;
    }

    // What a red-black tree is

    static boolean isRedBlack(IntTree t) {
        return !isRed(t) && noRedBelowRed(t) && isBalanced(t) && isOrdered(t);
    }

    static boolean noRedBelowRed(IntTree t) {
        return !(t instanceof Node(var c, var l, var _, var r))
                || (c == Colour.BLACK || !isRed(l) && !isRed(r)) && noRedBelowRed(l) && noRedBelowRed(r);
    }

    static boolean isBalanced(IntTree t) {
        return !(t instanceof Node(var _, var l, var _, var r))
                || blackHeight(l) == blackHeight(r) && isBalanced(l) && isBalanced(r);
    }

    static int blackHeight(IntTree t) {
        return t instanceof Node n ? (n.colour == Colour.BLACK ? 1 : 0) + blackHeight(n.left) : 0;
    }

    static boolean isOrdered(IntTree t) {
        return !(t instanceof Node(var _, var l, var k, var r))
                || allBelow(k, l) && allAbove(k, r) && isOrdered(l) && isOrdered(r);
    }

    static boolean allBelow(int k, IntTree t) {
        return !(t instanceof Node(var _, var l, var a, var r)) || a < k && allBelow(k, l) && allBelow(k, r);
    }

    static boolean allAbove(int k, IntTree t) {
        return !(t instanceof Node(var _, var l, var a, var r)) || k < a && allAbove(k, l) && allAbove(k, r);
    }

    // Deletion

    static IntTree delete(int k, IntTree t) {
        return paint(Colour.BLACK, remove(k, t));
    }

    static IntTree remove(int k, IntTree t) {
        if (!(t instanceof Node(var _, var l, var a, var r))) {
            return LEAF;
        }
        if (k < a) {
            return isBlackNode(l) ? balanceLeft(remove(k, l), a, r) : red(remove(k, l), a, r);
        }
        if (a < k) {
            return isBlackNode(r) ? balanceRight(l, a, remove(k, r)) : red(l, a, remove(k, r));
        }
        return join(l, r);
    }

    static IntTree balance(IntTree l, int k, IntTree r) {
        if (l instanceof Node(var lc, var a, var x, var b) && lc == Colour.RED) {
            if (r instanceof Node(var rc, var c, var y, var d) && rc == Colour.RED) {
                return red(black(a, x, b), k, black(c, y, d));
            }
            if (a instanceof Node(var ac, var a1, var w, var a2) && ac == Colour.RED) {
                return red(black(a1, w, a2), x, black(b, k, r));
            }
            if (b instanceof Node(var bc, var b1, var w, var b2) && bc == Colour.RED) {
                return red(black(a, x, b1), w, black(b2, k, r));
            }
        } else if (r instanceof Node(var rc, var c, var y, var d) && rc == Colour.RED) {
            if (d instanceof Node(var dc, var d1, var z, var d2) && dc == Colour.RED) {
                return red(black(l, k, c), y, black(d1, z, d2));
            }
            if (c instanceof Node(var cc, var c1, var z, var c2) && cc == Colour.RED) {
                return red(black(l, k, c1), z, black(c2, y, d));
            }
        }
        return black(l, k, r);
    }

    /** The left side has become one black node shorter. */
    static IntTree balanceLeft(IntTree l, int k, IntTree r) {
        if (l instanceof Node(var lc, var a, var x, var b) && lc == Colour.RED) {
            return red(black(a, x, b), k, r);
        }
        if (r instanceof Node(var rc, var c, var y, var d)) {
            if (rc == Colour.BLACK) {
                return balance(l, k, red(c, y, d));
            }
            if (c instanceof Node(var cc, var c1, var z, var c2) && cc == Colour.BLACK) {
                return red(black(l, k, c1), z, balance(c2, y, paint(Colour.RED, d)));
            }
        }
        return red(l, k, r);
    }

    static IntTree balanceRight(IntTree l, int k, IntTree r) {
        if (r instanceof Node(var rc, var c, var y, var d) && rc == Colour.RED) {
            return red(l, k, black(c, y, d));
        }
        if (l instanceof Node(var lc, var a, var x, var b)) {
            if (lc == Colour.BLACK) {
                return balance(red(a, x, b), k, r);
            }
            if (b instanceof Node(var bc, var b1, var w, var b2) && bc == Colour.BLACK) {
                return red(balance(paint(Colour.RED, a), x, b1), w, black(b2, k, r));
            }
        }
        return red(l, k, r);
    }

    static IntTree join(IntTree l, IntTree r) {
        if (!(l instanceof Node(var lc, var a, var x, var b))) {
            return r;
        }
        if (!(r instanceof Node(var rc, var c, var y, var d))) {
            return l;
        }
        if (lc == Colour.RED && rc == Colour.RED) {
            IntTree middle = join(b, c);
            return middle instanceof Node(var mc, var m1, var z, var m2) && mc == Colour.RED
                    ? red(red(a, x, m1), z, red(m2, y, d))
                    : red(a, x, red(middle, y, d));
        }
        if (lc == Colour.BLACK && rc == Colour.BLACK) {
            IntTree middle = join(b, c);
            return middle instanceof Node(var mc, var m1, var z, var m2) && mc == Colour.RED
                    ? red(black(a, x, m1), z, black(m2, y, d))
                    : balanceLeft(a, x, black(middle, y, d));
        }
        return rc == Colour.RED ? red(join(l, c), y, d) : red(a, x, join(b, r));
    }

    // Inputs

    /** All trees up to a size, where keys are smaller than the size of the tree below them. */
    static List<IntTree> all(int size) {
        var result = new ArrayList<IntTree>();
        if (size > 0) {
            result.add(LEAF);
            List<IntTree> below = all(size - 1);
            for (Colour colour : Colour.values()) {
                for (IntTree left : below) {
                    for (int key = 0; key < size - 1; key++) {
                        for (IntTree right : below) {
                            result.add(new Node(colour, left, key, right));
                        }
                    }
                }
            }
        }
        return result;
    }

    static IntTree draw(int size, Dice dice) {
        if (size <= 0 || dice.below(size + 1) == 0) {
            return LEAF;
        }
        Colour colour = dice.below(2) == 0 ? Colour.RED : Colour.BLACK;
        IntTree left = draw(size - 1, dice);
        int key = dice.below(size);
        IntTree right = draw(size - 1, dice);
        return new Node(colour, left, key, right);
    }
}
