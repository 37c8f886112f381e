package dev.assay.code.extract;

import dev.assay.code.program.Expr;
import dev.assay.code.program.Operation;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import java.util.List;
import java.util.Map;

/** What is to be made of the solutions of a search. */
sealed interface Goal {
    /** Of one solution, whose variables are all known. */
    Expr success(Translation t);

    Expr failure();

    Expr or(Expr left, Expr right);

    /** For each x of a set. */
    Expr each(Expr set, Expr.Var x, Expr body);

    /** For each number x between two others, both included. */
    Expr between(Expr from, Expr to, Expr.Var x, Expr body);

    boolean mentions(Free variable);

    Goal substitute(Map<Free, Term> replaced);

    /** Whether there is one. */
    record Exists() implements Goal {
        @Override
        public Expr success(Translation t) {
            return Exprs.TRUE;
        }

        @Override
        public Expr failure() {
            return Exprs.FALSE;
        }

        @Override
        public Expr or(Expr left, Expr right) {
            return Exprs.or(left, right);
        }

        @Override
        public Expr each(Expr set, Expr.Var x, Expr body) {
            return Exprs.test(Operation.EXISTS, set, new Expr.Lambda(List.of(x), body));
        }

        @Override
        public Expr between(Expr from, Expr to, Expr.Var x, Expr body) {
            return Exprs.test(Operation.EXISTS_BETWEEN, from, to, new Expr.Lambda(List.of(x), body));
        }

        @Override
        public boolean mentions(Free variable) {
            return false;
        }

        @Override
        public Goal substitute(Map<Free, Term> replaced) {
            return this;
        }
    }

    /** The set of what the element is in each. */
    record Collect(Type set, Term element) implements Goal {
        @Override
        public Expr success(Translation t) {
            return Exprs.singleton(t.functions().equality().canonical(t, t.term(element)), set);
        }

        @Override
        public Expr failure() {
            return Exprs.empty(set);
        }

        @Override
        public Expr or(Expr left, Expr right) {
            return Exprs.union(left, right);
        }

        @Override
        public Expr each(Expr range, Expr.Var x, Expr body) {
            return Exprs.bind(range, x, body);
        }

        @Override
        public Expr between(Expr from, Expr to, Expr.Var x, Expr body) {
            Expr range = Exprs.operate(Operation.NUMBERS_BETWEEN, Exprs.set(x.type()), from, to);
            return Exprs.bind(range, x, body);
        }

        @Override
        public boolean mentions(Free variable) {
            return element.occurs(variable);
        }

        @Override
        public Goal substitute(Map<Free, Term> replaced) {
            return new Collect(set, element.substitute(replaced));
        }
    }
}
