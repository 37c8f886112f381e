package dev.assay.model.collect;

import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.theory.Theory;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What the sorts of type variables say about the operations on them. */
public final class ClassAxioms {
    private ClassAxioms() {}

    /** The axioms of all classes that the type variable is in, as closed formulas about it. */
    public static List<Term> of(Theory theory, Type.Var variable) {
        Set<String> classes = new LinkedHashSet<>();
        variable.sort().classes().forEach(c -> collect(theory, c, classes));
        var result = new ArrayList<Term>();
        for (String name : classes) {
            Type.Var self = Signature.Class.self(name);
            for (Term axiom : theory.signature().typeClass(name).orElseThrow().axioms()) {
                Term instance = axiom.substituteTypes(Map.of(self, variable));
                result.add(Hol.mkAll(List.copyOf(instance.frees()), instance));
            }
        }
        return result;
    }

    private static void collect(Theory theory, String name, Set<String> result) {
        if (result.add(name)) {
            theory.signature()
                    .typeClass(name)
                    .ifPresent(c -> c.superclasses().classes().forEach(s -> collect(theory, s, result)));
        }
    }
}
