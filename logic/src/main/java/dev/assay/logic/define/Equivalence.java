package dev.assay.logic.define;

import static dev.assay.logic.Term.app;

import dev.assay.logic.DefinitionException;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Theory;
import java.util.List;
import java.util.Optional;

/**
 * A proof that R is an equivalence relation, perhaps on part of its type only. The variables of the
 * theorems may be free or quantified, R may be β-reduced, and properties may be called by defined names.
 */
public sealed interface Equivalence {
    /** R x x; R x y ⟶ R y x; R x y ⟶ R y z ⟶ R x z. */
    record Total(Thm refl, Thm sym, Thm trans) implements Equivalence {}

    /** {@code equivp R}, which may be defined as R x y = (R x = R y) or as the conjunction of the three laws. */
    record Equivp(Thm equivp) implements Equivalence {}

    /** ∃x. R x x; R x y ⟶ R y x; R x y ⟶ R y z ⟶ R x z. */
    record Partial(Thm inhabited, Thm sym, Thm trans) implements Equivalence {}

    /** {@code part_equivp R}, which says (∃x. R x x) ∧ (∀x y. R x y = (R x x ∧ R y y ∧ R x = R y)). */
    record PartEquivp(Thm partEquivp) implements Equivalence {}

    default boolean isPartial() {
        return switch (this) {
            case Total _, Equivp _ -> false;
            case Partial _, PartEquivp _ -> true;
        };
    }

    /** The laws of R as theorems about R itself, with their variables quantified. */
    record Laws(Optional<Thm> refl, Thm inhabited, Thm sym, Thm trans) {}

    /** What each kind of proof has to show about R. */
    record Statements(Term relation) {
        private Free variable(String name) {
            return new Free(name, relation.type().domain());
        }

        private Term related(String left, String right) {
            return app(relation, variable(left), variable(right));
        }

        private Term all(Term body, String... variables) {
            return Hol.mkAll(List.of(variables).stream().map(this::variable).toList(), body);
        }

        public Term refl() {
            return all(related("x", "x"), "x");
        }

        public Term inhabited() {
            return Hol.mkEx(variable("x"), related("x", "x"));
        }

        public Term sym() {
            return all(Hol.mkImplies(related("x", "y"), related("y", "x")), "x", "y");
        }

        public Term trans() {
            List<Term> premises = List.of(related("x", "y"), related("y", "z"));
            return all(Hol.mkImplies(premises, related("x", "z")), "x", "y", "z");
        }

        private Term sameClass() {
            return Hol.mkEq(app(relation, variable("x")), app(relation, variable("y")));
        }

        public Term equivp() {
            return all(Hol.mkEq(related("x", "y"), sameClass()), "x", "y");
        }

        private Term partial() {
            List<Term> parts = List.of(related("x", "x"), related("y", "y"), sameClass());
            return all(Hol.mkEq(related("x", "y"), Hol.conjunction(parts)), "x", "y");
        }

        public Term partEquivp() {
            return Hol.mkAnd(inhabited(), partial());
        }
    }

    /** The laws that follow from the proof. */
    default Laws laws(Theory theory, Term relation, String what) {
        var statements = new Statements(relation);
        return switch (this) {
            case Total(var refl, var sym, var trans) -> {
                Thm reflexive = need(theory, refl, statements.refl(), what);
                yield new Laws(
                        Optional.of(reflexive),
                        inhabited(statements, reflexive),
                        need(theory, sym, statements.sym(), what),
                        need(theory, trans, statements.trans(), what));
            }
            case Partial(var inhabited, var sym, var trans) ->
                new Laws(
                        Optional.empty(),
                        need(theory, inhabited, statements.inhabited(), what),
                        need(theory, sym, statements.sym(), what),
                        need(theory, trans, statements.trans(), what));
            case Equivp(var equivp) ->
                Shapes.as(theory, equivp, statements.equivp())
                        .map(thm -> laws(statements, thm))
                        .orElseGet(() -> separate(theory, equivp, statements, what));
            case PartEquivp(var proof) -> {
                List<Thm> parts = parts(theory, proof, relation);
                if (parts.size() == 2) {
                    yield laws(
                            statements,
                            need(theory, parts.get(0), statements.inhabited(), what),
                            need(theory, parts.get(1), statements.partial(), what));
                }
                throw new DefinitionException(
                        what + ": the theorem " + proof + " does not show " + statements.partEquivp());
            }
        };
    }

    private static List<Thm> parts(Theory theory, Thm proof, Term relation) {
        Thm known = Refusals.translated(() -> proof.transfer(theory.signature()));
        return Rules.conjuncts(Shapes.unfolded(theory, known, relation));
    }

    /** {@code equivp R} may also be defined as the conjunction of the three laws. */
    private static Laws separate(Theory theory, Thm equivp, Statements statements, String what) {
        List<Thm> parts = parts(theory, equivp, statements.relation());
        if (parts.size() != 3) {
            throw new DefinitionException(what + ": the theorem " + equivp + " does not show " + statements.equivp());
        }
        return new Total(parts.get(0), parts.get(1), parts.get(2)).laws(theory, statements.relation(), what);
    }

    private static Thm need(Theory theory, Thm given, Term wanted, String what) {
        return Shapes.as(theory, given, wanted)
                .orElseThrow(
                        () -> new DefinitionException(what + ": the theorem " + given + " does not show " + wanted));
    }

    private static Thm inhabited(Statements s, Thm refl) {
        Term anything = Hol.undefined(s.relation().type().domain());
        return Rules.exIntro(s.inhabited(), anything, Thm.spec(anything, refl));
    }

    private static Laws laws(Statements s, Thm equivp) {
        Free x = s.variable("x");
        Free y = s.variable("y");
        Free z = s.variable("z");
        Thm refl = Thm.gen(x, related(equivp, x, x, Thm.refl(equivp.signature(), app(s.relation(), x))));
        Thm xy = sameClass(equivp, x, y);
        Thm sym = Thm.disch(s.related("x", "y"), related(equivp, y, x, Rules.sym(xy)));
        Thm trans = related(equivp, x, z, Thm.trans(xy, sameClass(equivp, y, z)));
        return new Laws(
                Optional.of(refl),
                inhabited(s, refl),
                Rules.gens(List.of(x, y), sym),
                Rules.gens(List.of(x, y, z), Thm.disch(s.related("x", "y"), Thm.disch(s.related("y", "z"), trans))));
    }

    /** R x y, as R x = R y. */
    private static Thm related(Thm equivp, Term x, Term y, Thm sameClass) {
        return Thm.eqMp(Rules.sym(Rules.specs(List.of(x, y), equivp)), sameClass);
    }

    /** R x = R y, as R x y is assumed. */
    private static Thm sameClass(Thm equivp, Term x, Term y) {
        Thm equation = Rules.specs(List.of(x, y), equivp);
        return Thm.eqMp(equation, Thm.assume(equation.signature(), Rules.left(equation)));
    }

    private static Laws laws(Statements s, Thm inhabited, Thm partial) {
        Free x = s.variable("x");
        Free y = s.variable("y");
        Free z = s.variable("z");
        List<Thm> xy = Rules.conjuncts(sameClass(partial, x, y));
        List<Thm> yz = Rules.conjuncts(sameClass(partial, y, z));
        Thm yx = related(partial, y, x, Rules.conj(List.of(xy.get(1), xy.get(0), Rules.sym(xy.get(2)))));
        Thm xz = related(partial, x, z, Rules.conj(List.of(xy.get(0), yz.get(1), Thm.trans(xy.get(2), yz.get(2)))));
        return new Laws(
                Optional.empty(),
                inhabited,
                Rules.gens(List.of(x, y), Thm.disch(s.related("x", "y"), yx)),
                Rules.gens(List.of(x, y, z), Thm.disch(s.related("x", "y"), Thm.disch(s.related("y", "z"), xz))));
    }

    /** R :: σ ⇒ σ ⇒ bool. */
    static void requireRelation(Type type, Term relation, String what) {
        if (!type.isFun()
                || !type.range().isFun()
                || !type.domain().equals(type.range().domain())
                || !type.range().range().equals(Type.bool())) {
            throw new DefinitionException(what + ": " + relation + " :: " + type + " is not a relation on one type");
        }
    }
}
