package dev.assay.prove.method;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.proof.MethodContext;
import dev.assay.logic.rules.Matching;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** Names such as ?thesis, which texts use for terms. */
public final class Bindings {
    private Bindings() {}

    /** The context in which the names have the types of what they stand for; what could have any type may have another at each use. */
    public static MethodContext typed(MethodContext context, Map<String, Term> bindings, Predicate<String> isUsed) {
        MethodContext result = context;
        for (var binding : bindings.entrySet()) {
            String name = binding.getKey();
            Term meaning = binding.getValue();
            if (isUsed.test(name)) {
                result = isOfAnyType(meaning, bindings)
                        ? result.unfixedType(name)
                        : result.fixingAll(List.of(new Free(name, meaning.type())));
            }
        }
        return result;
    }

    /** Whether it is said of nothing in particular, as {} is: neither the statement nor what else has a name speaks of its types. */
    private static boolean isOfAnyType(Term meaning, Map<String, Term> bindings) {
        Set<Type.Var> own = meaning.typeVariables();
        return meaning.frees().isEmpty()
                && !own.isEmpty()
                && own.stream().allMatch(v -> v.sort().isTop())
                && bindings.values().stream()
                        .filter(other -> other.type().equals(Type.bool())
                                || !other.frees().isEmpty())
                        .noneMatch(other -> own.stream().anyMatch(other.typeVariables()::contains));
    }

    /** What the name stands for where it has this type, if it can. */
    public static Optional<Term> meaning(Map<String, Term> bindings, Free name) {
        Term meaning = bindings.get(name.name());
        if (meaning == null || meaning.type().equals(name.type())) {
            return Optional.ofNullable(meaning);
        }
        return isOfAnyType(meaning, bindings)
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
