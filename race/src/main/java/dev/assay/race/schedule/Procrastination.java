package dev.assay.race.schedule;

import java.util.ArrayList;
import java.util.Collections;
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
        if (level == limits.size()) {
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
            if (failure.isPresent()) {
                return failure;
            }
            List<Decision> after = next.decisions();
            later.subList(0, later.size() - 1).stream()
                    .filter(j -> gotPast(i, j, run.decisions(), after))
                    .forEach(j -> shorter.add(new Delay(i, j)));
        }
        Collections.shuffle(shorter, random);
        for (Delay delay : shorter.subList(0, Math.min(Math.max(0, left), shorter.size()))) {
            Run next = program.apply(replay(delay(run.schedule(), delay.decision, delay.past), random));
            Optional<Run> failure =
                    fails.test(next) ? Optional.of(next) : search(next, program, fails, random, level + 1);
            if (failure.isPresent()) {
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

    /** Whether what were decisions i and j of one run came in the other order in another run. */
    private static boolean gotPast(int i, int j, List<Decision> before, List<Decision> after) {
        int first = place(before, i, after);
        int second = place(before, j, after);
        return second >= 0 && (first < 0 || first > second);
    }

    /** Where the decision stands in another run, by how many like it came before. */
    private static int place(List<Decision> decisions, int index, List<Decision> other) {
        Decision decision = decisions.get(index);
        int occurrence = Collections.frequency(decisions.subList(0, index), decision);
        for (int i = 0; i < other.size(); i++) {
            if (other.get(i).equals(decision) && occurrence-- == 0) {
                return i;
            }
        }
        return -1;
    }
}
