package dev.assay.logic.kernel;

import static dev.assay.logic.kernel.Examples.A;
import static dev.assay.logic.kernel.Examples.B;
import static dev.assay.logic.kernel.Examples.NAT;
import static dev.assay.logic.kernel.Examples.list;
import static dev.assay.logic.kernel.Examples.prod;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.logic.Type;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DependencyTest {
    @Test
    void whatIsLearntLaterIsPutIntoWhatWasLearntBefore() {
        // The last pair is looked at first: 'a is a list of 'b, and only then 'b is nat.
        assertEquals(Optional.of(Map.of(A, list(NAT), B, NAT)), Dependency.unify(List.of(B, A), List.of(NAT, list(B))));
        assertEquals(
                Optional.of(Map.of(A, list(NAT), B, NAT)),
                Dependency.unify(List.of(prod(B, A)), List.of(prod(NAT, list(B)))));
    }

    @Test
    void theSameTypesAreUnifiedByNothing() {
        assertEquals(Optional.of(Map.of()), Dependency.unify(List.of(A, list(A)), List.of(A, list(A))));
    }

    @Test
    void noTypeIsAPartOfItself() {
        assertEquals(Optional.empty(), Dependency.unify(List.of(A), List.of(list(A))));
        assertEquals(Optional.empty(), Dependency.unify(List.of(A, B), List.of(list(B), list(A))));
    }

    @Test
    void otherConstructorsHaveNoInstanceInCommon() {
        assertEquals(Optional.empty(), Dependency.unify(List.of(list(A)), List.of(prod(A, B))));
        assertEquals(Optional.empty(), Dependency.unify(List.<Type>of(NAT), List.of(list(A))));
    }
}
