package dev.assay.syntax.isabelle;

import dev.assay.logic.DefinitionException;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.define.Functions;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Conv;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Theory;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** {@code primcorec} and its like: by one equation, by equations under conditions, or by destructors. */
final class Corecursions {
    /** A formula about a function that is being defined. */
    private record Clause(Propositions proposition, Optional<String> of) {}

    private Corecursions() {}

    static Theory define(Context context, Foundation foundation, List<Optional<String>> constructors) {
        Map<Free, List<Clause>> byFunction = new LinkedHashMap<>();
        foundation.functions().forEach(f -> byFunction.put(f, new ArrayList<>()));
        for (int i = 0; i < foundation.terms().size(); i++) {
            Term term = foundation.terms().get(i);
            Propositions parts = Propositions.of(term);
            Term subject = DestructorView.subject(parts, foundation.functions())
                    .orElseThrow(() -> new DefinitionException(
                            "this says nothing about a function that is being defined: " + term));
            List<Term> conditions =
                    parts.assumptions().stream().filter(a -> !isAnything(a)).toList();
            byFunction
                    .computeIfAbsent((Free) subject.head(), _ -> new ArrayList<>())
                    .add(new Clause(new Propositions(conditions, parts.conclusion()), constructors.get(i)));
        }
        var equations = new ArrayList<Term>();
        byFunction.forEach((f, clauses) -> {
            if (clauses.isEmpty()) {
                throw new DefinitionException("there is no equation for " + Context.base(f.name()));
            }
            equations.add(equation(context, clauses, foundation.functions()));
        });
        Theory theory = Functions.codefine(context.theory(), foundation.functions(), equations);
        for (var entry : byFunction.entrySet()) {
            theory = withSelectors(theory, entry.getKey(), entry.getValue());
        }
        return theory;
    }

    private static Term equation(Context context, List<Clause> clauses, List<Free> functions) {
        Term left = DestructorView.subject(clauses.getFirst().proposition, functions)
                .orElseThrow();
        List<Propositions> same = clauses.stream()
                .map(c -> {
                    Term own = DestructorView.subject(c.proposition, functions).orElseThrow();
                    return new Propositions(
                            c.proposition.assumptions().stream()
                                    .map(t -> renamed(t, own, left))
                                    .toList(),
                            renamed(c.proposition.conclusion(), own, left));
                })
                .toList();
        boolean isByEquations = same.stream()
                .allMatch(p -> p.conclusion().isApplied(Hol.EQ)
                        && p.conclusion().arguments().getFirst().equals(left));
        return isByEquations
                ? conditional(left, same)
                : DestructorView.equation(
                        context.theory(),
                        left,
                        same,
                        clauses.stream().map(Clause::of).toList());
    }

    /**
     * What a selector makes of the function's value, where the value is always made by the same constructor.
     *
     * <pre>
     *   ⊢ f x = K … t …
     *  ──────────────────  sel    (sel (K … y …) = y)
     *     ⊢ sel (f x) = t
     * </pre>
     */
    private static Theory withSelectors(Theory theory, Free function, List<Clause> clauses) {
        List<Thm> code = theory.specifications(function.name()).stream()
                .flatMap(s -> s instanceof dev.assay.logic.theory.Specification.Corecursive(var _, var equations)
                        ? equations.stream()
                        : java.util.stream.Stream.<Thm>empty())
                .filter(e -> Rules.left(e).isApplied(function.name()))
                .toList();
        var result = new ArrayList<Thm>();
        for (Clause clause : clauses) {
            Term subject = clause.proposition.conclusion().isApplied(Hol.EQ)
                    ? clause.proposition.conclusion().arguments().getFirst()
                    : clause.proposition.conclusion();
            if (subject.head() instanceof Const selector && subject.arguments().size() == 1) {
                Thm applied = Rules.apTerm(selector, code.getFirst());
                var simps = theory.fact(selector.name() + ".simps");
                simps.flatMap(f ->
                                Conv.rewrite(theory.signature(), f.theorems()).at(Rules.right(applied)))
                        .ifPresent(step -> result.add(Thm.trans(applied, step)));
            }
        }
        return result.isEmpty()
                ? theory
                : theory.withFact(function.name() + ".simps", result, "simp")
                        .withFact(function.name() + ".sel", result);
    }

    /** The condition {@code _}, which holds where those before it do not. */
    private static boolean isAnything(Term condition) {
        return condition instanceof Free v && v.name().startsWith(TermReader.ANYTHING);
    }

    private static Term conditional(Term left, List<Propositions> clauses) {
        boolean isExhaustive = clauses.getLast().assumptions().isEmpty();
        Term result = isExhaustive || clauses.size() > 1 ? right(clauses.getLast()) : Hol.undefined(left.type());
        int conditions = isExhaustive || clauses.size() > 1 ? clauses.size() - 1 : clauses.size();
        for (Propositions clause : clauses.subList(0, conditions).reversed()) {
            Term condition = Hol.conjunction(clause.assumptions());
            result = Term.app(Hol.conditional(left.type()), condition, right(clause), result);
        }
        return Hol.mkEq(left, result);
    }

    private static Term right(Propositions clause) {
        return clause.conclusion().arguments().get(1);
    }

    /** The term with the argument names of the left-hand side that counts. */
    private static Term renamed(Term term, Term own, Term left) {
        var names = new LinkedHashMap<Free, Term>();
        for (int i = 0; i < Math.min(own.arguments().size(), left.arguments().size()); i++) {
            if (own.arguments().get(i) instanceof Free v) {
                names.put(v, left.arguments().get(i));
            }
        }
        return term.substitute(names);
    }
}
