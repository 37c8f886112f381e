package dev.assay.prove.closure;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import java.util.List;

/** A term with variables ?0, ?1, … to be matched or instantiated. */
public sealed interface Pattern {
    record Variable(int index) implements Pattern {}

    /** A symbol with arguments. */
    record Node(int symbol, List<Pattern> arguments) implements Pattern {}

    /** A variable that is a function, with arguments. */
    record Flexible(int index, List<Pattern> arguments) implements Pattern {}

    /** An abstraction in which variables occur; it can be instantiated but not matched. */
    record Opaque(Term term) implements Pattern {}

    static Free variable(int index, dev.assay.logic.Type type) {
        return new Free("?" + index, type);
    }

    /** The number of a variable, or -1 for one that stands for itself. */
    static int index(Free v) {
        return v.name().charAt(0) == '?' ? Integer.parseInt(v.name().substring(1)) : -1;
    }

    static boolean isGround(Term t) {
        return t.frees().stream().allMatch(v -> index(v) < 0);
    }

    static Pattern of(Term t, Symbols symbols) {
        Term head = t.head();
        List<Pattern> arguments =
                t.arguments().stream().map(a -> of(a, symbols)).toList();
        return switch (head) {
            case Free v
            when index(v) >= 0 -> arguments.isEmpty() ? new Variable(index(v)) : new Flexible(index(v), arguments);
            case Free _, Term.Const _ -> new Node(symbols.number(head), arguments);
            case Term.Abs _ -> isGround(t) ? new Node(symbols.number(t), List.of()) : new Opaque(t);
            case Term.Bound _, Term.App _ -> throw new IllegalArgumentException("not a closed normal term: " + t);
        };
    }

    /** Whether matching finds a value for every variable that occurs. */
    default boolean isTrigger() {
        return this instanceof Node && isMatchable();
    }

    private boolean isMatchable() {
        return switch (this) {
            case Variable _ -> true;
            case Node(var _, var arguments) -> arguments.stream().allMatch(Pattern::isMatchable);
            case Flexible(var _, var arguments) -> arguments.stream().allMatch(Pattern::isMatchable);
            case Opaque _ -> false;
        };
    }

    /** What matching looks for, where {@link #isTrigger}. */
    default dev.assay.rewrite.egraph.Pattern.Node node() {
        return (dev.assay.rewrite.egraph.Pattern.Node) matched();
    }

    private dev.assay.rewrite.egraph.Pattern matched() {
        return switch (this) {
            case Variable(var index) -> new dev.assay.rewrite.egraph.Pattern.Variable(index);
            case Node(var symbol, var arguments) ->
                new dev.assay.rewrite.egraph.Pattern.Node(symbol, matched(arguments));
            case Flexible(var index, var arguments) ->
                new dev.assay.rewrite.egraph.Pattern.Flexible(index, matched(arguments));
            case Opaque _ -> throw new IllegalStateException("an abstraction is not matched: " + this);
        };
    }

    private static List<dev.assay.rewrite.egraph.Pattern> matched(List<Pattern> patterns) {
        return patterns.stream().map(Pattern::matched).toList();
    }

    default void collect(java.util.BitSet variables) {
        switch (this) {
            case Variable(var index) -> variables.set(index);
            case Node(var _, var arguments) -> arguments.forEach(a -> a.collect(variables));
            case Flexible(var index, var arguments) -> {
                variables.set(index);
                arguments.forEach(a -> a.collect(variables));
            }
            case Opaque(var term) ->
                term.frees().forEach(v -> {
                    if (Pattern.index(v) >= 0) {
                        variables.set(Pattern.index(v));
                    }
                });
        }
    }

    /** Whether no variable occurs twice. */
    default boolean isLinear() {
        return isLinear(new java.util.BitSet());
    }

    private boolean isLinear(java.util.BitSet before) {
        return switch (this) {
            case Variable(var index) -> {
                boolean isNew = !before.get(index);
                before.set(index);
                yield isNew;
            }
            case Node(var _, var arguments) -> arguments.stream().allMatch(a -> a.isLinear(before));
            case Flexible _, Opaque _ -> false;
        };
    }

    /** Variables that are bound other than by being the function of something. */
    default void collectRigid(java.util.BitSet variables) {
        switch (this) {
            case Variable(var index) -> variables.set(index);
            case Node(var _, var arguments) -> arguments.forEach(a -> a.collectRigid(variables));
            case Flexible(var _, var arguments) -> arguments.forEach(a -> a.collectRigid(variables));
            case Opaque _ -> {}
        }
    }
}
