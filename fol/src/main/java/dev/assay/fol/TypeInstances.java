package dev.assay.fol;

import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;

/**
 * The search for ground instances of formulas: the symbols of ground formulas are known at ground types, each occurrence
 * of a symbol in another formula is matched with what is known of it, and the instances that are ground make
 * more known.
 */
public final class TypeInstances {
    /** A symbol at type arguments. */
    public record Occurrence(String symbol, List<Type> typeArguments) {
        public Occurrence {
            typeArguments = List.copyOf(typeArguments);
        }

        private Occurrence at(Map<Type.Var, Type> instance) {
            return new Occurrence(
                    symbol,
                    typeArguments.stream().map(t -> t.substitute(instance)).toList());
        }

        private boolean isGround() {
            return typeArguments.stream().allMatch(t -> t.variables().isEmpty());
        }
    }

    /** A formula's partial substitutions grow beyond this many only by ground ones. */
    private static final int MANY = 100;

    private final int rounds;
    private final int limit;
    private final BiPredicate<Type.Var, Type> mayBe;
    private final List<List<Occurrence>> occurrences = new ArrayList<>();
    private final List<Set<Type.Var>> variables = new ArrayList<>();
    private final Map<String, Set<List<Type>>> known = new LinkedHashMap<>();

    /** At most {@code rounds} rounds and {@code limit} instances more than there are polymorphic formulas. */
    public TypeInstances(int rounds, int limit) {
        this(rounds, limit, (_, _) -> true);
    }

    /** As above, where {@code mayBe} tells of which types a variable may be. */
    public TypeInstances(int rounds, int limit, BiPredicate<Type.Var, Type> mayBe) {
        this.rounds = rounds;
        this.limit = limit;
        this.mayBe = mayBe;
    }

    public void add(Collection<Occurrence> formula, Collection<Type.Var> typeVariables) {
        occurrences.add(List.copyOf(formula));
        variables.add(new LinkedHashSet<>(typeVariables));
    }

    /** For each formula the substitutions to instantiate it with, one empty one if it is ground. */
    public List<List<Map<Type.Var, Type>>> find() {
        int polymorphic = 0;
        for (int i = 0; i < occurrences.size(); i++) {
            if (variables.get(i).isEmpty()) {
                occurrences.get(i).forEach(this::learn);
            } else {
                polymorphic++;
            }
        }
        var partial = new ArrayList<Set<Map<Type.Var, Type>>>();
        var ground = new ArrayList<Set<Map<Type.Var, Type>>>();
        for (int i = 0; i < occurrences.size(); i++) {
            partial.add(new LinkedHashSet<>(Set.of(Map.of())));
            ground.add(variables.get(i).isEmpty() ? Set.of(Map.of()) : new LinkedHashSet<>());
        }
        int left = limit + polymorphic;
        for (int round = 0; round < rounds && left > 0; round++) {
            var fresh = new ArrayList<Occurrence>();
            boolean changed = false;
            for (int i = 0; i < occurrences.size() && left > 0; i++) {
                if (!variables.get(i).isEmpty()) {
                    int before = ground.get(i).size();
                    changed |= refine(i, partial.get(i), ground.get(i), left, fresh);
                    left -= ground.get(i).size() - before;
                }
            }
            fresh.forEach(this::learn);
            if (!changed) {
                break;
            }
        }
        return ground.stream().map(List::copyOf).toList();
    }

    private void learn(Occurrence occurrence) {
        if (occurrence.isGround()) {
            known.computeIfAbsent(occurrence.symbol(), _ -> new LinkedHashSet<>())
                    .add(occurrence.typeArguments());
        }
    }

    /** Matches the occurrences of formula i with what is known; whether that gave something new. */
    private boolean refine(
            int i,
            Set<Map<Type.Var, Type>> partial,
            Set<Map<Type.Var, Type>> ground,
            int left,
            List<Occurrence> fresh) {
        boolean changed = false;
        int added = 0;
        var agenda = new ArrayList<>(partial);
        var seen = new HashSet<>(partial);
        for (int next = 0; next < agenda.size(); next++) {
            Map<Type.Var, Type> substitution = agenda.get(next);
            for (Occurrence occurrence : occurrences.get(i)) {
                Occurrence instance = occurrence.at(substitution);
                if (instance.isGround()) {
                    continue;
                }
                for (List<Type> types : known.getOrDefault(occurrence.symbol(), Set.of())) {
                    Map<Type.Var, Type> extended = extend(substitution, instance, types);
                    if (extended == null || !seen.add(extended)) {
                        continue;
                    }
                    if (extended.keySet().containsAll(variables.get(i))) {
                        if (added < left && ground.add(extended)) {
                            changed = true;
                            added++;
                            occurrences.get(i).forEach(o -> fresh.add(o.at(extended)));
                        }
                    } else if (agenda.size() < MANY) {
                        agenda.add(extended);
                        changed |= partial.add(extended);
                    }
                }
            }
        }
        return changed;
    }

    private @org.jspecify.annotations.Nullable Map<Type.Var, Type> extend(
            Map<Type.Var, Type> substitution, Occurrence pattern, List<Type> types) {
        var matching = new HashMap<Type.Var, Type>();
        if (!TypePatterns.matchAll(pattern.typeArguments(), types, matching)) {
            return null;
        }
        for (var entry : matching.entrySet()) {
            if (!mayBe.test(entry.getKey(), entry.getValue())) {
                return null;
            }
        }
        var result = new HashMap<>(substitution);
        result.putAll(matching);
        return result;
    }
}
