package dev.assay.syntax.isabelle;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Fresh;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Conv;
import dev.assay.logic.rules.Rules;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A locale at types and terms for its parameters. What holds in the locale holds of these terms.
 *
 * @param qualifier what names from the locale begin with here: of a theory, in full; of a locale that extends another, what
 *     it puts before them, if anything
 * @param isMandatory whether the qualifier has to be written
 * @param locale the full name of the locale
 * @param parameters those of the locale
 * @param types what its type variables stand for
 * @param arguments a term for each parameter; over the parameters of the locale around it, where there is one
 * @param obligations a theorem for each assumption of the locale; in a locale, under the assumptions of that one
 * @param rewrites equations by which what comes from the locale is rewritten
 */
public record Interpretation(
        String qualifier,
        boolean isMandatory,
        String locale,
        List<Free> parameters,
        Map<Type.Var, Type> types,
        List<Term> arguments,
        List<Thm> obligations,
        List<Thm> rewrites) {
    public Interpretation {
        parameters = List.copyOf(parameters);
        types = Map.copyOf(types);
        arguments = List.copyOf(arguments);
        obligations = List.copyOf(obligations);
        rewrites = List.copyOf(rewrites);
    }

    /** A term of the locale, at these terms. */
    public Term at(Term term) {
        return term.substituteTypes(types).substitute(substitution()).betaNormal();
    }

    private Map<Free, Term> substitution() {
        var result = new HashMap<Free, Term>();
        for (int i = 0; i < parameters.size(); i++) {
            Free p = parameters.get(i);
            result.put(new Free(p.name(), p.type().substitute(types)), arguments.get(i));
        }
        return result;
    }

    /**
     * A theorem of the locale, in which the assumptions come first, without them at these terms.
     *
     * @param context the assumptions under which the obligations hold
     */
    Thm at(Thm theorem, List<Term> context, Signature signature) {
        Thm result = Thm.instantiateTypes(types, renamed(theorem.transfer(signature)));
        result = Rules.beta(Thm.instantiate(substitution(), result));
        for (Thm obligation : obligations) {
            Term conclusion = result.conclusion();
            if (conclusion.isApplied(Hol.IMPLIES.name())
                    && conclusion.arguments().getFirst().sameAs(below(context.size(), obligation.conclusion()))) {
                Thm holds = under(context, obligation.transfer(signature));
                result = Thm.mp(
                        result, Rules.convert(holds, conclusion.arguments().getFirst()));
            }
        }
        if (!rewrites.isEmpty()) {
            result = Conv.rewrite(
                    result,
                    rewrites.stream()
                            .map(e -> under(context, e.transfer(signature)))
                            .toList());
        }
        for (Term assumption : context.reversed()) {
            result = Thm.disch(assumption, result);
        }
        return result;
    }

    /** B of A₁ ⟶ … ⟶ Aₙ ⟶ B. */
    private static Term below(int premises, Term implication) {
        Term result = implication;
        for (int i = 0; i < premises; i++) {
            result = result.arguments().getLast();
        }
        return result;
    }

    /** A₁ ⟶ … ⟶ B becomes A₁, … ⊢ B. */
    private static Thm under(List<Term> context, Thm implication) {
        Thm result = implication;
        for (Term assumption : context) {
            result = Thm.mp(result, Thm.assume(implication.signature(), assumption));
        }
        return result;
    }

    /** The theorem with other names for variables that the terms here happen to contain. */
    private Thm renamed(Thm theorem) {
        Set<String> taken = new HashSet<>();
        arguments.forEach(t -> t.frees().forEach(v -> taken.add(v.name())));
        Set<String> own = new HashSet<>();
        parameters.forEach(p -> own.add(p.name()));
        var fresh = new Fresh(arguments);
        fresh.avoid(theorem.conclusion());
        var names = new HashMap<Free, Term>();
        for (Free v : theorem.conclusion().frees()) {
            if (taken.contains(v.name()) && !own.contains(v.name())) {
                names.put(v, fresh.variable(v.name(), v.type()));
            }
        }
        Set<Type.Var> used = new HashSet<>();
        types.values().forEach(t -> used.addAll(t.variables()));
        var typeNames = new HashMap<Type.Var, Type>();
        for (Type.Var v : theorem.conclusion().typeVariables()) {
            if (used.contains(v) && !types.containsKey(v) && isOwn(v)) {
                typeNames.put(v, Type.var(v.name() + "'", v.sort()));
            }
        }
        return Thm.instantiateTypes(typeNames, Thm.instantiate(names, theorem));
    }

    /** Whether the variable belongs to a theorem alone, not to the locale. */
    private boolean isOwn(Type.Var v) {
        return parameters.stream().noneMatch(p -> p.type().variables().contains(v));
    }

    /** The parent of this locale, as it is at these terms. */
    Interpretation of(Interpretation parent, List<Term> context, Signature signature) {
        List<Thm> proved =
                parent.obligations.stream().map(t -> at(t, context, signature)).toList();
        var equations = new ArrayList<>(rewrites);
        parent.rewrites.forEach(equation -> equations.add(at(equation, context, signature)));
        return of(parent, proved, equations);
    }

    /** As above, but without theorems, which take longest. */
    Interpretation termsOf(Interpretation parent) {
        return of(parent, List.of(), List.of());
    }

    private Interpretation of(Interpretation parent, List<Thm> proved, List<Thm> equations) {
        var composed = new HashMap<Type.Var, Type>();
        parent.types.forEach((v, t) -> composed.put(v, t.substitute(types)));
        for (Free p : parent.parameters) {
            p.type().forEachVariable(v -> composed.putIfAbsent(v, types.getOrDefault(v, v)));
        }
        String both = qualifier.isEmpty() || parent.qualifier.isEmpty()
                ? qualifier + parent.qualifier
                : qualifier + "." + parent.qualifier;
        return new Interpretation(
                both,
                isMandatory || parent.isMandatory,
                parent.locale,
                parent.parameters,
                composed,
                parent.arguments.stream().map(this::at).toList(),
                proved,
                equations);
    }
}
