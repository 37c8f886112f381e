package dev.assay.logic.define;

import static dev.assay.logic.define.Samples.*;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.logic.Theory;
import dev.assay.logic.Type;
import java.util.List;
import org.junit.jupiter.api.Test;

class FunctorFactsTest {
    private static final List<String> LAWS = List.of(
            "pred_True", "pred_mp", "pred_mono", "map_cong_pred", "map_ident_pred", "map_ident", "map_comp_pred", "map_comp",
            "rel_mono_pred", "rel_mono", "rel_refl_pred", "rel_refl", "rel_eq_pred", "rel_eq");

    private static void allLaws(Theory theory, String type) {
        for (String law : LAWS) {
            proved(theory.theorem(type + "." + law));
        }
    }

    @Test
    void listsHaveAllLaws() {
        allLaws(LISTS, "list");
    }

    @Test
    void pairsHaveThemInBothParameters() {
        allLaws(PAIRS, "prod");
    }

    @Test
    void nestedTypesUseTheLawsOfTheInnerType() {
        Type.Con rose = Type.con("rose", A);
        allLaws(datatype(LISTS, spec("rose", List.of(A), con("Rose", A, list(rose)))), "rose");
    }

    @Test
    void deepNesting() {
        Type.Con t = Type.con("t", A, B);
        Type arg = list(Type.con("prod", list(A), Type.fun(NAT, list(Type.con("prod", B, t)))));
        allLaws(datatype(PAIRS, spec("t", List.of(A, B), con("Leaf", NAT), con("Node", arg, NAT))), "t");
    }

    @Test
    void mutualTypes() {
        Type.Con tree = Type.con("tree", A);
        Type.Con forest = Type.con("forest", A);
        Theory theory = datatype(LISTS, spec("tree", List.of(A), con("Tree", A, forest)), spec("forest", List.of(A), con("Empty"), con("Grow", list(tree), forest)));
        allLaws(theory, "tree");
        allLaws(theory, "forest");
    }

    @Test
    void deadParameters() {
        Type.Con s = Type.con("s", A, B);
        Theory theory = datatype(LISTS, spec("s", List.of(A, B), con("Stop", B), con("Step", Type.fun(A, s))));
        allLaws(theory, "s");
    }
}
