package dev.assay.syntax.isabelle;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Specification;
import dev.assay.logic.theory.Theory;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Which constants take values of datatypes apart, by their equations: hd (Cons x y) = x, null Nil = True. */
final class Destructors {
    private Destructors() {}

    /** The arguments that a selector gives, one for each constructor that it applies to. */
    static Map<String, Integer> selected(Theory theory, String constant) {
        var result = new HashMap<String, Integer>();
        for (Thm equation : equations(theory, constant)) {
            Term argument = Rules.left(equation).arguments().getFirst();
            int index = argument.arguments().indexOf(Rules.right(equation));
            if (Rules.right(equation) instanceof Free
                    && index >= 0
                    && argument.head() instanceof Const(var name, var _)) {
                result.put(name, index);
            }
        }
        return result;
    }

    /** The constructor that a test is for: the only one of which it is true. */
    static Optional<String> discriminated(Theory theory, String constant) {
        List<String> accepted = equations(theory, constant).stream()
                .filter(e -> Rules.right(e).equals(Hol.TRUE))
                .flatMap(e -> Rules.left(e).arguments().getFirst().head() instanceof Const(var name, var _)
                        ? java.util.stream.Stream.of(name)
                        : java.util.stream.Stream.<String>empty())
                .toList();
        return accepted.size() == 1 ? Optional.of(accepted.getFirst()) : Optional.empty();
    }

    private static List<Thm> equations(Theory theory, String constant) {
        return theory.specifications(constant).stream()
                .flatMap(s -> s instanceof Specification.Recursive(var constants, var equations, var _, var _)
                                && constants.size() == 1
                        ? equations.stream()
                        : java.util.stream.Stream.<Thm>empty())
                .filter(e -> Rules.left(e).arguments().size() == 1)
                .toList();
    }
}
