package dev.assay.logic.define;

import static dev.assay.logic.Term.app;
import static dev.assay.logic.kernel.Thm.assume;
import static dev.assay.logic.kernel.Thm.disch;
import static dev.assay.logic.kernel.Thm.eqMp;
import static dev.assay.logic.kernel.Thm.mp;
import static dev.assay.logic.kernel.Thm.trans;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Theory;
import dev.assay.logic.theory.TypeSpecification;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * {@code quotient_type T = σ / R} and {@code quotient_type T = σ / partial: R}: a typedef of the classes
 * {c. ∃x. R x x ∧ c = R x}, with functions between the new type and representatives.
 */
public final class Quotients {
    /** What the user writes: R is a closed term of type σ ⇒ σ ⇒ bool. */
    public record Spec(String name, List<Type.Var> parameters, Term relation, Names names) {
        /** What a proof that R is an equivalence relation consists of. */
        public Equivalence.Statements obligations() {
            return new Equivalence.Statements(relation);
        }

        private String what() {
            return "quotient_type " + name;
        }
    }

    /** The full names of the functions to and from representatives, and to and from whole classes. */
    public record Names(String abs, String rep, String absClass, String repClass) {
        /** {@code abs_T}, {@code rep_T}, {@code Abs_T} and {@code Rep_T}. */
        public static Names of(String type) {
            return new Names(
                    Qualified.prefixed(type, "abs_"),
                    Qualified.prefixed(type, "rep_"),
                    Qualified.prefixed(type, "Abs_"),
                    Qualified.prefixed(type, "Rep_"));
        }
    }

    private final Spec spec;
    private final Equivalence.Laws laws;
    private final Theory theory;
    private final Signature signature;
    private final Term relation;
    private final Const abs;
    private final Const rep;
    private final Const absClass;
    private final Const repClass;
    private final Free a;
    private final Free x;
    private final Free y;
    private final Free z;
    private final Thm sameClass;

    private Quotients(Spec spec, Equivalence.Laws laws, Theory theory) {
        this.spec = spec;
        this.laws = laws;
        this.theory = theory;
        this.signature = theory.signature();
        this.relation = spec.relation();
        Type old = relation.type().domain();
        Type.Con type = new Type.Con(spec.name(), List.copyOf(spec.parameters()));
        Type cls = Type.fun(old, Type.bool());
        this.abs = new Const(spec.names().abs(), Type.fun(old, type));
        this.rep = new Const(spec.names().rep(), Type.fun(type, old));
        this.absClass = new Const(spec.names().absClass(), Type.fun(cls, type));
        this.repClass = new Const(spec.names().repClass(), Type.fun(type, cls));
        this.a = new Free("a", type);
        this.x = new Free("x", old);
        this.y = new Free("y", old);
        this.z = new Free("z", old);
        this.sameClass = sameClass();
    }

    /**
     * <pre>
     *        R is an equivalence relation
     *  ─────────────────────────────────────────────────────────────────────  quotient_type
     *   ⊢ abs (rep a) = a    ⊢ R x y = (R x x ∧ R y y ∧ abs x = abs y)    …
     * </pre>
     */
    public static Theory define(Theory theory, Spec spec, Equivalence proof) {
        String what = spec.what();
        Term relation = spec.relation();
        Equivalence.requireRelation(Refusals.check(theory.signature(), relation, what), relation, what);
        Equivalence.Laws laws = proof.laws(theory, relation, what);
        Names names = spec.names();
        Term classes = classes(relation);
        var subtype = new Typedefs.Spec(
                spec.name(), spec.parameters(), classes.betaNormal(), names.repClass(), names.absClass());
        Theory typed = Typedefs.define(theory, subtype, someClass(classes, relation, laws));
        Type old = relation.type().domain();
        Free x = new Free("x", old);
        Free a = new Free("a", new Type.Con(spec.name(), List.copyOf(spec.parameters())));
        Term toClass =
                app(new Const(names.absClass(), Type.fun(Type.fun(old, Type.bool()), a.type())), app(relation, x));
        Term fromClass = app(new Const(names.repClass(), Type.fun(a.type(), Type.fun(old, Type.bool()))), a);
        Free absVariable = new Free(names.abs(), Type.fun(old, a.type()));
        Free repVariable = new Free(names.rep(), Type.fun(a.type(), old));
        typed = Definitions.define(typed, names.abs(), Hol.mkEq(app(absVariable, x), toClass.betaNormal()));
        typed = Definitions.define(typed, names.rep(), Hol.mkEq(app(repVariable, a), app(Hol.some(old), fromClass)));
        return new Quotients(spec, laws, typed).complete();
    }

    /**
     * {@code lift_definition name :: type is term}.
     *
     * @see Lifting#lift
     */
    public static Theory lift(Theory theory, String name, Type type, Term term, Thm respectful) {
        return Lifting.lift(theory, name, type, term, Optional.of(respectful));
    }

    /** λc. ∃x. R x x ∧ c = R x. */
    private static Term classes(Term relation) {
        Free x = new Free("x", relation.type().domain());
        Free c = new Free("c", relation.type().range());
        Term own = app(relation, x);
        return Term.lambda(c, Hol.mkEx(x, Hol.mkAnd(app(relation, x, x), Hol.mkEq(c, own))));
    }

    /** ∃c. ∃x. R x x ∧ c = R x, for some x is in relation to itself. */
    private static Thm someClass(Term classes, Term relation, Equivalence.Laws laws) {
        Free x = new Free("x", relation.type().domain());
        Term own = app(relation, x);
        Thm selfRelated = assume(laws.sym().signature(), app(relation, x, x));
        Term existential = app(Hol.ex(relation.type().range()), classes);
        Thm member = Rules.exIntro(
                Shapes.member(classes, own), x, Rules.conj(selfRelated, Thm.refl(selfRelated.signature(), own)));
        return Rules.exElim(laws.inhabited(), x, Rules.exIntro(existential, own, member));
    }

    private Theory complete() {
        Thm representative = representative();
        Thm repReflp = Rules.conjunct2(representative);
        Thm absRep = absRep(Rules.conjunct1(representative));
        Thm rel = rel();
        Thm repAbs = repAbs(Rules.conjunct1(representative));
        var facts = new ArrayList<Thm>();
        for (Thm fact : List.of(absRep, repReflp, rel, repAbs)) {
            facts.add(Rules.beta(fact));
        }
        Optional<Thm> reflp = laws.refl().map(all -> Thm.spec(x, all.transfer(signature)));
        reflp.ifPresent(thm -> facts.add(Rules.beta(thm)));
        String t = spec.name();
        Theory result = theory.withFact(Qualified.prefixed(t, "Quotient_"), facts.subList(0, 3))
                .withFact(t + ".abs_rep", facts.get(0))
                .withFact(t + ".rep_reflp", facts.get(1))
                .withFact(t + ".Quotient_rel", facts.get(2))
                .withFact(t + ".rep_abs", facts.get(3))
                .withFact(t + ".abs_induct", Rules.beta(absInduct(absRep, repReflp, reflp)))
                .with(new TypeSpecification.Quotient(
                        (Type.Con) a.type(), x.type(), relation, reflp.isEmpty(), abs, rep, facts));
        return reflp.map(r -> result.withFact(t + ".abs_eq_iff", Rules.beta(absEqIff(rel, r))))
                .orElse(result);
    }

    // Proofs; R is an atom in all of them, even where it is an abstraction.

    private Term related(Term left, Term right) {
        return app(relation, left, right);
    }

    private Thm given(Term p) {
        return assume(signature, p);
    }

    private Thm fact(String name) {
        return theory.theorem(name).transfer(signature);
    }

    private Thm sym(Term left, Term right, Thm related) {
        return mp(Rules.specs(List.of(left, right), laws.sym().transfer(signature)), related);
    }

    private Thm transitive(Term left, Term middle, Term right, Thm first, Thm second) {
        Thm rule = Rules.specs(List.of(left, middle, right), laws.trans().transfer(signature));
        return Rules.mps(rule, List.of(first, second));
    }

    /** R x x, as R x y. */
    private Thm leftRelated(Term left, Term right, Thm related) {
        return transitive(left, right, left, related, sym(left, right, related));
    }

    private Thm rightRelated(Term left, Term right, Thm related) {
        Thm back = sym(left, right, related);
        return transitive(right, left, right, back, related);
    }

    /** ∀x y. R x y ⟶ R x = R y. */
    private Thm sameClass() {
        Thm xy = given(related(x, y));
        Thm xz = transitive(x, y, z, xy, given(related(y, z)));
        Thm yz = transitive(y, x, z, sym(x, y, xy), given(related(x, z)));
        Thm equal = Thm.abstraction(z, Thm.deductAntisym(xz, yz));
        Thm classes = Rules.convert(equal, Hol.mkEq(app(relation, x), app(relation, y)));
        return Rules.gens(List.of(x, y), disch(related(x, y), classes));
    }

    private Thm sameClass(Term left, Term right, Thm related) {
        return mp(Rules.specs(List.of(left, right), sameClass), related);
    }

    /** abs x = Abs (R x). */
    private Thm absMeaning(Term t) {
        Thm definition = Rules.instance(fact(abs.name() + "_def"), Map.of(), Map.of("x", t));
        return Rules.convert(definition, Hol.mkEq(app(abs, t), app(absClass, app(relation, t))));
    }

    /** Rep (abs x) = R x, as R x x. */
    private Thm classOfAbs(Term t, Thm related) {
        Term own = app(relation, t);
        Term member = Shapes.member(classes(relation), own);
        Thm inClasses = Rules.exIntro(member, t, Rules.conj(related, Thm.refl(signature, own)));
        Thm inverse = fact(absClass.name() + "_inverse");
        Thm instance = Rules.instance(inverse, Map.of(), Map.of("y", own));
        Term roundTrip = Hol.mkEq(app(repClass, app(absClass, own)), own);
        Thm rule = Rules.convert(instance, Hol.mkImplies(member, roundTrip));
        return trans(Rules.apTerm(repClass, absMeaning(t)), mp(rule, inClasses));
    }

    /** Rep a = R (rep a) ∧ R (rep a) (rep a). */
    private Thm representative() {
        Term own = app(repClass, a);
        Term chosen = app(rep, a);
        Thm member = Rules.instance(fact(repClass.name()), Map.of(), Map.of("x", a));
        Thm open = given(Hol.mkAnd(related(x, x), Hol.mkEq(own, app(relation, x))));
        Thm equation = Rules.conjunct2(open);
        Thm x0 = eqMp(Rules.sym(Rules.apThm(equation, x)), Rules.conjunct1(open));
        Thm some = Rules.instance(
                Hol.fact("someI").transfer(signature), Map.of(Type.var("'a"), x.type()), Map.of("P", own, "x", x));
        Thm definition = Rules.instance(fact(rep.name() + "_def"), Map.of(), Map.of("a", a));
        Thm inOwn = eqMp(Rules.apTerm(own, Rules.sym(definition)), mp(some, x0));
        Thm related = eqMp(Rules.apThm(equation, chosen), inOwn);
        Thm both = Rules.conj(trans(equation, sameClass(x, chosen, related)), rightRelated(x, chosen, related));
        return Rules.exElim(Rules.convert(member, Shapes.member(classes(relation), own)), x, both);
    }

    /** abs (rep a) = a. */
    private Thm absRep(Thm ownClass) {
        Thm meaning = absMeaning(app(rep, a));
        Thm inverse = Rules.instance(fact(repClass.name() + "_inverse"), Map.of(), Map.of("x", a));
        return trans(trans(meaning, Rules.apTerm(absClass, Rules.sym(ownClass))), inverse);
    }

    /** R x y = (R x x ∧ R y y ∧ abs x = abs y). */
    private Thm rel() {
        Thm xy = given(related(x, y));
        Thm equal = trans(trans(absMeaning(x), Rules.apTerm(absClass, sameClass(x, y, xy))), Rules.sym(absMeaning(y)));
        Thm forth = Rules.conj(List.of(leftRelated(x, y, xy), rightRelated(x, y, xy), equal));
        List<Thm> parts = Rules.conjuncts(given(forth.conclusion()));
        Thm classes = trans(
                Rules.sym(classOfAbs(x, parts.get(0))),
                trans(Rules.apTerm(repClass, parts.get(2)), classOfAbs(y, parts.get(1))));
        Thm back = eqMp(Rules.sym(Rules.apThm(classes, y)), parts.get(1));
        return Thm.deductAntisym(back, forth);
    }

    /** R x x ⟶ R (rep (abs x)) x. */
    private Thm repAbs(Thm ownClass) {
        Thm xx = given(related(x, x));
        Thm classes = trans(Rules.sym(Thm.instantiate(Map.of(a, app(abs, x)), ownClass)), classOfAbs(x, xx));
        return disch(related(x, x), eqMp(Rules.sym(Rules.apThm(classes, x)), xx));
    }

    /** (∀y. R y y ⟶ P (abs y)) ⟶ P a, where the premise R y y is left out if it always holds. */
    private Thm absInduct(Thm absRep, Thm repReflp, Optional<Thm> reflp) {
        Free p = new Free("P", Type.fun(a.type(), Type.bool()));
        Term conclusion = app(p, app(abs, y));
        Term step = Hol.mkAll(y, reflp.isPresent() ? conclusion : Hol.mkImplies(related(y, y), conclusion));
        Thm instance = Thm.spec(app(rep, a), given(step));
        Thm holds = reflp.isPresent() ? instance : mp(instance, repReflp);
        return disch(step, eqMp(Rules.apTerm(p, absRep), holds));
    }

    /** (abs x = abs y) = R x y. */
    private Thm absEqIff(Thm rel, Thm reflp) {
        Thm equal = given(Hol.mkEq(app(abs, x), app(abs, y)));
        Thm yy = Thm.instantiate(Map.of(x, y), reflp);
        Thm back = eqMp(Rules.sym(rel), Rules.conj(List.of(reflp, yy, equal)));
        Thm forth = Rules.conjuncts(eqMp(rel, given(related(x, y)))).get(2);
        return Thm.deductAntisym(forth, back);
    }
}
