package dev.assay.explore.pruning;

import dev.assay.explore.Law;
import dev.assay.explore.Term;
import dev.assay.explore.Term.Var;
import dev.assay.explore.pruning.Rule.Application;
import dev.assay.explore.pruning.Rule.Origin;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A chain of equal terms, each from the one before by a law. */
public record Proof(Term start, List<Step> steps) {
    /** Longer ones explain nothing. */
    private static final int LONGEST = 2000;

    /** The next term, and the law that leads to it. */
    public record Step(Law law, Term term) {}

    public Proof {
        steps = List.copyOf(steps);
    }

    /** The laws in it, each once. */
    public List<Law> laws() {
        return steps.stream().map(Step::law).distinct().toList();
    }

    static Optional<Proof> of(Term start, List<Application> way) {
        var steps = new ArrayList<Step>();
        return follow(start, way, steps) ? Optional.of(new Proof(start, withoutLoops(start, steps))) : Optional.empty();
    }

    private static boolean follow(Term start, List<Application> way, List<Step> steps) {
        Term at = start;
        for (Application step : way) {
            if (steps.size() > LONGEST || !follow(at, step, steps)) {
                return false;
            }
            at = steps.isEmpty() ? start : steps.getLast().term();
        }
        return true;
    }

    private static boolean follow(Term whole, Application step, List<Step> steps) {
        Rule rule = step.rule();
        return switch (rule.origin) {
            case Origin.Stated(var law) -> {
                Term target = (step.isReversed() ? rule.left : rule.right).substitute(step.substitution());
                steps.add(new Step(law, CriticalPair.replace(whole, step.path(), 0, target)));
                yield true;
            }
            case Origin.Derived(var way) -> {
                List<Application> inner = way.stream()
                        .map(a -> instance(a, step.substitution()).below(step.path()))
                        .toList();
                yield follow(
                        whole,
                        step.isReversed()
                                ? inner.reversed().stream()
                                        .map(Application::reversed)
                                        .toList()
                                : inner,
                        steps);
            }
        };
    }

    private static Application instance(Application step, Map<Var, Term> substitution) {
        var bindings = new HashMap<Var, Term>();
        if (step.substitution().isEmpty()) {
            bindings.putAll(substitution);
        } else {
            step.substitution().forEach((v, t) -> bindings.put(v, t.substitute(substitution)));
        }
        return new Application(step.rule(), bindings, step.path(), step.isReversed());
    }

    /** A term that comes twice: what lies between does not matter. */
    private static List<Step> withoutLoops(Term start, List<Step> steps) {
        var kept = new ArrayList<Step>();
        for (Step step : steps) {
            if (step.term().equals(start)) {
                kept.clear();
                continue;
            }
            for (int i = 0; i < kept.size(); i++) {
                if (kept.get(i).term().equals(step.term())) {
                    kept.subList(i + 1, kept.size()).clear();
                    break;
                }
            }
            if (kept.isEmpty() || !kept.getLast().term().equals(step.term())) {
                kept.add(step);
            }
        }
        return kept;
    }
}
