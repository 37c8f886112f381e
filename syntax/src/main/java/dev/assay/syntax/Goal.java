package dev.assay.syntax;

import dev.assay.logic.Conjecture;
import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Abs;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Bound;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.kernel.Hol;
import java.util.ArrayList;
import java.util.List;

/** Closed statements as conjectures: outer quantifiers become free variables, outer implications assumptions. */
public final class Goal {
    private Goal() {}

    /** ∀x. A x ⟶ (∀y. B x y ⟶ C x y) becomes A x, B x y ⟹ C x y. */
    public static Conjecture of(String name, Position position, Term statement) {
        return of(name, position, statement, List.of());
    }

    /** The same for a statement with free variables, whose names are taken. */
    public static Conjecture of(String name, Position position, Term statement, List<String> taken) {
        var names = new Identifiers(taken);
        var variables = new ArrayList<Free>();
        var assumptions = new ArrayList<Term>();
        Term rest = statement;
        while (true) {
            if (rest instanceof App(Const(var all, var _), Abs(var hint, var type, var body)) && all.equals(Hol.ALL)) {
                variables.add(new Free(names.fresh(hint), type));
                rest = body;
            } else if (rest instanceof App(App(Const c, var premise), var conclusion) && c.equals(Hol.IMPLIES)) {
                assumptions.add(open(premise, variables, 0));
                rest = conclusion;
            } else {
                return new Conjecture(name, position, assumptions, open(rest, variables, 0));
            }
        }
    }

    /** The body of λx₁ … xₙ. body with free variables for all of x₁ … xₙ at once. */
    public static Term open(Term body, List<Free> variables) {
        return open(body, variables, 0);
    }

    private static Term open(Term term, List<Free> variables, int depth) {
        return switch (term) {
            case Const _, Free _ -> term;
            case Bound(var index) -> index < depth ? term : variables.get(variables.size() - 1 - (index - depth));
            case Abs(var hint, var type, var body) -> {
                Term opened = open(body, variables, depth + 1);
                yield opened == body ? term : new Abs(hint, type, opened);
            }
            case App(var function, var argument) -> {
                Term f = open(function, variables, depth);
                Term a = open(argument, variables, depth);
                yield f == function && a == argument ? term : new App(f, a);
            }
        };
    }
}
