package dev.assay.syntax.isabelle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.kernel.Trust;
import dev.assay.syntax.Source;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Datatypes that recur inside finite sets and multisets. */
class CollectionDatatypesTest {
    private static TheoryDocument read(String body) {
        String header = "theory T imports Main \"HOL-Library.FSet\" \"HOL-Library.Multiset\" begin\n";
        return Library.read(new Source("T.thy", header + body + "\nend"), Optional.empty());
    }

    private static final String VALUES = """
            datatype val = VNat nat | VFun "(val × val) fset"
            """;

    @Test
    void theirConstructorsAreInjectiveAndDistinctAsTakenForGranted() {
        var document = read(VALUES);
        assertEquals(List.of(), document.failures());
        assertEquals(
                List.of("VNat x1 = VNat y1 <-> x1 = y1", "VFun x1 = VFun y1 <-> x1 = y1"),
                Theories.says(document, "T.val.inject"));
        assertEquals(List.of("VNat x1 ~= VFun y1", "VFun x1 ~= VNat y1"), Theories.says(document, "T.val.distinct"));
        assertEquals(
                Set.of(new Trust.Obligation("T.val.induct")),
                document.context().theory().theorem("T.val.induct").trust());
        assertEquals(1, document.statistics().admitted());
    }

    @Test
    void inductionGoesInsideOfTheirCollections() {
        var document = read(VALUES + "datatype 'a tree = Node 'a \"'a tree multiset\"");
        assertEquals(List.of(), document.failures());
        assertEquals(
                List.of("(ALL x1. P (VNat x1)) -->"
                        + " (ALL x1. (ALL x. x : fset x1 --> pred_prod P P x) --> P (VFun x1)) --> P x"),
                Theories.says(document, "T.val.induct"));
        assertEquals(
                List.of("(ALL x1 x2. (ALL x. x : set_mset x2 --> P x) --> P (Node x1 x2)) --> P x"),
                Theories.says(document, "T.tree.induct"));
    }

    @Test
    void caseDistinctionsAreDefinedByTheirConstructors() {
        var document = read(VALUES + "lemma \"(case v of VNat n ⇒ n | _ ⇒ 0) = 1\" oops");
        assertEquals(List.of(), document.failures());
        assertEquals(
                "case_val (%n. n) (%_. 0) v = 1",
                Theories.last(document).conclusion().toString().replaceAll("%[^n.]+\\.", "%_."));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "rec_val f g v = w",
                "is_VNat v",
                "un_VFun v = s",
                "size (v :: val) = 0",
            })
    void whatTheyDoNotHaveIsNotUnderstood(String statement) {
        assertEquals(
                1, read(VALUES + "lemma \"" + statement + "\" oops").failures().size());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "datatype t = C \"t fset ⇒ nat\"",
                "datatype t = C t \"t fset\"",
                "datatype t = C \"t fset set\"",
                "datatype t = A (n: nat) | C \"t fset\"",
                "datatype 'a t = A | C \"nat t fset\" 'a",
                "codatatype t = C \"t fset\"",
            })
    void whatIsNoDatatypeOfThatKindIsRefused(String command) {
        var document = read(command + "\nlemma \"C x = y\" oops");
        assertEquals(2, document.failures().size());
        assertTrue(document.failures().getLast().toString().contains("C is not understood"));
    }

    @Test
    void functionsGoIntoTheirPartsByTheMapFunctions() {
        var document = read(VALUES + """
                primrec depth :: "val ⇒ nat" where
                  "depth (VNat n) = 0"
                | "depth (VFun s) = Suc (Max (fset (fimage (λ(m, n). m + n) (fimage (map_prod depth (λv. depth v)) s))))"
                lemma "depth v = 0" oops
                """);
        assertEquals(List.of(), document.failures());
        assertEquals(
                "depth (VNat n) = 0", Theories.says(document, "T.depth.simps").getFirst());
        assertEquals(
                Set.of(new Trust.Obligation("T.depth.simps")),
                document.context()
                        .theory()
                        .fact("T.depth.simps")
                        .orElseThrow()
                        .theorems()
                        .getFirst()
                        .trust());
    }

    @Test
    void ofSeveralEquationsThatMatchTheFirstCounts() {
        var document = read(VALUES + """
                fun kind :: "val ⇒ val option ⇒ nat" where
                  "kind (VNat 0) None = 1"
                | "kind (VNat n) (Some (VFun s)) = n"
                | "kind v (Some (VNat n)) = n + 2"
                | "kind _ _ = 7"
                fun firsts :: "val list ⇒ nat list" where
                  "firsts (VNat n # vs) = n # firsts vs"
                | "firsts _ = []"
                lemma "kind v None = 1" oops
                """);
        assertEquals(List.of(), document.failures());
        List<String> kind = Theories.says(document, "T.kind.simps");
        assertEquals("kind (VNat 0) None = 1", kind.get(0));
        assertEquals("kind (VNat n) (Some (VFun s)) = n", kind.get(1));
        assertEquals("kind v (Some (VNat n)) = n + 2", kind.get(2));
        assertTrue(kind.get(3).startsWith("~ (uu_1_ = VNat 0 & uu_2_ = None) -->"), kind.get(3));
        assertEquals(
                "firsts (VNat n # vs) = n # firsts vs",
                Theories.says(document, "T.firsts.simps").getFirst());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "fun f :: \"val ⇒ nat\" where \"f (VNat n) = f (VNat (n + 1))\" | \"f (VFun s) = 0\"",
                "fun f :: \"val ⇒ nat\" where \"f (VNat n) = 0\" | \"f (VFun s) = Suc (f (VFun s))\"",
                "fun f :: \"val ⇒ nat\" where \"f (VNat n) = 0\" | \"f (VFun s) = Suc (f (fst (SOME p. p |∈| s)))\"",
                "fun f :: \"val ⇒ val ⇒ nat\" where \"f (VNat n) v = 0\" | \"f v (VNat n) = f (VNat n) v\"",
                "fun f :: \"val ⇒ nat\" where \"f (VNat (n + n)) = 0\" | \"f (VFun s) = 1\"",
                "codatatype s = S nat s fun f :: \"s ⇒ val ⇒ nat\" where \"f (S n s) (VNat m) = f s (VNat n)\"",
                "fun f :: \"val ⇒ nat\" where \"f (VNat n) = 0\" | \"f (VFun s) = fcard (fimage (λp. Suc (f v)) s)\"",
            })
    void whatIsNotSeenToEndOrToBeOneFunctionIsRefused(String command) {
        assertEquals(1, read(VALUES + command).failures().size(), command);
    }
}
