package dev.assay.judge;

import static dev.assay.logic.Term.app;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Abs;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.define.Datatypes;
import dev.assay.logic.define.RecordSpec;
import dev.assay.logic.define.Records;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Theory;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ValueTextTest {
    private static final Type.Var A = Type.var("'a");
    private static final Type CHAR = Type.con("String.char");
    private static final Type.Con UNIT = Type.con("Product_Type.unit");
    private static final Const UNITY = new Const("Product_Type.Unity", UNIT);
    private static final Theory UNITS = Datatypes.define(
            Theory.HOL,
            List.of(new Datatype.Spec(
                    UNIT.name(),
                    List.of(),
                    List.of(new Datatype.Constructor(UNITY.name(), List.of())),
                    Datatypes.standardNames(UNIT.name()))));
    private static final RecordSpec.Unit ONLY = new RecordSpec.Unit(UNIT, UNITY, onlyUnity());
    private static final Theory POINTS = Records.define(
            UNITS,
            new RecordSpec(
                    "T.point",
                    List.of(),
                    Optional.empty(),
                    List.of(
                            new RecordSpec.Field("T.point.x", Type.bool()),
                            new RecordSpec.Field("T.point.y", Type.bool())),
                    ONLY));
    private static final Theory COLOURED = Records.define(
            POINTS,
            new RecordSpec(
                    "T.cpoint",
                    List.of(),
                    Optional.of(new RecordSpec.Parent("T.point", List.of())),
                    List.of(new RecordSpec.Field("T.cpoint.colour", Type.bool())),
                    ONLY));
    private static final Term A1 = new Free("a₁", A);
    private static final Term A2 = new Free("a₂", A);

    private static Thm onlyUnity() {
        Free u = new Free("u", UNIT);
        Free p = new Free("P", Type.fun(UNIT, Type.bool()));
        Thm induct = UNITS.theorem(UNIT.name() + ".induct").transfer(UNITS.signature());
        Thm instance = Thm.instantiate(Map.of(p, Term.lambda(u, Hol.mkEq(u, UNITY))), induct);
        return Thm.spec(u, Thm.mp(Rules.beta(instance), Thm.refl(UNITS.signature(), UNITY)));
    }

    private static String text(Term value) {
        return new ValueText(Setting.PLAIN, COLOURED).print(value);
    }

    private static Term character(int code) {
        Term result = new Const("String.char.Char", Type.fun(Collections.nCopies(8, Type.bool()), CHAR));
        for (int bit = 0; bit < 8; bit++) {
            result = app(result, (code >> bit & 1) == 1 ? Hol.TRUE : Hol.FALSE);
        }
        return result;
    }

    private static Term list(Type element, Term... elements) {
        Type type = Type.con("List.list", element);
        Term result = new Const("List.list.Nil", type);
        for (Term head : List.of(elements).reversed()) {
            result = app(new Const("List.list.Cons", Type.fun(List.of(element, type), type)), head, result);
        }
        return result;
    }

    private static Term update(Term function, Term at, Term value) {
        Type type = function.type();
        return app(
                new Const("Fun.fun_upd", Type.fun(List.of(type, at.type(), value.type()), type)), function, at, value);
    }

    private static Term constantly(Type argument, Term value) {
        return new Abs("x", argument, value);
    }

    private static Term unknown(Type type) {
        return new Free(ValueText.UNKNOWN, type);
    }

    private static Term none(Type type) {
        return new Const("Option.option.None", Type.con("Option.option", type));
    }

    private static Term some(Term value) {
        return app(
                new Const("Option.option.Some", Type.fun(value.type(), Type.con("Option.option", value.type()))),
                value);
    }

    private static Term applied(String name, Type result, Term... arguments) {
        List<Type> types = List.of(arguments).stream().map(Term::type).toList();
        return app(new Const(name, Type.fun(types, result)), arguments);
    }

    @Test
    void aCharacterIsWrittenAsItselfOrByItsCode() {
        assertEquals("CHR ''a''", text(character('a')));
        assertEquals("CHR '' ''", text(character(' ')));
        assertEquals("CHR ''~''", text(character('~')));
        assertEquals("CHR 0x1F", text(character(31)));
        assertEquals("CHR 0x7F", text(character(127)));
        assertEquals("CHR 0x27", text(character('\'')));
        assertEquals("CHR 0x5C", text(character('\\')));
        assertEquals("CHR 0xFF", text(character(255)));
    }

    @Test
    void aCharacterWithABitThatNobodyKnowsIsNone() {
        Term whole = character('a');
        Term open = app(((Term.App) whole).function(), unknown(Type.bool()));
        assertEquals(Setting.PLAIN.print(open), text(open));
        Term partly = ((Term.App) whole).function();
        assertEquals(Setting.PLAIN.print(partly), text(partly));
    }

    @Test
    void aListOfPlainCharactersIsAText() {
        assertEquals("''ab''", text(list(CHAR, character('a'), character('b'))));
        assertTrue(text(list(CHAR, character('a'), character('\n'))).contains("(CHR 0x0A)"));
        assertEquals(Setting.PLAIN.print(list(CHAR)), text(list(CHAR)));
        assertEquals(Setting.PLAIN.print(list(A, A1)), text(list(A, A1)));
    }

    @Test
    void aListWithAnOpenEndIsNoText() {
        Type type = Type.con("List.list", CHAR);
        Term open = app(
                new Const("List.list.Cons", Type.fun(List.of(CHAR, type), type)), character('a'), new Free("xs", type));
        assertTrue(text(open).contains("(CHR ''a'')"), text(open));
    }

    private static Term point(Term x, Term y, Term more) {
        return applied("T.point_ext", Type.con("T.point_ext", more.type()), x, y, more);
    }

    @Test
    void aRecordIsWrittenWithTheNamesOfItsFields() {
        assertEquals("⦇x = True, y = False⦈", text(point(Hol.TRUE, Hol.FALSE, UNITY)));
        Term colour = applied("T.cpoint_ext", Type.con("T.cpoint_ext", UNIT), Hol.TRUE, UNITY);
        assertEquals("⦇x = True, y = False, colour = True⦈", text(point(Hol.TRUE, Hol.FALSE, colour)));
    }

    @Test
    void whatComesAfterTheFieldsOfARecordIsShownUnlessItIsNothing() {
        assertEquals("⦇x = True, y = False, … = a₁⦈", text(point(Hol.TRUE, Hol.FALSE, A1)));
        Term partly = ((Term.App) point(Hol.TRUE, Hol.FALSE, A1)).function();
        assertEquals(Setting.PLAIN.print(partly), text(partly));
    }

    @Test
    void aFunctionIsItsUsualValueAndWhereItHasAnother() {
        Term f = update(update(constantly(A, A1), A1, A2), A2, A1);
        assertEquals("(λx. a₁)(a₁ := a₂, a₂ := a₁)", text(f));
    }

    @Test
    void theLastOfTwoUpdatesOfOnePlaceCounts() {
        assertEquals("(λx. a₁)(a₁ := a₁)", text(update(update(constantly(A, A1), A1, A2), A1, A1)));
    }

    @Test
    void theIdentityIsAFunctionLikeOthers() {
        assertEquals("λy. y", text(new Abs("y", A, new Term.Bound(0))));
        assertEquals("(λy. y)(a₁ := a₂)", text(update(new Abs("y", A, new Term.Bound(0)), A1, A2)));
    }

    @Test
    void anUpdateThatLacksItsValueIsNoFunctionOfThatKind() {
        Term partly = ((Term.App) update(constantly(A, A1), A1, A2)).function();
        assertEquals(Setting.PLAIN.print(partly), text(partly));
    }

    @Test
    void aMapListsWhereItIsDefined() {
        Term nowhere = constantly(A, none(A));
        assertEquals("Map.empty", text(nowhere));
        assertEquals("[a₁ ↦ a₂]", text(update(nowhere, A1, some(A2))));
        assertEquals("Map.empty", text(update(nowhere, A1, none(A))));
        Term open = constantly(A, unknown(Type.con("Option.option", A)));
        assertEquals("[a₁ ↦ a₂, …]", text(update(open, A1, some(A2))));
        assertEquals("[…]", text(open));
    }

    @Test
    void aFunctionIntoOptionsThatIsDefinedElsewhereOrHasAnOddValueIsNoMap() {
        assertEquals("(λx. Some a₁)(a₁ := None)", text(update(constantly(A, some(A1)), A1, none(A))));
        Term odd = new Free("o", Type.con("Option.option", A));
        assertEquals("(Map.empty)(a₁ := o)", text(update(constantly(A, none(A)), A1, odd)));
        assertEquals("(λx. ?)(a₁ := a₂)", text(update(constantly(A, unknown(A)), A1, A2)));
    }

    @Test
    void aPredicateIsTheSetOfWhatItHoldsFor() {
        Term nothing = constantly(A, Hol.FALSE);
        assertEquals("λx. x ∈ {a₁}", text(update(update(nothing, A1, Hol.TRUE), A2, Hol.FALSE)));
        assertEquals("λx. False", text(update(nothing, A1, Hol.FALSE)));
        Term open = constantly(A, unknown(Type.bool()));
        assertEquals("λx. x ∈ {a₁, …}", text(update(open, A1, Hol.TRUE)));
        assertEquals("λx. x ∈ {a₁, …}", text(update(update(nothing, A1, Hol.TRUE), A2, unknown(Type.bool()))));
    }

    @Test
    void aRelationIsTheSetOfItsTuples() {
        Term row = update(constantly(A, Hol.FALSE), A2, Hol.TRUE);
        Term nowhere = constantly(A, constantly(A, Hol.FALSE));
        assertEquals("λx y. (x, y) ∈ {(a₁, a₂)}", text(update(nowhere, A1, row)));
        Term openRow = update(constantly(A, unknown(Type.bool())), A2, Hol.TRUE);
        assertEquals("λx y. (x, y) ∈ {(a₁, a₂), …}", text(update(nowhere, A1, openRow)));
    }

    @Test
    void whatIsMostlyTrueIsNoRelation() {
        assertEquals("(λx. True)(a₁ := False)", text(update(constantly(A, Hol.TRUE), A1, Hol.FALSE)));
        Term odd = new Free("b", Type.bool());
        assertEquals("(λx. False)(a₁ := b)", text(update(constantly(A, Hol.FALSE), A1, odd)));
    }

    @Test
    void aRelationOfMoreThingsThanThereAreNamesForIsAFunction() {
        Term six = Hol.FALSE;
        for (int i = 0; i < 6; i++) {
            six = constantly(A, six);
        }
        assertEquals("λx y z u v w. False", text(update(six, A1, ((Abs) six).body())));
        Term seven = constantly(A, six);
        assertEquals('(', text(update(seven, A1, six)).charAt(0));
    }

    @Test
    void theSetOfEverythingIsUniv() {
        assertEquals("UNIV", text(new Const("Orderings.top_class.top", Type.con("Set.set", A))));
        Const top = new Const("Orderings.top_class.top", A);
        assertEquals(Setting.PLAIN.print(top), text(top));
    }

    @Test
    void insideOfOtherTermsOnlyWhatNeedsThemHasBrackets() {
        Type.Con t = Type.con("T.t");
        assertEquals("f (CHR ''a'')", text(applied("f", t, character('a'))));
        assertEquals("f ''a''", text(applied("f", t, list(CHAR, character('a')))));
        assertEquals("λy. f ''a''", text(new Abs("y", A, applied("f", t, list(CHAR, character('a'))))));
    }
}
