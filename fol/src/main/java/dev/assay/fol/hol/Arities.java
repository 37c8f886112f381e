package dev.assay.fol.hol;

import dev.assay.fol.TypePatterns;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Abs;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * How many arguments each constant takes directly, and which constants are predicates, in terms that are in the shape
 * of first-order ones.
 */
final class Arities {
    private final ArityRule rule;
    private final Function<Const, Type> declared;
    private final Map<String, Integer> least = new HashMap<>();
    private final Map<String, Set<Type>> types = new HashMap<>();
    private final Set<String> asTerms = new HashSet<>();
    private final Set<Type> universal = new LinkedHashSet<>();

    /** {@code declared} gives the most general type of a constant. */
    Arities(ArityRule rule, Function<Const, Type> declared) {
        this.rule = rule;
        this.declared = declared;
    }

    /** Takes note of what is in a formula; {@code isPositive} unless it is to be proved. */
    void read(Term formula, boolean isPositive) {
        formula(formula, isPositive, !isPositive);
    }

    /** As above, for an axiom whose variables need not stand for functions of the problem. */
    void readAxiom(Term formula) {
        formula(formula, false, false);
    }

    // Reading. A quantifier under ↔ is both universal and existential.

    private void formula(Term term, boolean canBePositive, boolean canBeNegative) {
        Term head = term.head();
        List<Term> arguments = term.arguments();
        String name = head instanceof Const(var n, var _) ? n : "";
        if (name.equals(Hol.NOT.name())) {
            formula(arguments.getFirst(), canBeNegative, canBePositive);
        } else if (name.equals(Hol.AND.name()) || name.equals(Hol.OR.name())) {
            arguments.forEach(a -> formula(a, canBePositive, canBeNegative));
        } else if (name.equals(Hol.IMPLIES.name())) {
            formula(arguments.getFirst(), canBeNegative, canBePositive);
            formula(arguments.getLast(), canBePositive, canBeNegative);
        } else if (name.equals(Hol.EQ) && arguments.getFirst().type().equals(Type.bool())) {
            boolean any = canBePositive || canBeNegative;
            arguments.forEach(a -> formula(a, any, any));
        } else if (name.equals(Hol.EQ)) {
            arguments.forEach(this::term);
        } else if (name.equals(Hol.ALL) || name.equals(Hol.EX)) {
            Abs abstraction = (Abs) arguments.getFirst();
            boolean isUniversal = name.equals(Hol.ALL) ? canBePositive : canBeNegative;
            if (isUniversal) {
                variable(abstraction.argument());
            }
            Free x = new Free(abstraction.hint() + "." + least.size() + "." + universal.size(), abstraction.argument());
            formula(abstraction.body().instantiate(x), canBePositive, canBeNegative);
        } else if (!name.equals(Hol.TRUE.name()) && !name.equals(Hol.FALSE.name())) {
            occurrence(term, true);
        }
    }

    private void variable(Type type) {
        if (type.isFun() || type.equals(Type.bool())) {
            universal.add(type);
        }
    }

    private void term(Term term) {
        occurrence(term, false);
    }

    private void occurrence(Term term, boolean isFormula) {
        List<Term> arguments = term.arguments();
        if (term.head() instanceof Const c) {
            least.merge(c.name(), arguments.size(), Math::min);
            types.computeIfAbsent(c.name(), _ -> new LinkedHashSet<>()).add(c.type());
            int most = declared.apply(c).argumentTypes().size();
            if (!isFormula || arguments.size() > most) {
                asTerms.add(c.name());
            }
        }
        arguments.forEach(this::term);
    }

    // Asking

    /** The number of arguments that the constant takes directly. */
    int of(Const constant) {
        if (rule == ArityRule.SYSTEMATIC) {
            return 0;
        }
        List<Type> arguments = declared.apply(constant).argumentTypes();
        int result = Math.min(least.getOrDefault(constant.name(), arguments.size()), arguments.size());
        // What a solver is to calculate with must keep its arguments.
        if (rule == ArityRule.SUFFICIENT && !HolArithmetic.isInterpreted(constant)) {
            for (Type type : types.getOrDefault(constant.name(), Set.of(constant.type()))) {
                result = Math.min(result, leftFor(type, result));
            }
        }
        return result;
    }

    /** The first number of arguments, at most {@code most}, after which some universal variable could be the rest. */
    private int leftFor(Type type, int most) {
        Type rest = type;
        for (int i = 0; i < most; i++) {
            Type suffix = rest;
            if (suffix.isFun() && universal.stream().anyMatch(v -> TypePatterns.overlap(v, suffix))) {
                return i;
            }
            rest = rest.range();
        }
        return most;
    }

    /** Whether the constant, applied to its direct arguments, is a formula wherever it occurs. */
    boolean isPredicate(Const constant) {
        Type type = declared.apply(constant);
        boolean isComplete =
                type.resultType().equals(Type.bool()) && type.argumentTypes().size() == of(constant);
        boolean mayBeVariable = rule == ArityRule.SUFFICIENT && universal.contains(Type.bool());
        return rule != ArityRule.SYSTEMATIC && isComplete && !asTerms.contains(constant.name()) && !mayBeVariable;
    }
}
