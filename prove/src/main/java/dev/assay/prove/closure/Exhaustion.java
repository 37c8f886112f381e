package dev.assay.prove.closure;

import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Theory;
import dev.assay.logic.theory.TypeSpecification;
import java.util.HashMap;
import java.util.Map;

/** ⊢ t = C₁ ∨ (∃xs. t = C₂ xs) ∨ …, over the constructors of the type of t. */
final class Exhaustion {
    private Exhaustion() {}

    /** Whether the type has finitely many constructors that exhaust it; those of integers are nobody's business. */
    static boolean isKnown(Theory theory, Type type) {
        return type.equals(Type.bool())
                || !type.equals(NumberReasoning.INTEGERS)
                        && type instanceof Type.Con(var name, var _)
                        && theory.typeSpecification(name).orElse(null) instanceof TypeSpecification.Free free
                        && !free.datatype().isCo();
    }

    static Thm of(Theory theory, Term subject) {
        Type.Con type = (Type.Con) subject.type();
        if (type.equals(Type.bool())) {
            return Rules.instance(
                    Hol.fact("True_or_False").transfer(theory.signature()), Map.of(), Map.of("P", subject));
        }
        var free =
                (TypeSpecification.Free) theory.typeSpecification(type.name()).orElseThrow();
        var types = new HashMap<Type.Var, Type>();
        for (int i = 0; i < type.arguments().size(); i++) {
            types.put(free.datatype().parameters().get(i), type.arguments().get(i));
        }
        Thm typed = Thm.instantiateTypes(types, free.exhaust().transfer(theory.signature()));
        return Rules.instance(
                typed,
                Map.of(),
                Map.of(typed.conclusion().frees().iterator().next().name(), subject));
    }
}
