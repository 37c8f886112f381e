package dev.assay.race.schedule;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Makes the story of a failure shorter: a run that fails in the same way, but in which the turn passes less often from one
 * strand to another.
 *
 * <p>The first tries cut the schedule off, and go on without interrupting anybody. Then what a strand does at one turn is put
 * together with what it does at its next, earlier or later, so that two turns become one.
 */
public final class FewerSwitches {
    private final Function<Strategy, Run> program;
    private int left;

    /** @param trials how many runs it may take */
    public FewerSwitches(Function<Strategy, Run> program, int trials) {
        this.program = program;
        this.left = trials;
    }

    public Run from(Run failing) {
        Run best = cutOff(failing);
        boolean better = true;
        while (better && left > 0) {
            Run merged = merged(best);
            better = merged != best;
            best = merged;
        }
        return best;
    }

    /** The shortest beginning that still leads there, by halves. */
    private Run cutOff(Run failing) {
        Run best = failing;
        int low = 0;
        int high = failing.steps().size();
        while (low < high && left > 0) {
            int middle = (low + high) / 2;
            Run next = follow(failing.schedule(), failing.decisions().subList(0, middle));
            if (isSimpler(next, best)) {
                best = next;
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return best;
    }

    /** The first of the runs with two turns made one that is simpler, or the same run. */
    private Run merged(Run run) {
        List<List<Decision>> turns = turns(run.decisions());
        for (int i = 0; i + 2 < turns.size() && left > 0; i++) {
            String strand = strand(turns.get(i));
            int next = i + 2;
            while (next < turns.size() && !strand(turns.get(next)).equals(strand)) {
                next++;
            }
            if (next == turns.size()) {
                continue;
            }
            var earlier = new ArrayList<>(turns);
            earlier.add(i + 1, earlier.remove(next));
            var later = new ArrayList<>(turns);
            later.add(next - 1, later.remove(i));
            for (List<List<Decision>> changed : List.of(earlier, later)) {
                Run candidate = follow(run.schedule(), joined(changed));
                if (isSimpler(candidate, run)) {
                    return candidate;
                }
            }
        }
        return run;
    }

    private Run follow(Schedule schedule, List<Decision> decisions) {
        Run run = program.apply(new RelaxedReplay(new Schedule(decisions, schedule.spawns()), new Steady()));
        left = run.outcome().isOutOfTime() ? 0 : left - 1;
        return run;
    }

    private static List<Decision> joined(List<List<Decision>> turns) {
        return turns.stream().flatMap(List::stream).toList();
    }

    private static String strand(List<Decision> turn) {
        return turn.getFirst().strand();
    }

    private static List<List<Decision>> turns(List<Decision> decisions) {
        var turns = new ArrayList<List<Decision>>();
        for (Decision decision : decisions) {
            if (turns.isEmpty() || !strand(turns.getLast()).equals(decision.strand())) {
                turns.add(new ArrayList<>());
            }
            turns.getLast().add(decision);
        }
        return turns;
    }

    private static boolean isSimpler(Run candidate, Run than) {
        if (!candidate.outcome().failed()
                || !candidate.outcome().kind().equals(than.outcome().kind())) {
            return false;
        }
        int switches = turns(candidate.decisions()).size();
        int before = turns(than.decisions()).size();
        return switches < before
                || switches == before && candidate.steps().size() < than.steps().size();
    }
}
