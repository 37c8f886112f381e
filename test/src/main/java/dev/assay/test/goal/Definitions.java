package dev.assay.test.goal;

import dev.assay.logic.Term;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.rules.Matching;
import dev.assay.logic.theory.Specification;
import dev.assay.logic.theory.Theory;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Constants that stand for the right side of a definition. */
final class Definitions {
    private final Theory theory;

    Definitions(Theory theory) {
        this.theory = theory;
    }

    /** What an applied constant is by its definition, if it has one and all the arguments that this names. */
    Optional<Term> unfolded(Term applied) {
        if (!(applied.head() instanceof Const constant)) {
            return Optional.empty();
        }
        for (Specification specification : theory.specifications(constant.name())) {
            if (specification instanceof Specification.Defined(var defined, var equation)) {
                Optional<Map<Type.Var, Type>> types = Matching.types(defined.type(), constant.type());
                if (types.isPresent()) {
                    return at(equation.conclusion().substituteTypes(types.get()), applied.arguments());
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<Term> at(Term definition, List<Term> arguments) {
        Term formula = definition;
        for (int i = 0;
                formula instanceof App(Const all, Term.Abs abs) && all.name().equals(Hol.ALL);
                i++) {
            // No variable of a conjecture has a blank in its name.
            formula = abs.body().instantiate(new Free("defined " + i, abs.argument()));
        }
        if (!(formula instanceof App(App(Const equality, Term left), Term right))
                || !equality.name().equals(Hol.EQ)
                || left.arguments().size() > arguments.size()) {
            return Optional.empty();
        }
        Map<Free, Term> values = new HashMap<>();
        int given = left.arguments().size();
        for (int i = 0; i < given; i++) {
            if (!(left.arguments().get(i) instanceof Free parameter)) {
                return Optional.empty();
            }
            values.put(parameter, arguments.get(i));
        }
        return Optional.of(Term.app(right.substitute(values), arguments.subList(given, arguments.size()))
                .betaNormal());
    }
}
