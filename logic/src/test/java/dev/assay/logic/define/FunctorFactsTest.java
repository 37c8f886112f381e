package dev.assay.logic.define;

import static dev.assay.logic.Term.app;
import static dev.assay.logic.define.Predicates.A;
import static dev.assay.logic.define.Predicates.B;
import static dev.assay.logic.define.Predicates.LISTS;
import static dev.assay.logic.define.Predicates.NAT;
import static dev.assay.logic.define.Predicates.PAIRS;
import static dev.assay.logic.define.Predicates.codatatype;
import static dev.assay.logic.define.Predicates.con;
import static dev.assay.logic.define.Predicates.datatype;
import static dev.assay.logic.define.Predicates.free;
import static dev.assay.logic.define.Predicates.list;
import static dev.assay.logic.define.Predicates.predicate;
import static dev.assay.logic.define.Predicates.proved;
import static dev.assay.logic.define.Predicates.spec;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.theory.Theory;
import java.util.List;
import org.junit.jupiter.api.Test;

class FunctorFactsTest {
    private static final List<String> LAWS = List.of(
            "pred_True",
            "pred_mp",
            "pred_mono",
            "map_cong_pred",
            "map_ident_pred",
            "map_ident",
            "map_comp_pred",
            "map_comp",
            "rel_mono_pred",
            "rel_mono",
            "rel_refl_pred",
            "rel_refl",
            "rel_eq_pred",
            "rel_eq");

    private static void hasAllLaws(Theory theory, String type) {
        for (String law : LAWS) {
            proved(theory.theorem(type + "." + law));
        }
    }

    @Test
    void lawsOfLists() {
        hasAllLaws(LISTS, "list");
        Free f = free("f", Type.fun(A, Type.var("'a_1")));
        Free g = free("g", Type.fun(Type.var("'a_1"), Type.var("'a_2")));
        Free t = free("t", list(A));
        Free x = free("x", A);
        Term twice = app(map(g), app(map(f), t));
        Term once = app(map(Term.lambda(x, app(g, app(f, x)))), t);
        assertEquals(Hol.mkEq(twice, once), LISTS.theorem("list.map_comp").conclusion());
        assertEquals(
                Hol.mkEq(app(map(Term.lambda(x, x)), t), t),
                LISTS.theorem("list.map_ident").conclusion());
        Const rel = new Const("rel_list", predicate(predicate(A, A), list(A), list(A)));
        assertEquals(
                Hol.mkEq(app(rel, Hol.eq(A)), Hol.eq(list(A))),
                LISTS.theorem("list.rel_eq").conclusion());
        Free a = free("A", predicate(A));
        Free b = free("B", predicate(A));
        Const pred = new Const("pred_list", predicate(predicate(A), list(A)));
        Term growth = Hol.mkAll(x, Hol.mkImplies(app(a, x), app(b, x)));
        assertEquals(
                Hol.mkImplies(List.of(growth, app(pred, a, t)), app(pred, b, t)),
                LISTS.theorem("list.pred_mono").conclusion());
        assertEquals(List.of(LISTS.theorem("list.pred_mono"), LISTS.theorem("list.rel_mono")), LISTS.theorems("mono"));
    }

    private static Term map(Term f) {
        Type type = f.type();
        return app(new Const("map_list", Type.fun(List.of(type, list(type.domain())), list(type.range()))), f);
    }

    @Test
    void severalParametersAreMappedTogether() {
        hasAllLaws(PAIRS, "prod");
    }

    @Test
    void nestedTypesUseTheLawsOfTheTypesAround() {
        Type.Con rose = Type.con("rose", A);
        hasAllLaws(datatype(LISTS, spec("rose", List.of(A), con("Rose", A, list(rose)))), "rose");
        Type.Con deep = Type.con("deep", A, B);
        Type inside = list(Type.con("prod", list(A), Type.fun(NAT, list(Type.con("prod", B, deep)))));
        hasAllLaws(datatype(PAIRS, spec("deep", List.of(A, B), con("Leaf", NAT), con("Node", inside, NAT))), "deep");
    }

    @Test
    void mutualTypesHaveThemTogether() {
        Type.Con tree = Type.con("tree", A);
        Type.Con forest = Type.con("forest", A);
        Theory theory = datatype(
                LISTS,
                spec("tree", List.of(A), con("Tree", A, forest)),
                spec("forest", List.of(A), con("Empty"), con("Grow", list(tree), forest)));
        hasAllLaws(theory, "tree");
        hasAllLaws(theory, "forest");
    }

    @Test
    void deadParametersStayAsTheyAre() {
        Type.Con stream = Type.con("machine", A, B);
        hasAllLaws(
                datatype(LISTS, spec("machine", List.of(A, B), con("Stop", B), con("Step", Type.fun(A, stream)))),
                "machine");
    }

    @Test
    void aTypeAroundWithoutLawsLeavesNone() {
        Type.Con llist = Type.con("llist", A);
        Theory lazy = codatatype(LISTS, spec("llist", List.of(A), con("LNil"), con("LCons", A, llist)));
        Theory theory = datatype(
                lazy, spec("bush", List.of(A), con("Leaf", A), con("Bush", Type.con("llist", Type.con("bush", A)))));
        assertTrue(theory.fact("bush.pred_True").isEmpty());
    }
}
