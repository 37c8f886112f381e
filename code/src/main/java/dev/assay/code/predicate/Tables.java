package dev.assay.code.predicate;

import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The answers of relations that may call themselves with the same inputs, as closures of sets do. A depth-first search
 * would never end there; here the rules are applied to the answers so far until there are no more. Relations that call one
 * another in a circle are done again as long as the first of them finds something new.
 */
final class Tables {
    /** More answers are cut off. */
    private static final int MOST = 20_000;

    /** More tables are forgotten. */
    private static final int KEPT = 50_000;

    private record Key(Procedure procedure, List<Object> inputs) {}

    private static final class Table {
        private final Set<List<Object>> answers = new LinkedHashSet<>();
        private boolean isComplete;
        private boolean isCut;
        /** Where it is among those at work, or -1. */
        private int level = -1;
        /** The lowest of those at work whose answers it needed. */
        private int lowest;

        private long round;
    }

    /** Applies the rules of a procedure to inputs; what they call may use tables that are not complete. */
    interface Rules {
        /** Gives every answer to the sink; whether some may be missing. */
        boolean apply(Procedure procedure, Object[] inputs, Predicate<Object[]> sink);
    }

    private final Rules rules;
    private final Map<Key, Table> tables = new HashMap<>();
    private int height;
    /** The lowest level that the table at work depends on. */
    private int lowest = Integer.MAX_VALUE;

    private long rounds;
    private long additions;

    Tables(Rules rules) {
        this.rules = rules;
    }

    /** The answers known for these inputs, and whether some may be missing. */
    record Answers(List<Object[]> all, boolean isCut) {}

    Answers answers(Procedure procedure, Object[] inputs) {
        if (height == 0 && tables.size() > KEPT) {
            tables.clear();
        }
        Table table = tables.computeIfAbsent(new Key(procedure, Arrays.asList(inputs)), _ -> new Table());
        if (table.level >= 0) {
            lowest = Math.min(lowest, table.level);
        } else if (!table.isComplete) {
            if (table.round != rounds || rounds == 0) {
                fill(table, procedure, inputs);
            }
            lowest = table.isComplete ? lowest : Math.min(lowest, table.lowest);
        }
        return new Answers(table.answers.stream().map(List::toArray).toList(), table.isCut);
    }

    /** Whether what the question asks for depends on answers that are still being looked for. */
    boolean isOpen(Runnable question) {
        int outer = lowest;
        lowest = Integer.MAX_VALUE;
        try {
            question.run();
            return lowest != Integer.MAX_VALUE;
        } finally {
            lowest = Math.min(outer, lowest);
        }
    }

    private void fill(Table table, Procedure procedure, Object[] inputs) {
        int outer = lowest;
        table.level = height++;
        try {
            boolean isFirst;
            long before;
            do {
                rounds++;
                before = additions;
                lowest = table.level;
                table.isCut |= rules.apply(procedure, inputs, answer -> add(table, answer));
                isFirst = lowest == table.level;
            } while (isFirst && additions > before);
            table.isComplete = isFirst;
            table.lowest = lowest;
            table.round = rounds;
        } finally {
            lowest = outer;
            table.level = -1;
            height--;
        }
    }

    /** Whether more answers are wanted. */
    private boolean add(Table table, Object[] answer) {
        if (table.answers.size() >= MOST) {
            table.isCut = true;
            return false;
        }
        if (table.answers.add(Arrays.asList(answer))) {
            additions++;
        }
        return true;
    }
}
