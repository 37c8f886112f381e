package dev.assay.test.mutation;

import dev.assay.logic.Conjecture;
import dev.assay.logic.Sort;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Abs;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What is stated, whatever its variables are called, in which order its premises stand and which way round it is where
 * that does not matter.
 */
record Statement(Set<Term> premises, Term conclusion) {
    private static final Set<String> SYMMETRIC = Set.of(Hol.EQ, Hol.AND.name(), Hol.OR.name());

    Statement {
        premises = Set.copyOf(premises);
    }

    static Statement of(Conjecture conjecture) {
        return of(Hol.mkImplies(conjecture.assumptions(), conjecture.conclusion()));
    }

    static Statement of(Term proposition) {
        var premises = new ArrayList<Term>();
        Term conclusion = open(proposition.normal(), premises, new HashSet<>());
        var naming = new Naming();
        // The conclusion first: the names must not depend on the order of the premises.
        Term shown = naming.apply(symmetric(conclusion));
        var assumed = new HashSet<Term>();
        premises.forEach(premise -> assumed.add(naming.apply(symmetric(premise))));
        return new Statement(assumed, shown);
    }

    /** Whether it says nothing: t = t, or what is assumed. */
    boolean isTrivial() {
        return conclusion.equals(Hol.TRUE)
                || premises.contains(conclusion)
                || premises.contains(Hol.FALSE)
                || conclusion.isApplied(Hol.EQ)
                        && conclusion.arguments().size() == 2
                        && conclusion
                                .arguments()
                                .get(0)
                                .equals(conclusion.arguments().get(1));
    }

    private static Term open(Term formula, List<Term> premises, Set<String> names) {
        if (formula.isApplied(Hol.IMPLIES.name()) && formula.arguments().size() == 2) {
            premises.add(formula.arguments().get(0));
            return open(formula.arguments().get(1), premises, names);
        }
        if (formula instanceof App(Const(var all, var _), Abs(var hint, var type, var body)) && all.equals(Hol.ALL)) {
            formula.frees().forEach(v -> names.add(v.name()));
            premises.forEach(p -> p.frees().forEach(v -> names.add(v.name())));
            String name = hint;
            while (!names.add(name)) {
                name += "'";
            }
            return open(body.instantiate(new Free(name, type)), premises, names);
        }
        return formula;
    }

    /** Both sides of an equation, conjunction or disjunction in one order. */
    private static Term symmetric(Term term) {
        return switch (term) {
            case Const _, Free _, Term.Bound _ -> term;
            case Abs(var hint, var type, var body) -> new Abs(hint, type, symmetric(body));
            case App(App(Const c, var left), var right)
            when SYMMETRIC.contains(c.name()) -> {
                Term l = symmetric(left);
                Term r = symmetric(right);
                yield shape(l).compareTo(shape(r)) <= 0 ? Term.app(c, l, r) : Term.app(c, r, l);
            }
            case App(var function, var argument) -> new App(symmetric(function), symmetric(argument));
        };
    }

    /** The term without the names of its variables, so that renaming does not change an order. */
    private static String shape(Term term) {
        return switch (term) {
            case Const(var name, var _) -> name;
            case Free _ -> "?";
            case Term.Bound(var index) -> "." + index;
            case Abs(var _, var _, var body) -> "(\\" + shape(body) + ")";
            case App(var function, var argument) -> "(" + shape(function) + " " + shape(argument) + ")";
        };
    }

    /** Variables and type variables numbered in the order in which they come. */
    private static final class Naming {
        private final Map<String, String> variables = new HashMap<>();
        private final Map<Type.Var, Type> types = new HashMap<>();

        Term apply(Term term) {
            return switch (term) {
                case Const(var name, var type) -> new Const(name, apply(type));
                case Free(var name, var type) ->
                    new Free(variables.computeIfAbsent(name, _ -> "x" + variables.size()), apply(type));
                case Term.Bound _ -> term;
                case Abs(var hint, var type, var body) -> new Abs(hint, apply(type), apply(body));
                case App(var function, var argument) -> new App(apply(function), apply(argument));
            };
        }

        private Type apply(Type type) {
            type.forEachVariable(v -> types.computeIfAbsent(v, _ -> numbered(v.sort())));
            return type.substitute(types);
        }

        private Type numbered(Sort sort) {
            return Type.var("'" + types.size(), sort);
        }
    }
}
