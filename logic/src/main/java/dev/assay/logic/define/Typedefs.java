package dev.assay.logic.define;

import static dev.assay.logic.Term.app;
import static dev.assay.logic.kernel.Thm.assume;
import static dev.assay.logic.kernel.Thm.disch;
import static dev.assay.logic.kernel.Thm.eqMp;
import static dev.assay.logic.kernel.Thm.instantiate;
import static dev.assay.logic.kernel.Thm.mp;
import static dev.assay.logic.kernel.Thm.spec;
import static dev.assay.logic.kernel.Thm.trans;

import dev.assay.logic.DefinitionException;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Extension;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.kernel.Typedef;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Theory;
import dev.assay.logic.theory.TypeSpecification;
import java.util.List;
import java.util.Map;

/** {@code typedef ('a, …) T = {x. P x}}. */
public final class Typedefs {
    /** What the user writes; all names are full names, the predicate is a closed term of type σ ⇒ bool. */
    public record Spec(String name, List<Type.Var> parameters, Term predicate, String rep, String abs) {
        /** ∃x. P x, what has to be shown first. */
        public Term obligation() {
            return app(Hol.ex(predicate.type().domain()), predicate);
        }

        private String what() {
            return "typedef " + name;
        }
    }

    private final Spec spec;
    private final Signature signature;
    private final Thm repInverse;
    private final Thm absInverse;
    private final Const abs;
    private final Const rep;
    private final Free x;
    private final Free x2;
    private final Free y;
    private final Free y2;

    private Typedefs(Spec spec, Extension<Typedef.Facts> extension) {
        this.spec = spec;
        this.signature = extension.signature();
        this.repInverse = extension.facts().repInverse();
        this.absInverse = extension.facts().absInverse();
        Type old = spec.predicate().type().domain();
        Type.Con type = new Type.Con(spec.name(), List.copyOf(spec.parameters()));
        this.abs = new Const(spec.abs(), Type.fun(old, type));
        this.rep = new Const(spec.rep(), Type.fun(type, old));
        this.x = new Free("x", type);
        this.x2 = new Free("x'", type);
        this.y = new Free("y", old);
        this.y2 = new Free("y'", old);
    }

    /**
     * The type, where {@code nonEmpty} is ∃x. P x.
     *
     * <pre>
     *            ⊢ ∃x. P x
     *  ─────────────────────────────────────────────────────────────────────  typedef
     *   ⊢ P (Rep x)    ⊢ Abs (Rep x) = x    ⊢ P y ⟶ Rep (Abs y) = y    …
     * </pre>
     */
    public static Theory define(Theory theory, Spec spec, Thm nonEmpty) {
        checkPredicate(theory, spec);
        Thm proof = Shapes.as(theory, nonEmpty, spec.obligation())
                .orElseThrow(() -> new DefinitionException(
                        spec.what() + ": the theorem " + nonEmpty + " does not show " + spec.obligation()));
        var extension = Refusals.translated(() ->
                Typedef.define(theory.signature(), spec.name(), spec.parameters(), spec.abs(), spec.rep(), proof));
        return new Typedefs(spec, extension).complete(theory);
    }

    /**
     * The type, where one of the {@code witnesses}, or some value that comes to mind, must satisfy P by
     * computation with the definitions, the simplification rules of the theory and {@code simps}.
     */
    public static Theory define(Theory theory, Spec spec, List<Term> witnesses, List<Thm> simps) {
        checkPredicate(theory, spec);
        Type old = spec.predicate().type().domain();
        for (Term w : witnesses) {
            Type type = Refusals.check(theory.signature(), w, spec.what());
            if (!type.equals(old)) {
                throw new DefinitionException(
                        spec.what() + ": the witness " + w + " has type " + type + " instead of " + old);
            }
        }
        Term obligation = spec.obligation();
        Thm nonEmpty = new Witnesses(theory, obligation, simps)
                .inhabited(obligation, witnesses)
                .orElseThrow(() -> new DefinitionException(
                        spec.what() + ": cannot show that " + set(spec.predicate()) + " is not empty"));
        return define(theory, spec, nonEmpty);
    }

    private static void checkPredicate(Theory theory, Spec spec) {
        Type type = Refusals.check(theory.signature(), spec.predicate(), spec.what());
        if (!type.isFun() || !type.range().equals(Type.bool())) {
            throw new DefinitionException(spec.what() + ": " + spec.predicate() + " :: " + type
                    + " does not say which values belong to the type");
        }
    }

    private static String set(Term predicate) {
        Free x = new Free(
                predicate instanceof Term.Abs(var hint, var _, var _) ? hint : "x",
                predicate.type().domain());
        return "{" + x + ". " + Shapes.member(predicate, x) + "}";
    }

    private Theory complete(Theory theory) {
        Thm member = member();
        Thm inverse = absInverse();
        Thm repInject = repInject();
        Thm absInject = absInject(inverse);
        Thm definition =
                Rules.conj(List.of(Thm.gen(x, member), Thm.gen(x, at(repInverse, "a", x)), Thm.gen(y, inverse)));
        String r = spec.rep();
        String a = spec.abs();
        return theory.withSignature(signature)
                .withFact(Qualified.prefixed(spec.name(), "type_definition_"), definition)
                .withFact(r, member)
                .withFact(r + "_inverse", at(repInverse, "a", x))
                .withFact(a + "_inverse", inverse)
                .withFact(r + "_inject", repInject)
                .withFact(a + "_inject", absInject)
                .withFact(r + "_cases", repCases(inverse))
                .withFact(a + "_cases", absCases(member))
                .withFact(r + "_induct", repInduct(inverse))
                .withFact(a + "_induct", absInduct(member))
                .with(new TypeSpecification.Subtype(
                        (Type.Con) x.type(), y.type(), spec.predicate(), abs, rep, repInverse, inverse));
    }

    private Thm at(Thm fact, String variable, Term t) {
        return Rules.instance(fact, Map.of(), Map.of(variable, t));
    }

    private Term in(Term t) {
        return Shapes.member(spec.predicate(), t);
    }

    private Term rep(Term t) {
        return app(rep, t);
    }

    private Term abs(Term t) {
        return app(abs, t);
    }

    private Thm given(Term p) {
        return assume(signature, p);
    }

    /** P (Rep x). */
    private Thm member() {
        Thm roundTrip = Rules.apTerm(rep, at(repInverse, "a", x));
        return eqMp(Rules.sym(at(absInverse, "r", rep(x))), roundTrip);
    }

    /** P y ⟶ Rep (Abs y) = y. */
    private Thm absInverse() {
        return disch(in(y), eqMp(at(absInverse, "r", y), given(in(y))));
    }

    /** (Rep x = Rep x′) = (x = x′). */
    private Thm repInject() {
        Thm same = Rules.apTerm(abs, given(Hol.mkEq(rep(x), rep(x2))));
        Thm back = trans(trans(Rules.sym(at(repInverse, "a", x)), same), at(repInverse, "a", x2));
        return Thm.deductAntisym(Rules.apTerm(rep, given(Hol.mkEq(x, x2))), back);
    }

    /** P y ⟶ P y′ ⟶ (Abs y = Abs y′) = (y = y′). */
    private Thm absInject(Thm inverse) {
        Thm same = Rules.apTerm(rep, given(Hol.mkEq(abs(y), abs(y2))));
        Thm left = Rules.undisch(inverse);
        Thm right = Rules.undisch(instantiate(Map.of(y, y2), inverse));
        Thm forth = trans(trans(Rules.sym(left), same), right);
        Thm both = Thm.deductAntisym(Rules.apTerm(abs, given(Hol.mkEq(y, y2))), forth);
        return disch(in(y), disch(in(y2), both));
    }

    /** P y ⟶ (∀x. y = Rep x ⟶ Q) ⟶ Q. */
    private Thm repCases(Thm inverse) {
        Free q = new Free("Q", Type.bool());
        Term cases = Hol.mkAll(x, Hol.mkImplies(Hol.mkEq(y, rep(x)), q));
        Thm proof = mp(spec(abs(y), given(cases)), Rules.sym(Rules.undisch(inverse)));
        return disch(in(y), disch(cases, proof));
    }

    /** (∀y. x = Abs y ⟶ P y ⟶ Q) ⟶ Q. */
    private Thm absCases(Thm member) {
        Free q = new Free("Q", Type.bool());
        Term cases = Hol.mkAll(y, Hol.mkImplies(List.of(Hol.mkEq(x, abs(y)), in(y)), q));
        Thm proof = mp(spec(rep(x), given(cases)), Rules.sym(at(repInverse, "a", x)));
        return disch(cases, mp(proof, member));
    }

    /** P y ⟶ (∀x. Q (Rep x)) ⟶ Q y. */
    private Thm repInduct(Thm inverse) {
        Free q = new Free("Q", Type.fun(y.type(), Type.bool()));
        Term step = Hol.mkAll(x, app(q, rep(x)));
        Thm proof = eqMp(Rules.apTerm(q, Rules.undisch(inverse)), spec(abs(y), given(step)));
        return disch(in(y), disch(step, proof));
    }

    /** (∀y. P y ⟶ Q (Abs y)) ⟶ Q x. */
    private Thm absInduct(Thm member) {
        Free q = new Free("Q", Type.fun(x.type(), Type.bool()));
        Term step = Hol.mkAll(y, Hol.mkImplies(in(y), app(q, abs(y))));
        Thm proof = eqMp(Rules.apTerm(q, at(repInverse, "a", x)), mp(spec(rep(x), given(step)), member));
        return disch(step, proof);
    }
}
