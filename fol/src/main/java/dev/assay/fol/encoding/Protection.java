package dev.assay.fol.encoding;

import dev.assay.fol.FolTerm;
import dev.assay.fol.FolTerm.Variable;
import dev.assay.fol.FreshNames;
import dev.assay.fol.Problem;
import dev.assay.fol.Symbol;
import dev.assay.fol.TypePatterns;
import dev.assay.fol.encoding.Encoding.Decoration;
import dev.assay.fol.encoding.Encoding.Extent;
import dev.assay.fol.monotonicity.Monotonicity;
import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What tags and guards share: which types they protect, and of what they must have axioms. */
final class Protection {
    /** A function at an instance, applied to variables. */
    record Function(Symbol symbol, List<Type> typeArguments, List<Variable> variables) {
        FolTerm term() {
            return term(List.copyOf(variables));
        }

        FolTerm term(List<? extends FolTerm> arguments) {
            return new FolTerm.Application(symbol, typeArguments, List.copyOf(arguments));
        }

        Type result() {
            return symbol.resultAt(typeArguments);
        }
    }

    static final Type.Var ANY = Type.var("'a");

    private final Problem problem;
    private final Encoding encoding;
    private final Options options;
    private final Monotonicity monotonicity;
    private final FreshNames names;

    /** For a problem in negation normal form. */
    Protection(Problem problem, Encoding encoding, Options options, FreshNames names) {
        this.problem = problem;
        this.encoding = encoding;
        this.options = options;
        this.names = names;
        this.monotonicity = encoding.isOptimistic() ? Monotonicity.optimistic(problem) : Monotonicity.of(problem);
    }

    Problem problem() {
        return problem;
    }

    Extent extent() {
        return encoding.extent();
    }

    Options options() {
        return options;
    }

    /** A new symbol, that no type argument of is ever dropped. */
    Symbol protector(String name, List<Type> arguments, Type result) {
        return Symbol.of(names.fresh(name), arguments, result);
    }

    boolean isProtected(Type type) {
        return switch (encoding.extent()) {
            case ALL, COVER -> true;
            case LIGHT, FEATHER -> !monotonicity.isMonotonic(type);
        };
    }

    private boolean isGround() {
        return encoding.decoration() != Decoration.POLYMORPHIC;
    }

    /** The functions: at all ground instances that occur, or at the most general one. */
    List<Function> functions() {
        var result = new ArrayList<Function>();
        problem.instances().forEach((symbol, instances) -> {
            if (!symbol.isPredicate()) {
                Collection<List<Type>> wanted = isGround() ? instances : List.of(List.copyOf(symbol.parameters()));
                wanted.forEach(types -> result.add(function(symbol, types)));
            }
        });
        return result;
    }

    private static Function function(Symbol symbol, List<Type> types) {
        var variables = new ArrayList<Variable>();
        for (Type argument : symbol.argumentsAt(types)) {
            variables.add(new Variable("X" + (variables.size() + 1), argument));
        }
        return new Function(symbol, types, variables);
    }

    /** The infinite instances of protected types, the most general ones: terms of these need no protection. */
    List<Type> infiniteInstances() {
        if (encoding.extent() == Extent.ALL || encoding.extent() == Extent.COVER) {
            return List.of();
        }
        var protectedTypes = new LinkedHashSet<Type>();
        problem.types().stream().filter(this::isProtected).forEach(protectedTypes::add);
        functions().stream().map(Function::result).filter(this::isProtected).forEach(protectedTypes::add);
        var result = new ArrayList<Type>();
        for (Type infinite : problem.knowledge().infiniteInOrder()) {
            for (Type type : protectedTypes) {
                TypePatterns.meet(infinite, type).map(Protection::renamed).ifPresent(t -> addMostGeneral(t, result));
            }
        }
        return result;
    }

    private static void addMostGeneral(Type type, List<Type> types) {
        if (types.stream().noneMatch(t -> TypePatterns.isInstance(type, t))) {
            types.removeIf(t -> TypePatterns.isInstance(t, type));
            types.add(type);
        }
    }

    /** With the variables 'a, 'b, … */
    private static Type renamed(Type type) {
        Map<Type.Var, Type> renaming = new HashMap<>();
        type.forEachVariable(v -> renaming.computeIfAbsent(v, _ -> Type.var("'" + (char) ('a' + renaming.size()))));
        return type.substitute(renaming);
    }

    /** The types of which it must be said that they have elements. */
    List<Type> toInhabit() {
        if (encoding.extent() == Extent.ALL || encoding.extent() == Extent.COVER) {
            return isGround() ? withoutConstants() : List.of(ANY);
        }
        if (options.inhabitants() == Options.Inhabitants.UNDEFINED && !isGround()) {
            return List.of(ANY);
        }
        List<Type> results = functions().stream().map(Function::result).toList();
        var wanted = new ArrayList<Type>();
        for (Type type : variableTypes()) {
            if (isProtected(type) && results.stream().noneMatch(r -> TypePatterns.isInstance(type, r))) {
                addMostGeneral(renamed(type), wanted);
            }
        }
        return wanted;
    }

    private List<Type> withoutConstants() {
        Set<Type> constants = new LinkedHashSet<>();
        functions().stream()
                .filter(f -> f.variables().isEmpty())
                .map(Function::result)
                .forEach(constants::add);
        return variableTypes().stream().filter(t -> !constants.contains(t)).toList();
    }

    private Set<Type> variableTypes() {
        var result = new LinkedHashSet<Type>();
        problem.forEachFormula(f -> f.forEachBinding(v -> result.add(v.type())));
        return result;
    }

    /** An arbitrary element of a type. */
    FolTerm undefined(Type type) {
        var symbol = new Symbol(names.fresh("undefined"), List.of(ANY), List.of(), ANY);
        return FolTerm.apply(symbol, List.of(type));
    }
}
