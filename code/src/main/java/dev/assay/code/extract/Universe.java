package dev.assay.code.extract;

import dev.assay.code.program.Expr;
import dev.assay.code.program.Function;
import dev.assay.code.program.Operation;
import dev.assay.logic.HolNames;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.theory.TypeSpecification;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The values of finite types: how many there are, and as a set that a program computes. */
public final class Universe {
    /** Types with more values than this are treated as if they had infinitely many. */
    public static final BigInteger LIMIT = BigInteger.ONE.shiftLeft(16);

    private static final String NAME = "assay.universe";

    private final Functions functions;

    Universe(Functions functions) {
        this.functions = functions;
    }

    /** The number of values of a ground type, or a number that it does not exceed for a subtype; empty if infinite. */
    public static Optional<BigInteger> cardinality(Code code, Type type) {
        return cardinality(code, type, new HashSet<>());
    }

    private static Optional<BigInteger> cardinality(Code code, Type type, Set<Type> above) {
        if (!(type instanceof Type.Con(var name, var arguments)) || !above.add(type)) {
            return Optional.empty();
        }
        try {
            return switch (name) {
                case HolNames.BOOL -> Optional.of(BigInteger.TWO);
                case Type.FUN -> {
                    Optional<BigInteger> domain = cardinality(code, arguments.get(0), above);
                    Optional<BigInteger> range = cardinality(code, arguments.get(1), above);
                    yield domain.isPresent() && range.isPresent()
                            ? Optional.of(power(range.get(), domain.get()))
                            : range.filter(BigInteger.ONE::equals);
                }
                case HolNames.SET ->
                    cardinality(code, arguments.getFirst(), above).map(n -> power(BigInteger.TWO, n));
                default -> constructed(code, type, above);
            };
        } finally {
            above.remove(type);
        }
    }

    private static Optional<BigInteger> constructed(Code code, Type type, Set<Type> above) {
        if (code.isRefined(((Type.Con) type).name())
                || code.theory().typeSpecification(((Type.Con) type).name()).orElse(null)
                        instanceof TypeSpecification.Quotient) {
            return Optional.empty();
        }
        List<Const> constructors = code.constructors(type);
        BigInteger sum = BigInteger.ZERO;
        for (Const c : constructors) {
            BigInteger product = BigInteger.ONE;
            for (Type field : c.type().argumentTypes()) {
                Optional<BigInteger> n = cardinality(code, field, above);
                if (n.isEmpty()) {
                    return Optional.empty();
                }
                product = product.multiply(n.get());
            }
            sum = sum.add(product);
        }
        return constructors.isEmpty() ? Optional.empty() : Optional.of(sum);
    }

    /** The infinite types that have no constructors. */
    private static final Set<String> INFINITE = Set.of(
            HolNames.NAT, HolNames.INT, HolNames.RAT, HolNames.REAL, HolNames.CODE_NATURAL, HolNames.CODE_INTEGER);

    /** Whether a ground type is known to be infinite; a subtype, a quotient or a codatatype may be either. */
    static boolean isInfinite(Code code, Type type) {
        return isInfinite(code, type, new HashSet<>(), false);
    }

    /**
     * @param above what the type is a part of
     * @param isEndless whether one of those is a codatatype, whose values may be parts of themselves
     */
    private static boolean isInfinite(Code code, Type type, Set<Type> above, boolean isEndless) {
        if (!(type instanceof Type.Con con)) {
            return false;
        }
        if (INFINITE.contains(con.name())) {
            return true;
        }
        List<Type> arguments = con.arguments();
        return switch (con.name()) {
            case HolNames.BOOL -> false;
            case Type.FUN ->
                isInfinite(code, arguments.get(1), above, isEndless)
                        || isInfinite(code, arguments.get(0), above, isEndless)
                                && isMoreThanOne(code, arguments.get(1));
            case HolNames.SET -> isInfinite(code, arguments.getFirst(), above, isEndless);
            default -> {
                Optional<Datatype> datatype = code.datatype(con.name());
                if (datatype.isEmpty()) {
                    yield false;
                }
                if (!above.add(type)) {
                    // There is always one more, of which this is a part.
                    yield !isEndless;
                }
                boolean isEndlessBelow = isEndless || datatype.get().isCo();
                boolean result = code.constructors(type).stream()
                        .flatMap(c -> c.type().argumentTypes().stream())
                        .anyMatch(field -> isInfinite(code, field, above, isEndlessBelow));
                above.remove(type);
                yield result;
            }
        };
    }

    private static boolean isMoreThanOne(Code code, Type type) {
        return isInfinite(code, type)
                || cardinality(code, type)
                        .filter(n -> n.compareTo(BigInteger.ONE) > 0)
                        .isPresent();
    }

    /** The power, or where that has millions of digits, a number too large for everybody. */
    private static BigInteger power(BigInteger base, BigInteger exponent) {
        if (base.compareTo(BigInteger.ONE) <= 0) {
            return base;
        }
        return exponent.bitLength() > 12 ? BigInteger.ONE.shiftLeft(4096) : base.pow(exponent.intValue());
    }

    /** All values of a type as a set, if they are not too many. */
    Optional<Expr> expr(Type type) {
        if (!isListed(type)) {
            return Optional.empty();
        }
        Const constant = new Const(NAME, Exprs.set(type));
        functions.generate(constant, t -> new Function(constant, List.of(), values(t, (Type.Con) type)));
        return Optional.of(new Expr.Call(constant, List.of(), Exprs.set(type)));
    }

    /** Whether the type and all that its values are made of have few values: a function to a single value has no table. */
    private boolean isListed(Type type) {
        return type instanceof Type.Con(var name, var arguments)
                && cardinality(functions.code(), type)
                        .filter(n -> n.compareTo(LIMIT) <= 0)
                        .isPresent()
                && (name.equals(Type.FUN) || name.equals(HolNames.SET)
                                ? arguments.stream()
                                : functions.code().constructors(type).stream()
                                        .flatMap(c -> c.type().argumentTypes().stream()))
                        .allMatch(this::isListed);
    }

    private Expr values(Translation t, Type.Con type) {
        Type set = Exprs.set(type);
        return switch (type.name()) {
            case HolNames.BOOL -> Exprs.operate(Operation.INSERT, set, Exprs.FALSE, Exprs.singleton(Exprs.TRUE, set));
            case Type.FUN ->
                Exprs.operate(
                        Operation.ALL_FUNCTIONS,
                        set,
                        expr(type.domain()).orElseThrow(),
                        expr(type.range()).orElseThrow());
            case HolNames.SET ->
                Exprs.operate(
                        Operation.POWERSET,
                        set,
                        expr(type.arguments().getFirst()).orElseThrow());
            default -> {
                t.layout(type);
                Expr result = Exprs.empty(set);
                for (Const c : functions.code().constructors(type)) {
                    result = Exprs.union(result, constructed(t, c, set));
                }
                yield result;
            }
        };
    }

    /** {C x y | x ∈ universe, y ∈ universe}; for a subtype, only what satisfies its predicate. */
    private Expr constructed(Translation t, Const c, Type set) {
        List<Free> fields = c.type().argumentTypes().stream()
                .map(type -> t.names().fresh("x", type))
                .toList();
        Type type = c.type().resultType();
        Expr value = Exprs.singleton(
                new Expr.Construct(c, fields.stream().<Expr>map(Exprs::var).toList(), type), set);
        if (functions
                        .code()
                        .theory()
                        .typeSpecification(((Type.Con) type).name())
                        .orElse(null)
                instanceof TypeSpecification.Subtype subtype) {
            Term holds = functions.code().predicate(subtype, type, fields.getFirst());
            value = Exprs.conditional(t.term(holds), value, Exprs.empty(set));
        }
        for (Free field : fields.reversed()) {
            value = Exprs.bind(expr(field.type()).orElseThrow(), Exprs.var(field), value);
        }
        return value;
    }
}
