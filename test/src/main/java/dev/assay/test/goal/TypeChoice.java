package dev.assay.test.goal;

import dev.assay.logic.HolNames;
import dev.assay.logic.Sort;
import dev.assay.logic.Type;
import dev.assay.logic.infer.SortAlgebra;
import dev.assay.logic.theory.Theory;
import dev.assay.logic.theory.TypeSpecification;
import dev.assay.test.Options;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The types that stand for the type variables of a conjecture, one choice after another. */
final class TypeChoice {
    /** How many types besides the small finite ones a constrained variable gets. */
    private static final int OTHERS = 6;

    /** Where nothing else is in the sort: what most theories have instances for. */
    private static final List<String> USUAL =
            List.of(HolNames.NAT, HolNames.INT, HolNames.BOOL, HolNames.RAT, HolNames.REAL, HolNames.UNIT);

    private final Theory theory;
    private final Options options;
    private final SortAlgebra sorts;

    TypeChoice(Theory theory, Options options) {
        this.theory = theory;
        this.options = options;
        this.sorts = SortAlgebra.of(theory.signature());
    }

    /** Empty if some variable has a sort for which no type is known. */
    List<Map<Type.Var, Type>> of(Set<Type.Var> variables) {
        if (variables.isEmpty()) {
            return List.of(Map.of());
        }
        Map<Type.Var, List<Type>> choices = new LinkedHashMap<>();
        int rounds = 0;
        for (Type.Var variable : variables) {
            List<Type> types = options.finiteTypes() ? finite(variable.sort()) : List.of();
            boolean isFree =
                    variable.sort().isTop() || types.size() == options.finiteTypeSize() && isHarmless(variable.sort());
            List<Type> all = new ArrayList<>(types);
            if (!isFree || types.isEmpty()) {
                others(variable.sort()).stream().filter(t -> !all.contains(t)).forEach(all::add);
            }
            if (all.isEmpty()) {
                return List.of();
            }
            choices.put(variable, all);
            rounds = Math.max(rounds, all.size());
        }
        var result = new LinkedHashSet<Map<Type.Var, Type>>();
        for (int round = 0; round < rounds; round++) {
            Map<Type.Var, Type> choice = new LinkedHashMap<>();
            for (var entry : choices.entrySet()) {
                List<Type> types = entry.getValue();
                choice.put(entry.getKey(), types.get(Math.min(round, types.size() - 1)));
            }
            result.add(choice);
        }
        return List.copyOf(result);
    }

    /** The classes of types that have no operations of their own, so that one type is as good as another. */
    private boolean isHarmless(Sort sort) {
        return sort.classes().stream()
                .allMatch(c -> Set.of("HOL.type", "Enum.enum", HolNames.FINITE, "HOL.equal", "Countable.countable")
                        .contains(c));
    }

    /** The small finite types that are of the sort. */
    List<Type> finite(Sort sort) {
        var result = new ArrayList<Type>();
        for (int card = 1; card <= options.finiteTypeSize(); card++) {
            String name = "Enum.finite_" + card;
            if (theory.signature().arity(name).isPresent() && sorts.isOfSort(Type.con(name), sort)) {
                result.add(Type.con(name));
            }
        }
        return result;
    }

    private List<Type> others(Sort sort) {
        var names = new LinkedHashSet<String>();
        names.addAll(options.defaultTypes());
        if (!sort.isTop()) {
            names.addAll(USUAL);
            names.addAll(declared());
        }
        var result = new ArrayList<Type>();
        for (String name : names) {
            int arity = theory.signature().arity(name).orElse(-1);
            if (arity == 0) {
                add(Type.con(name), sort, result);
            }
        }
        if (!sort.isTop()) {
            compound(sort, result);
        }
        return result.size() > OTHERS ? result.subList(0, OTHERS) : result;
    }

    /** The types that the theory defines itself, the newest first. */
    private List<String> declared() {
        return theory.signature().types().stream()
                .filter(t -> theory.typeSpecification(t).orElse(null) instanceof TypeSpecification.Free)
                .filter(t -> !t.startsWith("Enum.") && !t.startsWith("String.") && !t.startsWith("Num."))
                .sorted()
                .toList();
    }

    /** Sets, functions and so on over something small: many orders are not linear only there. */
    private void compound(Sort sort, List<Type> result) {
        Type small = options.finiteTypes() ? Type.con("Enum.finite_2") : Type.con(HolNames.NAT);
        if (theory.signature().arity("Enum.finite_2").isEmpty()) {
            return;
        }
        int room = result.size();
        for (Type type : List.of(
                Type.con(HolNames.SET, small),
                Type.fun(small, Type.bool()),
                Type.con(HolNames.OPTION, small),
                Type.con(HolNames.PROD, small, small),
                Type.con(HolNames.LIST, small))) {
            if (type instanceof Type.Con(var name, var _)
                    && theory.signature().arity(name).isPresent()
                    && sorts.isOfSort(type, sort)) {
                // Right after the first of the others, so that the limit does not cut them off.
                result.add(Math.min(room, 1), type);
            }
        }
    }

    private void add(Type type, Sort sort, List<Type> result) {
        if (sorts.isOfSort(type, sort)) {
            result.add(type);
        }
    }
}
