package dev.assay.logic.define;

import static dev.assay.logic.Term.app;

import dev.assay.logic.DefinitionException;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Fresh;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.KernelException;
import dev.assay.logic.kernel.Signature;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The rules of an inductive definition, taken apart. In them {@code p parameters} has become a variable
 * P of its own, the same for all rules, so that what the rules say of any predicates can be formed by
 * putting terms for the Ps.
 */
final class Clauses {
    /** premises ⟶ Pⱼ arguments, for all values of the variables; j is {@code predicate}. */
    record Clause(
            String name,
            Term statement,
            List<Free> variables,
            List<Term> premises,
            int predicate,
            List<Term> arguments) {}

    final Signature signature;
    final List<Free> predicates;
    final List<Free> parameters;
    final List<Clause> clauses = new ArrayList<>();

    /** Names that no rule uses. */
    final Fresh fresh = new Fresh();

    /** The Ps. */
    final List<Free> variables;

    /** For each predicate, the variables that stand for its arguments in the facts about it. */
    final List<List<Free>> arguments = new ArrayList<>();

    Clauses(Signature signature, List<Free> predicates, List<Free> parameters, List<Inductives.Rule> rules) {
        this.signature = signature;
        this.predicates = List.copyOf(predicates);
        this.parameters = List.copyOf(parameters);
        checkHeader();
        rules.forEach(r -> fresh.avoid(r.statement()));
        parameters.forEach(fresh::avoid);
        predicates.forEach(fresh::avoid);
        this.variables =
                fresh.variables("P", predicates.stream().map(this::inner).toList());
        variables.forEach(p -> arguments.add(fresh.variables("a", p.type().argumentTypes())));
        Set<String> names = new HashSet<>();
        for (Inductives.Rule r : rules) {
            if (!r.name().isEmpty() && !names.add(r.name())) {
                throw refusal("two rules are called " + r.name());
            }
            clauses.add(clause(r));
        }
    }

    // The statement as the user gave it

    private void checkHeader() {
        if (predicates.isEmpty()) {
            throw new DefinitionException("an inductive definition needs a predicate");
        }
        Set<String> names = new HashSet<>();
        for (Free v : concat(predicates, parameters)) {
            if (!names.add(v.name())) {
                throw refusal(v.name() + " is declared twice");
            }
            typed(() -> signature.check(v.type(), "type of " + v.name()));
        }
        List<Type> fixed = parameters.stream().map(Free::type).toList();
        for (Free p : predicates) {
            List<Type> types = p.type().argumentTypes();
            if (!p.type().resultType().equals(Type.bool())) {
                throw refusal(p + " :: " + p.type() + " is no predicate");
            }
            if (types.size() < fixed.size() || !types.subList(0, fixed.size()).equals(fixed)) {
                throw refusal(p + " :: " + p.type() + " does not take the parameters " + parameters + " :: " + fixed
                        + " first");
            }
        }
    }

    /** The type of a predicate without the parameters. */
    private Type inner(Free predicate) {
        List<Type> types = predicate.type().argumentTypes();
        return Type.fun(types.subList(parameters.size(), types.size()), Type.bool());
    }

    private Clause clause(Inductives.Rule rule) {
        String where = where(rule.name());
        typed(() -> signature.checkProposition(rule.statement(), where));
        for (Free v : rule.statement().frees()) {
            for (Free declared : concat(predicates, parameters)) {
                if (v.name().equals(declared.name()) && !v.equals(declared)) {
                    throw refusal(v + " is declared with type " + declared.type() + " but has type " + v.type() + " in "
                            + where);
                }
            }
        }
        var premises = new ArrayList<Term>();
        Term rest = rule.statement();
        while (rest.isApplied(Hol.IMPLIES.name()) && rest.arguments().size() == 2) {
            premises.add(abstracted(rest.arguments().get(0), where).betaNormal());
            rest = rest.arguments().get(1);
        }
        if (!(rest.head() instanceof Free head) || !predicates.contains(head)) {
            throw refusal(
                    "the conclusion of " + where + " is not of the form " + predicates.getFirst() + " …: " + rest);
        }
        Term conclusion = abstracted(rest, where).betaNormal();
        for (Term argument : conclusion.arguments()) {
            if (variables.stream().anyMatch(argument::occurs)) {
                throw refusal("a predicate occurs in an argument of the conclusion of " + where + ": " + rest);
            }
        }
        Set<Free> bound = rule.statement().frees();
        bound.removeAll(predicates);
        bound.removeAll(parameters);
        return new Clause(
                rule.name(),
                rule.statement(),
                List.copyOf(bound),
                premises,
                predicates.indexOf(head),
                conclusion.arguments());
    }

    /** The term with P for {@code p parameters}. */
    private Term abstracted(Term term, String where) {
        if (term.head() instanceof Free p && predicates.contains(p)) {
            List<Term> all = term.arguments();
            int fixed = parameters.size();
            if (all.size() < fixed || !all.subList(0, fixed).equals(parameters)) {
                throw refusal(p + " occurs in " + where + " without its parameters " + parameters + ": " + term);
            }
            return app(
                    variables.get(predicates.indexOf(p)),
                    all.subList(fixed, all.size()).stream()
                            .map(a -> abstracted(a, where))
                            .toList());
        }
        return switch (term) {
            case Const _, Free _, Term.Bound _ -> term;
            case Term.Abs(var hint, var type, var body) -> new Term.Abs(hint, type, abstracted(body, where));
            case Term.App(var function, var argument) ->
                new Term.App(abstracted(function, where), abstracted(argument, where));
        };
    }

    // What the rules say

    /** The rules for predicate j, in order. */
    List<Clause> clausesOf(int j) {
        return clauses.stream().filter(c -> c.predicate() == j).toList();
    }

    /** a₁ = t₁, …, aₙ = tₙ and the premises: what holds when the rule leads to Pⱼ a₁ … aₙ. */
    List<Term> conditions(Clause c) {
        var result = new ArrayList<Term>();
        List<Free> as = arguments.get(c.predicate());
        for (int i = 0; i < as.size(); i++) {
            result.add(Hol.mkEq(as.get(i), c.arguments().get(i)));
        }
        result.addAll(c.premises());
        return result;
    }

    /** One of the rules leads to Pⱼ as. */
    Term body(int j) {
        return Hol.disjunction(clausesOf(j).stream()
                .map(c -> Hol.mkEx(c.variables(), Hol.conjunction(conditions(c))))
                .toList());
    }

    /** bodyⱼ as with the terms for the Ps, in β-normal form. */
    Term body(int j, List<? extends Term> terms) {
        return body(j).substitute(with(terms)).betaNormal();
    }

    /** Pⱼ as with the terms for the Ps, in β-normal form. */
    Term at(int j, List<? extends Term> terms) {
        return app(terms.get(j), arguments.get(j)).betaNormal();
    }

    /** ∀as. bodyᵢ as ⟶ Pᵢ as for each i, with the terms for the Ps: they are closed under the rules. */
    List<Term> closures(List<? extends Term> terms) {
        var result = new ArrayList<Term>();
        for (int i = 0; i < size(); i++) {
            result.add(Hol.mkAll(arguments.get(i), Hol.mkImplies(body(i, terms), at(i, terms))));
        }
        return result;
    }

    /** ∀as. Pᵢ as ⟶ bodyᵢ as for each i, with the terms for the Ps: they are consistent with the rules. */
    List<Term> consistencies(List<? extends Term> terms) {
        var result = new ArrayList<Term>();
        for (int i = 0; i < size(); i++) {
            result.add(Hol.mkAll(arguments.get(i), Hol.mkImplies(at(i, terms), body(i, terms))));
        }
        return result;
    }

    /** The substitution of the terms for the Ps. */
    Map<Free, Term> with(List<? extends Term> terms) {
        var result = new LinkedHashMap<Free, Term>();
        for (int i = 0; i < size(); i++) {
            result.put(variables.get(i), terms.get(i));
        }
        return result;
    }

    int size() {
        return predicates.size();
    }

    // Refusals

    static String where(String rule) {
        return rule.isEmpty() ? "a rule" : "rule " + rule;
    }

    DefinitionException refusal(String reason) {
        return new DefinitionException("cannot define " + predicates.getFirst().name() + ": " + reason);
    }

    private void typed(Runnable check) {
        try {
            check.run();
        } catch (KernelException e) {
            throw new DefinitionException(
                    "cannot define " + predicates.getFirst().name() + ": " + e.getMessage(), e);
        }
    }

    private static List<Free> concat(List<Free> first, List<Free> second) {
        var result = new ArrayList<>(first);
        result.addAll(second);
        return result;
    }
}
