package dev.assay.logic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

class ConjectureTest {
    private static final Position HERE = new Position("List.thy", 12, 3);
    private static final Type.Var A = Type.var("'a");

    private static Term.Free predicate(String name) {
        return new Term.Free(name, Type.fun(A, Type.bool()));
    }

    @Test
    void fixesItsVariablesInTheOrderInWhichTheyAppear() {
        var x = new Term.Free("x", A);
        var conjecture = new Conjecture("c", HERE, List.of(Term.app(predicate("Q"), x)), Term.app(predicate("P"), x));
        assertEquals(List.of(predicate("Q"), x, predicate("P")), List.copyOf(conjecture.variables()));
        assertEquals(List.of(A), List.copyOf(conjecture.typeVariables()));
    }

    @Test
    void aLooseBoundVariableIsRefusedWithThePlaceItComesFrom() {
        var failure = assertThrows(
                IllegalArgumentException.class, () -> new Conjecture("c", HERE, List.of(), new Term.Bound(0)));
        assertEquals("List.thy:12:3: conjecture c has a loose bound variable in B.0", failure.getMessage());
    }
}
