package dev.assay.race.parallel;

import dev.assay.property.state.StateMachine;
import dev.assay.property.state.Step;
import dev.assay.property.state.Var;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Commands to be run one after the other, and then lists of commands to be run side by side. */
public record ParallelProgram<M, S>(
        StateMachine<M, S> machine, List<Step<M, S, ?>> prefix, List<List<Step<M, S, ?>>> branches) {
    /** How many commands a branch may have, by the number of branches, so that their orders can all be tried. */
    private static final int[] FEASIBLE = {0, 16, 8, 3, 2, 1};

    public ParallelProgram {
        prefix = List.copyOf(prefix);
        branches = branches.stream().map(List::copyOf).toList();
    }

    public static int mostBranches() {
        return FEASIBLE.length - 1;
    }

    /** How many commands each of so many branches may have. */
    public static int feasible(int branches) {
        if (branches < 1 || branches >= FEASIBLE.length) {
            throw new IllegalArgumentException(
                    "a program has from 1 to " + mostBranches() + " branches, not " + branches);
        }
        return FEASIBLE[branches];
    }

    /** Splits so many of the last commands among branches; if they depend on each other too much, fewer of them. */
    static <M, S> ParallelProgram<M, S> split(
            StateMachine<M, S> machine, List<Step<M, S, ?>> steps, int branches, int parallel, Random random) {
        int most = Math.min(Math.min(steps.size(), parallel), branches * feasible(branches));
        for (int length = most; length > 0; length--) {
            Optional<ParallelProgram<M, S>> program = dealt(machine, steps, length, branches, random);
            if (program.isPresent() && program.get().isValid()) {
                return program.get();
            }
        }
        return new ParallelProgram<>(machine, steps, List.of());
    }

    /** Each command goes to the branch that its variables are bound in, or else to a shortest one. */
    private static <M, S> Optional<ParallelProgram<M, S>> dealt(
            StateMachine<M, S> machine, List<Step<M, S, ?>> steps, int length, int count, Random random) {
        int start = steps.size() - length;
        List<List<Step<M, S, ?>>> branches = Stream.generate(() -> (List<Step<M, S, ?>>) new ArrayList<Step<M, S, ?>>())
                .limit(count)
                .toList();
        for (Step<M, S, ?> step : steps.subList(start, steps.size())) {
            Set<Var<?>> used = Variables.usedBy(step);
            List<List<Step<M, S, ?>>> needed = branches.stream()
                    .filter(branch -> branch.stream().anyMatch(each -> used.contains(each.answer())))
                    .toList();
            if (needed.size() > 1) {
                return Optional.empty();
            }
            int shortest = branches.stream().mapToInt(List::size).min().orElse(0);
            List<List<Step<M, S, ?>>> candidates = needed.isEmpty()
                    ? branches.stream().filter(each -> each.size() == shortest).toList()
                    : needed;
            List<Step<M, S, ?>> chosen = candidates.get(random.nextInt(candidates.size()));
            if (chosen.size() == feasible(count)) {
                return Optional.empty();
            }
            chosen.add(step);
        }
        return Optional.of(new ParallelProgram<>(machine, steps.subList(0, start), branches));
    }

    /** Whether every variable is bound before it is used, and all preconditions hold in whatever order branches run. */
    public boolean isValid() {
        Set<Var<?>> bound = new HashSet<>();
        M model = machine.initial();
        for (Step<M, S, ?> step : prefix) {
            if (!bound.containsAll(Variables.usedBy(step)) || !step.command().precondition(model)) {
                return false;
            }
            bound.add(step.answer());
            model = step.next(model);
        }
        for (List<Step<M, S, ?>> branch : branches) {
            Set<Var<?>> own = new HashSet<>(bound);
            for (Step<M, S, ?> step : branch) {
                if (!own.containsAll(Variables.usedBy(step))) {
                    return false;
                }
                own.add(step.answer());
            }
        }
        return holdsInAllOrders(Progress.start(branches.size(), model), new HashSet<>());
    }

    private boolean holdsInAllOrders(Progress<M> progress, Set<Progress<M>> seen) {
        if (!seen.add(progress)) {
            return true;
        }
        for (int i = 0; i < branches.size(); i++) {
            if (progress.done(i) < branches.get(i).size()) {
                Step<M, S, ?> step = branches.get(i).get(progress.done(i));
                if (!step.command().precondition(progress.model())
                        || !holdsInAllOrders(progress.after(i, step.next(progress.model())), seen)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** All programs that one step of shrinking can lead to. */
    public List<ParallelProgram<M, S>> shrinkings() {
        return ParallelShrinker.steps(this);
    }

    public int size() {
        return prefix.size() + branches.stream().mapToInt(List::size).sum();
    }

    @Override
    public String toString() {
        return list(prefix)
                + branches.stream()
                        .filter(branch -> !branch.isEmpty())
                        .map(ParallelProgram::list)
                        .collect(Collectors.joining(" ∥ ", "; ", ""));
    }

    private static String list(List<? extends Step<?, ?, ?>> steps) {
        return steps.stream().map(Step::toString).collect(Collectors.joining(", "));
    }
}
