package dev.assay.logic.define;

import static dev.assay.logic.Term.app;
import static dev.assay.logic.define.Naturals.A;
import static dev.assay.logic.define.Naturals.NAT;
import static dev.assay.logic.define.Naturals.THEORY;
import static dev.assay.logic.define.Naturals.UNIT;
import static dev.assay.logic.define.Naturals.UNITY;
import static dev.assay.logic.define.Naturals.assertFact;
import static dev.assay.logic.define.Naturals.assertProved;
import static dev.assay.logic.define.Naturals.list;
import static dev.assay.logic.define.Naturals.refusal;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Theory;
import dev.assay.logic.theory.TypeSpecification;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RecordsTest {
    private static final RecordSpec.Unit UNITS = new RecordSpec.Unit(UNIT, UNITY, onlyUnity());
    private static final Type.Var Z = Type.var("'z");
    private static final Type.Con POINT = Type.con("point_ext", Z);
    private static final Type.Con CPOINT = Type.con("point_ext", Type.con("cpoint_ext", A, Z));
    private static final Free X = new Free("x", NAT);
    private static final Free Y = new Free("y", NAT);
    private static final Free COLOUR = new Free("colour", A);
    private static final Free MORE = new Free("more", Z);

    private static final Theory POINTS = Records.define(
            THEORY,
            new RecordSpec(
                    "point",
                    List.of(),
                    Optional.empty(),
                    List.of(new RecordSpec.Field("point.x", NAT), new RecordSpec.Field("point.y", NAT)),
                    UNITS));

    private static final Theory CPOINTS = Records.define(
            POINTS,
            new RecordSpec(
                    "cpoint",
                    List.of(A),
                    Optional.of(new RecordSpec.Parent("point", List.of())),
                    List.of(new RecordSpec.Field("cpoint.colour", A)),
                    UNITS));

    private static Thm onlyUnity() {
        Free u = new Free("u", UNIT);
        Free p = new Free("P", Type.fun(UNIT, Type.bool()));
        Thm induct = THEORY.theorem("unit.induct").transfer(THEORY.signature());
        Thm instance = Thm.instantiate(Map.of(p, Term.lambda(u, Hol.mkEq(u, UNITY))), induct);
        Thm all = Thm.mp(Rules.beta(instance), Thm.refl(THEORY.signature(), UNITY));
        return Thm.spec(u, all);
    }

    private static Term point(Term x, Term y, Term more) {
        Type type = more.type();
        return app(new Const("point_ext", Type.fun(List.of(NAT, NAT, type), Type.con("point_ext", type))), x, y, more);
    }

    private static Term cpoint(Term x, Term y, Term colour, Term more) {
        Type inner = Type.con("cpoint_ext", colour.type(), more.type());
        Const ext = new Const("cpoint_ext", Type.fun(List.of(colour.type(), more.type()), inner));
        return point(x, y, app(ext, colour, more));
    }

    private static Term field(String name, Type type, Term r) {
        return app(new Const(name, Type.fun(r.type(), type)), r);
    }

    private static Term parts(Term r) {
        Term more = field("cpoint.more", Z, r);
        return cpoint(field("point.x", NAT, r), field("point.y", NAT, r), field("cpoint.colour", A, r), more);
    }

    @Test
    void selectorsAndUpdatesComputeOnTheConstructor() {
        Term p = point(X, Y, MORE);
        Free f = new Free("f", Type.fun(NAT, NAT));
        Const update = new Const("point.y_update", Type.fun(List.of(f.type(), POINT), POINT));
        assertEquals(
                List.of(
                        Hol.mkEq(field("point.x", NAT, p), X),
                        Hol.mkEq(field("point.y", NAT, p), Y),
                        Hol.mkEq(field("point.more", Z, p), MORE)),
                POINTS.fact("point.select_convs").orElseThrow().theorems().stream()
                        .map(Thm::conclusion)
                        .toList());
        assertEquals(
                Hol.mkEq(app(update, f, p), point(X, app(f, Y), MORE)),
                POINTS.fact("point.update_convs")
                        .orElseThrow()
                        .theorems()
                        .get(1)
                        .conclusion());
        assertEquals(7, POINTS.fact("point.simps").orElseThrow().theorems().size());
        assertProved(THEORY, POINTS);
    }

    @Test
    void anExtendedRecordHasTheFieldsOfItsParent() {
        Free r = new Free("r", CPOINT);
        Free s = new Free("r'", CPOINT);
        Free q = new Free("Q", Type.bool());
        Free p = new Free("P", Type.fun(CPOINT, Type.bool()));
        Term whole = cpoint(X, Y, COLOUR, MORE);
        List<Free> all = List.of(X, Y, COLOUR, MORE);
        assertFact(CPOINTS, "cpoint.surjective", Hol.mkEq(r, parts(r)));
        assertFact(
                CPOINTS,
                "cpoint.equality",
                Hol.mkImplies(
                        List.of(
                                Hol.mkEq(field("point.x", NAT, r), field("point.x", NAT, s)),
                                Hol.mkEq(field("point.y", NAT, r), field("point.y", NAT, s)),
                                Hol.mkEq(field("cpoint.colour", A, r), field("cpoint.colour", A, s)),
                                Hol.mkEq(field("cpoint.more", Z, r), field("cpoint.more", Z, s))),
                        Hol.mkEq(r, s)));
        assertFact(
                CPOINTS, "cpoint.cases_scheme", Hol.mkImplies(Hol.mkAll(all, Hol.mkImplies(Hol.mkEq(r, whole), q)), q));
        assertFact(CPOINTS, "cpoint.induct_scheme", Hol.mkImplies(Hol.mkAll(all, app(p, whole)), app(p, r)));
        assertEquals(
                List.of(
                        Hol.mkEq(Hol.mkAll(r, app(p, r)), Hol.mkAll(all, app(p, whole))),
                        Hol.mkEq(Hol.mkEx(r, app(p, r)), Hol.mkEx(all, app(p, whole)))),
                CPOINTS.fact("cpoint.splits").orElseThrow().theorems().stream()
                        .map(Thm::conclusion)
                        .toList());
        assertProved(POINTS, CPOINTS);
    }

    @Test
    void aRecordIsItsSchemeWithTheUnitTypeForMore() {
        Type closed = Type.con("point_ext", Type.con("cpoint_ext", A, UNIT));
        assertEquals(Optional.of(closed), Records.type(CPOINTS, "cpoint", List.of(A), UNIT));
        Free r = new Free("r", closed);
        Free p = new Free("P", Type.fun(closed, Type.bool()));
        List<Free> fields = List.of(X, Y, COLOUR);
        Term whole = cpoint(X, Y, COLOUR, UNITY);
        assertFact(CPOINTS, "cpoint.induct", Hol.mkImplies(Hol.mkAll(fields, app(p, whole)), app(p, r)));
        Free q = new Free("Q", Type.bool());
        assertFact(CPOINTS, "cpoint.cases", Hol.mkImplies(Hol.mkAll(fields, Hol.mkImplies(Hol.mkEq(r, whole), q)), q));
    }

    @Test
    void recordsAreMadeExtendedAndTruncated() {
        Type closed = Type.con("point_ext", UNIT);
        Const make = new Const("point.make", Type.fun(List.of(NAT, NAT), closed));
        assertFact(CPOINTS, "point.make_def", Hol.mkEq(app(make, X, Y), point(X, Y, UNITY)));
        Free r = new Free("r", closed);
        Const extend = new Const("point.extend", Type.fun(List.of(closed, Z), POINT));
        assertFact(
                CPOINTS,
                "point.extend_def",
                Hol.mkEq(app(extend, r, MORE), point(field("point.x", NAT, r), field("point.y", NAT, r), MORE)));
        Free scheme = new Free("r", POINT);
        Const truncate = new Const("point.truncate", Type.fun(POINT, closed));
        assertFact(
                CPOINTS,
                "point.truncate_def",
                Hol.mkEq(
                        app(truncate, scheme),
                        point(field("point.x", NAT, scheme), field("point.y", NAT, scheme), UNITY)));
        Type own = Type.con("cpoint_ext", A, UNIT);
        Const fields = new Const("cpoint.fields", Type.fun(A, own));
        Const ext = new Const("cpoint_ext", Type.fun(List.of(A, UNIT), own));
        assertFact(CPOINTS, "cpoint.fields_def", Hol.mkEq(app(fields, COLOUR), app(ext, COLOUR, UNITY)));
    }

    @Test
    void theSpecificationNamesParentFieldsAndMore() {
        var record = (TypeSpecification.Record)
                CPOINTS.typeSpecification("cpoint_ext").orElseThrow();
        assertEquals(Optional.of(new TypeSpecification.Parent("point_ext", List.of())), record.parent());
        assertEquals(CPOINT, record.scheme());
        assertEquals(List.of(new Const("cpoint.colour", Type.fun(CPOINT, A))), record.fields());
        assertEquals(List.of(A), record.parameters());
    }

    @Test
    void theParentsParametersAreInstantiated() {
        var spec = new RecordSpec(
                "named",
                List.of(),
                Optional.of(new RecordSpec.Parent("cpoint", List.of(list(NAT)))),
                List.of(new RecordSpec.Field("named.id", NAT)),
                UNITS);
        Theory theory = Records.define(CPOINTS, spec);
        assertProved(CPOINTS, theory);
        assertEquals(
                Type.con("point_ext", Type.con("cpoint_ext", list(NAT), Type.con("named_ext", UNIT))),
                Records.type(theory, "named", List.of(), UNIT).orElseThrow());
    }

    @Test
    void impossibleRecordsAreRefused() {
        var unknown = Optional.of(new RecordSpec.Parent("nowhere", List.of()));
        List<RecordSpec.Field> fields = List.of(new RecordSpec.Field("r.x", NAT));
        assertEquals(
                "record r: nowhere is no record",
                refusal(() -> Records.define(THEORY, new RecordSpec("r", List.of(), unknown, fields, UNITS))));
        var point = Optional.of(new RecordSpec.Parent("point", List.of()));
        assertEquals(
                "record r: there are two fields of the name x",
                refusal(() -> Records.define(POINTS, new RecordSpec("r", List.of(), point, fields, UNITS))));
        assertEquals(
                "record r: it adds no field",
                refusal(() -> Records.define(POINTS, new RecordSpec("r", List.of(), point, List.of(), UNITS))));
        var two = Optional.of(new RecordSpec.Parent("cpoint", List.of(NAT, NAT)));
        assertEquals(
                "record r: record cpoint takes 1 types, not 2",
                refusal(() -> Records.define(CPOINTS, new RecordSpec("r", List.of(), two, fields, UNITS))));
        List<RecordSpec.Field> open = List.of(new RecordSpec.Field("r.x", A));
        assertEquals(
                "datatype r_ext: constructor r_ext uses a type variable that is no parameter: 'a",
                refusal(() -> Records.define(THEORY, new RecordSpec("r", List.of(), Optional.empty(), open, UNITS))));
    }
}
