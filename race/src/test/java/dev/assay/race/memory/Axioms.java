package dev.assay.race.memory;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import java.util.TreeSet;

/**
 * The outcomes of a litmus test by the axioms, without any machine: all ways to say which write each read reads from, and in
 * which order the writes to each variable come, are tried, and those kept whose relations have no forbidden cycle. What is written
 * never depends on what was read here, so nothing can come out of thin air.
 */
final class Axioms {
    /** One access; those of thread −1 come before all, those of the last one after all. */
    private record Event(int thread, boolean write, String variable, int value, int register) {}

    private final List<Event> events = new ArrayList<>();
    private final int threads;
    private final String mode;
    private final Set<String> outcomes = new TreeSet<>();
    private final int registers;

    private Axioms(String test, String mode) {
        this.mode = mode;
        String[] parts = test.split("\\|\\|");
        String[] codes = parts[0].split("\\|");
        threads = codes.length;
        events.add(new Event(-1, true, "x", 0, -1));
        events.add(new Event(-1, true, "y", 0, -1));
        for (int i = 0; i < codes.length; i++) {
            read(i, codes[i]);
        }
        if (parts.length > 1) {
            read(threads, parts[1]);
        }
        registers = (int) events.stream().filter(each -> !each.write).count();
    }

    private void read(int thread, String code) {
        for (String step : code.trim().split(" +")) {
            String[] sides = step.split("=");
            events.add(
                    sides[0].startsWith("r")
                            ? new Event(thread, false, sides[1], 0, sides[0].charAt(1) - '0')
                            : new Event(thread, true, sides[0], Integer.parseInt(sides[1]), -1));
        }
    }

    static Set<String> outcomes(String test, String mode) {
        var axioms = new Axioms(test, mode);
        axioms.readsFrom(0, new HashMap<>());
        return axioms.outcomes;
    }

    /** Which write each read reads from. */
    private void readsFrom(int event, Map<Integer, Integer> from) {
        if (event == events.size()) {
            orders(List.of("x", "y"), new ArrayList<>(), from);
            return;
        }
        Event read = events.get(event);
        if (read.write) {
            readsFrom(event + 1, from);
            return;
        }
        for (int w = 0; w < events.size(); w++) {
            if (events.get(w).write && events.get(w).variable.equals(read.variable)) {
                from.put(event, w);
                readsFrom(event + 1, from);
            }
        }
        from.remove(event);
    }

    /** In which order the writes come, of one variable after the other. */
    private void orders(List<String> variables, List<List<Integer>> chosen, Map<Integer, Integer> from) {
        if (variables.isEmpty()) {
            judge(chosen, from);
            return;
        }
        var writes = new ArrayList<Integer>();
        for (int w = 0; w < events.size(); w++) {
            if (events.get(w).write && events.get(w).variable.equals(variables.getFirst())) {
                writes.add(w);
            }
        }
        permutations(writes, 1, order -> {
            chosen.add(List.copyOf(order));
            orders(variables.subList(1, variables.size()), chosen, from);
            chosen.removeLast();
        });
    }

    private interface Use {
        void of(List<Integer> order);
    }

    private static void permutations(List<Integer> items, int fixed, Use use) {
        if (fixed >= items.size()) {
            use.of(items);
            return;
        }
        for (int i = fixed; i < items.size(); i++) {
            java.util.Collections.swap(items, fixed, i);
            permutations(items, fixed + 1, use);
            java.util.Collections.swap(items, fixed, i);
        }
    }

    private boolean programOrder(int a, int b) {
        int one = events.get(a).thread;
        int other = events.get(b).thread;
        return one < other && (one == -1 || other == threads) || one == other && a < b;
    }

    private void judge(List<List<Integer>> orders, Map<Integer, Integer> from) {
        int n = events.size();
        var order = new boolean[n][n];
        var reads = new boolean[n][n];
        var coherence = new boolean[n][n];
        from.forEach((read, write) -> reads[write][read] = true);
        for (int a = 0; a < n; a++) {
            for (int b = 0; b < n; b++) {
                order[a][b] = programOrder(a, b);
            }
        }
        for (List<Integer> writes : orders) {
            for (int i = 0; i < writes.size(); i++) {
                for (int j = i + 1; j < writes.size(); j++) {
                    coherence[writes.get(i)][writes.get(j)] = true;
                }
            }
        }
        // A read comes before the writes that come after the one it reads from.
        var extended = union(reads, coherence);
        from.forEach((read, write) -> {
            for (int w = 0; w < n; w++) {
                extended[read][w] |= coherence[write][w];
            }
        });
        boolean holds = switch (mode) {
            case "plain" -> happensBeforeConsistent(order, from);
            case "opaque" -> acyclic(union(perVariable(order), extended));
            case "release/acquire" ->
                acyclic(union(order, reads)) && acyclicTogether(closure(union(order, reads)), closure(extended));
            default -> acyclic(union(order, extended));
        };
        if (holds) {
            var values = new StringJoiner(" ");
            for (int register = 0; register < registers; register++) {
                int wanted = register;
                from.forEach((read, write) -> {
                    if (events.get(read).register == wanted) {
                        values.add(String.valueOf(events.get(write).value));
                    }
                });
            }
            outcomes.add(values.toString());
        }
    }

    /** No read sees a write that comes after it, or that was overwritten before it. */
    private boolean happensBeforeConsistent(boolean[][] order, Map<Integer, Integer> from) {
        return from.entrySet().stream().allMatch(each -> {
            int read = each.getKey();
            int write = each.getValue();
            boolean overwritten = false;
            for (int w = 0; w < events.size(); w++) {
                overwritten |= events.get(w).write
                        && events.get(w).variable.equals(events.get(read).variable)
                        && order[write][w]
                        && order[w][read];
            }
            return !order[read][write] && !overwritten;
        });
    }

    private boolean[][] perVariable(boolean[][] relation) {
        var same = new boolean[relation.length][relation.length];
        for (int a = 0; a < same.length; a++) {
            for (int b = 0; b < same.length; b++) {
                same[a][b] = relation[a][b] && events.get(a).variable.equals(events.get(b).variable);
            }
        }
        return same;
    }

    private static boolean[][] union(boolean[][] one, boolean[][] other) {
        var both = new boolean[one.length][one.length];
        for (int a = 0; a < one.length; a++) {
            for (int b = 0; b < one.length; b++) {
                both[a][b] = one[a][b] || other[a][b];
            }
        }
        return both;
    }

    private static boolean[][] closure(boolean[][] relation) {
        boolean[][] closed = union(relation, relation);
        for (int k = 0; k < closed.length; k++) {
            for (int a = 0; a < closed.length; a++) {
                for (int b = 0; b < closed.length; b++) {
                    closed[a][b] |= closed[a][k] && closed[k][b];
                }
            }
        }
        return closed;
    }

    private static boolean acyclic(boolean[][] relation) {
        boolean[][] closed = closure(relation);
        for (int a = 0; a < closed.length; a++) {
            if (closed[a][a]) {
                return false;
            }
        }
        return true;
    }

    /** What happens before something does not come after it in the order of any variable. */
    private static boolean acyclicTogether(boolean[][] before, boolean[][] extended) {
        for (int a = 0; a < before.length; a++) {
            for (int b = 0; b < before.length; b++) {
                if (before[a][b] && (a == b || extended[b][a])) {
                    return false;
                }
            }
        }
        return true;
    }
}
