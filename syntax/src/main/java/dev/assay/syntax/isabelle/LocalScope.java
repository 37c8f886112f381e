package dev.assay.syntax.isabelle;

import dev.assay.logic.Sort;
import dev.assay.logic.Type;
import org.pcollections.HashTreePMap;
import org.pcollections.HashTreePSet;
import org.pcollections.PMap;
import org.pcollections.PSet;
import org.pcollections.PVector;
import org.pcollections.TreePVector;

/**
 * What holds inside a block only.
 *
 * @param fixed the types of variables, where they are known
 * @param variables the names that mean variables
 * @param structures the variables whose operations are written with their index left out
 */
record LocalScope(
        Target target,
        PMap<String, Type> fixed,
        PSet<String> variables,
        PVector<String> structures,
        PMap<String, Sort> typeVariables) {
    static final LocalScope GLOBAL = new LocalScope(
            new Target.Global(), HashTreePMap.empty(), HashTreePSet.empty(), TreePVector.empty(), HashTreePMap.empty());

    boolean isGlobal() {
        return target instanceof Target.Global && variables.isEmpty() && typeVariables.isEmpty();
    }

    LocalScope in(Target newTarget) {
        return new LocalScope(newTarget, fixed, variables, structures, typeVariables);
    }

    LocalScope fixing(String variable, Type type) {
        return withVariables(fixed.plus(variable, type), variables.plus(variable));
    }

    LocalScope fixing(String variable) {
        return withVariables(fixed.minus(variable), variables.plus(variable));
    }

    LocalScope releasing(String variable) {
        return withVariables(fixed.minus(variable), variables.minus(variable));
    }

    private LocalScope withVariables(PMap<String, Type> types, PSet<String> names) {
        return new LocalScope(target, types, names, structures, typeVariables);
    }

    LocalScope withStructure(String variable) {
        return structures.contains(variable)
                ? this
                : new LocalScope(target, fixed, variables, structures.plus(variable), typeVariables);
    }

    LocalScope withTypeVariable(String variable, Sort sort) {
        return new LocalScope(target, fixed, variables, structures, typeVariables.plus(variable, sort));
    }
}
