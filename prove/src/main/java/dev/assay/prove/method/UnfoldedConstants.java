package dev.assay.prove.method;

import dev.assay.logic.Conjecture;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.theory.Theory;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The definitions that a goal's constants have, and those of what they are defined by. */
final class UnfoldedConstants {
    /** A goal about more than this is not proved by looking up what everything means. */
    private static final int MOST = 12;

    private static final Set<String> KNOWN_BY_RULES = Set.of(
            "Set.member",
            "Set.insert",
            "Set.Ball",
            "Set.Bex",
            "Set.Pow",
            "Set.image",
            "Set.vimage",
            "Product_Type.Sigma",
            "Orderings.min",
            "Orderings.max");

    private UnfoldedConstants() {}

    /** The names of {@code c_def} for each constant c of the goal, to the given depth; none if there are too many. */
    static List<String> of(Theory theory, Conjecture goal, int depth) {
        var result = new ArrayList<String>();
        Set<String> seen = new LinkedHashSet<>();
        List<Term> about = goal.propositions();
        for (int level = 0; level < depth; level++) {
            var next = new ArrayList<Term>();
            for (Const constant : constants(about)) {
                String name = constant.name() + "_def";
                if (seen.add(constant.name())
                        && isUseful(theory, constant)
                        && theory.fact(name).isPresent()) {
                    result.add(name);
                    theory.fact(name).orElseThrow().theorems().stream()
                            .map(Thm::conclusion)
                            .forEach(next::add);
                }
            }
            about = next;
        }
        return result.size() > MOST ? List.of() : result;
    }

    private static List<Const> constants(List<Term> terms) {
        return terms.stream()
                .flatMap(t -> t.constants().stream())
                .filter(new HashSet<>()::add)
                .toList();
    }

    /** Logic itself, sets as statements about their elements, and constructors have better rules than their definitions. */
    private static boolean isUseful(Theory theory, Const constant) {
        return !constant.name().startsWith("HOL.")
                && !KNOWN_BY_RULES.contains(constant.name())
                && theory.signature().constructed(constant).isEmpty();
    }
}
