package dev.assay.code.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.assay.code.runtime.Fun;
import dev.assay.logic.Type;
import org.junit.jupiter.api.Test;

class ExprTest {
    private static final Type FUNCTION = Type.fun(Type.bool(), Type.bool());

    private static Fun identity() {
        return new Fun(1) {
            @Override
            protected Object applyExactly(Object... arguments) {
                return arguments[0];
            }
        };
    }

    @Test
    void functionsInExpressionsAreTheSameIfTheyAreOneObject() {
        Fun function = identity();
        var value = new Expr.Value(function, FUNCTION);
        assertEquals(value, new Expr.Value(function, FUNCTION));
        assertEquals(value.hashCode(), new Expr.Value(function, FUNCTION).hashCode());
        assertNotEquals(value, new Expr.Value(identity(), FUNCTION));
    }

    @Test
    void truthValuesInExpressionsAreComparedAsValues() {
        assertEquals(new Expr.Value(true, Type.bool()), new Expr.Value(Boolean.parseBoolean("true"), Type.bool()));
        assertNotEquals(new Expr.Value(true, Type.bool()), new Expr.Value(false, Type.bool()));
    }
}
