package dev.assay.fol.hol;

import static dev.assay.logic.Term.app;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Abs;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Bound;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import java.util.ArrayList;
import java.util.List;

/**
 * Higher-order terms in the shape of first-order ones: in formulas, connectives and quantifiers over abstractions; in
 * terms, neither of these. What is left that first-order logic does not have are applications of variables and of
 * constants to fewer or more arguments than elsewhere, and terms as formulas.
 */
final class QuasiFirstOrder {
    private final Lambdas lambdas;
    private int supply;

    QuasiFirstOrder(LambdaScheme scheme) {
        this.lambdas = new Lambdas(scheme, this);
    }

    /** What was said of the functions that stand for abstractions, since this was asked last. */
    List<Term> newEquations() {
        var result = new ArrayList<>(lambdas.equations());
        lambdas.equations().clear();
        return result;
    }

    /** A variable that no other is equal to. */
    Free fresh(String hint, Type type) {
        return new Free(hint + "." + ++supply, type);
    }

    /** A term of type bool where a formula stands. */
    Term formula(Term term) {
        Term head = term.head();
        List<Term> arguments = term.arguments();
        if (head instanceof Abs) {
            return formula(term.betaNormal());
        }
        if (!(head instanceof Const(var name, var type))) {
            return term(term);
        }
        int count = arguments.size();
        if (count == 1 && name.equals(Hol.NOT.name())) {
            return Hol.mkNot(formula(arguments.getFirst()));
        }
        if (count == 2
                && (name.equals(Hol.AND.name()) || name.equals(Hol.OR.name()) || name.equals(Hol.IMPLIES.name()))) {
            return app(head, formula(arguments.getFirst()), formula(arguments.getLast()));
        }
        if (count == 2 && name.equals(Hol.EQ)) {
            return type.domain().equals(Type.bool())
                    ? app(head, formula(arguments.getFirst()), formula(arguments.getLast()))
                    : app(head, term(arguments.getFirst()), term(arguments.getLast()));
        }
        if (count == 1 && (name.equals(Hol.ALL) || name.equals(Hol.EX))) {
            return quantified(head, arguments.getFirst());
        }
        if (count == 0 && (name.equals(Hol.TRUE.name()) || name.equals(Hol.FALSE.name()))) {
            return term;
        }
        if (count == 3 && name.equals(Hol.IF)) {
            Term condition = formula(arguments.getFirst());
            return Hol.mkAnd(
                    Hol.mkImplies(condition, formula(arguments.get(1))),
                    Hol.mkImplies(Hol.mkNot(condition), formula(arguments.get(2))));
        }
        if (count >= 2 && name.equals(Hol.LET)) {
            return formula(unfoldedLet(arguments));
        }
        return term(term);
    }

    private Term quantified(Term quantifier, Term predicate) {
        Abs abstraction = predicate instanceof Abs abs
                ? abs
                : new Abs("x", predicate.type().domain(), new App(predicate.shift(1), new Bound(0)));
        Free x = fresh(abstraction.hint(), abstraction.argument());
        Term body = formula(abstraction.body().instantiate(x).betaNormal());
        return app(quantifier, new Abs(abstraction.hint(), abstraction.argument(), body.abstractOver(x)));
    }

    /** let x = t in u is u[t/x]. */
    private static Term unfoldedLet(List<Term> arguments) {
        var others = arguments.subList(2, arguments.size());
        return app(app(arguments.get(1), arguments.get(0)), others).betaNormal();
    }

    /** A term where no formula stands. */
    Term term(Term term) {
        Term head = term.head();
        List<Term> arguments = term.arguments();
        return switch (head) {
            case Abs abstraction -> arguments.isEmpty() ? lambdas.replace(abstraction) : term(term.betaNormal());
            case Const(var name, var _)
            when name.equals(Hol.LET) && arguments.size() >= 2 -> term(unfoldedLet(arguments));
            case Const c ->
                app(
                        Proxies.isLogical(c.name()) ? Proxies.of(c) : c,
                        arguments.stream().map(this::term).toList());
            case Free v -> app(v, arguments.stream().map(this::term).toList());
            case Bound _ -> throw new IllegalArgumentException("a loose bound variable in " + term);
            case App _ -> throw new IllegalStateException("the head of a term is no application");
        };
    }
}
