package dev.assay.fol.hol;

import dev.assay.fol.FreshNames;
import dev.assay.fol.Role;
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
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Ground higher-order problems as TH0: types and instances of constants get names of their own, functions stay functions
 * and formulas terms.
 */
public final class ThfOutput {
    private final HolProblem problem;
    private final Predicate<Type> isMerged;
    private final Map<Type, String> types = new LinkedHashMap<>();
    private final Map<Const, String> constants = new LinkedHashMap<>();
    private final FreshNames names = new FreshNames(List.of());
    private final StringBuilder formulas = new StringBuilder();

    private ThfOutput(HolProblem problem, Predicate<Type> isMerged) {
        this.problem = problem;
        this.isMerged = isMerged;
    }

    /** The problem as text; the types that {@code isMerged} chooses all become $i. */
    public static String print(HolProblem problem, Predicate<Type> isMerged) {
        return new ThfOutput(problem, isMerged).print();
    }

    private String print() {
        List<HolStatement> statements = new ArrayList<>(helpers());
        statements.addAll(problem.statements());
        for (HolStatement statement : statements) {
            if (!statement.formula().typeVariables().isEmpty()) {
                throw new IllegalArgumentException(statement.name() + " is polymorphic, which TH0 is not");
            }
            formulas.append("thf(")
                    .append(word(statement.name()))
                    .append(", ")
                    .append(statement.role().keyword())
                    .append(", ")
                    .append(term(statement.formula().normal(), new ArrayList<>()))
                    .append(").\n");
        }
        var out = new StringBuilder();
        types.forEach((_, name) -> {
            if (!name.startsWith("$")) {
                out.append("thf(")
                        .append(word(name + "_type"))
                        .append(", type, ")
                        .append(word(name))
                        .append(": $tType).\n");
            }
        });
        constants.forEach((constant, name) -> out.append("thf(")
                .append(word(name + "_decl"))
                .append(", type, ")
                .append(word(name))
                .append(": ")
                .append(type(constant.type()))
                .append(").\n"));
        return out.append(formulas).toString();
    }

    /** The axioms of the constants of the logic that TH0 does not have, at the types that occur. */
    private List<HolStatement> helpers() {
        Map<String, List<Term>> known = Proxies.axioms();
        var result = new LinkedHashSet<HolStatement>();
        for (HolStatement statement : problem.statements()) {
            for (Const c : statement.formula().normal().constants()) {
                for (Term axiom : known.getOrDefault(c.name(), List.of())) {
                    Const general = axiom.constants().stream()
                            .filter(d -> d.name().equals(c.name()))
                            .findFirst()
                            .orElseThrow();
                    var matching = new HashMap<Type.Var, Type>();
                    dev.assay.fol.TypePatterns.match(general.type(), c.type(), matching);
                    result.add(new HolStatement("helper", Role.AXIOM, axiom.substituteTypes(matching)));
                }
            }
        }
        return List.copyOf(result);
    }

    // Names

    private static String word(String name) {
        return name.matches("[a-z][A-Za-z0-9_]*")
                ? name
                : "'" + name.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }

    private String type(Type type) {
        if (type.equals(Type.bool())) {
            return "$o";
        }
        if (type.isFun()) {
            String domain = type(type.domain());
            return (type.domain().isFun() ? "(" + domain + ")" : domain) + " > " + type(type.range());
        }
        String known = types.computeIfAbsent(type, t -> {
            String name = spelled(t);
            return isMerged.test(t) || name.equals("$i") ? "$i" : name.startsWith("$") ? name : names.fresh(name);
        });
        return known.startsWith("$") ? known : word(known);
    }

    private String spelled(Type type) {
        return switch (type) {
            case Type.Var v -> v.name();
            case Type.Con(var name, var arguments) ->
                problem.names().apply(name)
                        + arguments.stream()
                                .map(a -> "_" + spelled(a).replace("$", ""))
                                .collect(Collectors.joining());
        };
    }

    private String constant(Const constant) {
        String known = constants.get(constant);
        if (known == null) {
            Type general = problem.signature().constantType(constant.name()).orElse(constant.type());
            var matching = new HashMap<Type.Var, Type>();
            dev.assay.fol.TypePatterns.match(general, constant.type(), matching);
            String suffix = general.variables().stream()
                    .map(v -> "_" + spelled(matching.getOrDefault(v, v)).replace("$", ""))
                    .collect(Collectors.joining());
            known = names.fresh(problem.names().apply(constant.name()) + suffix);
            constants.put(constant, known);
        }
        return word(known);
    }

    // Terms

    private static final Map<String, String> CONNECTIVES =
            Map.of(Hol.AND.name(), "&", Hol.OR.name(), "|", Hol.IMPLIES.name(), "=>", Hol.EQ, "=");

    private String term(Term term, List<String> bound) {
        Term head = term.head();
        List<Term> arguments = term.arguments();
        if (head instanceof Const(var name, var type)) {
            int wanted = CONNECTIVES.containsKey(name)
                    ? 2
                    : Set.of(Hol.NOT.name(), Hol.ALL, Hol.EX).contains(name) ? 1 : 0;
            if (arguments.size() < wanted) {
                return term(expanded(term, type.argumentTypes().subList(arguments.size(), wanted)), bound);
            }
            if (CONNECTIVES.containsKey(name)) {
                boolean isIff = name.equals(Hol.EQ) && type.domain().equals(Type.bool());
                return unit(arguments.getFirst(), bound) + " " + (isIff ? "<=>" : CONNECTIVES.get(name)) + " "
                        + unit(arguments.getLast(), bound);
            }
            if (name.equals(Hol.NOT.name())) {
                return "~ " + unit(arguments.getFirst(), bound);
            }
            if (name.equals(Hol.ALL) || name.equals(Hol.EX)) {
                return binder(name.equals(Hol.ALL) ? "!" : "?", arguments.getFirst(), bound);
            }
            if (name.equals(Hol.TRUE.name()) || name.equals(Hol.FALSE.name())) {
                return name.equals(Hol.TRUE.name()) ? "$true" : "$false";
            }
            if (name.equals(Hol.LET) && arguments.size() >= 2) {
                Term unfolded =
                        Term.app(Term.app(arguments.get(1), arguments.get(0)), arguments.subList(2, arguments.size()));
                return term(unfolded.betaNormal(), bound);
            }
        }
        if (head instanceof Abs && arguments.isEmpty()) {
            return binder("^", head, bound);
        }
        String function = switch (head) {
            case Const c -> constant(c);
            case Bound(var index) -> bound.get(bound.size() - 1 - index);
            case Free v -> throw new IllegalArgumentException("a free variable: " + v);
            case Abs _, App _ -> throw new IllegalArgumentException("not in normal form: " + term);
        };
        return function + arguments.stream().map(a -> " @ " + unit(a, bound)).collect(Collectors.joining());
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

    private String binder(String symbol, Term predicate, List<String> bound) {
        Abs abstraction = predicate instanceof Abs abs
                ? abs
                : (Abs) expanded(predicate, List.of(predicateDomain(predicate, bound)));
        String name = upper(abstraction.hint());
        String own = name;
        for (int i = 1; bound.contains(own); i++) {
            own = name + "_" + i;
        }
        binders.add(abstraction.argument());
        bound.add(own);
        String body = unit(abstraction.body(), bound);
        bound.removeLast();
        binders.removeLast();
        return symbol + "[" + own + ": " + type(abstraction.argument()) + "]: " + body;
    }

    private final List<Type> binders = new ArrayList<>();

    private Type predicateDomain(Term predicate, List<String> bound) {
        if (bound.size() != binders.size()) {
            throw new IllegalStateException("binders out of step");
        }
        return predicate.type(binders.reversed()).domain();
    }

    private static String upper(String hint) {
        String plain = hint.replaceAll("[^A-Za-z0-9_]", "");
        return plain.isEmpty() || !Character.isLetter(plain.charAt(0))
                ? "X" + plain
                : Character.toUpperCase(plain.charAt(0)) + plain.substring(1);
    }

    private String unit(Term term, List<String> bound) {
        String text = term(term, bound);
        return text.matches("[A-Za-z0-9_$]+") ? text : "(" + text + ")";
    }
}
