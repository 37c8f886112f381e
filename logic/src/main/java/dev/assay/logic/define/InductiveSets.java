package dev.assay.logic.define;

import static dev.assay.logic.Term.app;
import static dev.assay.logic.Term.lambda;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Theory;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * (Co)inductive sets: each set {@code S} is {@code {x. p x}} for an inductive predicate {@code p}, and the facts about p are
 * said again of membership in S.
 */
public final class InductiveSets {
    /**
     * What stands for sets in the theory.
     *
     * @param type the name of the type constructor {@code 'a set}
     * @param collect the name of {@code Collect :: ('a ⇒ bool) ⇒ 'a set}
     * @param member the name of {@code member :: 'a ⇒ 'a set ⇒ bool}
     * @param membership the theorem {@code member a (Collect P) = P a}
     */
    public record Sets(String type, String collect, String member, Thm membership) {
        Type element(Type set) {
            return ((Type.Con) set).arguments().getFirst();
        }

        Term collect(Term predicate) {
            Type element = predicate.type().domain();
            return app(new Const(collect, Type.fun(predicate.type(), Type.con(type, element))), predicate);
        }

        Term member(Term x, Term set) {
            return app(new Const(member, Type.fun(List.of(x.type(), set.type()), Type.bool())), x, set);
        }
    }

    private InductiveSets() {}

    /**
     * Sets by introduction rules {@code premises ⟶ t ∈ S}. The sets are free variables {@code S}, applied to the parameters
     * in the rules; predicates of the same names with {@code p} behind them come along.
     */
    public static Theory define(
            Theory theory, Sets sets, List<Free> variables, List<Free> parameters, List<Inductives.Rule> rules) {
        return define(theory, sets, variables, parameters, rules, false);
    }

    /** The greatest sets consistent with the rules. */
    public static Theory codefine(
            Theory theory, Sets sets, List<Free> variables, List<Free> parameters, List<Inductives.Rule> rules) {
        return define(theory, sets, variables, parameters, rules, true);
    }

    private static Theory define(
            Theory theory,
            Sets sets,
            List<Free> variables,
            List<Free> parameters,
            List<Inductives.Rule> rules,
            boolean isCo) {
        var predicates = new ArrayList<Free>();
        var meanings = new HashMap<Free, Term>();
        for (Free s : variables) {
            Free p = predicate(sets, s, parameters);
            predicates.add(p);
            meanings.put(s, lambda(parameters, sets.collect(app(p, parameters))));
        }
        List<Inductives.Rule> said = rules.stream()
                .map(r -> new Inductives.Rule(
                        r.name(),
                        withoutMembership(
                                sets, r.statement().substitute(meanings).betaNormal())))
                .toList();
        Theory result = isCo
                ? Inductives.codefine(theory, predicates, parameters, said)
                : Inductives.define(theory, predicates, parameters, said);
        var equations = new ArrayList<Thm>();
        for (int i = 0; i < variables.size(); i++) {
            Free s = variables.get(i);
            Const p = new Const(predicates.get(i).name(), predicates.get(i).type());
            Term equation = Hol.mkEq(app(s, parameters), sets.collect(app(p, parameters)));
            result = Definitions.define(result, s.name(), equation);
            equations.add(asMembership(result, sets, s, p, parameters));
        }
        return Inductives.restate(
                result, predicates, variables.stream().map(Free::name).toList(), equations);
    }

    private static Free predicate(Sets sets, Free set, List<Free> parameters) {
        Type rest = set.type();
        for (int i = 0; i < parameters.size(); i++) {
            rest = rest.range();
        }
        Type type = Type.fun(sets.element(rest), Type.bool());
        return new Free(
                set.name() + "p", Type.fun(parameters.stream().map(Free::type).toList(), type));
    }

    /** t ∈ {x. p x} becomes p t, everywhere. */
    private static Term withoutMembership(Sets sets, Term term) {
        return switch (term) {
            case Term.App(Term.App(Const(var in, var _), var x), Term.App(Const(var collect, var _), var predicate))
            when in.equals(sets.member()) && collect.equals(sets.collect()) ->
                app(withoutMembership(sets, predicate), withoutMembership(sets, x))
                        .betaNormal();
            case Term.App(var f, var x) -> app(withoutMembership(sets, f), withoutMembership(sets, x));
            case Term.Abs(var hint, var type, var body) -> new Term.Abs(hint, type, withoutMembership(sets, body));
            case Const _, Free _, Term.Bound _ -> term;
        };
    }

    /** ⊢ p = (λparameters x. x ∈ S parameters). */
    private static Thm asMembership(Theory theory, Sets sets, Free s, Const p, List<Free> parameters) {
        Signature signature = theory.signature();
        Const set = new Const(s.name(), s.type());
        Thm definition = theory.theorem(s.name() + "_def").transfer(signature);
        Term holds = app(p, parameters);
        String element = "x";
        while (holds.frees().stream().map(Free::name).anyMatch(element::equals)) {
            element += "'";
        }
        Free x = new Free(element, holds.type().domain());
        Thm membership = Thm.instantiateTypes(
                Map.of(elementVariable(sets), x.type()), sets.membership().transfer(signature));
        var substitution = new HashMap<Free, Term>();
        for (Free v : membership.conclusion().frees()) {
            substitution.put(v, v.type().equals(x.type()) ? x : holds);
        }
        // x ∈ S = x ∈ {x. p x} = p x
        Term in = ((Term.App) sets.member(x, app(set, parameters))).function();
        Thm equal = Thm.trans(Rules.apTerm(in, definition), Thm.instantiate(substitution, membership));
        Thm result = Thm.abstraction(x, Rules.sym(equal));
        for (Free parameter : parameters.reversed()) {
            result = Thm.abstraction(parameter, result);
        }
        // λparameters x. p parameters x is p.
        return Thm.trans(Thm.betaEta(signature, p, Rules.left(result)), result);
    }

    private static Type.Var elementVariable(Sets sets) {
        return sets.membership().conclusion().typeVariables().iterator().next();
    }
}
