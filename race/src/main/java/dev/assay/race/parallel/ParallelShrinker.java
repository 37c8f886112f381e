package dev.assay.race.parallel;

import dev.assay.property.state.Step;
import dev.assay.property.state.Var;
import dev.assay.race.schedule.Schedule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Makes a failing program smaller: leaves commands out, many at once first; lets one answer stand for another of the same
 * kind, whose command is then left out; and moves the first command of a branch to the end of the prefix. What stays in the
 * branches then really races.
 */
final class ParallelShrinker<M, S> {
    private final Retry<M, S> retry;
    private ParallelFailure<M, S> smallest;

    /** Tries a smaller program; the schedule is that of the failure it was made from. */
    interface Retry<M, S> {
        Optional<ParallelFailure<M, S>> apply(ParallelProgram<M, S> program, Schedule parent);
    }

    ParallelShrinker(ParallelFailure<M, S> failure, Retry<M, S> retry) {
        this.smallest = failure;
        this.retry = retry;
    }

    ParallelFailure<M, S> smallest() {
        return smallest;
    }

    void shrink() {
        for (int chunk = smallest.program().size() / 2; chunk > 1; chunk /= 2) {
            leaveOut(chunk);
        }
        boolean smaller;
        do {
            smaller = leaveOut(1);
            smaller |= identify();
            smaller |= serialise();
        } while (smaller);
    }

    /** Leaves out so many successive commands, wherever that is possible. */
    private boolean leaveOut(int chunk) {
        boolean smaller = false;
        int start = 0;
        while (start < smallest.program().size()) {
            ParallelProgram<M, S> candidate = without(smallest.program(), start, start + chunk);
            if (accept(candidate)) {
                smaller = true;
            } else {
                start += chunk;
            }
        }
        return smaller;
    }

    /** Puts the answer of an earlier command in the place of that of a later one of the same kind. */
    private boolean identify() {
        boolean smaller = false;
        for (int later = 1; later < smallest.program().size(); later++) {
            for (int earlier = 0; earlier < later && later < smallest.program().size(); earlier++) {
                List<Step<M, S, ?>> steps =
                        steps(smallest.program().prefix(), smallest.program().branches());
                Step<M, S, ?> one = steps.get(earlier);
                Step<M, S, ?> other = steps.get(later);
                smaller |= one.command().getClass() == other.command().getClass()
                        && steps.stream()
                                .anyMatch(each -> Variables.usedBy(each).contains(other.answer()))
                        && accept(without(renamed(smallest.program(), other.answer(), one.answer()), later, later + 1));
            }
        }
        return smaller;
    }

    private static <M, S> List<Step<M, S, ?>> steps(List<Step<M, S, ?>> prefix, List<List<Step<M, S, ?>>> branches) {
        var steps = new ArrayList<>(prefix);
        branches.forEach(steps::addAll);
        return steps;
    }

    private static <M, S> ParallelProgram<M, S> renamed(ParallelProgram<M, S> program, Var<?> from, Var<?> to) {
        return new ParallelProgram<>(
                program.machine(),
                renamed(program.prefix(), from, to),
                program.branches().stream()
                        .map(branch -> renamed(branch, from, to))
                        .toList());
    }

    private static <M, S> List<Step<M, S, ?>> renamed(List<Step<M, S, ?>> steps, Var<?> from, Var<?> to) {
        var result = new ArrayList<Step<M, S, ?>>();
        steps.forEach(step -> result.add(Variables.replaced(step, from, to)));
        return result;
    }

    private boolean serialise() {
        boolean smaller = false;
        for (int branch = 0; branch < smallest.program().branches().size(); branch++) {
            while (!smallest.program().branches().get(branch).isEmpty()
                    && accept(headToPrefix(smallest.program(), branch))) {
                smaller = true;
            }
        }
        return smaller;
    }

    private boolean accept(ParallelProgram<M, S> candidate) {
        if (!candidate.isValid()) {
            return false;
        }
        Optional<ParallelFailure<M, S>> failure = retry.apply(candidate, smallest.schedule());
        failure.ifPresent(each -> smallest = each);
        return failure.isPresent();
    }

    /** All programs that one step of shrinking can lead to. */
    static <M, S> List<ParallelProgram<M, S>> steps(ParallelProgram<M, S> program) {
        var steps = new ArrayList<ParallelProgram<M, S>>();
        for (int i = 0; i < program.size(); i++) {
            steps.add(without(program, i, i + 1));
        }
        for (int branch = 0; branch < program.branches().size(); branch++) {
            if (!program.branches().get(branch).isEmpty()) {
                steps.add(headToPrefix(program, branch));
            }
        }
        return steps.stream().filter(ParallelProgram::isValid).toList();
    }

    /** Without the commands from one place to another, counted through prefix and branches. */
    private static <M, S> ParallelProgram<M, S> without(ParallelProgram<M, S> program, int from, int to) {
        var branches = new ArrayList<List<Step<M, S, ?>>>();
        int offset = program.prefix().size();
        for (List<Step<M, S, ?>> branch : program.branches()) {
            branches.add(without(branch, from - offset, to - offset));
            offset += branch.size();
        }
        return new ParallelProgram<>(program.machine(), without(program.prefix(), from, to), branches);
    }

    private static <T> List<T> without(List<T> list, int from, int to) {
        var rest = new ArrayList<T>();
        for (int i = 0; i < list.size(); i++) {
            if (i < from || i >= to) {
                rest.add(list.get(i));
            }
        }
        return rest;
    }

    private static <M, S> ParallelProgram<M, S> headToPrefix(ParallelProgram<M, S> program, int branch) {
        var prefix = new ArrayList<>(program.prefix());
        var branches = new ArrayList<>(program.branches());
        List<Step<M, S, ?>> old = branches.get(branch);
        prefix.add(old.getFirst());
        branches.set(branch, old.subList(1, old.size()));
        return new ParallelProgram<>(program.machine(), prefix, branches);
    }
}
