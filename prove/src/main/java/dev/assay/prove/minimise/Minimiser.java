package dev.assay.prove.minimise;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/**
 * Looks for a part of given facts that is enough for a proof, and of which nothing can be left out. Whenever an attempt
 * succeeds, facts that its proof did not use are dropped, and later attempts get no more steps than it took.
 */
public final class Minimiser<T> {
    /** More facts than this are halved rather than left out one by one. */
    private static final int MANY = 20;

    /** Something that may prove the goal from given facts. */
    public interface Attempt<T> {
        Optional<Success<T>> with(long limit, List<T> facts);
    }

    /**
     * A proof.
     *
     * @param steps how many it took
     * @param used the facts that it used
     */
    public record Success<T>(long steps, List<T> used) {
        public Success {
            used = List.copyOf(used);
        }
    }

    /** Facts that are known to be needed together with others, which may still become fewer. */
    private record State<T>(long limit, List<T> support, List<T> facts) {}

    private final Attempt<T> attempt;
    private int attempts;

    public Minimiser(Attempt<T> attempt) {
        this.attempt = attempt;
    }

    /** How often a proof was tried. */
    public int attempts() {
        return attempts;
    }

    /** What is left of facts that are enough; each attempt gets at most {@code limit} steps. */
    public List<T> minimise(long limit, List<T> facts) {
        return facts.size() > MANY ? binary(limit, facts) : linear(limit, facts);
    }

    private Optional<Success<T>> attempt(long limit, List<T> facts) {
        attempts++;
        return attempt.with(limit, facts);
    }

    /** Leaves each fact out once. */
    public List<T> linear(long limit, List<T> facts) {
        List<T> left = new ArrayList<>(facts);
        List<T> needed = new ArrayList<>();
        long steps = limit;
        while (!left.isEmpty()) {
            T out = left.removeLast();
            var rest = new ArrayList<>(left);
            rest.addAll(needed);
            Optional<Success<T>> success = attempt(steps, rest);
            if (success.isPresent()) {
                steps = Math.min(steps, success.get().steps());
                left = intersection(left, success.get().used());
                needed = intersection(needed, success.get().used());
            } else {
                needed.addFirst(out);
            }
        }
        return needed;
    }

    /** Leaves halves out. */
    public List<T> binary(long limit, List<T> facts) {
        State<T> end = halve(new State<>(limit, List.of(), facts));
        if (end.facts().size() == 1 && attempt(end.limit(), List.of()).isPresent()) {
            return List.of();
        }
        return end.facts();
    }

    /** A minimal part of the facts that is enough together with the support, and what of the support is needed. */
    private State<T> halve(State<T> state) {
        List<T> support = state.support();
        List<T> facts = state.facts();
        long limit = state.limit();
        if (facts.size() <= 1) {
            return state;
        }
        var left = new ArrayList<T>();
        var right = new ArrayList<T>();
        for (int i = 0; i < facts.size(); i++) {
            (i % 2 == 0 ? left : right).add(facts.get(i));
        }
        for (List<T> half : List.of(left, right)) {
            Optional<Success<T>> success = attempt(limit, union(support, half));
            if (success.isPresent()) {
                List<T> used = success.get().used();
                return halve(new State<>(
                        Math.min(limit, success.get().steps()), intersection(support, used), intersection(half, used)));
            }
        }
        State<T> ofLeft = halve(new State<>(limit, union(support, right), left));
        List<T> supportLeft = intersection(support, ofLeft.support());
        List<T> rightLeft = intersection(right, ofLeft.support());
        State<T> ofRight = halve(new State<>(ofLeft.limit(), union(supportLeft, ofLeft.facts()), rightLeft));
        return new State<>(
                ofRight.limit(), intersection(supportLeft, ofRight.support()), union(ofLeft.facts(), ofRight.facts()));
    }

    private static <T> List<T> union(List<T> first, List<T> second) {
        var result = new ArrayList<>(first);
        result.addAll(second);
        return result;
    }

    private static <T> List<T> intersection(List<T> first, List<T> second) {
        var wanted = new HashSet<>(second);
        var result = new ArrayList<>(first);
        result.removeIf(t -> !wanted.contains(t));
        return result;
    }
}
