package dev.assay.model.monotonic;

import dev.assay.logic.Theory;
import dev.assay.logic.Type;
import dev.assay.logic.TypeSpecification;
import dev.assay.logic.kernel.Datatype;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Where a type occurs in others:
 *
 * <pre>
 *   AT⁺(α) = {α}    AT⁻(α) = ∅    ATˢ(bool) = ∅    ATˢ(σ ⇒ τ) = AT⁻ˢ(σ) ∪ ATˢ(τ)
 * </pre>
 *
 * and for a datatype all that its constructors' arguments have.
 */
final class Occurrences {
    private record Question(Type type, Sign sign) {}

    private final Theory theory;
    private final Type tested;

    Occurrences(Theory theory, Type tested) {
        this.theory = theory;
        this.tested = tested;
    }

    boolean occurs(Type type, Sign sign) {
        return occurs(type, sign, new HashSet<>());
    }

    private boolean occurs(Type type, Sign sign, Set<Question> open) {
        if (type.equals(tested)) {
            return sign == Sign.POSITIVE;
        }
        if (!(type instanceof Type.Con con) || !type.contains(tested) || !open.add(new Question(type, sign))) {
            return false;
        }
        List<Type> arguments = con.arguments();
        return switch (con.name()) {
            case Type.FUN -> occurs(arguments.get(0), sign.opposite(), open) || occurs(arguments.get(1), sign, open);
            case "Set.set" -> occurs(arguments.getFirst(), sign.opposite(), open);
            default ->
                datatype(con.name())
                        .map(datatype -> inArguments(datatype, arguments, sign, open))
                        .orElse(true);
        };
    }

    private Optional<Datatype> datatype(String name) {
        return theory.typeSpecification(name).flatMap(specification -> switch (specification) {
            case TypeSpecification.Free free -> Optional.of(free.datatype());
            case TypeSpecification.Record record -> Optional.of(record.datatype());
            case TypeSpecification.Subtype _, TypeSpecification.Quotient _ -> Optional.empty();
        });
    }

    private boolean inArguments(Datatype datatype, List<Type> instance, Sign sign, Set<Question> open) {
        var types = new HashMap<Type.Var, Type>();
        for (int i = 0; i < instance.size(); i++) {
            types.put(datatype.parameters().get(i), instance.get(i));
        }
        return datatype.constructors().stream()
                .flatMap(c -> c.arguments().stream())
                .anyMatch(argument -> occurs(argument.substitute(types), sign, open));
    }
}
