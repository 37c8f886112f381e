package dev.assay.logic.rules;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Abs;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import java.util.HashMap;
import java.util.Map;

/** Propositions that are the same but for the names of variables become equal. */
public final class Canonical {
    private Canonical() {}

    /** The proposition in normal form, without outer quantifiers, its variables named by their order. */
    public static Term of(Term proposition) {
        Term open = opened(proposition.normal());
        Map<Type.Var, Type> types = new HashMap<>();
        for (Type.Var v : open.typeVariables()) {
            types.put(v, Type.var("'t" + types.size(), v.sort()));
        }
        Term typed = open.substituteTypes(types);
        Map<Free, Term> names = new HashMap<>();
        for (Free v : typed.frees()) {
            names.put(v, new Free("v" + names.size(), v.type()));
        }
        return typed.substitute(names);
    }

    /** ∀ and premises in front may stand in any order: ∀x. A x ⟶ (∀y. B) is as good as A x ⟶ B. */
    private static Term opened(Term proposition) {
        int supply = 0;
        var premises = new java.util.ArrayList<Term>();
        Term rest = proposition;
        while (true) {
            if (rest instanceof App(Const(var all, var _), Abs(var _, var type, var body)) && all.equals(Hol.ALL)) {
                rest = body.instantiate(new Free(" " + supply++, type));
            } else if (rest instanceof App(App(Const c, var premise), var conclusion) && c.equals(Hol.IMPLIES)) {
                premises.add(premise);
                rest = conclusion;
            } else {
                return Hol.mkImplies(premises, rest);
            }
        }
    }
}
