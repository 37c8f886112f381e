package dev.assay.fol.monotonicity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.fol.Problem;
import dev.assay.fol.Problems;
import dev.assay.fol.print.TptpOutput;
import org.junit.jupiter.api.Test;

class SortInferenceTest {
    @Test
    void monkeysAndBananasAreToldApartWithoutTheirTypes() {
        Problem sorted = SortInference.infer(Problems.read("""
                fof(two, axiom, ![M]: (owns(M, b1(M)) & owns(M, b2(M)))).
                fof(differ, axiom, ![M]: b1(M) != b2(M)).
                fof(alone, axiom, ![M1, M2, B]: ((owns(M1, B) & owns(M2, B)) => M1 = M2)).
                """));
        assertEquals(2, sorted.types().size());
        assertEquals("""
                tff(s1_type, type, s1: $tType).
                tff(s2_type, type, s2: $tType).
                tff(owns_decl, type, owns: (s1 * s2) > $o).
                tff(b1_decl, type, b1: s1 > s2).
                tff(b2_decl, type, b2: s1 > s2).
                tff(two, axiom, ![M: s1]: (owns(M, b1(M)) & owns(M, b2(M)))).
                tff(differ, axiom, ![M: s1]: b1(M) != b2(M)).
                tff(alone, axiom, ![M1: s1, M2: s1, B: s2]: (~ owns(M1, B) | ~ owns(M2, B) | M1 = M2)).
                """, TptpOutput.print(sorted));
    }

    @Test
    void theSidesOfAnEquationHaveOneSort() {
        Problem sorted = SortInference.infer(Problems.read("fof(a, axiom, ![X]: (p(X) | f(X) = c))."));
        assertEquals(2, sorted.types().size());
        assertTrue(SortInference.infer(Problems.read("fof(a, axiom, ![X]: (p(X) | f(X) = X))."))
                        .types()
                        .size()
                == 1);
    }
}
