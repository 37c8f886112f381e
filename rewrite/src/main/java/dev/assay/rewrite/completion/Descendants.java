package dev.assay.rewrite.completion;

import dev.assay.rewrite.TermBank;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What a ground term can be rewritten to, by all ways through the rules so far: while rules are not confluent yet, another way
 * than that to the normal form may lead to where it has to go.
 */
final class Descendants {
    /** Beyond so many only one way from each term is gone. */
    private static final int MANY = 200;

    private final RuleSet rules;

    /** The step that first led to each term; none to the first. */
    private final Map<Integer, Optional<Step>> reached = new LinkedHashMap<>();

    private int age;

    Descendants(int term, RuleSet rules) {
        this.rules = rules;
        reached.put(term, Optional.empty());
    }

    /** Goes all ways that rules have opened since the last time. */
    void update() {
        var open = new ArrayDeque<Integer>();
        for (int term : List.copyOf(reached.keySet())) {
            go(term, age + 1, open);
        }
        age = rules.age();
        while (!open.isEmpty()) {
            go(open.poll(), 0, open);
        }
    }

    private void go(int term, int since, ArrayDeque<Integer> open) {
        rules.forEachRewriting(term, since, step -> {
            if (reached.putIfAbsent(step.to(), Optional.of(step)) == null) {
                open.add(step.to());
            }
            return reached.size() >= MANY;
        });
    }

    Set<Integer> terms() {
        return reached.keySet();
    }

    /** The steps that lead to a term. */
    List<Step> path(int term) {
        var steps = new ArrayList<Step>();
        Optional<Step> last = stepTo(term);
        while (last.isPresent()) {
            steps.addFirst(last.get());
            last = stepTo(last.get().from());
        }
        return steps;
    }

    private Optional<Step> stepTo(int term) {
        return reached.getOrDefault(term, Optional.empty());
    }

    void mark(TermBank bank, BitSet needed) {
        reached.keySet().forEach(term -> bank.mark(term, needed));
    }
}
