package dev.assay.rewrite.egraph;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Patterns that are to be matched together, as a program for {@link Matching}, after de Moura and Bjørner: nodes and classes are kept
 * in registers, and each instruction goes on for every way in which it succeeds.
 */
public final class Trigger {
    /** One step of matching. */
    sealed interface Instruction {
        /** Every node with this symbol and so many arguments, which go into registers. */
        record Root(int symbol, int arity, int first, int root) implements Instruction {}

        /** Every such node of a register's class. */
        record Member(int from, int symbol, int arity, int first) implements Instruction {}

        /** Every node of a register's class that is the variable's function with so many more arguments. */
        record Applied(int from, int variable, int arity, int first) implements Instruction {}

        /** The variable stands for the register's class from here on. */
        record Bind(int from, int variable) implements Instruction {}

        /** The variable stands for the register's class. */
        record Same(int from, int variable) implements Instruction {}

        /** There is no match. */
        record Fail() implements Instruction {}
    }

    private final List<Instruction> program = new ArrayList<>();
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
            program.add(
                    new Instruction.Root(pattern.symbol(), pattern.arguments().size(), first, i));
            compile(pattern.arguments(), first);
        }
    }

    private int registers(int more) {
        registers += more;
        return registers - more;
    }

    /** Arguments from left to right; but those with a function that is not known yet after the others. */
    private void compile(List<Pattern> arguments, int first) {
        var later = new BitSet();
        for (int i = 0; i < arguments.size(); i++) {
            if (arguments.get(i) instanceof Pattern.Flexible(int function, List<Pattern> inner)
                    && !bound.get(function)) {
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
                program.add(
                        bound.get(index)
                                ? new Instruction.Same(register, index)
                                : new Instruction.Bind(register, index));
                bound.set(index);
            }
            case Pattern.Node(int symbol, List<Pattern> arguments) -> {
                int first = registers(arguments.size());
                program.add(new Instruction.Member(register, symbol, arguments.size(), first));
                compile(arguments, first);
            }
            case Pattern.Flexible(int index, List<Pattern> arguments) -> {
                int first = registers(arguments.size());
                program.add(
                        bound.get(index)
                                ? new Instruction.Applied(register, index, arguments.size(), first)
                                : new Instruction.Fail());
                compile(arguments, first);
            }
        }
    }

    List<Instruction> program() {
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
