package dev.assay.bench.core;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.KernelException;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Rules;
import dev.assay.property.Choices;
import dev.assay.property.Gens;
import dev.assay.property.Property;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Whatever the kernel derives is true in the model of truth values. */
class KernelRulesTest {
    private static final Type BOOL = Type.bool();
    private static final Type FUNCTION = Type.fun(BOOL, BOOL);
    static final List<Free> VARIABLES =
            List.of(new Free("p", BOOL), new Free("q", BOOL), new Free("f", FUNCTION), new Free("g", FUNCTION));

    private static Free variable(Choices choices, Type type) {
        return choices.draw(Gens.elements(
                VARIABLES.stream().filter(v -> v.type().equals(type)).toList()));
    }

    private static Term function(Choices choices, int depth) {
        Free x = variable(choices, BOOL);
        return depth <= 0 || choices.draw(Gens.booleans())
                ? variable(choices, FUNCTION)
                : Term.lambda(x, formula(choices, depth - 1));
    }

    static Term formula(Choices choices, int depth) {
        if (depth <= 0) {
            return choices.draw(Gens.elements(VARIABLES.get(0), VARIABLES.get(1), Hol.TRUE, Hol.FALSE));
        }
        return switch (choices.draw(Gens.ints(0, 10))) {
            case 0, 1 -> variable(choices, BOOL);
            case 2 -> Hol.mkNot(formula(choices, depth - 1));
            case 3 -> Hol.mkAnd(formula(choices, depth - 1), formula(choices, depth - 1));
            case 4 -> Hol.mkOr(formula(choices, depth - 1), formula(choices, depth - 1));
            case 5 -> Hol.mkImplies(formula(choices, depth - 1), formula(choices, depth - 1));
            case 6 -> Hol.mkEq(formula(choices, depth - 1), formula(choices, depth - 1));
            case 7 -> Hol.mkEq(function(choices, depth - 1), function(choices, depth - 1));
            case 8 -> Hol.mkAll(variable(choices, BOOL), formula(choices, depth - 1));
            case 9 -> Hol.mkEx(variable(choices, BOOL), formula(choices, depth - 1));
            default -> new Term.App(function(choices, depth - 1), formula(choices, depth - 1));
        };
    }

    // Formulas about elements of any type, in which variables of different types have the same name

    private static final Type.Var ANY = Type.var("'a");

    private static Term polymorphic(Choices choices, int depth) {
        Free x = choices.draw(Gens.elements(new Free("p", ANY), new Free("q", ANY), new Free("p", BOOL)));
        Free y = new Free(choices.draw(Gens.elements("p", "q")), x.type());
        return switch (choices.draw(Gens.ints(0, depth <= 0 ? 2 : 6))) {
            case 0 -> variable(choices, BOOL);
            case 1 -> Hol.mkEq(x, y);
            case 2 -> new Term.App(new Free("f", Type.fun(x.type(), BOOL)), x);
            case 3 -> Hol.mkNot(polymorphic(choices, depth - 1));
            case 4 -> Hol.mkImplies(polymorphic(choices, depth - 1), polymorphic(choices, depth - 1));
            case 5 -> Hol.mkAll(x, polymorphic(choices, depth - 1));
            default ->
                Hol.mkEq(Term.lambda(x, polymorphic(choices, depth - 1)), new Free("f", Type.fun(x.type(), BOOL)));
        };
    }

    private static Thm polymorphicStep(Choices choices, List<Thm> theorems) {
        Thm a = choices.draw(Gens.elements(theorems.reversed()));
        Thm b = choices.draw(Gens.elements(theorems));
        Type type = choices.draw(Gens.elements(ANY, BOOL));
        var x = new Free(choices.draw(Gens.elements("p", "q")), type);
        return switch (choices.draw(Gens.ints(0, 12))) {
            case 0, 1, 2 -> Thm.assume(Hol.SIGNATURE, polymorphic(choices, 3));
            case 3 -> Thm.refl(Hol.SIGNATURE, polymorphic(choices, 2));
            case 4 -> Thm.abstraction(x, a);
            case 5 -> Thm.combination(a, b);
            case 6 -> Thm.eqMp(a, b);
            case 7 -> Thm.deductAntisym(a, b);
            case 8 -> Thm.disch(a.hypotheses().stream().findFirst().orElse(Hol.TRUE), a);
            case 9 -> Thm.gen(x, a);
            case 10 -> Thm.spec(new Free("q", type), a);
            case 11 -> Thm.instantiate(Map.of(x, new Free("q", type)), a);
            default -> Thm.instantiateTypes(Map.of(ANY, BOOL), a);
        };
    }

    private interface Step {
        Thm of(Choices choices, List<Thm> theorems);
    }

    /** Theorems made by rules from those made before; what does not fit is refused, and nothing comes of it. */
    private static List<Thm> derivation(Choices choices, Step step) {
        var theorems = new ArrayList<Thm>(List.of(Rules.TRUE));
        choices.repeat(5, 40, _ -> {
            try {
                theorems.add(step.of(choices, theorems));
            } catch (KernelException e) {
                // The rule does not apply.
                return theorems;
            }
            return theorems;
        });
        return theorems;
    }

    private static Thm step(Choices choices, List<Thm> theorems) {
        Thm a = choices.draw(Gens.elements(theorems.reversed()));
        Thm b = choices.draw(Gens.elements(theorems));
        Free x = choices.draw(Gens.elements(VARIABLES));
        return switch (choices.draw(Gens.ints(0, 15))) {
            case 0, 1 -> Thm.assume(Hol.SIGNATURE, formula(choices, 3));
            case 2 ->
                Thm.refl(Hol.SIGNATURE, choices.draw(Gens.booleans()) ? formula(choices, 3) : function(choices, 2));
            case 3 -> Thm.trans(a, b);
            case 4 -> Thm.combination(a, b);
            case 5 -> Thm.abstraction(x, a);
            case 6 -> {
                Term t = formula(choices, 3);
                yield Thm.betaEta(Hol.SIGNATURE, t, t.normal());
            }
            case 7 -> Thm.eqMp(a, b);
            case 8 -> Thm.deductAntisym(a, b);
            case 9 -> Thm.disch(a.hypotheses().stream().findFirst().orElse(Hol.TRUE), a);
            case 10 -> Thm.mp(a, b);
            case 11 -> Thm.gen(x, a);
            case 12 -> Thm.spec(formula(choices, 2), a);
            case 13 ->
                Thm.instantiate(Map.of(x, x.type().equals(BOOL) ? formula(choices, 2) : function(choices, 2)), a);
            case 14 -> Rules.eqTrue(a);
            default -> a.conclusion().isApplied(Hol.EQ) ? Rules.sym(a) : a;
        };
    }

    // The model

    private static final List<Object> TRUTHS = List.of(false, true);
    private static final List<Object> FUNCTIONS =
            List.of(List.of(false, false), List.of(false, true), List.of(true, false), List.of(true, true));

    /** A truth value, or the values of a function in the order of its domain. */
    static Object value(Term term, Map<Free, Object> frees, List<Object> bound) {
        return switch (term) {
            case Term.Bound(var index) -> bound.get(bound.size() - 1 - index);
            case Free free -> frees.get(free);
            case Term.Abs(var _, var type, var body) -> {
                var at = new ArrayList<Object>();
                for (Object argument : domain(type)) {
                    var inner = new ArrayList<>(bound);
                    inner.add(argument);
                    at.add(value(body, frees, inner));
                }
                yield List.copyOf(at);
            }
            case Term.Const c -> constant(c);
            case Term.App app -> {
                List<Term> arguments = app.arguments();
                if (app.head() instanceof Term.Const(var name, var _)) {
                    List<Object> values =
                            arguments.stream().map(t -> value(t, frees, bound)).toList();
                    yield applied(name, values);
                }
                Object function = value(app.head(), frees, bound);
                for (Term argument : arguments) {
                    Object at = value(argument, frees, bound);
                    function = ((List<?>) function)
                            .get(at instanceof List<?> ? FUNCTIONS.indexOf(at) : TRUTHS.indexOf(at));
                }
                yield function;
            }
        };
    }

    private static Object constant(Term.Const c) {
        return switch (c.name()) {
            case "HOL.True" -> true;
            case "HOL.False" -> false;
            default -> throw new Unrepresented();
        };
    }

    private static Object applied(String name, List<Object> values) {
        int wanted = name.equals("HOL.Not") || name.equals(Hol.ALL) || name.equals(Hol.EX) ? 1 : 2;
        if (values.size() != wanted) {
            throw new Unrepresented();
        }
        Object a = values.getFirst();
        Object b = values.getLast();
        if (name.equals(Hol.EQ)) {
            return a.equals(b);
        }
        if (name.equals(Hol.ALL)) {
            return !((List<?>) a).contains(false);
        }
        if (name.equals(Hol.EX)) {
            return ((List<?>) a).contains(true);
        }
        return switch (name) {
            case "HOL.Not" -> a.equals(false);
            case "HOL.conj" -> a.equals(true) && b.equals(true);
            case "HOL.disj" -> a.equals(true) || b.equals(true);
            case "HOL.implies" -> a.equals(false) || b.equals(true);
            default -> throw new Unrepresented();
        };
    }

    /** The model has no value for a connective that is not applied, and none for functions of functions of functions. */
    static final class Unrepresented extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    /** Every type that is left open has two elements, too. */
    private static boolean isSmall(Type type) {
        return type.equals(BOOL) || type instanceof Type.Var;
    }

    static List<Object> domain(Type type) {
        if (isSmall(type)) {
            return TRUTHS;
        }
        if (type instanceof Type.Con(var name, var arguments)
                && name.equals(Type.FUN)
                && arguments.stream().allMatch(KernelRulesTest::isSmall)) {
            return FUNCTIONS;
        }
        throw new Unrepresented();
    }

    private static boolean isTrue(Thm theorem) {
        Set<Free> frees = new LinkedHashSet<>(theorem.conclusion().frees());
        theorem.hypotheses().forEach(h -> frees.addAll(h.frees()));
        List<Map<Free, Object>> all = new ArrayList<>(List.of(Map.of()));
        for (Free free : frees) {
            var longer = new ArrayList<Map<Free, Object>>();
            for (Map<Free, Object> before : all) {
                for (Object value : domain(free.type())) {
                    var more = new java.util.HashMap<>(before);
                    more.put(free, value);
                    longer.add(more);
                }
            }
            all = longer;
        }
        try {
            return all.stream()
                    .allMatch(values -> theorem.hypotheses().stream()
                                    .anyMatch(h -> value(h, values, List.of()).equals(false))
                            || value(theorem.conclusion(), values, List.of()).equals(true));
        } catch (Unrepresented e) {
            return true;
        }
    }

    @Test
    void whatTheRulesDeriveIsTrue() {
        Property.forAll(Gens.composed(choices -> derivation(choices, KernelRulesTest::step)))
                .forgetful()
                .seed(1)
                .tries(2000)
                .passes(theorems -> theorems.forEach(t -> assertTrue(isTrue(t), t::toString)));
    }

    @Test
    void whatTheRulesDeriveOfAnyTypeIsTrueOfTwoElements() {
        var instances = new AtomicInteger();
        Property.forAll(Gens.composed(choices -> derivation(choices, KernelRulesTest::polymorphicStep)))
                .forgetful()
                .seed(2)
                .tries(2000)
                .passes(theorems -> theorems.forEach(t -> {
                    assertTrue(isTrue(t), t::toString);
                    instances.addAndGet(t.conclusion().typeVariables().isEmpty() ? 1 : 0);
                }));
        assertTrue(instances.get() > 1000, () -> instances + " theorems of one type");
    }

    @Test
    void theModelTellsWhatIsFalse() {
        Free p = VARIABLES.getFirst();
        assertTrue(isTrue(Thm.assume(Hol.SIGNATURE, p)));
        assertTrue(!value(Hol.mkAll(p, p), Map.of(), List.of()).equals(true));
    }
}
