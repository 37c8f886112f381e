package dev.assay.test.query;

import dev.assay.logic.HolNames;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.logic.infer.SortAlgebra;
import dev.assay.logic.theory.Theory;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Types for the type variables of what is to be run, where one is as good as another. */
public final class Ground {
    private static final List<String> TYPES =
            List.of(HolNames.INT, HolNames.NAT, HolNames.BOOL, "Enum.finite_2", HolNames.RAT);

    private Ground() {}

    /** The term with ground types; a variable whose sort has none of the usual types stays. */
    public static Term of(Theory theory, Term term) {
        SortAlgebra sorts = SortAlgebra.of(theory.signature());
        Map<Type.Var, Type> types = new HashMap<>();
        for (Type.Var variable : term.typeVariables()) {
            TYPES.stream()
                    .filter(name -> theory.signature().arity(name).isPresent())
                    .map(Type::con)
                    .filter(type -> sorts.isOfSort(type, variable.sort()))
                    .findFirst()
                    .ifPresent(type -> types.put(variable, type));
        }
        return term.substituteTypes(types);
    }
}
