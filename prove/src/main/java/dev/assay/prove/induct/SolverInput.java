package dev.assay.prove.induct;

import dev.assay.logic.Conjecture;
import dev.assay.logic.HolNames;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Fresh;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.theory.Theory;
import dev.assay.logic.theory.TypeSpecification;
import dev.assay.prove.closure.Clause;
import dev.assay.prove.closure.Symbols;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A conjecture, negated, with all definitions that it needs, as SMT-LIB 2.6: for solvers that do induction over data
 * types. Every type becomes a sort of its own, a type variable one of which nothing is known.
 */
public final class SolverInput {
    private static final Map<String, String> CONNECTIVES = Map.of(
            Hol.NOT.name(),
            "not",
            Hol.AND.name(),
            "and",
            Hol.OR.name(),
            "or",
            Hol.IMPLIES.name(),
            "=>",
            Hol.TRUE.name(),
            "true",
            Hol.FALSE.name(),
            "false",
            Hol.EQ,
            "=",
            Hol.IF,
            "ite");

    private static final Type.Con INT = Type.con(HolNames.INT);
    private static final Map<String, String> INTEGERS = Map.of(
            HolNames.PLUS, "+",
            HolNames.MINUS, "-",
            HolNames.UMINUS, "-",
            HolNames.TIMES, "*",
            HolNames.DIVIDE, "div",
            HolNames.MODULO, "mod",
            HolNames.LESS, "<",
            HolNames.LESS_EQ, "<=",
            HolNames.ZERO, "0",
            HolNames.ONE, "1");

    private final Theory theory;
    private final Map<Type, String> sorts = new LinkedHashMap<>();
    private final Map<Term, String> names = new LinkedHashMap<>();
    private final StringBuilder text = new StringBuilder();
    private boolean isHigherOrder;

    private SolverInput(Theory theory) {
        this.theory = theory;
    }

    /** @param options names of the solver's options that are to be on */
    public static String of(Theory theory, Conjecture conjecture, List<String> options) {
        Term goal = Hol.mkImplies(conjecture.assumptions(), conjecture.conclusion());
        var background = new Background(theory, new Symbols(theory.signature()), List.of(goal));
        var input = new SolverInput(theory);
        input.problem(goal, background);
        String first = options.stream()
                .map(option -> "(set-option :" + option + " true)\n")
                .collect(Collectors.joining());
        return first + "(set-logic " + (input.isHigherOrder ? "HO_ALL" : "ALL") + ")\n" + input.text + "(check-sat)\n";
    }

    private void problem(Term goal, Background background) {
        List<Clause> definitions = background.clauses().stream()
                .filter(c -> isDefinition(c.name()))
                .toList();
        var types = new LinkedHashSet<Type>();
        goal.forEachType(t -> collect(t, types));
        background.constants().stream().filter(this::isDeclared).forEach(c -> collect(c.type(), types));
        data(types);
        background.constants().stream().filter(this::isDeclared).forEach(this::declare);
        for (Clause definition : definitions) {
            Term statement = definition.theorem().conclusion();
            text.append("(assert ").append(closed(statement)).append(")\n");
        }
        text.append("(assert (not ").append(closed(goal)).append("))\n");
    }

    /** What solvers do not know themselves. */
    private static boolean isDefinition(String name) {
        return name.endsWith(".simps") || name.endsWith("_def");
    }

    private boolean isDeclared(Const c) {
        return !CONNECTIVES.containsKey(c.name())
                && !c.name().equals(Hol.ALL)
                && !c.name().equals(Hol.EX)
                && !isInteger(c)
                && !c.name().startsWith("Num.")
                && theory.signature().constructed(c).isEmpty()
                && theory.signature().casesOf(c.name()).isEmpty();
    }

    private static boolean isInteger(Const c) {
        return INTEGERS.containsKey(c.name())
                && Stream.concat(
                                c.type().argumentTypes().stream(),
                                Stream.of(c.type().resultType()))
                        .allMatch(t -> t.equals(INT) || t.equals(Type.bool()));
    }

    private void declare(Const c) {
        String name = name(c.name() + (names.containsKey(c) ? "" : "/" + names.size()));
        names.put(c, name);
        text.append("(declare-fun ")
                .append(name)
                .append(c.type().argumentTypes().stream().map(this::sort).collect(Collectors.joining(" ", " (", ") ")))
                .append(sort(c.type().resultType()))
                .append(")\n");
    }

    // Types

    private void collect(Type type, Set<Type> types) {
        if (types.contains(type)) {
            return;
        }
        if (type.isFun()) {
            collect(type.domain(), types);
            collect(type.range(), types);
            return;
        }
        types.add(type);
        if (!type.equals(INT)
                && type instanceof Type.Con(var name, var arguments)
                && theory.typeSpecification(name).orElse(null) instanceof TypeSpecification.Free free) {
            arguments.forEach(a -> collect(a, types));
            free.datatype()
                    .constructors()
                    .forEach(k -> free.datatype()
                            .constant(k, arguments)
                            .type()
                            .argumentTypes()
                            .forEach(t -> collect(t, types)));
        }
    }

    /** All data types at once, since they may mention each other. */
    private void data(Set<Type> types) {
        var data = new LinkedHashMap<Type, List<Const>>();
        for (Type type : types) {
            if (type.equals(Type.bool()) || type.equals(INT)) {
                sorts.put(type, type.equals(INT) ? "Int" : "Bool");
            } else {
                sorts.put(type, name(type + "/" + sorts.size()));
                if (type instanceof Type.Con(var name, var arguments)
                        && theory.typeSpecification(name).orElse(null) instanceof TypeSpecification.Free free) {
                    data.put(
                            type,
                            free.datatype().constructors().stream()
                                    .map(k -> free.datatype().constant(k, arguments))
                                    .toList());
                } else {
                    text.append("(declare-sort ").append(sorts.get(type)).append(" 0)\n");
                }
            }
        }
        if (data.isEmpty()) {
            return;
        }
        var bodies = new ArrayList<String>();
        data.forEach((type, constructors) ->
                bodies.add(constructors.stream().map(this::constructor).collect(Collectors.joining(" ", "(", ")"))));
        text.append("(declare-datatypes ")
                .append(data.keySet().stream()
                        .map(t -> "(" + sorts.get(t) + " 0)")
                        .collect(Collectors.joining(" ", "(", ")")))
                .append(bodies.stream().collect(Collectors.joining("\n  ", "\n (", ")")))
                .append(")\n");
    }

    private String constructor(Const c) {
        String name = name(c.name() + "/" + names.size());
        names.put(c, name);
        var fields = new StringBuilder("(" + name);
        int index = 0;
        for (Type field : c.type().argumentTypes()) {
            fields.append(" (|select ")
                    .append(names.size() + " " + index++)
                    .append("| ")
                    .append(sort(field))
                    .append(')');
        }
        return fields.append(')').toString();
    }

    private String sort(Type type) {
        if (type.isFun()) {
            isHigherOrder = true;
            return "(-> "
                    + type.argumentTypes().stream().map(this::sort).collect(Collectors.joining(" ")) + " "
                    + sort(type.resultType()) + ")";
        }
        String sort = sorts.get(type);
        if (sort == null) {
            throw new IllegalStateException("no sort for " + type);
        }
        return sort;
    }

    /** In bars, in which bars and backslashes may not occur. */
    private static String name(String name) {
        return "|" + name.replace("\\", "_5c_").replace("|", "_7c_") + "|";
    }

    // Terms

    private String closed(Term statement) {
        List<Free> variables = List.copyOf(statement.frees());
        return quantified("forall", variables, term(statement));
    }

    private String quantified(String quantifier, List<Free> variables, String body) {
        return variables.isEmpty()
                ? body
                : "(" + quantifier
                        + variables.stream()
                                .map(v -> "(" + name(v.name()) + " " + sort(v.type()) + ")")
                                .collect(Collectors.joining(" ", " (", ") "))
                        + body + ")";
    }

    private String term(Term t) {
        List<Term> arguments = t.arguments();
        return switch (t.head()) {
            case Const c -> constant(c, arguments, t);
            case Free v -> applied(name(v.name()), arguments);
            case Term.Abs abs
            when arguments.isEmpty() -> {
                isHigherOrder = true;
                Free x = opened(abs);
                yield quantified("lambda", List.of(x), term(abs.body().instantiate(x)));
            }
            case Term.Abs _, Term.Bound _, Term.App _ -> term(t.betaNormal());
        };
    }

    private static Free opened(Term.Abs abs) {
        var fresh = new Fresh(abs.frees());
        return fresh.variable(abs.hint(), abs.argument());
    }

    private String constant(Const c, List<Term> arguments, Term whole) {
        if ((c.name().equals(Hol.ALL) || c.name().equals(Hol.EX)) && arguments.getFirst() instanceof Term.Abs abs) {
            Free x = opened(abs);
            String quantifier = c.name().equals(Hol.ALL) ? "forall" : "exists";
            return quantified(quantifier, List.of(x), term(abs.body().instantiate(x)));
        }
        String connective = CONNECTIVES.get(c.name());
        if (connective != null) {
            return applied(connective, arguments);
        }
        String arithmetic = isInteger(c) ? INTEGERS.get(c.name()) : null;
        if (arithmetic != null) {
            return applied(arithmetic, arguments);
        }
        if (c.name().equals(HolNames.NUMERAL)) {
            return bits(arguments.getFirst()).toString();
        }
        String name = names.get(c);
        if (name == null) {
            throw new IllegalArgumentException("solvers do not know what " + whole + " is");
        }
        return applied(name, arguments);
    }

    private static BigInteger bits(Term number) {
        if (number.arguments().isEmpty()) {
            return BigInteger.ONE;
        }
        BigInteger twice = bits(number.arguments().getFirst()).shiftLeft(1);
        return number.isApplied(HolNames.NUM_BIT1) ? twice.add(BigInteger.ONE) : twice;
    }

    private String applied(String head, List<Term> arguments) {
        return arguments.isEmpty()
                ? head
                : arguments.stream().map(this::term).collect(Collectors.joining(" ", "(" + head + " ", ")"));
    }
}
