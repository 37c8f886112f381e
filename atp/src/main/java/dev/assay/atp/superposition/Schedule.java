package dev.assay.atp.superposition;

import dev.assay.atp.superposition.Ordering.Kind;
import dev.assay.atp.superposition.Ordering.Symbols;
import dev.assay.atp.superposition.Ordering.Weights;
import dev.assay.rewrite.completion.Heuristic;
import java.util.List;

/** The strategies there are, and which of them a problem gets, for which share of the time. */
final class Schedule {
    /**
     * @param share of the time; the shares of a schedule add up to 1
     */
    record Slice(Approach approach, double share) {}

    private static final Ordering KBO = new Ordering(Kind.KNUTH_BENDIX, Symbols.RARITY, Weights.ONE);
    private static final Ordering KBO_ARITY = new Ordering(Kind.KNUTH_BENDIX, Symbols.ARITY, Weights.ONE);
    private static final Ordering KBO_WEIGHTED =
            new Ordering(Kind.KNUTH_BENDIX, Symbols.UNARY_FIRST, Weights.BY_RARITY);
    private static final Ordering KBO_FREQUENCY = new Ordering(Kind.KNUTH_BENDIX, Symbols.FREQUENCY, Weights.BY_ARITY);
    private static final Ordering LPO = new Ordering(Kind.LEXICOGRAPHIC, Symbols.ARITY, Weights.ONE);
    private static final Ordering LPO_OCCURRENCE = new Ordering(Kind.LEXICOGRAPHIC, Symbols.OCCURRENCE, Weights.ONE);

    /** Goes by what the conjecture speaks of. */
    static final Strategy GOAL = strategy(
            "goal",
            KBO,
            Selection.MAXIMAL_COMPLEX,
            queue(Preference.GOALS, Weighing.GOAL_SYMBOLS, 1),
            queue(Preference.NONE, Weighing.MOSTLY_GOAL_SYMBOLS, 4),
            queue(Preference.NONE, Weighing.AGE, 1),
            queue(Preference.NON_GOALS, Weighing.GOAL_SYMBOLS, 1),
            queue(Preference.GOALS, Weighing.REFINED, 4));

    /** Five clauses by size, one by age. */
    static final Strategy PLAIN = strategy(
            "plain",
            KBO_ARITY,
            Selection.NEW_PREDICATE,
            queue(Preference.NONE, Weighing.REFINED, 5),
            queue(Preference.NONE, Weighing.AGE, 1));

    /** Without selection, by a path order: often ends where there is nothing to be proved. */
    static final Strategy ORDERED = strategy(
            "ordered",
            LPO,
            Selection.NOTHING,
            queue(Preference.NONE, Weighing.SIZE, 5),
            queue(Preference.NONE, Weighing.AGE, 1));

    /** Small clauses first, and all of them reduced all the time. */
    static final Strategy REDUCED = strategy(
                    "reduced",
                    KBO_WEIGHTED,
                    Selection.UNLESS_UNIQUE_MAXIMAL,
                    queue(Preference.NONE, Weighing.SIZE, 8),
                    queue(Preference.NEGATIVE, Weighing.SIZE, 2),
                    queue(Preference.NONE, Weighing.AGE, 1))
            .keepingPassiveReduced();

    /** Backwards from the conjecture. */
    static final Strategy BACKWARD = strategy(
            "backward",
            LPO_OCCURRENCE,
            Selection.COMPLEX,
            queue(Preference.GOALS, Weighing.SIZE, 4),
            queue(Preference.NEGATIVE, Weighing.REFINED.withPositive(2), 2),
            queue(Preference.NONE, Weighing.AGE, 1));

    /** Many old clauses. */
    static final Strategy BROAD = strategy(
            "broad",
            KBO_FREQUENCY,
            Selection.LARGEST,
            queue(Preference.NONE, Weighing.AGE, 1),
            queue(Preference.UNITS, Weighing.GOAL_SYMBOLS, 1),
            queue(Preference.GROUND, Weighing.REFINED, 1));

    /** Forward, from small facts. */
    static final Strategy FORWARD = strategy(
            "forward",
            KBO,
            Selection.SMALLEST,
            queue(Preference.UNITS, Weighing.SIZE.withVariable(2), 3),
            queue(Preference.NONE, Weighing.MOSTLY_GOAL_SYMBOLS, 2),
            queue(Preference.NONE, Weighing.AGE, 1));

    /** For unit equality: completion, by several orders. */
    static final Completing COMPLETION = new Completing("completion", KBO_ARITY, Heuristic.SMALL);

    /** What speaks of other things than the goal comes later. */
    static final Completing COMPLETION_GOALS =
            new Completing("completion+goals", KBO_ARITY, new Heuristic(2, 8, 10, 4));

    static final Completing COMPLETION_RARE = new Completing("completion+rare", KBO, new Heuristic(2, 4, 12, 0));

    static final Completing COMPLETION_INWARDS = new Completing(
            "completion+inwards",
            new Ordering(Kind.KNUTH_BENDIX, Symbols.UNARY_FIRST, Weights.NOTHING_FOR_UNARY),
            Heuristic.SMALL);

    static final Completing COMPLETION_PATHS = new Completing("completion+paths", LPO, new Heuristic(2, 8, 8, 0));

    private static final Relevance NARROW = new Relevance(1.2, 2);
    private static final Relevance MIDDLE = new Relevance(2, 3);
    private static final Relevance WIDE = new Relevance(3, 6);

    static final List<Approach> ALL = List.of(
            GOAL,
            PLAIN,
            ORDERED,
            REDUCED,
            BACKWARD,
            BROAD,
            FORWARD,
            PLAIN.splitting(),
            GOAL.splitting(),
            ORDERED.splitting(),
            COMPLETION,
            COMPLETION_GOALS,
            COMPLETION_RARE,
            COMPLETION_INWARDS,
            COMPLETION_PATHS);

    private Schedule() {}

    private static Queue.Spec queue(Preference preference, Weighing weighing, int picks) {
        return new Queue.Spec(preference, weighing, picks);
    }

    private static Strategy strategy(String name, Ordering ordering, Selection selection, Queue.Spec... queues) {
        return new Strategy(name, ordering, selection, List.of(queues), false, false, Relevance.ALL);
    }

    /** What to try on a problem that looks like this, the most promising first. */
    static List<Slice> of(Traits traits) {
        return switch (traits.kind()) {
            case UNIT_EQUALITY ->
                List.of(
                        new Slice(COMPLETION, 0.25),
                        new Slice(COMPLETION_PATHS, 0.2),
                        new Slice(GOAL, 0.1),
                        new Slice(COMPLETION_GOALS, 0.15),
                        new Slice(COMPLETION_RARE, 0.15),
                        new Slice(PLAIN, 0.05),
                        new Slice(COMPLETION_INWARDS, 0.1));
            case LARGE ->
                List.of(
                        new Slice(GOAL.with(MIDDLE), 0.2),
                        new Slice(GOAL.splitting(), 0.15),
                        new Slice(PLAIN.with(NARROW), 0.15),
                        new Slice(FORWARD.with(MIDDLE), 0.1),
                        new Slice(PLAIN.splitting(), 0.1),
                        new Slice(BACKWARD.with(WIDE), 0.1),
                        new Slice(ORDERED.splitting(), 0.1),
                        new Slice(REDUCED, 0.1));
            case HORN ->
                List.of(
                        new Slice(GOAL, 0.3),
                        new Slice(ORDERED, 0.15),
                        new Slice(PLAIN.splitting(), 0.15),
                        new Slice(FORWARD, 0.1),
                        new Slice(BACKWARD, 0.1),
                        new Slice(REDUCED, 0.1),
                        new Slice(BROAD, 0.1));
            case EQUALITY ->
                List.of(
                        new Slice(GOAL, 0.25),
                        new Slice(PLAIN.splitting(), 0.2),
                        new Slice(BACKWARD, 0.15),
                        new Slice(ORDERED.splitting(), 0.1),
                        new Slice(FORWARD, 0.1),
                        new Slice(GOAL.splitting(), 0.1),
                        new Slice(REDUCED, 0.1));
            case GENERAL ->
                List.of(
                        new Slice(BACKWARD, 0.2),
                        new Slice(GOAL.splitting(), 0.2),
                        new Slice(PLAIN.splitting(), 0.2),
                        new Slice(ORDERED.splitting(), 0.15),
                        new Slice(FORWARD, 0.1),
                        new Slice(REDUCED, 0.1),
                        new Slice(BROAD, 0.05));
        };
    }
}
