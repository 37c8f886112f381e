package dev.assay.logic.linear;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.assay.logic.Term;
import dev.assay.logic.Type;
import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;

class LinearTest {
    private static final Type NAT = Type.con("Nat.nat");

    /** The size of a universe, whose type is written nowhere. */
    private static Term size(Type element) {
        Type set = Type.con("Set.set", element);
        return Term.app(new Term.Const("card", Type.fun(set, NAT)), new Term.Const("UNIV", set));
    }

    @Test
    void unknownsThatOnlyTypesTellApartAreDifferent() {
        List<Type> types = List.of(Type.var("'a"), Type.var("'b"), NAT, Type.bool(), Type.con("List.list", NAT));
        for (Type a : types) {
            for (Type b : types) {
                int order = Linear.ORDER.compare(size(a), size(b));
                assertEquals(a.equals(b), order == 0, () -> a + " and " + b);
                assertEquals(Integer.signum(order), -Integer.signum(Linear.ORDER.compare(size(b), size(a))));
            }
        }
        Linear difference = Linear.of(size(NAT)).minus(Linear.of(size(Type.bool())));
        assertNotEquals(Linear.of(BigInteger.ZERO), difference);
        assertEquals(Linear.of(BigInteger.ZERO), difference.minus(difference));
    }
}
