package dev.assay.syntax.isabelle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.logic.theory.Theory;
import dev.assay.syntax.Source;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What definitions mean, by the facts that come with them. */
class DefinedFactsTest {
    private static Theory theory(String body) {
        var document =
                Library.read(new Source("T.thy", "theory T imports Main begin\n" + body + "\nend"), Optional.empty());
        assertEquals(List.of(), document.failures());
        assertEquals(List.of(), document.errors());
        return document.context().theory();
    }

    private static void assertFact(Theory theory, String name, String... propositions) {
        assertEquals(
                List.of(propositions),
                theory.fact("T." + name).orElseThrow().theorems().stream()
                        .map(thm -> thm.conclusion().toString())
                        .toList());
    }

    @Test
    void aFactIsNotCalledByAKeyword() {
        Context context = Library.read(
                        new Source("T.thy", "theory T imports Main begin datatype t = A | B end"), Optional.empty())
                .context();
        assertEquals("t.case", context.factText("T.t.case"));
        assertEquals("t.induct", context.factText("T.t.induct"));
    }

    // Sizes

    @Test
    void theSizeOfAConstructorIsOneMoreThanTheSizesInside() {
        Theory theory = theory("datatype 'a tree = Leaf | Node \"'a tree\" 'a \"'a tree\"");
        assertFact(
                theory,
                "tree.size",
                "size_tree f1 Leaf = 0",
                "size_tree f1 (Node x1 x2 x3) = Suc (size_tree f1 x1 + f1 x2 + size_tree f1 x3)",
                "size Leaf = 0",
                "size (Node x1 x2 x3) = Suc (size x1 + size x3)");
        assertEquals(
                0,
                theory.fact("T.tree.size")
                        .orElseThrow()
                        .theorems()
                        .getLast()
                        .trust()
                        .size());
    }

    @Test
    void sizesGoThroughContainers() {
        assertFact(
                theory("datatype 'a rose = Rose 'a \"'a rose list\""),
                "rose.size",
                "size_rose f1 (Rose x1 x2) = Suc (f1 x1 + size_list (%x. size_rose f1 x) x2)",
                "size (Rose x1 x2) = Suc (size_list (%x. size x) x2)");
    }

    @Test
    void typesThatRecurThroughEachOtherHaveSizes() {
        Theory theory = theory("datatype ev = Z | E od and od = O ev");
        assertFact(
                theory,
                "ev.size",
                "size_ev Z = 0",
                "size_ev (E x1) = Suc (size_od x1)",
                "size Z = 0",
                "size (E x1) = Suc (size x1)");
        assertFact(theory, "od.size", "size_od (O x1) = Suc (size_ev x1)", "size (O x1) = Suc (size x1)");
    }

    @Test
    void constructorsThatDoNotRecurWeighTheSame() {
        assertFact(
                theory("datatype 'a opt = No | Yes 'a"),
                "opt.size",
                "size_opt f1 No = Suc 0",
                "size_opt f1 (Yes x1) = Suc (f1 x1)",
                "size No = Suc 0",
                "size (Yes x1) = Suc 0");
        assertFact(
                theory("datatype c = A | B nat bool"),
                "c.size",
                "size_c A = 0",
                "size_c (B x1 x2) = 0",
                "size A = 0",
                "size (B x1 x2) = 0");
    }

    @Test
    void aDatatypeCanDoWithoutASize() {
        Theory theory = theory("datatype (plugins del: size) t = T");
        assertEquals(Optional.empty(), theory.fact("T.t.size"));
    }

    // Selectors and discriminators

    @Test
    void selectorsAndDiscriminatorsHaveTheirEquations() {
        Theory theory = theory("datatype 'a t = Leaf | Node (left: \"'a t\") (val: 'a) where \"left Leaf = Leaf\"");
        assertFact(theory, "t.sel", "left (Node x1 x2) = x1", "left Leaf = Leaf", "val (Node x1 x2) = x2");
        assertFact(theory, "t.disc", "~ is_Node Leaf", "is_Node (Node x1 x2)");
        assertFact(theory, "t.rel_distinct", "~ rel_t R0 Leaf (Node y1 y2)", "~ rel_t R0 (Node x1 x2) Leaf");
    }

    @Test
    void aTruthValueAsDefaultMakesNoDiscriminator() {
        Theory theory = theory("datatype t = A | B (flag: bool) where \"flag A = True\"");
        assertFact(theory, "t.sel", "flag (B x1) <-> x1", "flag A <-> True");
        assertFact(theory, "t.disc", "~ is_B A", "is_B (B x1)");
    }

    // Equations under conditions

    @Test
    void truthValuesAreTestedFromTopToBottom() {
        Theory theory = theory(
                "fun f :: \"bool ⇒ nat list ⇒ nat\" where \"f True [] = 1\" | \"f False (x # xs) = x\" | \"f _ _ = 3\"");
        assertFact(theory, "f.simps", "f b [] = (if b then 1 else 3)", "f b' (x # xs) = (if ~ b' then x else 3)");
    }

    @Test
    void theSecondTruthValueNeedsNoTest() {
        assertFact(
                theory("fun g :: \"bool ⇒ nat ⇒ nat\" where \"g True n = n\" | \"g False n = Suc n\""),
                "g.simps",
                "g b n = (if b then n else Suc n)");
    }

    @Test
    void aSpecialPatternComesBeforeAGeneralOneUnderACondition() {
        Theory theory = theory(
                "function f :: \"nat ⇒ nat\" where \"n > 1 ⟹ f n = 7\" | \"f 0 = 1\" | \"f (Suc 0) = 2\" by auto");
        assertFact(
                theory,
                "f.simps",
                "f (Suc 0) = (if 1 < Suc 0 then 7 else 2)",
                "f 0 = (if 1 < 0 then 7 else 1)",
                "f (Suc (Suc n2)) = (if 1 < Suc (Suc n2) then 7 else undefined)");
    }

    @Test
    void patternsThatOverlapInPartAreToldApart() {
        Theory theory = theory(
                "fun f :: \"bool ⇒ nat list ⇒ nat list ⇒ nat\" where \"f True xs [] = 1\" | \"f b (y # ys) zs = 2\" | \"f b xs zs = 3\"");
        assertFact(
                theory,
                "f.simps",
                "f b'' (y' # ys') [] = (if b'' then 1 else 2)",
                "f b' [] [] = (if b' then 1 else 3)",
                "f b (y # ys) (zs1 # zs2) = 2",
                "f b [] (zs5 # zs6) = 3");
    }

    // Other commands

    @Test
    void aParameterOfAnInstanceMayLeaveItsTypeOpen() {
        Theory theory = theory(
                "datatype 'a bx = Bx 'a instantiation bx :: (ord) ord begin fun less_eq_bx where \"Bx a ≤ Bx b ⟷ a ≤ b\" definition \"x < y ⟷ (case x of Bx a ⇒ case y of Bx b ⇒ a < b)\" instance .. end");
        assertFact(theory, "less_eq_bx.simps", "Bx a <= Bx b <-> a <= b");
    }

    @Test
    void rulesMayAskForAllAndSomeElementsOfAList() {
        Theory theory = theory(
                "datatype r = R \"r list\" inductive every where \"(∀x ∈ set xs. every x) ⟹ every (R xs)\" inductive some where \"∃x ∈ set xs. some x ⟹ some (R xs)\"");
        assertEquals(0, theory.theorem("T.every.induct").trust().size());
        assertFact(
                theory, "every.induct", "every a --> (ALL xs. Ball (set xs) (%x. every x & P x) --> P (R xs)) --> P a");
    }

    @Test
    void aRecordIsATypeOfTuples() {
        Theory theory = theory("record point = px :: nat py :: bool");
        assertFact(theory, "Abs_point_ext.simps", "Abs_point_ext (x1, x2, x3) = point_ext x1 x2 x3");
        assertFact(theory, "Rep_point_ext_inverse", "Abs_point_ext (Rep_point_ext r) = r");
        assertEquals(0, theory.theorem("T.Rep_point_ext_inverse").trust().size());
    }
}
