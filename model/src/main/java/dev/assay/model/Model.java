package dev.assay.model;

import dev.assay.judge.Counterexample;
import dev.assay.logic.HolNames;
import dev.assay.logic.Type;
import dev.assay.logic.TypePrinter;
import dev.assay.model.scope.Scope;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A model that was found, as it can be shown.
 *
 * @param verdict what it says about the conjecture
 * @param isConfirmed whether code that shares nothing with the search evaluated the conjecture under it, and found it false
 * @param scope where it was found
 */
public record Model(Verdict verdict, boolean isConfirmed, Scope scope, List<Counterexample.Part> parts) {
    public Model {
        parts = List.copyOf(parts);
    }

    public List<Counterexample.Part> parts(Set<Counterexample.Kind> kinds) {
        return parts.stream().filter(part -> kinds.contains(part.kind())).toList();
    }

    public Counterexample counterexample() {
        return new Counterexample(parts, sizes());
    }

    /** {@code 'a = 2, nat = 3}: the sizes of the types of a model. */
    public String sizes() {
        return parts(Set.of(Counterexample.Kind.TYPE)).stream()
                .map(Counterexample.Part::type)
                .filter(type -> !(type instanceof Type.Con(var name, var _) && name.equals(HolNames.UNIT)))
                .map(type -> TypePrinter.UNICODE.print(type) + " = " + scope.cardinality(type))
                .sorted()
                .collect(Collectors.joining(", "));
    }
}
