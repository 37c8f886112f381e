package dev.assay.rewrite.egraph;

import dev.assay.rewrite.egraph.Trigger.Instruction;
import java.util.Arrays;
import java.util.List;
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
    private List<Instruction> program = List.of();
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
        if (at == program.size()) {
            return visitor.visit();
        }
        return switch (program.get(at)) {
            case Instruction.Root root -> {
                for (int n = graph.firstOf(root.symbol()); n >= 0; n = graph.nextOf(n)) {
                    if (!graph.isDuplicate(n)) {
                        roots[root.root()] = n;
                        if (enter(n, root.symbol(), root.arity(), root.first(), at)) {
                            yield true;
                        }
                    }
                }
                yield false;
            }
            case Instruction.Member member -> {
                int start = registers[member.from()];
                int n = start;
                do {
                    if (!graph.isDuplicate(n) && enter(n, member.symbol(), member.arity(), member.first(), at)) {
                        yield true;
                    }
                    n = graph.next(n);
                } while (n != start);
                yield false;
            }
            case Instruction.Applied applied -> {
                int start = registers[applied.from()];
                int n = start;
                do {
                    if (!graph.isDuplicate(n) && isApplied(n, applied) && run(at + 1)) {
                        yield true;
                    }
                    n = graph.next(n);
                } while (n != start);
                yield false;
            }
            case Instruction.Bind(int from, int variable) -> {
                values[variable] = graph.find(registers[from]);
                boolean isEnough = run(at + 1);
                values[variable] = -1;
                yield isEnough;
            }
            case Instruction.Same(int from, int variable) ->
                graph.find(registers[from]) == values[variable] && run(at + 1);
            case Instruction.Fail() -> false;
        };
    }

    /** Goes on with the arguments of the node, if it has that symbol and so many of them. */
    private boolean enter(int node, int symbol, int arity, int first, int at) {
        if (isOver.getAsBoolean()) {
            return true;
        }
        int[] parts = graph.arguments(node);
        if (graph.symbol(node) != symbol || parts.length != arity) {
            return false;
        }
        System.arraycopy(parts, 0, registers, first, arity);
        return run(at + 1);
    }

    private boolean isApplied(int node, Instruction.Applied applied) {
        int[] parts = graph.arguments(node);
        int own = parts.length - applied.arity();
        if (own < 0) {
            return false;
        }
        int function = graph.lookup(graph.symbol(node), Arrays.copyOf(parts, own));
        if (function < 0 || graph.find(function) != values[applied.variable()]) {
            return false;
        }
        System.arraycopy(parts, own, registers, applied.first(), applied.arity());
        return true;
    }
}
