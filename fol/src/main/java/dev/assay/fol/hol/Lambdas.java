package dev.assay.fol.hol;

import static dev.assay.logic.Term.app;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Abs;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Puts terms without λ in place of abstractions, and collects what is to be said of the functions it makes. */
final class Lambdas {
    static final String PREFIX = "lambda.";

    private final LambdaScheme scheme;
    private final QuasiFirstOrder form;
    private final Combinators combinators;
    private final Map<Term, Const> lifted = new HashMap<>();
    private final List<Term> equations = new ArrayList<>();

    Lambdas(LambdaScheme scheme, QuasiFirstOrder form) {
        this.scheme = scheme;
        this.form = form;
        this.combinators = new Combinators(scheme == LambdaScheme.TURNER);
    }

    /** The equations of the functions made so far, closed and without λ but in quantifiers. */
    List<Term> equations() {
        return equations;
    }

    /** A term equal to the abstraction; its bound variables are instantiated by free ones. */
    Term replace(Abs abstraction) {
        return switch (scheme) {
            case COMBINATORS, TURNER -> combinators(abstraction);
            case LIFTING, HYBRID, HIDDEN -> lift(abstraction);
            case KEEP -> throw new IllegalArgumentException("first-order logic has no λ: " + abstraction);
        };
    }

    private Term combinators(Abs abstraction) {
        Free x = form.fresh(abstraction.hint(), abstraction.argument());
        return combinators.abstraction(x, form.term(abstraction.body().instantiate(x)));
    }

    /** λx̄. t with the free variables ȳ becomes c ȳ, where c ȳ x̄ = t. */
    private Term lift(Abs abstraction) {
        List<Free> free = List.copyOf(abstraction.frees());
        Term closed = Term.lambda(free, abstraction);
        Const known = lifted.get(closed);
        if (known == null) {
            known = new Const(PREFIX + "lam_" + (lifted.size() + 1), closed.type());
            lifted.put(closed, known);
            define(known, free, abstraction);
        }
        return app(known, free);
    }

    private void define(Const constant, List<Free> free, Abs abstraction) {
        if (scheme == LambdaScheme.HIDDEN) {
            return;
        }
        var variables = new ArrayList<>(free);
        Term body = abstraction;
        while (body instanceof Abs(var hint, var type, var inner)) {
            Free x = form.fresh(hint, type);
            variables.add(x);
            body = inner.instantiate(x);
        }
        Term left = app(constant, variables);
        Term equation = body.type().equals(Type.bool())
                ? app(Hol.eq(Type.bool()), left, form.formula(body))
                : Hol.mkEq(left, form.term(body));
        equations.add(Hol.mkAll(variables, equation));
        if (scheme == LambdaScheme.HYBRID) {
            equations.add(Hol.mkAll(free, Hol.mkEq(app(constant, free), combinators(abstraction))));
        }
    }
}
