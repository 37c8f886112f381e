package dev.assay.syntax;

import static dev.assay.logic.Term.app;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.logic.Conjecture;
import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import java.util.List;
import org.junit.jupiter.api.Test;

class GoalTest {
    private static final Type T = Type.var("'a");
    private static final Free X = new Free("x", T);
    private static final Free Y = new Free("y", T);
    private static final Free P = new Free("P", Type.fun(T, Type.bool()));
    private static final Free R = new Free("R", Type.fun(List.of(T, T), Type.bool()));

    @Test
    void outerQuantifiersAndImplicationsAreOpened() {
        Term inner = Hol.mkAll(Y, Hol.mkImplies(app(R, X, Y), app(R, Y, X)));
        Conjecture goal = Goal.of("g", Position.NONE, Hol.mkAll(X, Hol.mkImplies(app(P, X), inner)));
        assertEquals(List.of(app(P, X), app(R, X, Y)), goal.assumptions());
        assertEquals(app(R, Y, X), goal.conclusion());
    }

    @Test
    void variablesOfOneNameStayApart() {
        Term inner = Hol.mkAll(X, app(P, X));
        Free second = new Free("x_1", T);
        Conjecture goal = Goal.of("g", Position.NONE, Hol.mkAll(X, Hol.mkImplies(app(P, X), inner)));
        assertEquals(List.of(app(P, X)), goal.assumptions());
        assertEquals(app(P, second), goal.conclusion());
    }
}
