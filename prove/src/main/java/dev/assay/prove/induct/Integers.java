package dev.assay.prove.induct;

import dev.assay.logic.HolNames;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import java.util.Map;
import java.util.Optional;

/** What is computed with integers; relations give 1 or 0. */
enum Integers {
    ZERO(0),
    ONE(0),
    NEGATE(1),
    PLUS(2),
    MINUS(2),
    TIMES(2),
    DIVIDE(2),
    MODULO(2),
    LESS(2),
    LESS_EQUAL(2);

    static final Type TYPE = Type.con(HolNames.INT);
    static final String NUMERAL = HolNames.NUMERAL;

    private static final Map<String, Integers> NAMES = Map.of(
            HolNames.ZERO, ZERO,
            HolNames.ONE, ONE,
            HolNames.UMINUS, NEGATE,
            HolNames.PLUS, PLUS,
            HolNames.MINUS, MINUS,
            HolNames.TIMES, TIMES,
            HolNames.DIVIDE, DIVIDE,
            HolNames.MODULO, MODULO,
            HolNames.LESS, LESS,
            HolNames.LESS_EQ, LESS_EQUAL);

    private final int arity;

    Integers(int arity) {
        this.arity = arity;
    }

    static Optional<Integers> of(Term head) {
        return head instanceof Const(var name, var type) && (type.isFun() ? type.domain() : type).equals(TYPE)
                ? Optional.ofNullable(NAMES.get(name))
                : Optional.empty();
    }

    static boolean isOperation(Const c) {
        return of(c).isPresent() || c.name().equals(NUMERAL);
    }

    int arity() {
        return arity;
    }

    boolean isRelation() {
        return this == LESS || this == LESS_EQUAL;
    }

    /** Throws an {@link ArithmeticException} where the result is too large or there is none. */
    int apply(int[] numbers) {
        return switch (this) {
            case ZERO -> 0;
            case ONE -> 1;
            case NEGATE -> Math.negateExact(numbers[0]);
            case PLUS -> Math.addExact(numbers[0], numbers[1]);
            case MINUS -> Math.subtractExact(numbers[0], numbers[1]);
            case TIMES -> Math.multiplyExact(numbers[0], numbers[1]);
            case DIVIDE -> Math.floorDiv(numbers[0], numbers[1]);
            case MODULO -> Math.floorMod(numbers[0], numbers[1]);
            case LESS -> numbers[0] < numbers[1] ? 1 : 0;
            case LESS_EQUAL -> numbers[0] <= numbers[1] ? 1 : 0;
        };
    }
}
