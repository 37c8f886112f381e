package dev.assay.code.predicate;

import dev.assay.code.program.Layout;
import dev.assay.logic.HolNames;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Rules that may put anything at all in front of a list, such as a spy's messages in front of the events before, are
 * asked only for what some premise looks for in such lists. What is found then holds all the same, but not everything is
 * found.
 */
final class Demand {

    private final Constructors constructors;
    private final Flattening flattening;
    /** What is looked for in lists. */
    private final Set<Term> wanted = new LinkedHashSet<>();

    private final Set<Const> restricted = new HashSet<>();

    Demand(Constructors constructors, Flattening flattening) {
        this.constructors = constructors;
        this.flattening = flattening;
    }

    /** The relations of which a rule was restricted. */
    Set<Const> restricted() {
        return restricted;
    }

    /** What the clauses look for. */
    void note(List<Clause> clauses) {
        for (Clause clause : clauses) {
            for (Premise premise : clause.premises()) {
                if (premise instanceof Premise.Member(var element, var set)
                        && set.isApplied(HolNames.LIST_SET)
                        && set.arguments().getFirst() instanceof Free
                        && !(element instanceof Free)) {
                    wanted.add(element);
                }
            }
        }
    }

    List<Clause> restrict(Const relation, List<Clause> clauses) {
        var result = new ArrayList<Clause>();
        for (Clause clause : clauses) {
            List<Clause> instances = clause.arguments().stream()
                    .filter(a ->
                            a.isApplied(HolNames.CONS) && isOpen(a.arguments().getFirst()))
                    .findFirst()
                    .map(a -> instances(clause, a.arguments().getFirst()))
                    .orElse(List.of());
            if (!instances.isEmpty()) {
                restricted.add(relation);
            }
            result.addAll(instances.isEmpty() ? List.of(clause) : instances);
        }
        return result;
    }

    private List<Clause> instances(Clause clause, Term element) {
        return wanted.stream()
                .filter(w -> w.type().equals(element.type()))
                .map(w -> {
                    Map<Free, Term> fresh = new HashMap<>();
                    w.frees().forEach(v -> fresh.put(v, flattening.fresh(v.type())));
                    var premises = new ArrayList<>(clause.premises());
                    premises.add(new Premise.Equal(element, w.substitute(fresh)));
                    return new Clause(clause.arguments(), premises).solved(constructors);
                })
                .flatMap(Optional::stream)
                .distinct()
                .toList();
    }

    /** Whether a part of the element may be any of infinitely many constructed values. */
    private boolean isOpen(Term element) {
        return element.frees().stream().anyMatch(v -> isRecursive(v.type()));
    }

    private boolean isRecursive(Type type) {
        Optional<Layout> layout = constructors.layout(type);
        return layout.isPresent()
                && layout.get().shapes().stream()
                        .flatMap(s -> s.fields().stream())
                        .anyMatch(type::equals);
    }
}
