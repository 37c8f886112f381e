package dev.assay.prove.simp;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Rules;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** A fact whose variables, except those of its hypotheses, have names that {@link PatternMatch} replaces. */
public record Flexible(Thm theorem, int variables) {
    public static Flexible of(Thm fact) {
        return of(fact, Set.of());
    }

    /** The same with variables of some names kept as they are. */
    public static Flexible of(Thm fact, Set<String> kept) {
        Set<Free> fixed = new HashSet<>();
        Set<Type.Var> fixedTypes = new HashSet<>();
        for (Term h : fact.hypotheses()) {
            fixed.addAll(h.frees());
            fixedTypes.addAll(h.typeVariables());
        }
        for (Free v : fact.conclusion().frees()) {
            if (kept.contains(v.name())) {
                fixedTypes.addAll(v.type().variables());
            }
        }
        Map<Type.Var, Type> types = new HashMap<>();
        for (Type.Var v : fact.conclusion().typeVariables()) {
            if (!fixedTypes.contains(v)) {
                types.put(v, Type.var("?" + v.name(), v.sort()));
            }
        }
        Thm typed = Thm.instantiateTypes(types, fact);
        Map<Free, Term> names = new HashMap<>();
        for (Free v : typed.conclusion().frees()) {
            if (!fixed.contains(v) && !kept.contains(v.name())) {
                names.put(v, new Free("?" + names.size(), v.type()));
            }
        }
        return new Flexible(Rules.beta(Thm.instantiate(names, typed)), names.size());
    }
}
