package dev.assay.race.schedule;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Looks for a failure near a run: takes a decision and puts it off until after one that it is in conflict with.
 *
 * <p>First it is put off past the last such decision. Which of the others it got past in that run tells which shorter
 * delays are possible. Every run counts, also the first of each decision, and every run is judged.
 *
 * @param limits how many runs per level: those of the second level start from each run of the first, and so on
 */
public record Procrastination(Conflicts conflicts, List<Integer> limits) {
    /** As many runs as there are delays. */
    public static final int UNLIMITED = Integer.MAX_VALUE;

    public Procrastination {
        limits = List.copyOf(limits);
    }

    public static Procrastination of(Integer... limits) {
        return new Procrastination(Conflicts.standard(), List.of(limits));
    }

    /** So many decisions are looked at: to compare each with all later ones would take a long run far too long. */
    private static final int MOST = 500;

    /** A run that fails, if one is found from this one, which did not. */
    public Optional<Run> search(Run run, Function<Strategy, Run> program, Predicate<Run> fails, long seed) {
        return search(run, program, fails, new Random(seed), 0);
    }

    private Optional<Run> search(
            Run run, Function<Strategy, Run> program, Predicate<Run> fails, Random random, int level) {
        if (level == limits.size() || run.outcome().isOutOfTime()) {
            return Optional.empty();
        }
        int left = limits.get(level);
        List<Step> steps = run.steps();
        var shorter = new ArrayList<Delay>();
        for (int i : shuffled(steps.size(), random)) {
            List<Integer> later = conflictsOf(i, steps);
            if (later.isEmpty()) {
                continue;
            }
            if (left-- <= 0) {
                return Optional.empty();
            }
            Run next = program.apply(replay(delay(run.schedule(), i, later.getLast()), random));
            Optional<Run> failure =
                    fails.test(next) ? Optional.of(next) : search(next, program, fails, random, level + 1);
            if (failure.isPresent() || next.outcome().isOutOfTime()) {
                return failure;
            }
            int[] places = places(steps, next.steps());
            later.subList(0, later.size() - 1).stream()
                    .filter(j -> gotPast(places[i], places[j]))
                    .forEach(j -> shorter.add(new Delay(i, j)));
        }
        Collections.shuffle(shorter, random);
        for (Delay delay : shorter.subList(0, Math.min(Math.max(0, left), shorter.size()))) {
            Run next = program.apply(replay(delay(run.schedule(), delay.decision, delay.past), random));
            Optional<Run> failure =
                    fails.test(next) ? Optional.of(next) : search(next, program, fails, random, level + 1);
            if (failure.isPresent() || next.outcome().isOutOfTime()) {
                return failure;
            }
        }
        return Optional.empty();
    }

    /** A decision is put off past another one. */
    private record Delay(int decision, int past) {}

    private static Strategy replay(Schedule schedule, Random random) {
        return new RelaxedReplay(schedule, new RandomWalk(random.nextLong()));
    }

    private static List<Integer> shuffled(int size, Random random) {
        var indices = new ArrayList<Integer>();
        for (int i = 0; i < size; i++) {
            indices.add(i);
        }
        Collections.shuffle(indices, random);
        return indices.subList(0, Math.min(MOST, size));
    }

    /** The later steps that a step is in conflict with. */
    public List<Integer> conflictsOf(int i, List<Step> steps) {
        var later = new ArrayList<Integer>();
        for (int j = i + 1; j < steps.size(); j++) {
            if (conflicts.between(steps.get(i), steps.get(j))) {
                later.add(j);
            }
        }
        return later;
    }

    /** Takes decision i out and puts it in directly after decision j. */
    public static Schedule delay(Schedule schedule, int i, int j) {
        var decisions = new ArrayList<>(schedule.decisions());
        decisions.add(j, decisions.remove(i));
        return new Schedule(decisions, schedule.spawns());
    }

    /** Whether what came first in one run comes, at these places of another, second or not at all. */
    private static boolean gotPast(int first, int second) {
        return second >= 0 && (first < 0 || first > second);
    }

    /** Where the decisions of a run stand in another, by how many like each came before; -1 for those that it lacks. */
    private static int[] places(List<Step> steps, List<Step> other) {
        var found = new HashMap<Decision, ArrayDeque<Integer>>();
        for (int i = 0; i < other.size(); i++) {
            found.computeIfAbsent(other.get(i).decision(), any -> new ArrayDeque<>())
                    .add(i);
        }
        return steps.stream()
                .map(step -> found.get(step.decision()))
                .mapToInt(left -> left == null || left.isEmpty() ? -1 : left.remove())
                .toArray();
    }
}
