package dev.assay.syntax.isabelle;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Abs;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A proposition taken apart: outer quantifiers are dropped, and what is implied on the outside is assumed. */
record Propositions(List<Term> assumptions, Term conclusion) {
    Propositions {
        assumptions = List.copyOf(assumptions);
    }

    /** ∀x. A x ⟶ (∀y. B x y ⟶ C x y) becomes A x, B x y ⟹ C x y. */
    static Propositions of(Term statement) {
        Set<String> taken = new HashSet<>();
        statement.frees().forEach(v -> taken.add(v.name()));
        var assumptions = new ArrayList<Term>();
        Term rest = statement;
        while (true) {
            if (rest instanceof App(Const(var all, var _), Abs(var hint, var type, var body)) && all.equals(Hol.ALL)) {
                rest = body.instantiate(fresh(hint, type, taken));
            } else if (rest instanceof App(App(Const c, var premise), var conclusion) && c.equals(Hol.IMPLIES)) {
                assumptions.add(premise);
                rest = conclusion;
            } else {
                return new Propositions(assumptions, rest);
            }
        }
    }

    private static Free fresh(String hint, Type type, Set<String> taken) {
        String name = hint;
        for (int i = 1; !taken.add(name); i++) {
            name = hint + i;
        }
        return new Free(name, type);
    }

    Term implication() {
        return Hol.mkImplies(assumptions, conclusion);
    }
}
