package dev.assay.app.check;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.theory.Specification;
import dev.assay.logic.theory.Theory;
import java.util.List;
import java.util.stream.Stream;

/** The equations by which a constant is computed: those that are declared to be, or else those that define it. */
final class CodeEquations {
    private CodeEquations() {}

    static List<Thm> of(Theory theory, String constant) {
        List<Thm> declared = about(theory.theorems("code").stream(), constant);
        if (!declared.isEmpty()) {
            return declared;
        }
        return theory.specifications(constant).reversed().stream()
                .findFirst()
                .map(specification -> about(defining(specification), constant))
                .orElse(List.of());
    }

    private static Stream<Thm> defining(Specification specification) {
        return switch (specification) {
            case Specification.Defined defined -> Stream.of(defined.equation());
            case Specification.Recursive recursive -> recursive.equations().stream();
            case Specification.Inductive inductive -> inductive.unfold().stream();
            case Specification.Corecursive _ -> Stream.of();
        };
    }

    private static List<Thm> about(Stream<Thm> theorems, String constant) {
        return theorems.filter(theorem -> isAbout(theorem.conclusion(), constant))
                .toList();
    }

    private static boolean isAbout(Term statement, String constant) {
        Term rest = statement;
        while (rest.isApplied(Hol.IMPLIES.name())) {
            rest = rest.arguments().getLast();
        }
        return rest.isApplied(Hol.EQ)
                && rest.arguments().getFirst().head() instanceof Const head
                && head.name().equals(constant);
    }
}
