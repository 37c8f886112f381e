package dev.assay.lift;

import dev.assay.lift.Arithmetic.Kind;
import dev.assay.logic.Conjecture;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Abs;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Bound;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Specification;
import dev.assay.logic.theory.Theory;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The negation of a conjecture about Java code for an SMT solver: numbers are bit vectors, records are datatypes, methods are
 * definitions, and those that call themselves functions with their equations.
 */
public final class SmtScript {
    /** What the solver's language has no word for. */
    private static final class Unsayable extends RuntimeException {
        private static final long serialVersionUID = 1;

        Unsayable(String what) {
            super(what, null, false, false);
        }
    }

    private static final Map<String, String> BIT_OPERATIONS = Map.of(
            Arithmetic.PLUS,
            "bvadd",
            Arithmetic.MINUS,
            "bvsub",
            Arithmetic.TIMES,
            "bvmul",
            Arithmetic.NEGATE,
            "bvneg",
            Arithmetic.DIVIDE,
            "bvsdiv",
            Arithmetic.REMAINDER,
            "bvsrem",
            Arithmetic.AT_MOST,
            "bvsle",
            "and",
            "bvand",
            "or",
            "bvor",
            "xor",
            "bvxor");

    private static final Map<String, String> SHIFTS =
            Map.of("shiftLeft", "bvshl", "shiftRight", "bvashr", "shiftRightUnsigned", "bvlshr");

    private static final Map<String, String> INTEGER_OPERATIONS = Map.of(
            Arithmetic.PLUS,
            "+",
            Arithmetic.MINUS,
            "-",
            Arithmetic.TIMES,
            "*",
            Arithmetic.NEGATE,
            "-",
            Arithmetic.AT_MOST,
            "<=");

    /** Z3 counts what it does, and gives up after so much, however busy the machine is. */
    private static final String LIMIT = "(set-option :rlimit 20000000)\n";

    private final Theory theory;
    private final Arithmetic arithmetic;
    private final List<String> lines = new ArrayList<>();
    private final Map<Object, String> names = new HashMap<>();
    private int counter;

    private SmtScript(Theory theory, Arithmetic arithmetic) {
        this.theory = theory;
        this.arithmetic = arithmetic;
    }

    /**
     * A question to a solver.
     *
     * @param text whose unsatisfiability is a proof
     * @param variables the free variables of the conjecture by their names in the text
     */
    public record Question(String text, Map<String, Free> variables) {}

    /** None where something has no counterpart there, such as a function that is a value. */
    public static Optional<Question> of(Lifted lifted, Conjecture conjecture) {
        var script = new SmtScript(lifted.theory(), (Arithmetic) lifted.computation());
        try {
            return Optional.of(script.question(conjecture));
        } catch (Unsayable e) {
            return Optional.empty();
        }
    }

    private Question question(Conjecture conjecture) {
        var variables = new LinkedHashMap<String, Free>();
        Term goal = Hol.mkImplies(conjecture.assumptions(), conjecture.conclusion());
        for (Free variable : goal.frees()) {
            String name = name(variable, variable.name());
            lines.add("(declare-const " + name + " " + sort(variable.type()) + ")");
            variables.put(name, variable);
        }
        lines.add("(assert (not " + term(goal, List.of()) + "))");
        return new Question(LIMIT + String.join("\n", lines) + "\n", variables);
    }

    private String name(Object key, String hint) {
        return names.computeIfAbsent(key, k -> "|" + hint.replaceAll("[^A-Za-z0-9_.]", "_") + "!" + counter++ + "|");
    }

    // Types

    private String sort(Type type) {
        if (type.equals(Type.bool())) {
            return "Bool";
        }
        if (type.isFun()) {
            throw new Unsayable("a function that is a value");
        }
        Optional<Kind> kind = Kind.of(type);
        if (kind.isPresent() && kind.get() != Kind.TEXT) {
            return kind.get() == Kind.BIG ? "Int" : "(_ BitVec " + kind.get().bits + ")";
        }
        String known = names.get(type);
        if (known != null) {
            return known;
        }
        Optional<Datatype> datatype =
                type instanceof Type.Con(var name, var _) ? theory.signature().datatype(name) : Optional.empty();
        if (datatype.isEmpty()) {
            String sort = name(type, "sort");
            lines.add("(declare-sort " + sort + " 0)");
            return sort;
        }
        declare(datatype.get(), (Type.Con) type);
        return Objects.requireNonNull(names.get(type));
    }

    private static Map<Type.Var, Type> instance(Datatype datatype, Type.Con type) {
        var result = new HashMap<Type.Var, Type>();
        for (int i = 0; i < datatype.parameters().size(); i++) {
            result.put(datatype.parameters().get(i), type.arguments().get(i));
        }
        return result;
    }

    private String constructor(Type type, String constructor) {
        return name(List.of(type, constructor), constructor);
    }

    private String field(Type type, String constructor, int index) {
        return name(List.of(type, constructor, index), "field");
    }

    /** Types that need one another are declared together. */
    private void declare(Datatype first, Type.Con type) {
        var group = new LinkedHashMap<Type.Con, Datatype>();
        collect(first, type, group);
        group.keySet().forEach(t -> name(t, t.name()));
        var bodies = new ArrayList<String>();
        group.forEach((t, datatype) -> {
            Map<Type.Var, Type> instance = instance(datatype, t);
            var shapes = new ArrayList<String>();
            for (Datatype.Constructor constructor : datatype.constructors()) {
                var fields = new StringBuilder();
                for (int i = 0; i < constructor.arguments().size(); i++) {
                    fields.append(" (")
                            .append(field(t, constructor.name(), i))
                            .append(' ')
                            .append(sort(constructor.arguments().get(i).substitute(instance)))
                            .append(')');
                }
                shapes.add("(" + constructor(t, constructor.name()) + fields + ")");
            }
            bodies.add("(" + String.join(" ", shapes) + ")");
        });
        lines.add("(declare-datatypes ("
                + group.keySet().stream().map(t -> "(" + names.get(t) + " 0)").collect(Collectors.joining(" "))
                + ") (" + String.join(" ", bodies) + "))");
    }

    private void collect(Datatype datatype, Type.Con type, Map<Type.Con, Datatype> group) {
        if (names.containsKey(type) || group.putIfAbsent(type, datatype) != null) {
            return;
        }
        Map<Type.Var, Type> instance = instance(datatype, type);
        for (Datatype.Constructor constructor : datatype.constructors()) {
            for (Type argument : constructor.arguments()) {
                Type field = argument.substitute(instance);
                if (field instanceof Type.Con con && !field.isFun()) {
                    theory.signature().datatype(con.name()).ifPresent(inner -> collect(inner, con, group));
                }
            }
        }
    }

    // Terms

    private String term(Term term, List<String> bound) {
        List<Term> arguments = term.arguments();
        return switch (term.head()) {
            case Const c -> constant(c, arguments, bound);
            case Free v
            when arguments.isEmpty() -> {
                String name = names.get(v);
                if (name == null) {
                    throw new Unsayable("an unknown variable");
                }
                yield name;
            }
            case Bound(var index) when arguments.isEmpty() -> bound.get(bound.size() - 1 - index);
            case Abs _ when !arguments.isEmpty() -> term(term.betaNormal(), bound);
            case Free _, Bound _, Abs _, App _ -> throw new Unsayable("a function that is a value");
        };
    }

    private String call(String function, List<Term> arguments, List<String> bound) {
        return arguments.isEmpty()
                ? function
                : "(" + function + " "
                        + arguments.stream().map(a -> term(a, bound)).collect(Collectors.joining(" ")) + ")";
    }

    private String constant(Const c, List<Term> arguments, List<String> bound) {
        int count = arguments.size();
        if (c.equals(Hol.TRUE) || c.equals(Hol.FALSE)) {
            return c.equals(Hol.TRUE) ? "true" : "false";
        }
        Map<String, String> logical =
                Map.of(Hol.NOT.name(), "not", Hol.AND.name(), "and", Hol.OR.name(), "or", Hol.IMPLIES.name(), "=>");
        if (logical.containsKey(c.name()) && count > 0) {
            return call(logical.get(c.name()), arguments, bound);
        }
        if (c.name().equals(Hol.EQ) && count == 2) {
            sort(c.type().domain());
            return call("=", arguments, bound);
        }
        if (c.name().equals(Hol.IF) && count == 3) {
            return call("ite", arguments, bound);
        }
        if (c.name().equals(Hol.ALL)
                && count == 1
                && arguments.getFirst() instanceof Abs(var hint, var type, var body)) {
            String variable = "|" + hint.replaceAll("[^A-Za-z0-9_]", "_") + "!" + counter++ + "|";
            return "(forall ((" + variable + " " + sort(type) + ")) " + term(body, with(bound, variable)) + ")";
        }
        if (c.name().equals(Hol.undefined(c.type()).name()) && count == 0) {
            return declared(c, List.of(), c.type());
        }
        Optional<Object> literal = arithmetic.literal(c.name());
        if (literal.isPresent()) {
            return literal(c, literal.get());
        }
        for (Kind kind : Kind.values()) {
            if (c.name().startsWith(kind.name(""))) {
                return operation(kind, c, c.name().substring(kind.name("").length()), arguments, bound);
            }
        }
        Optional<Datatype> cases = theory.signature().casesOf(c.name());
        if (cases.isPresent()) {
            return distinction(cases.get(), c, arguments, bound);
        }
        if (theory.signature().constructed(c).isPresent()) {
            Type made = range(c.type(), count);
            sort(made);
            return call(constructor(made, c.name()), arguments, bound);
        }
        return call(function(c, count), arguments, bound);
    }

    private static Type range(Type type, int count) {
        Type result = type;
        for (int i = 0; i < count; i++) {
            result = result.range();
        }
        return result;
    }

    private static List<String> with(List<String> bound, String variable) {
        var result = new ArrayList<>(bound);
        result.add(variable);
        return result;
    }

    /** A function of which nothing is known. */
    private String declared(Const c, List<Type> arguments, Type result) {
        if (!names.containsKey(c)) {
            String parameters = arguments.stream().map(this::sort).collect(Collectors.joining(" "));
            String sort = sort(result);
            lines.add("(declare-fun " + name(c, c.name()) + " (" + parameters + ") " + sort + ")");
        }
        return Objects.requireNonNull(names.get(c));
    }

    private String literal(Const c, Object value) {
        return switch (value) {
            case Integer i -> "(_ bv" + Integer.toUnsignedString(i) + " 32)";
            case Long l -> "(_ bv" + Long.toUnsignedString(l) + " 64)";
            case BigInteger b -> b.signum() < 0 ? "(- " + b.negate() + ")" : b.toString();
            default -> declared(c, List.of(), c.type());
        };
    }

    private String operation(Kind kind, Const c, String operation, List<Term> arguments, List<String> bound) {
        boolean isWhole = arguments.size() == c.type().argumentTypes().size();
        if (!isWhole) {
            throw new Unsayable("a function that is a value");
        }
        if (kind.bits > 0) {
            String plain = BIT_OPERATIONS.get(operation);
            if (plain != null) {
                return call(plain, arguments, bound);
            }
            String shift = SHIFTS.get(operation);
            if (shift != null) {
                String distance =
                        "(bvand " + term(arguments.get(1), bound) + " (_ bv" + (kind.bits - 1) + " " + kind.bits + "))";
                return "(" + shift + " " + term(arguments.get(0), bound) + " " + distance + ")";
            }
            switch (operation) {
                case Arithmetic.WIDEN -> {
                    return "((_ sign_extend 32) " + term(arguments.getFirst(), bound) + ")";
                }
                case Arithmetic.NARROW -> {
                    return "((_ extract 31 0) " + term(arguments.getFirst(), bound) + ")";
                }
                default -> {}
            }
        }
        if (kind == Kind.BIG && INTEGER_OPERATIONS.containsKey(operation)) {
            return call(INTEGER_OPERATIONS.get(operation), arguments, bound);
        }
        return call(declared(c, c.type().argumentTypes(), range(c.type(), arguments.size())), arguments, bound);
    }

    private String distinction(Datatype datatype, Const c, List<Term> arguments, List<String> bound) {
        int count = datatype.constructors().size();
        if (arguments.size() != count + 1) {
            throw new Unsayable("a function that is a value");
        }
        Type type = c.type().argumentTypes().get(count);
        sort(type);
        String value = "|case!" + counter++ + "|";
        String result = "";
        for (int i = count - 1; i >= 0; i--) {
            Datatype.Constructor constructor = datatype.constructors().get(i);
            Term branch = arguments.get(i);
            List<String> inner = bound;
            for (int f = 0; f < constructor.arguments().size(); f++) {
                if (!(branch instanceof Abs(var _, var _, var body))) {
                    throw new Unsayable("a case without its fields");
                }
                inner = with(inner, "(" + field(type, constructor.name(), f) + " " + value + ")");
                branch = body;
            }
            String text = term(branch, inner);
            result = result.isEmpty()
                    ? text
                    : "(ite ((_ is " + constructor(type, constructor.name()) + ") " + value + ") " + text + " " + result
                            + ")";
        }
        return "(let ((" + value + " " + term(arguments.get(count), bound) + ")) " + result + ")";
    }

    // Functions

    /** Each instance of a function is one of its own. */
    private String function(Const c, int count) {
        if (names.containsKey(c)) {
            return Objects.requireNonNull(names.get(c));
        }
        List<Type> parameters = c.type().argumentTypes().subList(0, count);
        Type result = range(c.type(), count);
        if (result.isFun()) {
            throw new Unsayable("a function that is a value");
        }
        for (Specification specification : theory.specifications(c.name())) {
            switch (specification) {
                case Specification.Defined(var _, var equation) -> equation(equation, c, true);
                case Specification.Recursive recursive -> {
                    declared(c, parameters, result);
                    recursive.equations().stream()
                            .filter(e -> Rules.left(e).isApplied(c.name()))
                            .forEach(e -> equation(e, c, false));
                }
                case Specification.Corecursive _, Specification.Inductive _ ->
                    throw new Unsayable("no equations of " + c.name());
            }
            return Objects.requireNonNull(names.get(c));
        }
        throw new Unsayable("no definition of " + c.name());
    }

    /** An equation at the types of a call: a definition, or what is known wherever its left side occurs. */
    private void equation(Thm equation, Const c, boolean isDefinition) {
        var types = new HashMap<Type.Var, Type>();
        Calls.bind(((Const) Rules.left(equation).head()).type(), c.type(), types);
        Term left = Rules.left(equation).substituteTypes(types);
        Term right = Rules.right(equation).substituteTypes(types);
        int missing = c.type().argumentTypes().size() - left.arguments().size();
        for (int i = 0; i < missing; i++) {
            var extra = new Free("arg" + i, left.type().domain());
            left = Term.app(left, extra);
            right = Term.app(right, extra).betaNormal();
        }
        var outer = new HashMap<Free, String>();
        var variables = new ArrayList<String>();
        for (Free variable : left.frees()) {
            String hidden = names.remove(variable);
            if (hidden != null) {
                outer.put(variable, hidden);
            }
            String sort = sort(variable.type());
            variables.add("(" + name(variable, variable.name()) + " " + sort + ")");
        }
        String body = term(right, List.of());
        String all = String.join(" ", variables);
        if (isDefinition) {
            String sort = sort(left.type());
            lines.add("(define-fun " + name(c, c.name()) + " (" + all + ") " + sort + " " + body + ")");
        } else {
            String call = term(left, List.of());
            String equal = "(= " + call + " " + body + ")";
            lines.add(
                    variables.isEmpty()
                            ? "(assert " + equal + ")"
                            : "(assert (forall (" + all + ") (! " + equal + " :pattern (" + call + "))))");
        }
        left.frees().forEach(names::remove);
        names.putAll(outer);
    }
}
