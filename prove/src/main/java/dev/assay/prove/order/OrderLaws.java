package dev.assay.prove.order;

import dev.assay.logic.HolNames;
import dev.assay.logic.Sort;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Theory;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the theory knows of the order of one type: its laws at given terms. */
final class OrderLaws {
    static final String LESS = HolNames.LESS;
    static final String LESS_EQUAL = HolNames.LESS_EQ;

    private static final Sort ORDER = Sort.of("Orderings.order");
    private static final Sort LINEAR = Sort.of("Orderings.linorder");

    /** Without one of these, nothing is proved. */
    private static final List<String> NEEDED = List.of(
            "Orderings.preorder_class.order_trans",
            "Orderings.order_class.order_antisym",
            "Orderings.le_less_trans",
            "Orderings.less_le_trans",
            "Orderings.less_trans",
            "Orderings.less_imp_le",
            "Orderings.less_irrefl",
            "Orderings.le_neq_trans",
            "Orderings.eq_refl",
            "Orderings.not_less",
            "Orderings.not_le");

    private final Theory theory;
    private final Type type;

    private OrderLaws(Theory theory, Type type) {
        this.theory = theory;
        this.type = type;
    }

    /** The laws of the type, if it has an order. */
    static Optional<OrderLaws> of(Theory theory, Type type) {
        return NEEDED.stream().allMatch(name -> theory.fact(name).isPresent())
                        && theory.signature().hasSort(type, ORDER)
                ? Optional.of(new OrderLaws(theory, type))
                : Optional.empty();
    }

    boolean isLinear() {
        return theory.signature().hasSort(type, LINEAR);
    }

    /** The law of this name in the theory Orderings, with terms for its variables in the order of their names. */
    private Thm law(String name, Term... terms) {
        Thm fact = theory.fact("Orderings." + name).orElseThrow().theorems().getFirst();
        Map<Type.Var, Type> types = new HashMap<>();
        fact.conclusion().typeVariables().forEach(v -> types.put(v, type));
        Map<String, Term> values = new HashMap<>();
        List<String> names =
                fact.conclusion().frees().stream().map(Term.Free::name).sorted().toList();
        for (int i = 0; i < terms.length; i++) {
            values.put(names.get(i), terms[i]);
        }
        return Rules.instance(fact.transfer(theory.signature()), types, values);
    }

    /**
     * <pre>
     *   a R b    b S c
     *  ────────────────   (R, S one of ≤ and <; T is < if one of them is)
     *       a T c
     * </pre>
     */
    Thm transitive(Thm first, Thm second) {
        Term a = first.conclusion().arguments().get(0);
        Term b = first.conclusion().arguments().get(1);
        Term c = second.conclusion().arguments().get(1);
        String rule = isStrict(first)
                ? (isStrict(second) ? "less_trans" : "less_le_trans")
                : (isStrict(second) ? "le_less_trans" : "preorder_class.order_trans");
        return Rules.mps(law(rule, a, b, c), List.of(first, second));
    }

    static boolean isStrict(Thm inequality) {
        return inequality.conclusion().isApplied(LESS);
    }

    Thm weakened(Thm strict) {
        List<Term> sides = strict.conclusion().arguments();
        return Rules.mps(law("less_imp_le", sides.get(0), sides.get(1)), List.of(strict));
    }

    /** a ≤ b from a = b. */
    Thm fromEquation(Thm equation) {
        List<Term> sides = equation.conclusion().arguments();
        return Rules.mps(law("eq_refl", sides.get(0), sides.get(1)), List.of(equation));
    }

    /** a < b from a ≤ b and a ≠ b. */
    Thm strengthened(Thm weak, Thm different) {
        List<Term> sides = weak.conclusion().arguments();
        return Rules.mps(law("le_neq_trans", sides.get(0), sides.get(1)), List.of(weak, different));
    }

    Thm antisymmetric(Thm forth, Thm back) {
        List<Term> sides = forth.conclusion().arguments();
        return Rules.mps(law("order_class.order_antisym", sides.get(0), sides.get(1)), List.of(forth, back));
    }

    /** b < a from ¬ a ≤ b, or b ≤ a from ¬ a < b, in a linear order. */
    Thm turned(Thm negation) {
        Term inequality = negation.conclusion().arguments().getFirst();
        List<Term> sides = inequality.arguments();
        String rule = inequality.isApplied(LESS) ? "not_less" : "not_le";
        return Thm.eqMp(law(rule, sides.get(0), sides.get(1)), negation);
    }

    /** ⊢ False from a < a. */
    Thm absurd(Thm strict) {
        return Rules.notElim(law("less_irrefl", strict.conclusion().arguments().getFirst()), strict);
    }

    /** bot ≤ t and t ≤ top, where the type has them and they occur. */
    Optional<Thm> bound(Term extremum, Term t) {
        return extremum instanceof Const(var name, var _)
                ? switch (name) {
                    case HolNames.BOT -> bounded("order_bot", "order_bot_class.bot_least", t);
                    case HolNames.TOP -> bounded("order_top", "order_top_class.top_greatest", t);
                    default -> Optional.empty();
                }
                : Optional.empty();
    }

    private Optional<Thm> bounded(String sort, String law, Term t) {
        return theory.signature().hasSort(type, Sort.of("Orderings." + sort))
                        && theory.fact("Orderings." + law).isPresent()
                ? Optional.of(law(law, t))
                : Optional.empty();
    }

    /** ⊢ a ≤ a. */
    Thm reflexive(Term a) {
        return fromEquation(Thm.refl(theory.signature(), a));
    }

    /** The type whose order a proposition is about, if it is an inequality or an equation, perhaps negated. */
    static Optional<Type> subject(Term proposition) {
        Term atom =
                proposition.isApplied(Hol.NOT.name()) ? proposition.arguments().getFirst() : proposition;
        return atom.head() instanceof Const(var name, var type)
                        && atom.arguments().size() == 2
                        && (name.equals(LESS) || name.equals(LESS_EQUAL) || name.equals(Hol.EQ))
                        && type instanceof Type.Con(var _, var arguments)
                ? Optional.of(arguments.getFirst())
                : Optional.empty();
    }
}
