package dev.assay.atp.superposition;

import dev.assay.atp.superposition.Ordering.Kind;
import dev.assay.atp.superposition.Ordering.Symbols;
import dev.assay.atp.superposition.Ordering.Weights;
import java.util.List;

/** The strategies there are. */
final class Schedule {
    private static final Ordering KBO = new Ordering(Kind.KNUTH_BENDIX, Symbols.RARITY, Weights.ONE);
    private static final Ordering KBO_ARITY = new Ordering(Kind.KNUTH_BENDIX, Symbols.ARITY, Weights.ONE);
    private static final Ordering LPO = new Ordering(Kind.LEXICOGRAPHIC, Symbols.ARITY, Weights.ONE);

    private static Queue.Spec queue(Preference preference, Weighing weighing, int picks) {
        return new Queue.Spec(preference, weighing, picks);
    }

    private static Strategy strategy(String name, Ordering ordering, Selection selection, Queue.Spec... queues) {
        return new Strategy(name, ordering, selection, List.of(queues), false, false, Relevance.ALL);
    }

    static final Strategy GOAL = strategy(
            "goal",
            KBO,
            Selection.MAXIMAL_COMPLEX,
            queue(Preference.NON_GOALS, Weighing.GOAL_SYMBOLS, 1),
            queue(Preference.NONE, Weighing.MOSTLY_GOAL_SYMBOLS, 4),
            queue(Preference.NONE, Weighing.AGE, 1),
            queue(Preference.GOALS, Weighing.REFINED, 4));

    static final Strategy PLAIN = strategy(
            "plain",
            KBO_ARITY,
            Selection.NEW_PREDICATE,
            queue(Preference.NONE, Weighing.REFINED, 5),
            queue(Preference.NONE, Weighing.AGE, 1));

    static final Strategy ORDERED = strategy(
            "ordered",
            LPO,
            Selection.NOTHING,
            queue(Preference.NONE, Weighing.SIZE, 5),
            queue(Preference.NONE, Weighing.AGE, 1));

    static final List<Strategy> ALL = List.of(GOAL, PLAIN, ORDERED);

    private Schedule() {}
}
