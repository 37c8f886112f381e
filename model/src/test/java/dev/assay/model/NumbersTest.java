package dev.assay.model;

import static dev.assay.model.Modelled.find;
import static dev.assay.model.Modelled.findIn;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Numbers that are not represented, and classes to which they belong. */
class NumbersTest {
    @ParameterizedTest // T10 and what else is known of real functions at rational arguments
    @CsvSource(delimiter = ';', textBlock = """
            pi = 0                                          ; genuine
            pi \\<noteq> 0                                       ; none
            2 * pi = 0                                      ; none
            exp x = (1::real)                               ; genuine
            exp x = 1 \\<Longrightarrow> x = (0::real)                  ; none
            sqrt 4 = 2                                      ; none
            sqrt 4 = 1                                      ; genuine
            sqrt 2 = x \\<Longrightarrow> x = 1                         ; none
            sqrt x = x                                      ; genuine
            root 3 (- 8) = - 2                              ; none
            root 3 (- 8) = 2                                ; genuine
            sin 0 = (1::real)                               ; genuine
            sin x = 0 \\<longleftrightarrow> x = (0::real)              ; none
            4 powr (1/2) = (2::real)                        ; none
            4 powr (- 1/2) = (2::real)                      ; genuine
            ln 0 = (x::real)                                ; none
            arccos 2 = 0                                    ; none
            cot 0 = (0::real)                               ; none
            0 * x + exp y = 1 \\<Longrightarrow> y = (0::real)          ; none
            exp (x * y) = exp x * exp (y::real)             ; genuine
            of_int (floor (1/2)) = (1/2 :: real)            ; genuine
            of_int (floor x) \\<le> (x::real)                     ; none
            floor (- (1/2) :: real) = 0                     ; genuine
            ceiling (1/2 :: real) = 1                       ; none
            """)
    void aValueOfARealFunctionIsKnownIfItIsRationalAndNotRepresentedIfItIsNot(String proposition, String verdict) {
        assertEquals(
                verdict,
                findIn("Complex_Main", "", proposition, "card=1-3", "max_potential=0")
                        .verdict()
                        .toString());
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            (20::int) * 3 = 61                              ; genuine
            (20::int) * 3 = 60                              ; none
            (7::nat) - 5 = 3                                ; genuine
            length (replicate 20 x) = 19                    ; genuine
            length (replicate 20 x) = 20                    ; none
            sum_list [1..<9] = (35::nat)                    ; genuine
            sum_list [1..<9] = (36::nat)                    ; none
            x < (30::nat) \\<Longrightarrow> x < 1                      ; genuine
            (100::int) div 7 = 14                           ; none
            (100::int) mod 7 = 3                            ; genuine
            case (12::nat) of 0 \\<Rightarrow> False | Suc n \\<Rightarrow> n = 11 ; none
            """)
    void aNumberThatIsComputedFromNumbersNeedNotBeRepresented(String proposition, String verdict) {
        assertEquals(
                verdict,
                find("", proposition, "card=2-3", "max_potential=0").verdict().toString());
    }

    @Test
    void aFunctionWhoseArgumentGrowsIsFollowedOnlySoFar() {
        String grows = """
                function climb :: "nat \\<Rightarrow> nat \\<Rightarrow> nat" where
                  "climb m n = (if m \\<le> n then n else climb m (Suc n))" by auto
                termination by (relation "measure (\\<lambda>(m, n). m - n)") auto
                """;
        assertEquals(Verdict.GENUINE, find(grows, "climb m 0 = 0", "card=1-4").verdict());
        assertEquals(
                Verdict.NONE,
                find(grows, "climb m 0 = m", "card=1-4", "max_potential=0").verdict());
    }

    @Test
    void whatIsFalseOfTheIntegersIsFalseOfAllRingsOfTheirKind() {
        Finding finding =
                find("", "(1::'a::linordered_idom) \\<le> of_int z \\<longleftrightarrow> z \\<le> 1", "card=1-3");
        assertEquals(Verdict.GENUINE, finding.verdict());
        assertTrue(finding.notes().contains("This is about the instance where 'a is int."), finding.notes()::toString);
        assertEquals(
                Verdict.NONE,
                find("", "(x::'a::linordered_idom) * x \\<ge> 0", "card=1-2").verdict());
        assertEquals(
                Verdict.GENUINE,
                findIn("Complex_Main", "", "(x::'a::linordered_field) / 2 = x", "card=1-2")
                        .verdict());
    }

    @Test
    void whatIsFalseOfASmallMonoidIsRefutedThere() {
        Finding finding = find("", "(x::'a::monoid_add) + y = y + x", "card=1-3");
        assertEquals(Verdict.GENUINE, finding.verdict());
        assertEquals(0, finding.notes().size());
    }
}
