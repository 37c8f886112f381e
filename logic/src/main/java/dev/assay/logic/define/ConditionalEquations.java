package dev.assay.logic.define;

import static dev.assay.logic.Term.app;

import dev.assay.logic.DefinitionException;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.kernel.Fresh;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.rules.Rules;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Equations that hold under conditions as equations that hold always: the first whose patterns fit and whose conditions
 * are true counts, and the conditions move to the right-hand side. A truth value as a pattern is a condition, too.
 */
public final class ConditionalEquations {
    /** Conditions ⟹ f p₁ … pₙ = t. */
    public record Clause(List<Term> conditions, Term equation) {
        public Clause {
            conditions = List.copyOf(conditions);
        }

        private Term left() {
            return Rules.sides(equation)[0];
        }

        private Term right() {
            return Rules.sides(equation)[1];
        }

        private List<Term> patterns() {
            return left().arguments();
        }
    }

    /** Overlapping patterns multiply; nobody writes so many. */
    private static final int MOST_PATTERNS = 200;

    private final Signature signature;
    private final Fresh fresh;

    private ConditionalEquations(Signature signature, List<Clause> clauses) {
        this.signature = signature;
        var terms = new ArrayList<Term>();
        clauses.forEach(c -> {
            terms.add(c.equation());
            terms.addAll(c.conditions());
        });
        this.fresh = new Fresh(terms);
    }

    /** The same functions by equations without conditions, tried from top to bottom. */
    public static List<Term> merge(Signature signature, List<Clause> clauses) {
        var merging = new ConditionalEquations(signature, clauses);
        Map<Term, List<Clause>> byFunction = new LinkedHashMap<>();
        for (Clause clause : clauses) {
            byFunction
                    .computeIfAbsent(clause.left().head(), _ -> new ArrayList<>())
                    .add(merging.withoutTruthValues(clause));
        }
        var result = new ArrayList<Term>();
        byFunction.forEach((function, own) -> result.addAll(
                own.stream().allMatch(c -> c.conditions().isEmpty())
                        ? own.stream().map(Clause::equation).toList()
                        : merging.merge(function, own)));
        return result;
    }

    /** f True = t as b ⟹ f b = t. */
    private Clause withoutTruthValues(Clause clause) {
        var conditions = new ArrayList<Term>();
        var patterns = clause.patterns().stream()
                .map(p -> withoutTruthValues(p, conditions))
                .toList();
        if (conditions.isEmpty()) {
            return clause;
        }
        conditions.addAll(clause.conditions());
        return new Clause(conditions, Hol.mkEq(app(clause.left().head(), patterns), clause.right()));
    }

    private Term withoutTruthValues(Term pattern, List<Term> conditions) {
        if (pattern.equals(Hol.TRUE) || pattern.equals(Hol.FALSE)) {
            Free b = fresh.variable("b", pattern.type());
            conditions.add(pattern.equals(Hol.TRUE) ? b : Hol.mkNot(b));
            return b;
        }
        return app(
                pattern.head(),
                pattern.arguments().stream()
                        .map(p -> withoutTruthValues(p, conditions))
                        .toList());
    }

    private List<Term> merge(Term function, List<Clause> clauses) {
        List<List<Term>> patterns = closed(clauses);
        var split = new PatternSplit(
                signature, clauses.stream().map(Clause::equation).toList());
        var result = new ArrayList<Term>();
        var earlier = new ArrayList<List<Term>>();
        for (List<Term> ps : patterns) {
            if (!split.minus(ps, earlier).isEmpty()) {
                Term left = app(function, ps);
                result.add(Hol.mkEq(left, value(ps, clauses, List.of(), Hol.undefined(left.type()))));
                earlier.add(ps);
            }
        }
        return result;
    }

    /** The patterns of the clauses and all that two of them have in common, special ones before general ones. */
    private List<List<Term>> closed(List<Clause> clauses) {
        var result = new ArrayList<List<Term>>();
        for (Clause clause : clauses) {
            add(clause.patterns(), result);
        }
        for (int i = 0; i < result.size(); i++) {
            for (int j = 0; j < i; j++) {
                common(result.get(i), result.get(j)).ifPresent(both -> add(renamed(both), result));
            }
            if (result.size() > MOST_PATTERNS) {
                throw new DefinitionException("the patterns of these equations overlap in too many ways");
            }
        }
        result.sort(Comparator.comparingInt(ConditionalEquations::constructors).reversed());
        return result;
    }

    private static void add(List<Term> patterns, List<List<Term>> known) {
        boolean isNew = known.stream()
                .noneMatch(k ->
                        match(k, patterns).isPresent() && match(patterns, k).isPresent());
        if (isNew) {
            known.add(patterns);
        }
    }

    private static int constructors(List<Term> patterns) {
        return patterns.stream()
                .mapToInt(p -> p instanceof Free ? 0 : 1 + constructors(p.arguments()))
                .sum();
    }

    private static Optional<List<Term>> common(List<Term> ps, List<Term> qs) {
        var result = new ArrayList<Term>();
        for (int i = 0; i < ps.size(); i++) {
            Term p = ps.get(i);
            Term q = qs.get(i);
            if (p instanceof Free || q instanceof Free) {
                result.add(p instanceof Free ? q : p);
                continue;
            }
            Optional<List<Term>> inside =
                    p.head().equals(q.head()) ? common(p.arguments(), q.arguments()) : Optional.empty();
            if (inside.isEmpty()) {
                return Optional.empty();
            }
            result.add(app(p.head(), inside.get()));
        }
        return Optional.of(result);
    }

    /** With another name for each occurrence of a variable, as they come from two clauses. */
    private List<Term> renamed(List<Term> patterns) {
        return patterns.stream()
                .map(p -> p instanceof Free v
                        ? fresh.variable(v.name(), v.type())
                        : app(p.head(), renamed(p.arguments())))
                .toList();
    }

    /** What the first clause says that fits and whose conditions hold, where the {@code failed} conditions do not. */
    private static Term value(List<Term> patterns, List<Clause> clauses, List<Term> failed, Term otherwise) {
        for (int i = 0; i < clauses.size(); i++) {
            Clause clause = clauses.get(i);
            Optional<Map<Free, Term>> instance = match(clause.patterns(), patterns);
            if (instance.isPresent()) {
                Term right = clause.right().substitute(instance.get());
                List<Term> open = clause.conditions().stream()
                        .map(c -> c.substitute(instance.get()))
                        .filter(c -> failed.stream().noneMatch(f -> areOpposite(c, f)))
                        .toList();
                if (open.isEmpty()) {
                    return right;
                }
                var known = new ArrayList<>(failed);
                if (open.size() == 1) {
                    known.add(open.getFirst());
                }
                Term rest = value(patterns, clauses.subList(i + 1, clauses.size()), known, otherwise);
                return app(Hol.conditional(right.type()), Hol.conjunction(open), right, rest);
            }
        }
        return otherwise;
    }

    private static boolean areOpposite(Term p, Term q) {
        return p.equals(Hol.mkNot(q)) || q.equals(Hol.mkNot(p));
    }

    /** What takes the general patterns to the special ones. */
    private static Optional<Map<Free, Term>> match(List<Term> general, List<Term> special) {
        var result = new HashMap<Free, Term>();
        return match(general, special, result) ? Optional.of(result) : Optional.empty();
    }

    private static boolean match(List<Term> general, List<Term> special, Map<Free, Term> binding) {
        for (int i = 0; i < general.size(); i++) {
            Term p = general.get(i);
            Term q = special.get(i);
            if (p instanceof Free v) {
                binding.put(v, q);
            } else if (!(q.head() instanceof Const)
                    || !p.head().equals(q.head())
                    || !match(p.arguments(), q.arguments(), binding)) {
                return false;
            }
        }
        return true;
    }
}
