package dev.assay.logic.rules;

import static dev.assay.logic.Term.app;
import static dev.assay.logic.kernel.Thm.assume;
import static dev.assay.logic.kernel.Thm.disch;
import static dev.assay.logic.kernel.Thm.eqMp;
import static dev.assay.logic.kernel.Thm.trans;
import static dev.assay.logic.rules.Rules.apTerm;
import static dev.assay.logic.rules.Rules.apThm;
import static dev.assay.logic.rules.Rules.sym;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Fresh;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.theory.TypeSpecification;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;

/** Functions that choose: if-then-else, and the case function of a datatype. */
public final class Branches {
    private static final Type.Var A = Type.var("'a");
    private static final Free X = new Free("x", A);
    private static final Free Y = new Free("y", A);

    /** ⊢ (if True then x else y) = x. */
    public static final Thm IF_TRUE = choose(true);

    /** ⊢ (if False then x else y) = y. */
    public static final Thm IF_FALSE = choose(false);

    private Branches() {}

    private static Thm choose(boolean truth) {
        Signature s = Hol.SIGNATURE;
        Const condition = truth ? Hol.TRUE : Hol.FALSE;
        Free chosen = truth ? X : Y;
        Free z = new Free("z", A);
        Thm unfolded = Rules.unfold(Hol.fact("If_def"), condition, X, Y);
        Term description = ((Term.App) Rules.right(unfolded)).argument();
        Term says = app(description, z).betaNormal();
        Term is = Hol.mkEq(z, chosen);

        List<Thm> parts = Rules.conjuncts(assume(s, says));
        Thm forth = Thm.mp(parts.get(truth ? 0 : 1), Thm.refl(s, condition));
        Thm isChosen = assume(s, is);
        Term other = Hol.mkEq(condition, truth ? Hol.FALSE : Hol.TRUE);
        Thm absurd = truth ? eqMp(assume(s, other), Rules.TRUE) : eqMp(sym(assume(s, other)), Rules.TRUE);
        Thm vacuous = disch(other, Rules.falseElim(absurd, Hol.mkEq(z, truth ? Y : X)));
        Thm trivial = disch(Hol.mkEq(condition, condition), isChosen);
        Thm back = truth ? Rules.conj(trivial, vacuous) : Rules.conj(vacuous, trivial);

        Thm same = Thm.abstraction(z, Rules.iff(disch(says, forth), disch(is, back)));
        Thm described = apTerm(((Term.App) Rules.right(unfolded)).function(), same);
        Thm trivially = Thm.instantiate(Map.of(Y, chosen), Hol.fact("the_eq_trivial"));
        return trans(unfolded, trans(described, Rules.convert(trivially, Hol.mkEq(Rules.right(described), chosen))));
    }

    /** {@code value} is Γ ⊢ choice = branch xs, where Γ says that this alternative is taken. */
    private record Alternative(Free branch, List<Free> variables, Thm value) {}

    /**
     * If-then-else is monotone in its branches, which may take further arguments zs.
     *
     * <pre>
     *   ∀zs. x zs ⟶ x′ zs     ∀zs. y zs ⟶ y′ zs
     *  ──────────────────────────────────────────────────────
     *   (if b then x else y) zs ⟶ (if b then x′ else y′) zs
     * </pre>
     */
    public static Thm ifMono(Signature signature, List<? extends Type> further) {
        Type result = Type.fun(List.copyOf(further), Type.bool());
        Free b = new Free("b", Type.bool());
        Free x = new Free("x", result);
        Free y = new Free("y", result);
        BiFunction<Thm, Thm, Thm> value = (test, rule) -> trans(
                apThm(apThm(apTerm(Hol.conditional(result), test), x), y),
                Thm.instantiateTypes(Map.of(A, result), rule.transfer(signature)));
        Thm ifTrue = value.apply(Rules.eqTrue(assume(signature, b)), IF_TRUE);
        Thm ifFalse = value.apply(Rules.eqFalse(assume(signature, Hol.mkNot(b))), IF_FALSE);
        return mono(
                further,
                List.of(new Alternative(x, List.of(), ifTrue), new Alternative(y, List.of(), ifFalse)),
                Rules.excludedMiddle(signature, b));
    }

    /**
     * The case function is monotone in its branches, which may take further arguments zs.
     *
     * <pre>
     *   for each C:  ∀xs zs. f xs zs ⟶ f′ xs zs
     *  ────────────────────────────────────────────
     *   case f₁ … fₙ y zs ⟶ case f₁′ … fₙ′ y zs
     * </pre>
     */
    public static Thm caseMono(Signature signature, TypeSpecification.Free type, List<? extends Type> further) {
        Thm exhaust = type.exhaust().transfer(signature);
        Free y = exhaust.conclusion().frees().iterator().next();
        var alternatives = new ArrayList<Alternative>();
        for (Thm equation : type.facts().cases()) {
            Term.App left = (Term.App) Rules.left(equation);
            Type.Var result = (Type.Var) left.type();
            Thm value = Thm.instantiateTypes(
                    Map.of(result, Type.fun(List.copyOf(further), Type.bool())), equation.transfer(signature));
            left = (Term.App) Rules.left(value);
            Term is = Hol.mkEq(y, left.argument());
            Free branch = (Free) Rules.right(value).head();
            List<Free> variables =
                    left.argument().arguments().stream().map(Free.class::cast).toList();
            alternatives.add(new Alternative(
                    branch, variables, trans(apTerm(left.function(), assume(signature, is)), value)));
        }
        return mono(further, alternatives, exhaust);
    }

    private static Thm mono(List<? extends Type> further, List<Alternative> alternatives, Thm exhaust) {
        Signature signature = exhaust.signature();
        var larger = new HashMap<Free, Term>();
        var fresh =
                new Fresh(alternatives.stream().map(a -> Rules.left(a.value())).toList());
        alternatives.forEach(a -> larger.put(
                a.branch(), fresh.variable(a.branch().name(), a.branch().type())));
        List<Free> zs = fresh.variables("z", further);
        var growths = new ArrayList<Term>();
        var steps = new ArrayList<Thm>();
        Term choice = Rules.left(alternatives.getFirst().value());
        Term goal = Hol.mkImplies(app(choice, zs), app(choice.substitute(larger), zs));
        List<Term> cases = Iterated.disjuncts(exhaust.conclusion(), alternatives.size());
        for (int i = 0; i < alternatives.size(); i++) {
            Alternative a = alternatives.get(i);
            var inner = new ArrayList<>(a.variables());
            inner.addAll(zs);
            Term small = app(a.branch(), inner);
            Term growth = Hol.mkAll(inner, Hol.mkImplies(small, small.substitute(larger)));
            growths.add(growth);
            Thm before = apply(a.value(), zs);
            Thm after = apply(Thm.instantiate(larger, a.value()), zs);
            Thm step = Iterated.impliesBetween(before, after, Rules.specs(inner, assume(signature, growth)));
            steps.add(Iterated.exElims(assume(signature, cases.get(i)), a.variables(), step));
        }
        return Iterated.dischs(growths, Iterated.disjElim(exhaust, goal, steps));
    }

    private static Thm apply(Thm equation, List<Free> arguments) {
        Thm result = equation;
        for (Free z : arguments) {
            result = apThm(result, z);
        }
        return result;
    }
}
