package dev.assay.prove.method;

import dev.assay.logic.Term;
import dev.assay.logic.Theory;
import dev.assay.logic.engine.Conjecture;
import dev.assay.logic.kernel.Thm;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The definitions that a goal's constants have, and those of what they are defined by. */
final class UnfoldedConstants {
    /** A goal about more than this is not proved by looking up what everything means. */
    private static final int MOST = 12;

    private UnfoldedConstants() {}

    /** The names of {@code c_def} for each constant c of the goal, to the given depth; none if there are too many. */
    static List<String> of(Theory theory, Conjecture goal, int depth) {
        var result = new ArrayList<String>();
        Set<String> seen = new LinkedHashSet<>();
        List<Term> about = goal.propositions();
        for (int level = 0; level < depth; level++) {
            var next = new ArrayList<Term>();
            for (String constant : constants(about)) {
                String name = constant + "_def";
                if (seen.add(constant)
                        && isUseful(constant)
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

    private static List<String> constants(List<Term> terms) {
        return terms.stream()
                .flatMap(t -> t.constants().stream())
                .map(Term.Const::name)
                .distinct()
                .toList();
    }

    /** Logic itself, and sets as statements about their elements, have better rules than their definitions. */
    private static boolean isUseful(String constant) {
        return Stream.of("HOL.", "Set.", "Orderings.").noneMatch(constant::startsWith);
    }
}
