package dev.assay.test.run;

import dev.assay.logic.Term;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.kernel.Hol;
import dev.assay.test.Problem;
import dev.assay.test.domain.Domains;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The order of a test: before each premise only the variables that it needs are generated, and an equation whose one
 * side is a pattern gives its variables their values.
 */
final class Plan {
    /** A step before compilation. */
    sealed interface Part {
        record Generate(Free variable) implements Part {}

        record Check(int premise, Term formula) implements Part {}

        record Match(int premise, Term computed, Pattern pattern) implements Part {}

        record Conclude(Term formula) implements Part {}
    }

    private final Patterns patterns;
    private final List<Part> parts = new ArrayList<>();
    private final Set<Free> bound = new LinkedHashSet<>();

    private Plan(Patterns patterns) {
        this.patterns = patterns;
    }

    static Map<Free, Integer> slots(Problem problem) {
        Map<Free, Integer> result = new HashMap<>();
        for (Free variable : problem.variables()) {
            result.put(variable, result.size());
        }
        return result;
    }

    static List<Part> of(Problem problem, Domains domains) {
        var plan = new Plan(new Patterns(problem.theory(), domains, slots(problem)));
        plan.premises(problem.premises());
        plan.generate(problem.conclusion().frees());
        plan.parts.add(new Part.Conclude(problem.conclusion()));
        return plan.parts;
    }

    private void premises(List<Term> premises) {
        var open = new ArrayList<Integer>();
        for (int i = 0; i < premises.size(); i++) {
            open.add(i);
        }
        while (!open.isEmpty()) {
            int next = next(open, premises);
            open.remove(Integer.valueOf(next));
            add(next, premises.get(next));
        }
    }

    /** One that can be tested at once, else one that gives values to variables, else the first. */
    private int next(List<Integer> open, List<Term> premises) {
        for (int i : open) {
            if (bound.containsAll(premises.get(i).frees())) {
                return i;
            }
        }
        for (int i : open) {
            if (binding(premises.get(i))
                    .filter(b -> bound.containsAll(b.computed.frees()))
                    .isPresent()) {
                return i;
            }
        }
        return open.getFirst();
    }

    private void add(int index, Term premise) {
        Optional<Binding> binding = binding(premise);
        if (binding.isPresent()) {
            generate(binding.get().computed.frees());
            parts.add(new Part.Match(index, binding.get().computed, binding.get().pattern));
            bound.addAll(premise.frees());
        } else {
            generate(premise.frees());
            parts.add(new Part.Check(index, premise));
        }
    }

    private void generate(Set<Free> variables) {
        for (Free variable : variables) {
            if (bound.add(variable)) {
                parts.add(new Part.Generate(variable));
            }
        }
    }

    private record Binding(Term computed, Pattern pattern, int missing) {}

    /** How an equation gives values to variables that have none; the way with fewer variables to generate. */
    private Optional<Binding> binding(Term premise) {
        if (!(premise instanceof App(App(Const(var eq, var _), var left), var right)) || !eq.equals(Hol.EQ)) {
            return Optional.empty();
        }
        Optional<Binding> forwards = binding(left, right);
        Optional<Binding> backwards = binding(right, left);
        return forwards.isPresent() && (backwards.isEmpty() || forwards.get().missing <= backwards.get().missing)
                ? forwards
                : backwards;
    }

    private Optional<Binding> binding(Term computed, Term pattern) {
        Set<Free> computedFrom = computed.frees();
        boolean isNew = false;
        for (Free variable : pattern.frees()) {
            if (!bound.contains(variable)) {
                if (computedFrom.contains(variable)) {
                    return Optional.empty();
                }
                isNew = true;
            }
        }
        int missing =
                (int) computedFrom.stream().filter(v -> !bound.contains(v)).count();
        return isNew ? patterns.of(pattern, bound).map(p -> new Binding(computed, p, missing)) : Optional.empty();
    }
}
