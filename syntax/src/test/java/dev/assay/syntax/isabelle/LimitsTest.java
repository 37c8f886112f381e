package dev.assay.syntax.isabelle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.syntax.Source;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Filters, limits, norms and derivatives are read as Isabelle reads them. */
class LimitsTest {
    private static Term read(String statement) {
        String text = "theory T imports Complex_Main begin\nlemma \"" + statement + "\" oops\nend";
        TheoryDocument document = Library.read(new Source("T.thy", text), Optional.empty());
        assertEquals(List.of(), document.failures(), statement);
        assertEquals(List.of(), document.errors(), statement);
        return Theories.last(document).conclusion();
    }

    private static Set<String> sorts(String statement) {
        return read(statement).typeVariables().stream()
                .map(Type.Var::sort)
                .map(Object::toString)
                .collect(Collectors.toSet());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    ((λx. x * x) has_real_derivative 2 * x) (at x) | ((λx. x * x) has_field_derivative 2 * x) (at (x::real))
                    DERIV f x :> D                                 | (f has_field_derivative D) (at x)
                    (λn. 1 / real n) \\<longlonglongrightarrow> 0                     | filterlim (λn. 1 / real n) (nhds 0) sequentially
                    f \\<midarrow>x\\<rightarrow> l                                   | filterlim f (nhds l) (at x within UNIV)
                    ∀⇩F n in sequentially. 0 < real n              | eventually (λn. 0 < real n) at_top
                    ∃⇩F x in at_right 0. f x > (x::real)           | frequently (λx. f x > x) (at 0 within {0<..})
                    LIM x at_top. f (x::real) :> at_infinity       | filterlim f at_infinity at_top
                    isCont f x                                     | continuous (at x) f
                    (∑n. f n) = (0::real)                          | suminf f = 0
                    x /⇩R 2 = (y::complex)                         | scaleR (inverse 2) x = y
                    """)
    void notationStandsForItsConstants(String written, String meant) {
        assertEquals(
                read(meant).betaNormal().etaContract().toString(),
                read(written).betaNormal().etaContract().toString());
    }

    @Test
    void normsAreThoseOfNormedVectorSpacesWhereNothingElseIsSaid() {
        assertEquals(Set.of("Real_Vector_Spaces.real_normed_vector"), sorts("0 ≤ norm x"));
        assertEquals(Set.of("Real_Vector_Spaces.metric_space"), sorts("dist x y = dist y x"));
        assertEquals(Set.of("Topological_Spaces.topological_space"), sorts("open A ⟶ open (A ∪ A)"));
    }

    @Test
    void exponentialsAreThoseOfAnyBanachAlgebra() {
        assertEquals(
                Set.of("{Real_Vector_Spaces.banach,Real_Vector_Spaces.real_normed_algebra_1}"), sorts("exp x = exp x"));
        assertEquals(Set.of(), sorts("exp (𝗂 * of_real x) = cis x"));
    }
}
