package dev.assay.lift;

import static dev.assay.logic.Term.app;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.define.Definitions;
import dev.assay.logic.evaluate.Computation;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.kernel.Trust;
import dev.assay.logic.theory.Fact;
import dev.assay.logic.theory.Theory;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The types of Java that are not made of others: numbers and texts. Operations are constants that Java itself computes; the laws
 * known of them are those of the ring of numbers modulo 2ⁿ, or of the integers, and of their order.
 */
final class Arithmetic implements Computation {

    /** A type and how it computes. */
    enum Kind {
        INT("int", "Integer", 32),
        LONG("long", "Long", 64),
        BIG("BigInteger", "BigInteger", 0),
        TEXT("String", "String", 0);

        final String title;
        final String box;
        final int bits;

        Kind(String title, String box, int bits) {
            this.title = title;
            this.box = box;
            this.bits = bits;
        }

        Type.Con type() {
            return Type.con("Java." + title);
        }

        String name(String operation) {
            return "Java." + title + "." + operation;
        }

        boolean isNumber() {
            return this != TEXT;
        }

        /** The number that counts here: as many of its lowest bits as the type has, with a sign. */
        BigInteger wrapped(BigInteger value) {
            if (bits == 0) {
                return value;
            }
            BigInteger modulus = BigInteger.ONE.shiftLeft(bits);
            BigInteger rest = value.mod(modulus);
            return rest.testBit(bits - 1) ? rest.subtract(modulus) : rest;
        }

        /** As Java has it. */
        Object boxed(BigInteger value) {
            return switch (this) {
                case INT -> value.intValue();
                case LONG -> value.longValue();
                case BIG -> value;
                case TEXT -> value.toString();
            };
        }

        static Optional<Kind> of(Type type) {
            for (Kind kind : values()) {
                if (kind.type().equals(type)) {
                    return Optional.of(kind);
                }
            }
            return Optional.empty();
        }
    }

    static final String PLUS = "plus";
    static final String MINUS = "minus";
    static final String TIMES = "times";
    static final String NEGATE = "negate";
    static final String DIVIDE = "divide";
    static final String REMAINDER = "remainder";
    static final String AT_MOST = "atMost";
    static final String CONCAT = "concat";
    static final String LENGTH = "length";
    static final String WIDEN = "widen";
    static final String NARROW = "narrow";
    private static final Set<String> UNARY = Set.of(NEGATE);
    private static final List<String> OPERATIONS = List.of(
            PLUS,
            TIMES,
            NEGATE,
            DIVIDE,
            REMAINDER,
            "and",
            "or",
            "xor",
            "shiftLeft",
            "shiftRight",
            "shiftRightUnsigned");

    /** The literals that occur, by their constants. */
    private final TreeMap<String, Const> literals = new TreeMap<>();

    private final TreeMap<String, Object> values = new TreeMap<>();

    // Terms

    Term literal(Kind kind, Object value) {
        String name = kind.name("literal " + value);
        values.put(name, value);
        return literals.computeIfAbsent(name, n -> new Const(n, kind.type()));
    }

    /** The value of a literal. */
    Optional<Object> literal(String constant) {
        return Optional.ofNullable(values.get(constant));
    }

    static Term operation(Kind kind, String operation, Term... arguments) {
        return app(new Const(kind.name(operation), type(kind, operation)), arguments);
    }

    private static Type type(Kind kind, String operation) {
        Type t = kind.type();
        return switch (operation) {
            case AT_MOST -> Type.fun(List.of(t, t), Type.bool());
            case LENGTH -> Type.fun(t, Kind.INT.type());
            case WIDEN -> Type.fun(Kind.INT.type(), t);
            case NARROW -> Type.fun(t, Kind.INT.type());
            default -> UNARY.contains(operation) ? Type.fun(t, t) : Type.fun(List.of(t, t), t);
        };
    }

    /** A type as Java calls it, more or less. */
    static String title(Type type) {
        return Kind.of(type).map(kind -> kind.title).orElse(type.toString());
    }

    static Term atMost(Kind kind, Term left, Term right) {
        return operation(kind, AT_MOST, left, right);
    }

    // The theory

    /** The theory with all types and operations. */
    Theory declared(Theory theory) {
        Theory result = theory;
        for (Kind kind : Kind.values()) {
            result = Definitions.declareType(result, kind.type().name(), 0);
        }
        for (Kind kind : Kind.values()) {
            for (String operation : kind.isNumber() ? OPERATIONS : List.of(CONCAT)) {
                result = Definitions.declare(result, kind.name(operation), type(kind, operation));
            }
        }
        for (Kind kind : List.of(Kind.INT, Kind.LONG, Kind.BIG)) {
            result = Definitions.declare(result, kind.name(AT_MOST), type(kind, AT_MOST));
            result = difference(result, kind);
        }
        result = Definitions.declare(result, Kind.TEXT.name(LENGTH), type(Kind.TEXT, LENGTH));
        result = Definitions.declare(result, Kind.LONG.name(WIDEN), type(Kind.LONG, WIDEN));
        result = Definitions.declare(result, Kind.LONG.name(NARROW), type(Kind.LONG, NARROW));
        for (Const literal : literals.values()) {
            result = Definitions.declare(result, literal.name(), literal.type());
        }
        return result;
    }

    /** x - y = x + -y. */
    private static Theory difference(Theory theory, Kind kind) {
        var x = new Free("x", kind.type());
        var y = new Free("y", kind.type());
        Term value = Term.lambda(List.of(x, y), operation(kind, PLUS, x, operation(kind, NEGATE, y)));
        Term constant = new Const(kind.name(MINUS), type(kind, MINUS));
        return Definitions.define(
                theory, kind.name(MINUS), Hol.mkEq(new Free(kind.name(MINUS), constant.type()), value));
    }

    /** What is known of the operations. */
    List<Fact> laws(Theory theory) {
        var laws = new ArrayList<Fact>();
        for (Kind kind : Kind.values()) {
            var stated = new Laws(theory, kind, laws);
            if (kind.isNumber()) {
                stated.ring();
                stated.order();
                stated.literals();
            } else {
                stated.texts();
            }
        }
        return laws;
    }

    /** The laws of one type. */
    private final class Laws {
        private final Theory theory;
        private final Kind kind;
        private final List<Fact> result;
        private final Free x;
        private final Free y;
        private final Free z;

        Laws(Theory theory, Kind kind, List<Fact> result) {
            this.theory = theory;
            this.kind = kind;
            this.result = result;
            x = new Free("x", kind.type());
            y = new Free("y", kind.type());
            z = new Free("z", kind.type());
        }

        private void law(String name, Term proposition) {
            Thm theorem =
                    Thm.oracle(theory.signature(), new Trust.Procedure("the arithmetic of " + kind.title), proposition);
            result.add(new Fact(kind.title + "." + name, List.of(theorem), Set.of()));
        }

        private Term number(long value) {
            return literal(kind, kind.boxed(BigInteger.valueOf(value)));
        }

        private Term plus(Term a, Term b) {
            return operation(kind, PLUS, a, b);
        }

        private Term times(Term a, Term b) {
            return operation(kind, TIMES, a, b);
        }

        private Term negated(Term a) {
            return operation(kind, NEGATE, a);
        }

        void ring() {
            law("plus_commutes", Hol.mkEq(plus(x, y), plus(y, x)));
            law("plus_associates", Hol.mkEq(plus(plus(x, y), z), plus(x, plus(y, z))));
            law("plus_zero", Hol.mkEq(plus(x, number(0)), x));
            law("plus_negated", Hol.mkEq(plus(x, negated(x)), number(0)));
            // These follow, but it takes a search that every proof would have to make.
            law("negated_negated", Hol.mkEq(negated(negated(x)), x));
            law("negated_plus", Hol.mkEq(negated(plus(x, y)), plus(negated(x), negated(y))));
            law("times_negated", Hol.mkEq(times(x, negated(y)), negated(times(x, y))));
            law("times_commutes", Hol.mkEq(times(x, y), times(y, x)));
            law("times_associates", Hol.mkEq(times(times(x, y), z), times(x, times(y, z))));
            law("times_one", Hol.mkEq(times(x, number(1)), x));
            law("times_zero", Hol.mkEq(times(x, number(0)), number(0)));
            law("times_distributes", Hol.mkEq(times(x, plus(y, z)), plus(times(x, y), times(x, z))));
        }

        void order() {
            Term xy = atMost(kind, x, y);
            Term yx = atMost(kind, y, x);
            law("at_most_reflexive", atMost(kind, x, x));
            law("at_most_total", Hol.mkImplies(Hol.mkNot(xy), yx));
            law("at_most_transitive", Hol.mkImplies(xy, Hol.mkImplies(atMost(kind, y, z), atMost(kind, x, z))));
            law("at_most_antisymmetric", Hol.mkImplies(xy, Hol.mkImplies(yx, Hol.mkEq(x, y))));
            if (kind == Kind.BIG) {
                law("at_most_plus", Hol.mkEq(atMost(kind, plus(x, z), plus(y, z)), xy));
            }
        }

        /** How the literals are ordered, and which is the sum of which. */
        void literals() {
            List<Const> all = literals.values().stream()
                    .filter(c -> c.type().equals(kind.type()))
                    .toList();
            for (Const a : all) {
                for (Const b : all) {
                    BigInteger left = big(value(a));
                    BigInteger right = big(value(b));
                    Term order = atMost(kind, a, b);
                    law("literals", left.compareTo(right) <= 0 ? order : Hol.mkNot(order));
                    if (left.compareTo(right) < 0) {
                        law("literals", Hol.mkNot(Hol.mkEq(a, b)));
                    }
                    String sum = kind.name("literal " + kind.wrapped(left.add(right)));
                    if (literals.containsKey(sum)) {
                        law("literals", Hol.mkEq(plus(a, b), new Const(sum, kind.type())));
                    }
                }
                String negative =
                        kind.name("literal " + kind.wrapped(big(value(a)).negate()));
                if (literals.containsKey(negative)) {
                    law("literals", Hol.mkEq(operation(kind, NEGATE, a), new Const(negative, kind.type())));
                }
            }
        }

        private Object value(Const literal) {
            return Objects.requireNonNull(values.get(literal.name()));
        }

        void texts() {
            Term none = literal(Kind.TEXT, "");
            Term xy = operation(kind, CONCAT, x, y);
            law(
                    "concat_associates",
                    Hol.mkEq(
                            operation(kind, CONCAT, xy, z), operation(kind, CONCAT, x, operation(kind, CONCAT, y, z))));
            law("concat_empty", Hol.mkEq(operation(kind, CONCAT, x, none), x));
            law("empty_concat", Hol.mkEq(operation(kind, CONCAT, none, x), x));
            law("length_empty", Hol.mkEq(operation(kind, LENGTH, none), literal(Kind.INT, 0)));
            law(
                    "length_concat",
                    Hol.mkEq(
                            operation(kind, LENGTH, xy),
                            operation(Kind.INT, PLUS, operation(kind, LENGTH, x), operation(kind, LENGTH, y))));
        }
    }

    /** The literals that laws are about have to be known before the theory is made. */
    void prepare() {
        for (Kind kind : List.of(Kind.INT, Kind.LONG, Kind.BIG)) {
            literal(kind, kind.boxed(BigInteger.ZERO));
            literal(kind, kind.boxed(BigInteger.ONE));
        }
        literal(Kind.TEXT, "");
    }

    // Computing

    private static BigInteger big(Object number) {
        return number instanceof BigInteger big ? big : BigInteger.valueOf(((Number) number).longValue());
    }

    @Override
    public boolean isComputed(Type type) {
        return Kind.of(type).isPresent();
    }

    @Override
    public Object draw(Type type, Random random, int size) {
        Kind kind = Kind.of(type).orElseThrow();
        if (kind == Kind.TEXT) {
            return "ab".repeat(2).substring(0, random.nextInt(1 + Math.min(size, 3)));
        }
        int bound = Math.min(size, 4);
        return kind.boxed(BigInteger.valueOf(random.nextInt(2 * bound + 1) - bound));
    }

    @Override
    public Optional<Object> compute(String constant, List<Object> arguments) {
        Object literal = values.get(constant);
        if (literal != null) {
            return Optional.of(literal);
        }
        for (Kind kind : Kind.values()) {
            String prefix = kind.name("");
            if (constant.startsWith(prefix)) {
                return Optional.ofNullable(compute(kind, constant.substring(prefix.length()), arguments));
            }
        }
        return Optional.empty();
    }

    @Override
    public int arity(String constant) {
        if (values.containsKey(constant)) {
            return 0;
        }
        for (Kind kind : Kind.values()) {
            String prefix = kind.name("");
            if (constant.startsWith(prefix)) {
                return type(kind, constant.substring(prefix.length()))
                        .argumentTypes()
                        .size();
            }
        }
        return -1;
    }

    private static @Nullable Object compute(Kind kind, String operation, List<Object> arguments) {
        switch (operation) {
            case CONCAT -> {
                return (String) arguments.get(0) + arguments.get(1);
            }
            case LENGTH -> {
                return ((String) arguments.getFirst()).length();
            }
            case WIDEN -> {
                return ((Integer) arguments.getFirst()).longValue();
            }
            case NARROW -> {
                return ((Long) arguments.getFirst()).intValue();
            }
            default -> {}
        }
        BigInteger x = big(arguments.get(0));
        BigInteger y = arguments.size() > 1 ? big(arguments.get(1)) : BigInteger.ZERO;
        boolean isDivision = operation.equals(DIVIDE) || operation.equals(REMAINDER);
        if (isDivision && y.signum() == 0) {
            return null;
        }
        if (operation.equals(AT_MOST)) {
            return x.compareTo(y) <= 0;
        }
        int distance = kind == Kind.BIG ? y.intValue() : y.intValue() & (kind.bits - 1);
        return kind.boxed(kind.wrapped(
                switch (operation) {
                    case PLUS -> x.add(y);
                    case MINUS -> x.subtract(y);
                    case TIMES -> x.multiply(y);
                    case NEGATE -> x.negate();
                    case DIVIDE -> x.divide(y);
                    case REMAINDER -> x.remainder(y);
                    case "and" -> x.and(y);
                    case "or" -> x.or(y);
                    case "xor" -> x.xor(y);
                    case "shiftLeft" -> x.shiftLeft(distance);
                    case "shiftRight" -> x.shiftRight(distance);
                    case "shiftRightUnsigned" -> unsigned(kind, x).shiftRight(distance);
                    default -> throw new IllegalArgumentException("no operation " + operation);
                }));
    }

    /** The number that the bits are without a sign. */
    private static BigInteger unsigned(Kind kind, BigInteger value) {
        return value.signum() >= 0 || kind.bits == 0 ? value : value.add(BigInteger.ONE.shiftLeft(kind.bits));
    }
}
