package dev.assay.prove.metis;

import dev.assay.run.Meter;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** What variables stand for, in unification and in matching. It can be emptied and used again. */
final class Bindings {
    /** How many places of terms are looked at in a step. */
    private static final int PLACES = 1 << 10;

    private final Bank bank;
    private final Meter meter;
    private int places;
    private @Nullable Node[] values = new Node[32];
    private int[] trail = new int[32];
    private int bound;

    Bindings(Bank bank, Meter meter) {
        this.bank = bank;
        this.meter = meter;
    }

    /** Terms may be exponentially larger than the bindings that stand for them. */
    private void visit() {
        if (++places % PLACES == 0) {
            meter.step();
        }
    }

    void clear() {
        undo(0);
    }

    int mark() {
        return bound;
    }

    void undo(int mark) {
        while (bound > mark) {
            values[trail[--bound]] = null;
        }
    }

    private @Nullable Node get(int variable) {
        return variable < values.length ? values[variable] : null;
    }

    private void set(int variable, Node value) {
        if (variable >= values.length) {
            values = Arrays.copyOf(values, Math.max(variable + 1, 2 * values.length));
        }
        if (bound == trail.length) {
            trail = Arrays.copyOf(trail, 2 * bound);
        }
        values[variable] = value;
        trail[bound++] = variable;
    }

    // Unification: values may have variables that are bound themselves.

    private Node walk(Node node) {
        Node current = node;
        while (current.isVariable) {
            Node value = get(current.number);
            if (value == null) {
                return current;
            }
            current = value;
        }
        return current;
    }

    /** Extends the bindings so that both become the same, if that can be; otherwise they are left half extended. */
    boolean unify(Node left, Node right) {
        Node a = walk(left);
        Node b = walk(right);
        if (a == b) {
            return true;
        }
        if (a.sort != b.sort) {
            return false;
        }
        if (a.isVariable) {
            return bind(a, b);
        }
        if (b.isVariable) {
            return bind(b, a);
        }
        if (a.function == null || b.function == null || a.argument == null || b.argument == null) {
            return false;
        }
        if (a.isGround && b.isGround) {
            return false;
        }
        return unify(a.function, b.function) && unify(a.argument, b.argument);
    }

    private boolean bind(Node variable, Node value) {
        if (occurs(variable, value)) {
            return false;
        }
        set(variable.number, value);
        return true;
    }

    private boolean occurs(Node variable, Node node) {
        if (node.isGround) {
            return false;
        }
        visit();
        Node n = walk(node);
        return n == variable
                || n.function != null
                        && n.argument != null
                        && (occurs(variable, n.function) || occurs(variable, n.argument));
    }

    /** The node with all bindings of a unification applied. */
    Node apply(Node node) {
        if (node.isGround) {
            return node;
        }
        visit();
        if (node.isVariable) {
            Node value = get(node.number);
            return value == null ? node : apply(value);
        }
        if (node.function == null || node.argument == null) {
            return node;
        }
        Node function = apply(node.function);
        Node argument = apply(node.argument);
        return function == node.function && argument == node.argument ? node : bank.apply(function, argument);
    }

    // Matching: values are of another clause, and final.

    /** Extends the bindings so that the pattern becomes the node, if that can be; otherwise they are left half extended. */
    boolean match(Node pattern, Node node) {
        if (pattern.isGround) {
            return pattern == node;
        }
        if (pattern.isVariable) {
            Node value = get(pattern.number);
            if (value != null) {
                return value == node;
            }
            if (pattern.sort != node.sort) {
                return false;
            }
            set(pattern.number, node);
            return true;
        }
        return pattern.weight <= node.weight
                && pattern.function != null
                && pattern.argument != null
                && node.function != null
                && node.argument != null
                && match(pattern.function, node.function)
                && match(pattern.argument, node.argument);
    }

    /** The pattern's instance after matching; a variable that is not bound stays as it is. */
    Node instance(Node pattern) {
        if (pattern.isGround) {
            return pattern;
        }
        if (pattern.isVariable) {
            Node value = get(pattern.number);
            return value == null ? pattern : value;
        }
        return pattern.function == null || pattern.argument == null
                ? pattern
                : bank.apply(instance(pattern.function), instance(pattern.argument));
    }

    /** Whether matching has bound all variables of the node. */
    boolean covers(Node node) {
        if (node.isGround) {
            return true;
        }
        if (node.isVariable) {
            return get(node.number) != null;
        }
        return node.function == null || node.argument == null || covers(node.function) && covers(node.argument);
    }
}
