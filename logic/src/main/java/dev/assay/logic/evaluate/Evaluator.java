package dev.assay.logic.evaluate;

import dev.assay.logic.HolNames;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Abs;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Bound;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.evaluate.Value.Bool;
import dev.assay.logic.evaluate.Value.Number;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.rules.Matching;
import dev.assay.logic.theory.Theory;
import dev.assay.logic.theory.TypeSpecification;
import dev.assay.run.Meter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Evaluates formulas of a theory from its specifications.
 *
 * <p>The answer {@code TRUE} or {@code FALSE} holds in every model of the theory: where a value depends on what no equation
 * says, or a quantifier ranges over more than can be looked at, the answer is {@code UNKNOWN}.
 */
public final class Evaluator {
    private final Theory theory;
    private final Meter meter;
    private final Equations equations;
    private final Inhabitants inhabitants;
    private final Quantifiers quantifiers = new Quantifiers(this);
    private final Sets sets = new Sets(this);
    private final List<Compared> compared = new ArrayList<>();
    private final Map<String, TypeSpecification.Subtype> abstractions = new HashMap<>();
    private final Map<String, TypeSpecification.Subtype> representations = new HashMap<>();

    /** Two values of a codatatype whose parts are being compared. */
    private record Compared(Value.Data left, Value.Data right) {}

    public Evaluator(Theory theory, Meter meter) {
        this.theory = theory;
        this.meter = meter;
        this.equations = new Equations(theory);
        this.inhabitants = new Inhabitants(theory);
        for (String type : theory.signature().types()) {
            if (!type.equals(Sets.TYPE)
                    && theory.typeSpecification(type).orElse(null) instanceof TypeSpecification.Subtype subtype) {
                abstractions.put(subtype.abs().name(), subtype);
                representations.put(subtype.rep().name(), subtype);
            }
        }
    }

    /** What is known of a formula whose free variables have these values, which are closed terms. */
    public Truth truth(Term formula, Map<Free, Term> values) {
        var frees = new HashMap<Free, Cell>();
        values.forEach((x, t) -> frees.put(x, new Cell(t, Scope.EMPTY)));
        return truth(formula, new Scope(Map.of(), frees, null));
    }

    /** As {@link #value} of a truth value, with what cannot be evaluated as an answer of its own. */
    Truth truth(Term formula, Scope scope) {
        try {
            return Truth.of(value(formula, scope) == Bool.TRUE);
        } catch (Unevaluable e) {
            return Truth.UNKNOWN;
        } catch (StackOverflowError e) {
            return Truth.UNKNOWN;
        }
    }

    Truth truth(Cell cell) {
        try {
            return Truth.of(cell.force(this) == Bool.TRUE);
        } catch (Unevaluable e) {
            return Truth.UNKNOWN;
        }
    }

    Inhabitants inhabitants() {
        return inhabitants;
    }

    Theory theory() {
        return theory;
    }

    Value value(Term term, Scope scope) {
        return switch (term) {
            case Bound(var index) -> scope.bound(index).force(this);
            case Free free -> free(free, scope).force(this);
            case Abs abs -> new Value.Closure(abs, scope);
            case Const c -> apply(instance(c, scope), List.of());
            case App app -> {
                var arguments = new ArrayList<Cell>();
                for (Term argument : app.arguments()) {
                    arguments.add(cell(argument, scope));
                }
                yield app.head() instanceof Const c
                        ? apply(instance(c, scope), arguments)
                        : apply(value(app.head(), scope), arguments);
            }
        };
    }

    private static Const instance(Const c, Scope scope) {
        return scope.types().isEmpty() ? c : new Const(c.name(), c.type().substitute(scope.types()));
    }

    Cell cell(Term term, Scope scope) {
        return switch (term) {
            case Bound(var index) -> scope.bound(index);
            case Free free -> free(free, scope);
            case Const _, Abs _, App _ -> new Cell(term, scope);
        };
    }

    private static Cell free(Free free, Scope scope) {
        Cell cell = scope.frees().get(free);
        if (cell == null) {
            throw new Unevaluable(free.name() + " has no value");
        }
        return cell;
    }

    Value apply(Value function, Cell... arguments) {
        return apply(function, List.of(arguments));
    }

    private Value apply(Value function, List<Cell> arguments) {
        Value result = function;
        for (int i = 0; i < arguments.size(); i++) {
            Cell argument = arguments.get(i);
            result = switch (result) {
                case Value.Closure(var abstraction, var scope) -> value(abstraction.body(), scope.bind(argument));
                case Value.Partial(var constant, var earlier) -> {
                    var all = new ArrayList<>(earlier);
                    all.add(argument);
                    yield apply(constant, all);
                }
                case Value.Table table -> look(table, argument);
                case Bool _,
                        Number _,
                        Value.Data _,
                        Value.Listed _,
                        Value.Comprehension _,
                        Value.Both _,
                        Value.Others _,
                        Value.Abstract _ -> throw new IllegalStateException("not a function: " + function);
            };
        }
        return result;
    }

    private Value look(Value.Table table, Cell argument) {
        for (int i = 0; i < table.points().size(); i++) {
            // Points come from Inhabitants, so they hold no functions that could not be compared structurally.
            if (same(table.points().get(i).force(this), argument.force(this))) {
                return table.images().get(i).force(this);
            }
        }
        if (table.otherwise() == null) {
            throw new Unevaluable("a function is not known at a point");
        }
        return table.otherwise().force(this);
    }

    // Constants

    private Value apply(Const c, List<Cell> arguments) {
        meter.step();
        int arity = arity(c);
        if (arguments.size() < arity) {
            return new Value.Partial(c, List.copyOf(arguments));
        }
        Value result = saturated(c, arguments.subList(0, arity));
        return apply(result, arguments.subList(arity, arguments.size()));
    }

    private int arity(Const c) {
        Optional<Integer> arithmetic = Numbers.arity(c.name(), c.type());
        if (arithmetic.isPresent()) {
            return arithmetic.get();
        }
        Optional<Integer> onSets = sets.arity(c);
        if (onSets.isPresent()) {
            return onSets.get();
        }
        return switch (c.name()) {
            case HolNames.TRUE, HolNames.FALSE, HolNames.UNDEFINED -> 0;
            case HolNames.NOT, HolNames.ALL, HolNames.EX, HolNames.THE, HolNames.SOME, HolNames.NUMERAL -> 1;
            case HolNames.EQ, HolNames.AND, HolNames.OR, HolNames.IMPLIES, HolNames.LET -> 2;
            case HolNames.IF -> 3;
            default -> {
                Optional<Datatype> constructed = theory.signature().constructed(c);
                if (constructed.isPresent()) {
                    yield constructed
                            .get()
                            .constructor(c.name())
                            .orElseThrow()
                            .arguments()
                            .size();
                }
                if (abstractions.containsKey(c.name()) || representations.containsKey(c.name())) {
                    yield 1;
                }
                for (List<Equations.Equation> group : equations.of(c.name())) {
                    for (Equations.Equation equation : group) {
                        if (equation.at(c.type()).isPresent()) {
                            yield equation.patterns().size();
                        }
                    }
                }
                throw new Unevaluable(c.name() + " has no equations");
            }
        };
    }

    private Value saturated(Const c, List<Cell> arguments) {
        if (Numbers.arity(c.name(), c.type()).isPresent()) {
            var numbers = new ArrayList<Number>();
            for (Cell argument : arguments) {
                numbers.add((Number) argument.force(this));
            }
            return Numbers.apply(c.name(), c.type(), numbers);
        }
        if (sets.arity(c).isPresent()) {
            return sets.apply(c, arguments);
        }
        return switch (c.name()) {
            case HolNames.TRUE -> Bool.TRUE;
            case HolNames.FALSE -> Bool.FALSE;
            case HolNames.NOT -> Bool.of(arguments.get(0).force(this) == Bool.FALSE);
            case HolNames.AND -> strongly(arguments, Bool.FALSE);
            case HolNames.OR -> strongly(arguments, Bool.TRUE);
            case HolNames.IMPLIES -> {
                Truth premise = truth(arguments.get(0));
                Truth conclusion = premise == Truth.FALSE ? Truth.TRUE : truth(arguments.get(1));
                yield decided(
                        premise == Truth.FALSE || conclusion == Truth.TRUE
                                ? Truth.TRUE
                                : premise == Truth.TRUE ? conclusion : Truth.UNKNOWN);
            }
            case HolNames.EQ -> decided(equal(c.type().domain(), arguments.get(0), arguments.get(1)));
            case HolNames.IF ->
                arguments.get(arguments.get(0).force(this) == Bool.TRUE ? 1 : 2).force(this);
            case HolNames.LET -> apply(arguments.get(1).force(this), arguments.get(0));
            case HolNames.ALL -> decided(quantifiers.all(c.type().domain().domain(), arguments.get(0)));
            case HolNames.EX ->
                decided(quantifiers
                        .all(c.type().domain().domain(), arguments.get(0), true)
                        .not());
            case HolNames.THE, HolNames.SOME ->
                cyclic(c.type().range(), arguments.get(0))
                        .orElseGet(() -> only(c.type().range(), arguments.get(0)));
            case HolNames.UNDEFINED -> throw new Unevaluable("undefined");
            case HolNames.NUMERAL -> numeral(c, arguments.get(0));
            default -> specified(c, arguments);
        };
    }

    /** The value that decides the connective alone, if one argument has it; otherwise the other, if both do. */
    private Value strongly(List<Cell> arguments, Bool deciding) {
        Truth decision = Truth.of(deciding == Bool.TRUE);
        Truth first = truth(arguments.get(0));
        if (first == decision) {
            return deciding;
        }
        Truth second = truth(arguments.get(1));
        return decided(second == decision ? decision : first == Truth.UNKNOWN ? first : second);
    }

    static Bool decided(Truth truth) {
        return switch (truth) {
            case TRUE -> Bool.TRUE;
            case FALSE -> Bool.FALSE;
            case UNKNOWN -> throw new Unevaluable("undecided");
        };
    }

    private Value numeral(Const c, Cell digits) {
        if (!Numbers.isNumeric(c.type().range())) {
            return specified(c, List.of(digits));
        }
        java.math.BigInteger value = java.math.BigInteger.ZERO;
        int shift = 0;
        for (Value.Data num = (Value.Data) digits.force(this); ; shift++) {
            switch (num.constructor()) {
                case HolNames.NUM_ONE -> {
                    return Number.of(value.setBit(shift));
                }
                case HolNames.NUM_BIT1 -> value = value.setBit(shift);
                default -> {}
            }
            num = (Value.Data) num.arguments().getFirst().force(this);
        }
    }

    /** The only value of a finite type that satisfies the predicate. */
    private Value only(Type type, Cell predicate) {
        List<Value> candidates =
                inhabitants.all(type).orElseThrow(() -> new Unevaluable("a description over an infinite type"));
        Value function = predicate.force(this);
        var found = new ArrayList<Value>();
        for (Value candidate : candidates) {
            if (apply(function, new Cell(candidate)) == Bool.TRUE) {
                found.add(candidate);
            }
        }
        if (found.size() != 1) {
            throw new Unevaluable("a description that " + found.size() + " values satisfy");
        }
        return found.getFirst();
    }

    /** THE x. x = C … x …: a guarded equation of a codatatype has one solution, which contains itself. */
    private Optional<Value> cyclic(Type type, Cell predicate) {
        if (codatatype(type).isEmpty()
                || !(predicate.force(this) instanceof Value.Closure(Abs(var _, var _, var body), var scope))
                || !body.isApplied(HolNames.EQ)
                || body.arguments().size() != 2
                || !body.arguments().get(0).equals(new Bound(0))
                || !isConstruction(body.arguments().get(1))) {
            return Optional.empty();
        }
        var itself = new Cell(type);
        Value solution = value(body.arguments().get(1), scope.bind(itself));
        itself.bind(solution);
        return Optional.of(solution);
    }

    private Optional<Datatype> codatatype(Type type) {
        return type instanceof Type.Con(var name, var _)
                ? theory.signature().datatype(name).filter(Datatype::isCo)
                : Optional.empty();
    }

    /** Whether it is a constructor applied to the innermost bound variable, to what does not mention it, or to such terms. */
    private boolean isConstruction(Term term) {
        return term.head() instanceof Const c
                && theory.signature().constructed(c).isPresent()
                && term.arguments().stream()
                        .allMatch(argument -> argument.equals(new Bound(0))
                                || !argument.mentionsBound(0)
                                || isConstruction(argument));
    }

    private Value specified(Const c, List<Cell> arguments) {
        if (theory.signature().constructed(c).isPresent()) {
            return new Value.Data(c.name(), List.copyOf(arguments));
        }
        TypeSpecification.Subtype abstraction = abstractions.get(c.name());
        if (abstraction != null) {
            return new Value.Abstract(arguments.getFirst());
        }
        TypeSpecification.Subtype representation = representations.get(c.name());
        if (representation != null) {
            return represented(representation, c.type(), arguments.getFirst());
        }
        Unevaluable failure = new Unevaluable(c.name() + " has no equation for this case");
        for (List<Equations.Equation> group : equations.of(c.name())) {
            try {
                return by(group, c, arguments);
            } catch (Unevaluable e) {
                failure = e;
            }
        }
        throw failure;
    }

    /** Rep (Abs x) is x, provided that x represents something. */
    private Value represented(TypeSpecification.Subtype subtype, Type type, Cell argument) {
        if (!(argument.force(this) instanceof Value.Abstract(var inside))) {
            throw new Unevaluable("a value whose representation is unknown");
        }
        Map<Type.Var, Type> types = Matching.types(subtype.rep().type(), type).orElseThrow();
        if (!represents(subtype, types, inside)) {
            throw new Unevaluable("a representation of nothing");
        }
        return inside.force(this);
    }

    private boolean represents(TypeSpecification.Subtype subtype, Map<Type.Var, Type> types, Cell value) {
        return apply(value(subtype.predicate(), new Scope(types, Map.of(), null)), value) == Bool.TRUE;
    }

    private Value by(List<Equations.Equation> group, Const c, List<Cell> arguments) {
        for (Equations.Equation equation : group) {
            Optional<Map<Type.Var, Type>> types = equation.at(c.type());
            if (types.isEmpty() || equation.patterns().size() > arguments.size()) {
                continue;
            }
            var frees = new HashMap<Free, Cell>();
            var scope = new Scope(types.get(), frees, null);
            boolean matches = true;
            for (int i = 0; matches && i < equation.patterns().size(); i++) {
                matches = match(equation.patterns().get(i), arguments.get(i), scope, frees);
            }
            if (matches) {
                Value result = value(equation.right(), scope);
                return apply(result, arguments.subList(equation.patterns().size(), arguments.size()));
            }
        }
        throw new Unevaluable(c.name() + " has no equation for this case");
    }

    /** Whether the value is an instance of the pattern; binds the pattern's variables. */
    boolean match(Term pattern, Cell cell, Scope scope, Map<Free, Cell> frees) {
        if (pattern instanceof Free variable) {
            Cell known = frees.putIfAbsent(variable, cell);
            return known == null || decided(equal(variable.type().substitute(scope.types()), known, cell)) == Bool.TRUE;
        }
        if (!(pattern.head() instanceof Const head)) {
            throw new Unevaluable("a pattern that is no constructor: " + pattern);
        }
        Const constructor = instance(head, scope);
        List<Term> fields = pattern.arguments();
        return switch (cell.force(this)) {
            case Number number -> matchNumber(constructor, fields, pattern, number, scope, frees);
            case Value.Data(var name, var arguments) -> {
                if (theory.signature().constructed(constructor).isEmpty()) {
                    throw new Unevaluable("a pattern that is no constructor: " + pattern);
                }
                boolean matches = name.equals(constructor.name());
                for (int i = 0; matches && i < fields.size(); i++) {
                    matches = match(fields.get(i), arguments.get(i), scope, frees);
                }
                yield matches;
            }
            case Bool truth -> {
                if (!constructor.name().equals(HolNames.TRUE)
                        && !constructor.name().equals(HolNames.FALSE)) {
                    throw new Unevaluable("a pattern that is no constructor: " + pattern);
                }
                yield constructor.name().equals(HolNames.TRUE) == (truth == Bool.TRUE);
            }
            case Value.Abstract(var inside) -> {
                if (!abstractions.containsKey(constructor.name())) {
                    throw new Unevaluable("a pattern that is no constructor: " + pattern);
                }
                yield match(fields.getFirst(), inside, scope, frees);
            }
            case Value.Closure _,
                    Value.Partial _,
                    Value.Table _,
                    Value.Listed _,
                    Value.Comprehension _,
                    Value.Both _,
                    Value.Others _ -> throw new Unevaluable("a pattern for a function or a set: " + pattern);
        };
    }

    private boolean matchNumber(
            Const constructor, List<Term> fields, Term pattern, Number number, Scope scope, Map<Free, Cell> frees) {
        int sign = number.numerator().signum();
        return switch (constructor.name()) {
            case HolNames.SUC ->
                sign > 0
                        && match(
                                fields.getFirst(),
                                new Cell(Number.of(number.numerator().subtract(java.math.BigInteger.ONE))),
                                scope,
                                frees);
            case HolNames.NONNEG -> sign >= 0 && match(fields.getFirst(), new Cell(number), scope, frees);
            case HolNames.NEGSUC ->
                sign < 0
                        && match(
                                fields.getFirst(),
                                new Cell(Number.of(number.numerator().not())),
                                scope,
                                frees);
            case HolNames.ZERO, HolNames.ONE, HolNames.NUMERAL -> same(value(pattern, scope), number);
            default -> throw new Unevaluable("a pattern that is no constructor: " + pattern);
        };
    }

    // Equality

    Truth equal(Type type, Cell left, Cell right) {
        if (left == right) {
            return Truth.TRUE;
        }
        if (type.isFun()) {
            Value f = left.force(this);
            Value g = right.force(this);
            return quantifiers.every(type.domain(), x -> equal(type.range(), delayed(f, x), delayed(g, x)));
        }
        if (Sets.isSet(type)) {
            return sets.equal(type, left, right);
        }
        meter.step();
        Value a = left.force(this);
        Value b = right.force(this);
        return switch (a) {
            case Bool truth -> Truth.of(truth == b);
            case Number number -> Truth.of(number.equals(b));
            case Value.Data data -> equalData(type, data, (Value.Data) b);
            case Value.Abstract(var inside) -> {
                if (!(b instanceof Value.Abstract(var other))
                        || !(theory.typeSpecification(((Type.Con) type).name()).orElse(null)
                                instanceof TypeSpecification.Subtype subtype)) {
                    yield Truth.UNKNOWN;
                }
                Map<Type.Var, Type> types = Matching.types(subtype.type(), type).orElseThrow();
                Truth same = equal(subtype.representation().substitute(types), inside, other);
                // What represents nothing may have any abstraction.
                yield same == Truth.FALSE && !(represents(subtype, types, inside) && represents(subtype, types, other))
                        ? Truth.UNKNOWN
                        : same;
            }
            case Value.Closure _,
                    Value.Partial _,
                    Value.Table _,
                    Value.Listed _,
                    Value.Comprehension _,
                    Value.Both _,
                    Value.Others _ ->
                throw new IllegalStateException("a value of " + type + " that is a function or set");
        };
    }

    private Cell delayed(Value function, Value argument) {
        return new Cell(apply(function, new Cell(argument)));
    }

    private Truth equalData(Type type, Value.Data a, Value.Data b) {
        if (!a.constructor().equals(b.constructor())) {
            return Truth.FALSE;
        }
        var con = (Type.Con) type;
        Datatype datatype = theory.signature().datatype(con.name()).orElseThrow();
        if (!datatype.isCo()) {
            return equalFields(con, datatype, a, b);
        }
        // What comes back to itself without a difference has none.
        if (compared.stream().anyMatch(pair -> pair.left == a && pair.right == b)) {
            return Truth.TRUE;
        }
        compared.add(new Compared(a, b));
        try {
            return equalFields(con, datatype, a, b);
        } finally {
            compared.removeLast();
        }
    }

    private Truth equalFields(Type.Con con, Datatype datatype, Value.Data a, Value.Data b) {
        var instance = new HashMap<Type.Var, Type>();
        for (int i = 0; i < con.arguments().size(); i++) {
            instance.put(datatype.parameters().get(i), con.arguments().get(i));
        }
        List<Type> fields = datatype.constructor(a.constructor()).orElseThrow().arguments();
        Truth result = Truth.TRUE;
        for (int i = 0; i < fields.size(); i++) {
            Truth field;
            try {
                field = equal(
                        fields.get(i).substitute(instance),
                        a.arguments().get(i),
                        b.arguments().get(i));
            } catch (Unevaluable e) {
                field = Truth.UNKNOWN;
            }
            if (field == Truth.FALSE) {
                return field;
            }
            result = field == Truth.UNKNOWN ? field : result;
        }
        return result;
    }

    /** Equality of values without functions, sets or abstract values inside. */
    boolean same(Value a, Value b) {
        if (a instanceof Value.Data(var c, var xs) && b instanceof Value.Data(var d, var ys)) {
            boolean same = c.equals(d);
            for (int i = 0; same && i < xs.size(); i++) {
                same = same(xs.get(i).force(this), ys.get(i).force(this));
            }
            return same;
        }
        if (!(a instanceof Bool || a instanceof Number || a instanceof Value.Data)) {
            throw new Unevaluable("functions cannot be compared here");
        }
        return a.equals(b);
    }
}
