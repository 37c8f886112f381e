package dev.assay.prove.method;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.proof.MethodContext;
import dev.assay.logic.rules.Matching;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Names such as ?thesis, which texts use for terms. */
public final class Bindings {
    private Bindings() {}

    /** The context in which the names have the types of what they stand for; what could have any type may have another at each use. */
    public static MethodContext typed(MethodContext context, Map<String, Term> bindings) {
        MethodContext result = context;
        for (var binding : bindings.entrySet()) {
            Term meaning = binding.getValue();
            result = isOfAnyType(meaning)
                    ? result.unfixedType(binding.getKey())
                    : result.fixingAll(List.of(new Free(binding.getKey(), meaning.type())));
        }
        return result;
    }

    /** Whether it is said of nothing in particular, as {} is. */
    private static boolean isOfAnyType(Term meaning) {
        return meaning.frees().isEmpty()
                && !meaning.typeVariables().isEmpty()
                && meaning.typeVariables().stream().allMatch(v -> v.sort().isTop());
    }

    /** What the name stands for where it has this type, if it can. */
    public static Optional<Term> meaning(Map<String, Term> bindings, Free name) {
        Term meaning = bindings.get(name.name());
        if (meaning == null || meaning.type().equals(name.type())) {
            return Optional.ofNullable(meaning);
        }
        return isOfAnyType(meaning)
                ? Matching.types(meaning.type(), name.type()).map(meaning::substituteTypes)
                : Optional.empty();
    }

    /** The term with what is bound in place of the names. */
    public static Term applied(Term term, Map<String, Term> bindings) {
        Map<Free, Term> substitution = new HashMap<>();
        for (Free v : term.frees()) {
            meaning(bindings, v).ifPresent(meaning -> substitution.put(v, meaning));
        }
        return substitution.isEmpty() ? term : term.substitute(substitution).betaNormal();
    }
}
