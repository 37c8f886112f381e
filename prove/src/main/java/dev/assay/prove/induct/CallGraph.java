package dev.assay.prove.induct;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.theory.Specification;
import dev.assay.logic.theory.Theory;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Which functions a function calls, directly or not. */
final class CallGraph {
    private final Theory theory;
    private final Map<String, Set<String>> reached = new HashMap<>();

    CallGraph(Theory theory) {
        this.theory = theory;
    }

    /** All functions that are called when the term is evaluated. */
    Set<String> of(Term t) {
        var result = new HashSet<String>();
        t.constants().forEach(c -> result.addAll(of(c.name())));
        return result;
    }

    private Set<String> of(String constant) {
        Set<String> known = reached.get(constant);
        if (known == null) {
            known = new HashSet<>(Set.of(constant));
            reached.put(constant, known);
            for (Specification s : theory.specifications(constant)) {
                List<Thm> equations = switch (s) {
                    case Specification.Defined defined -> List.of(defined.equation());
                    case Specification.Recursive recursive -> recursive.equations();
                    case Specification.Corecursive corecursive -> corecursive.equations();
                    case Specification.Inductive inductive -> inductive.unfold();
                };
                for (Thm equation : equations) {
                    for (Const c : equation.conclusion().constants()) {
                        if (!known.contains(c.name())) {
                            known.addAll(of(c.name()));
                        }
                    }
                }
            }
        }
        return known;
    }
}
