package dev.assay.rewrite.egraph;

import dev.assay.rewrite.egraph.Trigger.Instruction;
import java.util.Arrays;
import java.util.function.BooleanSupplier;

/** Finds instances of patterns in an e-graph, which must not change meanwhile. */
public final class Matching {
    /** What is done with a match, which {@link #value} and {@link #root} tell; true ends the search. */
    @FunctionalInterface
    public interface Visitor {
        boolean visit();
    }

    private final EGraph<?> graph;
    private final BooleanSupplier isOver;
    private Instruction[] program = {};
    private Visitor visitor = () -> true;
    private int[] registers = new int[16];
    private int[] values = new int[8];
    private int[] roots = new int[4];

    /** @param isOver asked at every node that is looked at; true ends the search */
    public Matching(EGraph<?> graph, BooleanSupplier isOver) {
        this.graph = graph;
        this.isOver = isOver;
    }

    /** The class of a variable, or −1 if the trigger does not bind it. */
    public int value(int variable) {
        return values[variable];
    }

    /** The node that the i-th pattern was found at. */
    public int root(int i) {
        return roots[i];
    }

    /** Visits all matches, until a visit returns true or it is over; whether that is how it ended. */
    public boolean find(Trigger trigger, Visitor eachMatch) {
        program = trigger.program();
        visitor = eachMatch;
        registers = sized(registers, trigger.registers());
        values = sized(values, trigger.variables());
        roots = sized(roots, trigger.roots());
        Arrays.fill(values, 0, trigger.variables(), -1);
        return run(0);
    }

    private static int[] sized(int[] array, int length) {
        return array.length < length ? new int[2 * length] : array;
    }

    private boolean run(int at) {
        if (at == program.length) {
            return visitor.visit();
        }
        Instruction step = program[at];
        return switch (step.operation()) {
            case ROOT -> {
                for (int n = graph.firstOf(step.what()); n >= 0; n = graph.nextOf(n)) {
                    if (!graph.isDuplicate(n)) {
                        roots[step.from()] = n;
                        if (enter(n, step, at)) {
                            yield true;
                        }
                    }
                }
                yield false;
            }
            case MEMBER -> {
                int start = registers[step.from()];
                int n = start;
                do {
                    if (!graph.isDuplicate(n) && enter(n, step, at)) {
                        yield true;
                    }
                    n = graph.next(n);
                } while (n != start);
                yield false;
            }
            case APPLIED -> {
                int start = registers[step.from()];
                int n = start;
                do {
                    if (!graph.isDuplicate(n) && isApplied(n, step) && run(at + 1)) {
                        yield true;
                    }
                    n = graph.next(n);
                } while (n != start);
                yield false;
            }
            case BIND -> {
                values[step.what()] = graph.find(registers[step.from()]);
                boolean isEnough = run(at + 1);
                values[step.what()] = -1;
                yield isEnough;
            }
            case SAME -> graph.find(registers[step.from()]) == values[step.what()] && run(at + 1);
            case FAIL -> false;
        };
    }

    /** Goes on with the arguments of the node, if it has that symbol and so many of them. */
    private boolean enter(int node, Instruction step, int at) {
        if (isOver.getAsBoolean()) {
            return true;
        }
        int[] parts = graph.arguments(node);
        if (graph.symbol(node) != step.what() || parts.length != step.arity()) {
            return false;
        }
        System.arraycopy(parts, 0, registers, step.first(), parts.length);
        return run(at + 1);
    }

    private boolean isApplied(int node, Instruction step) {
        int[] parts = graph.arguments(node);
        int own = parts.length - step.arity();
        if (own < 0) {
            return false;
        }
        int function = graph.lookup(graph.symbol(node), Arrays.copyOf(parts, own));
        if (function < 0 || graph.find(function) != values[step.what()]) {
            return false;
        }
        System.arraycopy(parts, own, registers, step.first(), step.arity());
        return true;
    }
}
