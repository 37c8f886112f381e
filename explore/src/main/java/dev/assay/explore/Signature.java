package dev.assay.explore;

import dev.assay.explore.Symbol.Role;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * The functions whose laws are wanted, and the domains of their types. Polymorphic functions are there at every type at
 * which all they take and give occurs in the signature, first of all at the type variable {@link #ELEMENT}.
 */
public final class Signature {
    /** The type of which nothing is known; every type variable of a declaration stands for it. */
    public static final Type.Variable ELEMENT = new Type.Variable("a");

    private static final Object THIS_TYPE_ONLY = "of this type only";

    /** What has no value is equal to whatever else has none. */
    private static final Operation RAISE = arguments -> {
        throw new ArithmeticException("undefined");
    };

    private final List<Symbol> symbols;
    private final Map<Type, Domain> domains;
    private final Function<Type, Optional<Domain>> others;
    private final Optional<Condition> condition;

    private Signature(
            List<Symbol> symbols,
            Map<Type, Domain> domains,
            Function<Type, Optional<Domain>> others,
            Optional<Condition> condition) {
        this.symbols = List.copyOf(symbols);
        this.domains = domains;
        this.others = others;
        this.condition = condition;
    }

    public static Builder builder() {
        return new Builder();
    }

    public List<Symbol> symbols() {
        return symbols;
    }

    /** The constants that no variable stands for. */
    public List<Symbol> peculiar() {
        return symbols.stream().filter(s -> s.origin().equals(THIS_TYPE_ONLY)).toList();
    }

    /** The first symbol of this name. */
    public Symbol symbol(String name) {
        return symbols.stream()
                .filter(s -> s.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("the signature has no " + name));
    }

    /** The types of all that is taken and given, in the order in which they occur. */
    public Set<Type> types() {
        var types = new LinkedHashSet<Type>();
        for (Symbol symbol : symbols) {
            types.addAll(symbol.arguments());
            types.add(symbol.result());
        }
        return types;
    }

    /** Empty for a type without variables: its values are compared by {@code equals}. */
    public Optional<Domain> domain(Type type) {
        Domain domain = domains.get(type);
        if (domain == null) {
            Optional<Domain> other = others.apply(type);
            other.ifPresent(d -> domains.put(type, d));
            return other;
        }
        return Optional.of(domain);
    }

    /** The condition that all tests fulfil. */
    public Optional<Condition> condition() {
        return condition;
    }

    /** Every predicate of variables that are all different. */
    public List<Term.App> conditions() {
        var conditions = new ArrayList<Term.App>();
        for (Symbol symbol : symbols) {
            if (symbol.isPredicate()
                    && symbol.arguments().stream().allMatch(t -> domain(t).isPresent())) {
                var count = new HashMap<Type, Integer>();
                var variables = new ArrayList<Term>();
                for (Type type : symbol.arguments()) {
                    variables.add(new Term.Var(type, count.merge(type, 1, Integer::sum) - 1));
                }
                conditions.add(new Term.App(symbol, variables));
            }
        }
        return conditions;
    }

    /** This signature where the variables of a condition are constants for which it is true. */
    public Signature assuming(Term.App assumption) {
        var extended = new ArrayList<>(symbols);
        var parameters = new ArrayList<Symbol>();
        for (Term argument : assumption.arguments()) {
            Term.Var variable = (Term.Var) argument;
            String name = domain(variable.type()).orElseThrow().name(variable.number());
            var parameter = new Symbol(
                    extended.size(), name, List.of(), variable.type(), RAISE, Role.PARAMETER, false, variable);
            extended.add(parameter);
            parameters.add(parameter);
        }
        return new Signature(extended, domains, others, Optional.of(new Condition(assumption.symbol(), parameters)));
    }

    /** The same functions, of other values. */
    public Signature withDomains(Map<Type, Domain> replaced) {
        var all = new HashMap<>(domains);
        all.putAll(replaced);
        return new Signature(symbols, all, others, condition);
    }

    /** A predicate and the constants of which it is true. */
    public record Condition(Symbol predicate, List<Symbol> parameters) {
        public Condition {
            parameters = List.copyOf(parameters);
        }

        public Term term() {
            return new Term.App(
                    predicate, parameters.stream().map(p -> Term.of(p)).toList());
        }
    }

    /** Collects what a signature is made of. */
    public static final class Builder {
        private record Declaration(
                String name,
                List<Type> types,
                Function<List<Type>, Operation> operation,
                Role role,
                boolean isPredicate,
                Object origin) {
            /** Whether it is meant for all instances of its types. */
            boolean isGeneral() {
                return !origin.equals(THIS_TYPE_ONLY);
            }
        }

        private final List<Declaration> declarations = new ArrayList<>();
        private final Map<Type, Domain> domains = new LinkedHashMap<>();
        private Function<Type, Optional<Domain>> others = type -> Optional.empty();
        private boolean isPartial;

        private Builder() {}

        /** Variables of a type, and how to draw and compare its values. */
        public Builder domain(Type type, Domain domain) {
            domains.put(general(type), domain);
            return this;
        }

        /** Domains of the types that have none of their own. */
        public Builder domains(Function<Type, Optional<Domain>> function) {
            others = function;
            return this;
        }

        /** The last of the types is the result; one type alone is that of a constant. */
        public Builder function(String name, Operation operation, Type... types) {
            return simple(name, operation, Role.FOREGROUND, false, name, List.of(types));
        }

        public Builder background(String name, Operation operation, Type... types) {
            return simple(name, operation, Role.BACKGROUND, false, name, List.of(types));
        }

        /** A function to truth values that laws may have as their condition. */
        public Builder predicate(String name, Operation operation, Type... types) {
            return simple(name, operation, Role.FOREGROUND, true, name, List.of(types));
        }

        public Builder constant(String name, Object value, Type type) {
            return function(name, arguments -> value, type);
        }

        /** A background constant of a type with variables that no instance of the type has, and no variable stands for. */
        public Builder peculiar(String name, Object value, Type type) {
            return simple(name, arguments -> value, Role.BACKGROUND, false, THIS_TYPE_ONLY, List.of(type));
        }

        private Builder simple(
                String name, Operation operation, Role role, boolean isPredicate, Object origin, List<Type> types) {
            return declare(name, instance -> operation, role, isPredicate, origin, types);
        }

        /** With an operation for each instance of its types, and the thing that the symbol stands for. */
        public Builder declare(
                String name,
                Function<List<Type>, Operation> operation,
                Role role,
                boolean isPredicate,
                Object origin,
                List<Type> types) {
            if (isPredicate && types.size() < 2) {
                throw new IllegalArgumentException(name + " is a predicate of nothing");
            }
            declarations.add(new Declaration(
                    name, types.stream().map(Builder::general).toList(), operation, role, isPredicate, origin));
            return this;
        }

        /** There are functions without a value for some arguments, and laws may say so. */
        public Builder partial() {
            isPartial = true;
            return this;
        }

        public Signature build() {
            var types = new LinkedHashSet<Type>();
            domains.keySet().forEach(t -> t.forEachPart(types::add));
            for (Declaration declaration : declarations) {
                declaration.types.forEach(t -> t.forEachPart(types::add));
            }
            var symbols = new ArrayList<Symbol>();
            for (Declaration declaration : declarations) {
                for (List<Type> instance :
                        declaration.isGeneral() ? instances(declaration.types, types) : List.of(declaration.types)) {
                    add(symbols, declaration, instance);
                }
            }
            for (Type type : types) {
                if (type instanceof Type.Arrow(var arguments, var result)) {
                    var all = new ArrayList<Type>();
                    all.add(type);
                    all.addAll(arguments);
                    all.add(result);
                    add(
                            symbols,
                            new Declaration("", List.of(), instance -> Builder::applied, Role.APPLICATION, false, "@"),
                            all);
                }
            }
            if (isPartial) {
                var results = new LinkedHashSet<Type>();
                symbols.forEach(s -> results.add(s.result()));
                var undefined =
                        new Declaration("undefined", List.of(), instance -> RAISE, Role.UNDEFINED, false, "undefined");
                results.forEach(t -> add(symbols, undefined, List.of(t)));
            }
            return new Signature(symbols, new HashMap<>(domains), others, Optional.empty());
        }

        private static void add(List<Symbol> symbols, Declaration declaration, List<Type> types) {
            symbols.add(new Symbol(
                    symbols.size(),
                    declaration.name,
                    types.subList(0, types.size() - 1),
                    types.getLast(),
                    declaration.operation.apply(types),
                    declaration.role,
                    declaration.isPredicate,
                    declaration.origin));
        }

        private static Object applied(Object[] arguments) {
            var rest = new Object[arguments.length - 1];
            System.arraycopy(arguments, 1, rest, 0, rest.length);
            return ((Operation) arguments[0]).apply(rest);
        }

        private static Type general(Type type) {
            var variables = new HashMap<Type.Variable, Type>();
            type.forEachPart(part -> {
                if (part instanceof Type.Variable variable) {
                    variables.put(variable, ELEMENT);
                }
            });
            return type.substitute(variables);
        }

        /** The most general one first. */
        private static List<List<Type>> instances(List<Type> declared, Set<Type> occurring) {
            var instances = new ArrayList<List<Type>>();
            instances.add(declared);
            var seen = new HashSet<List<Type>>(instances);
            for (Type first : occurring) {
                instances(declared, 0, new HashMap<>(), occurring, seen, instances, first);
            }
            return instances;
        }

        private static void instances(
                List<Type> declared,
                int place,
                Map<Type.Variable, Type> types,
                Set<Type> occurring,
                Set<List<Type>> seen,
                List<List<Type>> instances,
                Type candidate) {
            var extended = new HashMap<>(types);
            if (!declared.get(place).match(candidate, extended)
                    || extended.values().stream().anyMatch(t -> t instanceof Type.Arrow)) {
                return;
            }
            if (place + 1 < declared.size()) {
                for (Type next : occurring) {
                    instances(declared, place + 1, extended, occurring, seen, instances, next);
                }
                return;
            }
            List<Type> instance =
                    declared.stream().map(t -> t.substitute(extended)).toList();
            if (seen.add(instance)) {
                instances.add(instance);
            }
        }
    }
}
