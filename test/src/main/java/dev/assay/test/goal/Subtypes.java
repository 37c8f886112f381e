package dev.assay.test.goal;

import dev.assay.code.extract.Code;
import dev.assay.logic.Term;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.infer.SortAlgebra;
import dev.assay.logic.infer.TypeMatcher;
import dev.assay.logic.theory.Theory;
import dev.assay.logic.theory.TypeSpecification;
import dev.assay.test.Options;
import dev.assay.test.Problem;
import dev.assay.test.run.Codes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A premise that says no more than that a variable represents a value of a subtype is left out, and values of the subtype
 * are generated instead: where the theory says how these are made, or the user wants it.
 */
final class Subtypes {
    /** The problem, and for each variable that was given another type what it was before. */
    record Lifted(Problem problem, Map<Free, Morphism> morphisms) {}

    /** A variable of the represented type; its values are those of the subtype without {@code abs} around them. */
    record Morphism(Free original, Const abs, Const rep) {
        Term restored(Term value) {
            return value instanceof App(var head, var inside) && head.equals(abs) ? inside : new App(rep, value);
        }
    }

    private final Theory theory;
    private final Code code;
    private final Options options;
    private final TypeMatcher matcher;

    Subtypes(Theory theory, Options options) {
        this.theory = theory;
        this.code = Codes.of(theory);
        this.options = options;
        this.matcher = new TypeMatcher(SortAlgebra.of(theory.signature()));
    }

    Lifted of(Problem problem) {
        Map<Free, Morphism> morphisms = new HashMap<>();
        Map<Free, Term> by = new HashMap<>();
        var premises = new ArrayList<Term>();
        for (Term premise : problem.premises()) {
            Optional<Lift> lift = premise.frees().size() == 1 ? lift(premise) : Optional.empty();
            if (lift.isEmpty() || by.containsKey(lift.get().morphism.original)) {
                premises.add(premise);
            } else {
                Morphism morphism = lift.get().morphism;
                morphisms.put(lift.get().variable, morphism);
                by.put(morphism.original, new App(morphism.rep, lift.get().variable));
            }
        }
        if (by.isEmpty()) {
            return new Lifted(problem, Map.of());
        }
        List<Free> variables = problem.variables().stream()
                .map(v -> by.get(v) instanceof App(var _, Free lifted) ? lifted : v)
                .toList();
        return new Lifted(
                new Problem(
                        theory,
                        variables,
                        premises.stream()
                                .map(p -> p.substitute(by).betaNormal())
                                .toList(),
                        problem.conclusion().substitute(by).betaNormal()),
                morphisms);
    }

    private record Lift(Free variable, Morphism morphism) {}

    private Optional<Lift> lift(Term premise) {
        Free x = premise.frees().iterator().next();
        for (String name : theory.signature().types()) {
            if (theory.typeSpecification(name).orElse(null) instanceof TypeSpecification.Subtype subtype
                    && (options.useSubtype() || code.generator(name).isPresent())) {
                Optional<Map<Type.Var, Type>> types = matcher.instance(subtype.representation(), x.type());
                if (types.isPresent()
                        && Term.app(subtype.predicate().substituteTypes(types.get()), x)
                                .normal()
                                .equals(premise.normal())) {
                    Type type = subtype.type().substitute(types.get());
                    return Optional.of(new Lift(
                            new Free(x.name(), type),
                            new Morphism(x, (Const) subtype.abs().substituteTypes(types.get()), (Const)
                                    subtype.rep().substituteTypes(types.get()))));
                }
            }
        }
        return Optional.empty();
    }
}
