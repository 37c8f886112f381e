package dev.assay.rewrite.egraph;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Patterns that are to be matched together, as a program for {@link Matching}, after de Moura and Bjørner: nodes and classes are kept
 * in registers, and each instruction goes on for every way in which it succeeds.
 */
public final class Trigger {
    /** What a step of matching does. */
    enum Operation {
        /** Goes to every node with the symbol and so many arguments, which go into registers. */
        ROOT,
        /** Goes to every such node of the register's class. */
        MEMBER,
        /** Goes to every node of the register's class that is the variable's function with so many more arguments. */
        APPLIED,
        /** Lets the variable stand for the register's class. */
        BIND,
        /** The variable has to stand for the register's class. */
        SAME,
        /** There is no match. */
        FAIL
    }

    /**
     * One step of matching.
     *
     * @param from a register; for a root, the number of its pattern
     * @param what a symbol or a variable
     * @param first where arguments go
     */
    record Instruction(Operation operation, int from, int what, int arity, int first) {}

    private final List<Instruction> steps = new ArrayList<>();
    private final Instruction[] program;
    private final BitSet bound = new BitSet();
    private final int variables;
    private final int roots;
    private int registers;

    /** All of these patterns are to be there; each is a symbol with arguments. */
    public Trigger(List<Pattern.Node> patterns, int variables) {
        this.variables = variables;
        roots = patterns.size();
        for (int i = 0; i < roots; i++) {
            Pattern.Node pattern = patterns.get(i);
            int first = registers(pattern.arguments().size());
            int arity = pattern.arguments().size();
            steps.add(new Instruction(Operation.ROOT, i, pattern.symbol(), arity, first));
            compile(pattern.arguments(), first);
        }
        program = steps.toArray(Instruction[]::new);
    }

    private int registers(int more) {
        registers += more;
        return registers - more;
    }

    /** Arguments from left to right; but those with a function that is not known yet after the others. */
    private void compile(List<Pattern> arguments, int first) {
        var later = new BitSet();
        for (int i = 0; i < arguments.size(); i++) {
            if (arguments.get(i) instanceof Pattern.Flexible flexible && !bound.get(flexible.index())) {
                later.set(i);
            } else {
                compile(arguments.get(i), first + i);
            }
        }
        later.stream().forEach(i -> compile(arguments.get(i), first + i));
    }

    private void compile(Pattern pattern, int register) {
        switch (pattern) {
            case Pattern.Variable(int index) -> {
                Operation operation = bound.get(index) ? Operation.SAME : Operation.BIND;
                steps.add(new Instruction(operation, register, index, 0, 0));
                bound.set(index);
            }
            case Pattern.Node(int symbol, List<Pattern> arguments) -> {
                int first = registers(arguments.size());
                steps.add(new Instruction(Operation.MEMBER, register, symbol, arguments.size(), first));
                compile(arguments, first);
            }
            case Pattern.Flexible(int index, List<Pattern> arguments) -> {
                int first = registers(arguments.size());
                Operation operation = bound.get(index) ? Operation.APPLIED : Operation.FAIL;
                steps.add(new Instruction(operation, register, index, arguments.size(), first));
                compile(arguments, first);
            }
        }
    }

    Instruction[] program() {
        return program;
    }

    /** How many registers the program needs. */
    int registers() {
        return registers;
    }

    /** How many variables there are, bound or not. */
    public int variables() {
        return variables;
    }

    /** How many patterns there are. */
    public int roots() {
        return roots;
    }
}
