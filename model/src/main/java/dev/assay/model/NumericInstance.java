package dev.assay.model;

import dev.assay.logic.Conjecture;
import dev.assay.logic.HolNames;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.theory.Theory;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a conjecture about all rings, or all orders without a greatest element, says of numbers. No finite type belongs to many of
 * these classes, and what is false of one type is false of all.
 */
record NumericInstance(Map<Type.Var, Type> types, Conjecture conjecture) {
    /** From the types that tell most apart to those that belong to most classes. */
    private static final List<Type> NUMBERS = List.of(
            new Type.Con(HolNames.INT, List.of()),
            new Type.Con(HolNames.NAT, List.of()),
            new Type.Con(HolNames.RAT, List.of()),
            new Type.Con(HolNames.REAL, List.of()));

    /** Classes of which numbers are what comes to mind. */
    private static final List<String> CLASSES =
            List.of("Groups.zero", "Groups.one", "Orderings.no_top", "Orderings.no_bot", "Orderings.dense_order");

    /** None if no type variable is in such a class. */
    static Optional<NumericInstance> of(Theory theory, Conjecture conjecture) {
        Signature signature = theory.signature();
        Map<Type.Var, Type> types = new LinkedHashMap<>();
        for (Type.Var variable : conjecture.typeVariables()) {
            if (variable.sort().classes().stream()
                    .anyMatch(c -> CLASSES.stream().anyMatch(numeric -> signature.isSubclass(c, numeric)))) {
                NUMBERS.stream()
                        .filter(numbers -> signature.hasSort(numbers, variable.sort()))
                        .findFirst()
                        .ifPresent(numbers -> types.put(variable, numbers));
            }
        }
        if (types.isEmpty()) {
            return Optional.empty();
        }
        var instance = new Conjecture(
                conjecture.name(),
                conjecture.position(),
                conjecture.assumptions().stream()
                        .map(assumption -> assumption.substituteTypes(types))
                        .toList(),
                conjecture.conclusion().substituteTypes(types));
        return Optional.of(new NumericInstance(types, instance));
    }

    /** Which type each variable is. */
    String sentence() {
        var result = new StringBuilder("This is about the instance where");
        types.forEach((variable, type) -> result.append(' ')
                .append(variable.name())
                .append(" is ")
                .append(type)
                .append(','));
        result.setCharAt(result.length() - 1, '.');
        return result.toString();
    }
}
