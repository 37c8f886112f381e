package dev.assay.prove.method;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.prove.tactic.Supply;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * How a state with unknowns came about: all steps from the last state without any. When an unknown is told, the steps are
 * made again with the term in its place, so that no theorem ever has to be changed afterwards.
 *
 * @param start null where there were no unknowns yet
 * @param known what has become of unknowns, by their names
 */
public record Unknowns(@Nullable GoalState start, List<Step> steps, Map<String, Term> known) {
    static final Unknowns NONE = new Unknowns(null, List.of(), Map.of());

    /** A step from a state to the next. */
    @FunctionalInterface
    public interface Step {
        Optional<GoalState> apply(GoalState state, Map<String, Term> known);
    }

    public Unknowns {
        steps = List.copyOf(steps);
        known = Map.copyOf(known);
    }

    Optional<GoalState> step(GoalState state, Step step) {
        return step.apply(state, known)
                .map(next -> start == null && !next.hasUnknowns() ? next : next.with(and(state, step)));
    }

    private Unknowns and(GoalState state, Step step) {
        var all = new ArrayList<>(steps);
        all.add(step);
        return new Unknowns(start == null ? state : start, all, known);
    }

    Optional<GoalState> told(Map<String, Term> more) {
        Map<String, Term> all = new HashMap<>();
        known.forEach((name, value) -> all.put(name, told(value, more)));
        all.putAll(more);
        Optional<GoalState> result = Optional.ofNullable(start);
        for (Step step : steps) {
            result = result.flatMap(s -> step.apply(s, all));
        }
        return result.map(s -> s.with(new Unknowns(start, steps, all)));
    }

    private static Term told(Term value, Map<String, Term> more) {
        Map<Free, Term> values = new HashMap<>();
        for (Free v : value.frees()) {
            Term term = Supply.isUnknown(v) ? more.get(v.name()) : null;
            if (term != null) {
                values.put(v, term);
            }
        }
        return values.isEmpty() ? value : value.substitute(values).betaNormal();
    }
}
