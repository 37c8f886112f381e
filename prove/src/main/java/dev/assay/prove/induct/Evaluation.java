package dev.assay.prove.induct;

import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.logic.evaluate.Computation;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.theory.Theory;
import dev.assay.logic.theory.TypeSpecification;
import dev.assay.prove.closure.Clause;
import dev.assay.prove.closure.Pattern;
import dev.assay.prove.closure.Symbols;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * Computes with the clauses of definitions. Values are shared, so that equal ones are the same number, and every call is
 * computed once: what is tested here are thousands of terms over few values.
 */
final class Evaluation {
    /** No value: the computation is stuck or takes too long. */
    static final int UNKNOWN = -1;

    /** What was given up is not tried again. */
    private static final int NONE = -1;

    private static final int ATOM = -1;
    private static final int FUNCTION = -2;
    private static final int INTEGER = -3;
    private static final int OBJECT = -4;
    private static final int MOST_STEPS = 20_000;
    private static final int FEWEST_STEPS = 500;

    /** Patience is halved whenever so many steps have led to nothing. */
    private static final int WASTED = 200_000;

    private static final int DEEPEST = 1_200;
    private static final int POOL = 64;
    private static final int LARGEST_UNARY = 4;

    /** Thrown where there is no value; it says nothing but that. */
    private static final class Unknown extends RuntimeException {
        private static final long serialVersionUID = 1;

        Unknown() {
            super(null, null, false, false);
        }
    }

    private final Theory theory;
    private final Symbols symbols;
    private final Computation computation;
    private final List<Object> objects = new ArrayList<>();
    private final Map<Object, Integer> objectNumbers = new HashMap<>();
    private final Map<Integer, List<Clause>> definitions = new HashMap<>();
    private final Map<Integer, Optional<Integers>> operations = new HashMap<>();
    private final Interned values = new Interned();
    private final Interned calls = new Interned();

    /** By call: 0 for none yet, {@link #NONE}, or the value plus 1. */
    private int[] results = new int[1 << 10];

    private final List<Type> types = new ArrayList<>();
    private final Map<Type, Map<Integer, int[]>> pools = new HashMap<>();
    private final Map<Type, Boolean> unary = new HashMap<>();
    private final Random random;
    private int steps;
    private int depth;
    private long wasted;
    final int truth;
    final int falsity;

    Evaluation(Theory theory, Symbols symbols, List<Clause> clauses, Computation computation, long seed) {
        this.theory = theory;
        this.computation = computation;
        this.symbols = symbols;
        this.random = new Random(seed);
        for (Clause clause : clauses) {
            if (clause.kind() == Clause.Kind.DEFINITION
                    && clause.conditions().isEmpty()
                    && clause.left() instanceof Pattern.Node(var symbol, var _)) {
                definitions.computeIfAbsent(symbol, _ -> new ArrayList<>()).add(clause);
            }
        }
        truth = values.number(new int[] {symbols.number(Hol.TRUE)});
        falsity = values.number(new int[] {symbols.number(Hol.FALSE)});
    }

    // Values

    private int type(Type type) {
        int known = types.indexOf(type);
        if (known < 0) {
            types.add(type);
            known = types.size() - 1;
        }
        return known;
    }

    /** A random value of the type, of about this size; {@link #UNKNOWN} if none can be made. Few are made, and drawn again. */
    int sample(Type type, int size) {
        int[] pool = pools.computeIfAbsent(type, _ -> new HashMap<>())
                .computeIfAbsent(
                        size,
                        s -> IntStream.range(0, POOL).map(_ -> draw(type, s)).toArray());
        return pool[random.nextInt(POOL)];
    }

    /** The size of values in a test, up to a largest one; functions of unary numbers grow fast, so these are smaller. */
    int size(Type type, int test, int largest) {
        int most = unary.computeIfAbsent(type, this::isUnary) ? Math.min(largest, LARGEST_UNARY) : largest;
        return test % (most + 1);
    }

    /** Whether the values are numbers in unary notation: one constructor with one argument, others without. */
    private boolean isUnary(Type type) {
        return type instanceof Type.Con(var name, var arguments)
                && theory.typeSpecification(name).orElse(null) instanceof TypeSpecification.Free free
                && free.datatype().constructors().stream()
                        .map(k -> free.datatype().constant(k, arguments).type().argumentTypes())
                        .allMatch(fields -> fields.isEmpty() || fields.equals(List.of(type)));
    }

    private int draw(Type type, int size) {
        if (type.equals(Type.bool())) {
            return random.nextBoolean() ? truth : falsity;
        }
        if (type.isFun()) {
            return values.number(new int[] {FUNCTION, type(type), random.nextInt(1 << 20), random.nextInt(3)});
        }
        if (computation.isComputed(type)) {
            return object(computation.draw(type, random, size));
        }
        if (type.equals(Integers.TYPE)) {
            return integer(random.nextInt(2 * size + 3) - size - 1);
        }
        if (type instanceof Type.Con(var name, var arguments)
                && theory.typeSpecification(name).orElse(null) instanceof TypeSpecification.Free free) {
            return construct(free, arguments, type, size);
        }
        return values.number(new int[] {ATOM, type(type), random.nextInt(1 + Math.min(size, 3))});
    }

    private int integer(int value) {
        return values.number(new int[] {INTEGER, value});
    }

    /** What arithmetic says of numbers, or -1 if it is not asked about numbers. */
    private int arithmetic(int symbol, int[] arguments) {
        Optional<Integers> operation = operations.computeIfAbsent(symbol, s -> Integers.of(symbols.term(s)));
        if (operation.isEmpty() || operation.get().arity() != arguments.length) {
            return UNKNOWN;
        }
        var numbers = new int[arguments.length];
        for (int i = 0; i < numbers.length; i++) {
            int[] key = values.key(arguments[i]);
            if (key[0] != INTEGER) {
                return UNKNOWN;
            }
            numbers[i] = key[1];
        }
        try {
            int result = operation.get().apply(numbers);
            return operation.get().isRelation() ? result == 1 ? truth : falsity : integer(result);
        } catch (ArithmeticException e) {
            throw new Unknown();
        }
    }

    /** An object of a program is one value, however often it is computed. */
    private int object(Object object) {
        if (object instanceof Boolean b) {
            return b ? truth : falsity;
        }
        int number = objectNumbers.computeIfAbsent(object, o -> {
            objects.add(o);
            return objects.size() - 1;
        });
        return values.number(new int[] {OBJECT, number});
    }

    private int computed(String constant, int[] arguments) {
        var given = new ArrayList<Object>();
        for (int argument : arguments) {
            int[] key = values.key(argument);
            if (key[0] != OBJECT) {
                throw new Unknown();
            }
            given.add(objects.get(key[1]));
        }
        return object(computation.compute(constant, given).orElseThrow(Unknown::new));
    }

    private int construct(TypeSpecification.Free free, List<Type> arguments, Type type, int size) {
        List<Term.Const> constructors = free.datatype().constructors().stream()
                .map(k -> free.datatype().constant(k, arguments))
                .toList();
        List<Term.Const> fitting = size > 0
                ? constructors
                : constructors.stream()
                        .filter(c -> c.type().argumentTypes().stream().noneMatch(type::equals))
                        .toList();
        if (fitting.isEmpty()) {
            return UNKNOWN;
        }
        // A value is a leaf by chance only now and then, or most would be tiny.
        List<Term.Const> recursive = fitting.stream()
                .filter(c -> c.type().argumentTypes().contains(type))
                .toList();
        List<Term.Const> choice = !recursive.isEmpty() && random.nextInt(4) > 0 ? recursive : fitting;
        Term.Const constructor = choice.get(random.nextInt(choice.size()));
        List<Type> fields = constructor.type().argumentTypes();
        long own = Math.max(1, fields.stream().filter(type::equals).count());
        var key = new int[fields.size() + 1];
        key[0] = symbols.number(constructor);
        for (int i = 0; i < fields.size(); i++) {
            boolean isOwn = fields.get(i).equals(type);
            key[i + 1] = draw(fields.get(i), isOwn ? (int) ((size - 1) / own) : Math.min(size, 3));
            if (key[i + 1] == UNKNOWN) {
                return UNKNOWN;
            }
        }
        return values.number(key);
    }

    // Terms

    /** The value of a pattern at these values of its variables, or {@link #UNKNOWN}. */
    int evaluate(Pattern pattern, int[] binding) {
        steps = 0;
        depth = 0;
        try {
            return value(pattern, binding);
        } catch (Unknown e) {
            wasted += steps;
            return UNKNOWN;
        }
    }

    /** The value of a symbol at these arguments, or {@link #UNKNOWN}. */
    int evaluate(int symbol, int[] arguments) {
        steps = 0;
        depth = 0;
        try {
            return call(symbol, arguments);
        } catch (Unknown e) {
            wasted += steps;
            note(calls.number(key(symbol, arguments)), NONE);
            return UNKNOWN;
        }
    }

    private int value(Pattern pattern, int[] binding) {
        return switch (pattern) {
            case Pattern.Variable(var index) -> binding[index];
            case Pattern.Node(var symbol, var arguments)
            when symbols.term(symbol) instanceof Term.Const(var name, var _) && name.equals(Integers.NUMERAL) ->
                integer(literal(arguments.getFirst()));
            case Pattern.Node(var symbol, var arguments) -> {
                if (arguments.size() == 3
                        && symbols.term(symbol) instanceof Term.Const(var name, var _)
                        && name.equals(Hol.IF)) {
                    int condition = value(arguments.getFirst(), binding);
                    if (condition != truth && condition != falsity) {
                        throw new Unknown();
                    }
                    yield value(arguments.get(condition == truth ? 1 : 2), binding);
                }
                yield call(symbol, all(arguments, binding));
            }
            case Pattern.Flexible(var index, var arguments) -> apply(binding[index], all(arguments, binding));
            case Pattern.Opaque _ -> throw new Unknown();
        };
    }

    /** The number that binary digits are. */
    private int literal(Pattern digits) {
        if (!(digits instanceof Pattern.Node(var symbol, var arguments)) || arguments.isEmpty()) {
            return 1;
        }
        boolean isOdd = ((Term.Const) symbols.term(symbol)).name().endsWith("Bit1");
        return 2 * literal(arguments.getFirst()) + (isOdd ? 1 : 0);
    }

    private int[] all(List<Pattern> patterns, int[] binding) {
        var result = new int[patterns.size()];
        for (int i = 0; i < result.length; i++) {
            result[i] = value(patterns.get(i), binding);
        }
        return result;
    }

    private int apply(int function, int[] arguments) {
        int[] key = values.key(function);
        if (key[0] == FUNCTION) {
            return drawn(function, key, arguments);
        }
        if (key[0] == ATOM || key[0] == INTEGER || key[0] == OBJECT) {
            throw new Unknown();
        }
        int[] more = Arrays.copyOfRange(key, 1, key.length + arguments.length);
        System.arraycopy(arguments, 0, more, key.length - 1, arguments.length);
        return call(key[0], more);
    }

    /** A function that was drawn has a value that is drawn when first asked for; some are constant, some projections. */
    private int drawn(int function, int[] key, int[] arguments) {
        var call = new int[arguments.length + 2];
        call[0] = FUNCTION;
        call[1] = function;
        System.arraycopy(arguments, 0, call, 2, arguments.length);
        int number = calls.number(call);
        if (isNoted(number)) {
            return noted(number);
        }
        Type result = types.get(key[1]);
        for (int i = 0; i < arguments.length; i++) {
            if (key[3] == 0 && result.domain().equals(range(result, arguments.length))) {
                return record(number, arguments[i]);
            }
            result = result.range();
        }
        int drawn = sample(result, 3);
        if (drawn == UNKNOWN) {
            throw new Unknown();
        }
        return record(number, drawn);
    }

    private static Type range(Type type, int arguments) {
        Type result = type;
        for (int i = 0; i < arguments && result.isFun(); i++) {
            result = result.range();
        }
        return result;
    }

    private int record(int call, int value) {
        note(call, value + 1);
        return value;
    }

    private void note(int call, int result) {
        if (call >= results.length) {
            results = Arrays.copyOf(results, 2 * call);
        }
        results[call] = result;
    }

    /** Whether the call was computed before, or given up. */
    private boolean isNoted(int call) {
        return call < results.length && results[call] != 0;
    }

    private int noted(int call) {
        if (results[call] == NONE) {
            throw new Unknown();
        }
        return results[call] - 1;
    }

    private int call(int symbol, int[] arguments) {
        if (symbols.isConstruction(symbol, arguments.length)) {
            return values.number(key(symbol, arguments));
        }
        int number = arithmetic(symbol, arguments);
        if (number != UNKNOWN) {
            return number;
        }
        List<Clause> clauses = definitions.get(symbol);
        if (symbols.term(symbol) instanceof Term.Const(var name, var _)
                && name.equals(Hol.EQ)
                && arguments.length == 2) {
            if (arguments[0] != arguments[1] && !(isData(arguments[0]) && isData(arguments[1]))) {
                throw new Unknown();
            }
            return arguments[0] == arguments[1] ? truth : falsity;
        }
        if (clauses == null
                && symbols.term(symbol) instanceof Term.Const(var name, var _)
                && computation.arity(name) == arguments.length) {
            return computed(name, arguments);
        }
        if (clauses == null || arguments.length < arity(clauses)) {
            return values.number(key(symbol, arguments));
        }
        int call = calls.number(key(symbol, arguments));
        if (isNoted(call)) {
            return noted(call);
        }
        if (++steps > patience() || depth > DEEPEST) {
            throw new Unknown();
        }
        depth++;
        int result = computed(clauses, arguments);
        depth--;
        return record(call, result);
    }

    /** Functions whose values explode would otherwise take all of the time, and give nothing. */
    private int patience() {
        return Math.max(FEWEST_STEPS, MOST_STEPS >> Math.min(wasted / WASTED, 16));
    }

    /** Whether it is made of constructors and atoms only, so that it equals nothing else. */
    private boolean isData(int value) {
        int[] key = values.key(value);
        if (key[0] == ATOM || key[0] == INTEGER || key[0] == OBJECT || value == truth || value == falsity) {
            return true;
        }
        if (key[0] == FUNCTION || !symbols.isConstruction(key[0], key.length - 1)) {
            return false;
        }
        for (int i = 1; i < key.length; i++) {
            if (!isData(key[i])) {
                return false;
            }
        }
        return true;
    }

    private static int arity(List<Clause> clauses) {
        return ((Pattern.Node) clauses.getFirst().left()).arguments().size();
    }

    private static int[] key(int symbol, int[] arguments) {
        var key = new int[arguments.length + 1];
        key[0] = symbol;
        System.arraycopy(arguments, 0, key, 1, arguments.length);
        return key;
    }

    private int computed(List<Clause> clauses, int[] arguments) {
        for (Clause clause : clauses) {
            List<Pattern> patterns = ((Pattern.Node) clause.left()).arguments();
            var binding = new int[clause.variables().size()];
            Arrays.fill(binding, UNKNOWN);
            if (patterns.size() <= arguments.length && matches(patterns, arguments, 0, binding)) {
                int result = value(clause.right(), binding);
                return patterns.size() == arguments.length
                        ? result
                        : apply(result, Arrays.copyOfRange(arguments, patterns.size(), arguments.length));
            }
        }
        throw new Unknown();
    }

    /** @param offset of the first argument in the array */
    private boolean matches(List<Pattern> patterns, int[] arguments, int offset, int[] binding) {
        for (int i = 0; i < patterns.size(); i++) {
            int value = arguments[i + offset];
            switch (patterns.get(i)) {
                case Pattern.Variable(var index) -> {
                    if (binding[index] != UNKNOWN && binding[index] != value) {
                        return false;
                    }
                    binding[index] = value;
                }
                case Pattern.Node(var symbol, var inner) -> {
                    int[] key = values.key(value);
                    if (key[0] != symbol || key.length != inner.size() + 1 || !matches(inner, key, 1, binding)) {
                        return false;
                    }
                }
                case Pattern.Flexible _, Pattern.Opaque _ -> {
                    return false;
                }
            }
        }
        return true;
    }
}
