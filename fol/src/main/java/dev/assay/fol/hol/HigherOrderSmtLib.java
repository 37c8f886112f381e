package dev.assay.fol.hol;

import dev.assay.fol.FreshNames;
import dev.assay.fol.Role;
import dev.assay.fol.TypePatterns;
import dev.assay.fol.print.SmtLibName;
import dev.assay.fol.print.SmtLibOutput;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Abs;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Bound;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Ground higher-order problems as SMT-LIB 2.7, whose theory HO-Core has maps: functions are of sorts {@code (-> σ τ)},
 * applied by {@code (_ f t)} and written {@code (lambda ((x σ)) t)}. Conjectures are negated.
 */
public final class HigherOrderSmtLib {
    private static final Map<String, String> CONNECTIVES = Map.of(
            Hol.AND.name(),
            "and",
            Hol.OR.name(),
            "or",
            Hol.IMPLIES.name(),
            "=>",
            Hol.NOT.name(),
            "not",
            Hol.EQ,
            "=",
            Hol.IF,
            "ite",
            Hol.ALL,
            "forall",
            Hol.EX,
            "exists");

    private final HolProblem problem;
    private final Map<Type, String> sorts = new LinkedHashMap<>();
    private final Map<Const, String> constants = new LinkedHashMap<>();
    private final FreshNames names = new FreshNames(List.of());
    private final List<Type> binders = new ArrayList<>();

    private HigherOrderSmtLib(HolProblem problem) {
        this.problem = problem;
    }

    /** The problem as text; its statements must have ground types. */
    public static String print(HolProblem problem) {
        return new HigherOrderSmtLib(problem).print();
    }

    private String print() {
        var assertions = new StringBuilder();
        List<HolStatement> statements = new ArrayList<>(helpers());
        statements.addAll(problem.statements());
        for (int i = 0; i < statements.size(); i++) {
            HolStatement statement = statements.get(i);
            if (!statement.formula().typeVariables().isEmpty()) {
                throw new IllegalArgumentException(statement.name() + " is polymorphic");
            }
            String formula = term(statement.formula().normal());
            assertions
                    .append("(assert (! ")
                    .append(statement.role() == Role.CONJECTURE ? "(not " + formula + ")" : formula)
                    .append(" :named ")
                    .append(SmtLibOutput.assertion(i))
                    .append("))\n");
        }
        var out = new StringBuilder("(set-option :produce-unsat-cores true)\n(set-logic HO_ALL)\n");
        sorts.values().forEach(s -> out.append("(declare-sort ").append(s).append(" 0)\n"));
        constants.forEach((constant, name) -> out.append("(declare-const ")
                .append(name)
                .append(' ')
                .append(sort(constant.type()))
                .append(")\n"));
        return out.append(assertions).append("(check-sat)\n").toString();
    }

    /** The axioms of choice and description, at the types that occur; SMT-LIB has conditionals itself. */
    private List<HolStatement> helpers() {
        Map<String, List<Term>> known = Proxies.axioms();
        var result = new LinkedHashSet<HolStatement>();
        for (HolStatement statement : problem.statements()) {
            for (Const c : statement.formula().normal().constants()) {
                if (c.name().equals(Hol.IF)) {
                    continue;
                }
                for (Term axiom : known.getOrDefault(c.name(), List.of())) {
                    Const general = axiom.constants().stream()
                            .filter(d -> d.name().equals(c.name()))
                            .findFirst()
                            .orElseThrow();
                    var matching = new HashMap<Type.Var, Type>();
                    TypePatterns.match(general.type(), c.type(), matching);
                    result.add(new HolStatement("helper", Role.AXIOM, axiom.substituteTypes(matching)));
                }
            }
        }
        return List.copyOf(result);
    }

    // Names

    private static String quoted(String name) {
        return SmtLibName.of(name);
    }

    private String sort(Type type) {
        if (type.equals(Type.bool())) {
            return "Bool";
        }
        return type.isFun()
                ? "(-> " + sort(type.domain()) + " " + sort(type.range()) + ")"
                : sorts.computeIfAbsent(type, t -> quoted(names.fresh(spelled(t))));
    }

    private String spelled(Type type) {
        return switch (type) {
            case Type.Var v -> v.name();
            case Type.Con(var name, var arguments) ->
                problem.names().apply(name)
                        + arguments.stream().map(a -> "_" + spelled(a)).collect(Collectors.joining());
        };
    }

    private String constant(Const constant) {
        sort(constant.type());
        return constants.computeIfAbsent(
                constant, c -> quoted(names.fresh(problem.names().apply(c.name()))));
    }

    // Terms

    private String term(Term term) {
        Term head = term.head();
        List<Term> arguments = term.arguments();
        if (head instanceof Const(var name, var type)) {
            if (name.equals(Hol.TRUE.name()) || name.equals(Hol.FALSE.name())) {
                return name.equals(Hol.TRUE.name()) ? "true" : "false";
            }
            if (name.equals(Hol.LET) && arguments.size() >= 2) {
                Term unfolded =
                        Term.app(Term.app(arguments.get(1), arguments.get(0)), arguments.subList(2, arguments.size()));
                return term(unfolded.betaNormal());
            }
            String word = CONNECTIVES.get(name);
            if (word != null) {
                int wanted = name.equals(Hol.NOT.name()) || isQuantifier(name) ? 1 : name.equals(Hol.IF) ? 3 : 2;
                if (arguments.size() < wanted) {
                    return term(expanded(term, type.argumentTypes().subList(arguments.size(), wanted)));
                }
                String built = isQuantifier(name)
                        ? binder(word, abstraction(arguments.getFirst()))
                        : joined(word, arguments.subList(0, wanted));
                return arguments.size() == wanted
                        ? built
                        : "(_ " + built + arguments(arguments.subList(wanted, arguments.size())) + ")";
            }
        }
        String function = switch (head) {
            case Const c -> constant(c);
            case Bound(var index) -> variable(binders.size() - 1 - index);
            case Free v -> throw new IllegalArgumentException("a free variable: " + v);
            case Abs abs -> binder("lambda", abs);
            case App _ -> throw new IllegalStateException("the head of a term is no application");
        };
        return arguments.isEmpty() ? function : "(_ " + function + arguments(arguments) + ")";
    }

    private static boolean isQuantifier(String name) {
        return name.equals(Hol.ALL) || name.equals(Hol.EX);
    }

    private static String variable(int level) {
        return "|?" + level + "|";
    }

    private String arguments(List<Term> arguments) {
        return arguments.stream().map(a -> " " + term(a)).collect(Collectors.joining());
    }

    private String joined(String word, List<Term> arguments) {
        return "(" + word + arguments(arguments) + ")";
    }

    private Abs abstraction(Term predicate) {
        return predicate instanceof Abs abs
                ? abs
                : (Abs) expanded(
                        predicate, List.of(predicate.type(binders.reversed()).domain()));
    }

    /** λx̄. t x̄. */
    private static Term expanded(Term term, List<Type> missing) {
        Term body = term.shift(missing.size());
        for (int i = missing.size() - 1; i >= 0; i--) {
            body = new App(body, new Bound(i));
        }
        for (Type type : missing.reversed()) {
            body = new Abs("x", type, body);
        }
        return body;
    }

    private String binder(String word, Abs abstraction) {
        String variable = variable(binders.size());
        String sort = sort(abstraction.argument());
        binders.add(abstraction.argument());
        String body = term(abstraction.body());
        binders.removeLast();
        return "(" + word + " ((" + variable + " " + sort + ")) " + body + ")";
    }
}
