package dev.assay.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.assay.logic.Sort;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import java.util.List;
import org.junit.jupiter.api.Test;

class DigestTest {
    private static String of(Type type) {
        return new Digest().add(new Term.Free("x", type)).hex();
    }

    @Test
    void statementsAboutOtherSortsAreOtherStatements() {
        assertNotEquals(of(Type.var("'a", Sort.of("O.order"))), of(Type.var("'a", Sort.of("O.linorder"))));
        assertEquals(of(Type.var("'a", Sort.of("O.order"))), of(Type.var("'a", Sort.of("O.order"))));
    }

    @Test
    void typesOfTheSameNameFromOtherTheoriesAreOtherTypes() {
        assertNotEquals(of(new Type.Con("A.t", List.of())), of(new Type.Con("B.t", List.of())));
    }
}
