package dev.assay.logic.define;

import static dev.assay.logic.define.Samples.A;
import static dev.assay.logic.define.Samples.B;
import static dev.assay.logic.define.Samples.NAT;
import static dev.assay.logic.define.Samples.THEORY;
import static dev.assay.logic.define.Samples.assertProved;
import static dev.assay.logic.define.Samples.con;
import static dev.assay.logic.define.Samples.list;
import static dev.assay.logic.define.Samples.option;
import static dev.assay.logic.define.Samples.prod;
import static dev.assay.logic.define.Samples.spec;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Type;
import dev.assay.logic.kernel.KernelException;
import dev.assay.logic.theory.Theory;
import dev.assay.logic.theory.TypeSpecification;
import java.util.List;
import org.junit.jupiter.api.Test;

class DatatypesTest {
    @Test
    void everyFactOfTheUsualTypesIsProved() {
        assertProved(THEORY);
        for (String fact : List.of(
                "inject",
                "distinct",
                "case",
                "simps",
                "exhaust",
                "split",
                "case_cong",
                "map",
                "pred",
                "rel",
                "induct")) {
            assertTrue(THEORY.fact("T.list." + fact).isPresent(), fact);
        }
    }

    @Test
    void treesBranchThroughFunctionsListsOptionsAndPairs() {
        Type.Con t = Type.con("T.t", A, B);
        Theory theory = Datatypes.define(
                THEORY,
                List.of(spec(
                        "T.t",
                        List.of(A, B),
                        con("T.Leaf", A),
                        con("T.Fun", Type.fun(B, t)),
                        con("T.Many", list(t)),
                        con("T.Maybe", option(prod(NAT, t))))));
        assertProved(theory);
        var free = (TypeSpecification.Free) theory.typeSpecification("T.t").orElseThrow();
        assertEquals(List.of(0), free.datatype().live(), "B is dead: it stands to the left of ⇒");
    }

    @Test
    void codatatypesHaveCoinductionAndExhaustion() {
        Type.Con stream = Type.con("T.stream", A);
        Type.Con tree = Type.con("T.itree", A);
        Theory theory = Datatypes.codefine(THEORY, List.of(spec("T.stream", List.of(A), con("T.SCons", A, stream))));
        theory = Datatypes.codefine(theory, List.of(spec("T.itree", List.of(A), con("T.INode", A, list(tree)))));
        assertProved(theory);
        assertTrue(theory.theorem("T.itree.coinduct").toString().contains("rel_list"));
        assertTrue(theory.fact("T.stream.split").isPresent());
    }

    @Test
    void aTypeWithoutABaseCaseIsRefusedWithTheReason() {
        Type.Con t = Type.con("T.t");
        var refusal = assertThrows(
                KernelException.class,
                () -> Datatypes.define(THEORY, List.of(spec("T.t", List.of(), con("T.C", prod(NAT, t))))));
        assertEquals(
                "datatype T.t: T.t has no base case: every constructor needs a value of the type already",
                refusal.getMessage());
    }

    @Test
    void recursionToTheLeftOfAnArrowIsRefusedWithTheReason() {
        Type.Con t = Type.con("T.t");
        var refusal = assertThrows(
                KernelException.class,
                () -> Datatypes.define(THEORY, List.of(spec("T.t", List.of(), con("T.L", Type.fun(t, Type.bool()))))));
        assertTrue(
                refusal.getMessage().contains("in constructor T.L the type recurs to the left of ⇒"),
                refusal.getMessage());
    }
}
