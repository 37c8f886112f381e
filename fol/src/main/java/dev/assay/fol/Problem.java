package dev.assay.fol;

import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/** Statements, with what is known of their models. Symbols are declared by their use. */
public record Problem(List<Statement> statements, Knowledge knowledge) {
    public Problem {
        statements = List.copyOf(statements);
    }

    public static Problem of(Statement... statements) {
        return new Problem(List.of(statements), Knowledge.NONE);
    }

    public Problem with(Knowledge other) {
        return new Problem(statements, other);
    }

    /** The same problem with further statements before its own. */
    public Problem preceded(List<Statement> first) {
        var all = new ArrayList<>(first);
        all.addAll(statements);
        return new Problem(all, knowledge);
    }

    public Problem map(UnaryOperator<Formula> mapping) {
        return new Problem(statements.stream().map(s -> s.map(mapping)).toList(), knowledge);
    }

    public void forEachFormula(Consumer<Formula> action) {
        statements.forEach(s -> action.accept(s.formula()));
    }

    /** The symbols that occur, in order of first occurrence. */
    public Set<Symbol> symbols() {
        var result = new LinkedHashSet<Symbol>();
        forEachFormula(f -> f.forEachSymbol((symbol, _) -> result.add(symbol)));
        return result;
    }

    /** The symbols that occur, each with the type arguments at which it does. */
    public Map<Symbol, Set<List<Type>>> instances() {
        var result = new LinkedHashMap<Symbol, Set<List<Type>>>();
        forEachFormula(f -> f.forEachSymbol((symbol, types) ->
                result.computeIfAbsent(symbol, _ -> new LinkedHashSet<>()).add(types)));
        return result;
    }

    /** The types of terms and variables that occur, in order of first occurrence. */
    public Set<Type> types() {
        var result = new LinkedHashSet<Type>();
        forEachFormula(f -> {
            f.forEachBinding(v -> result.add(v.type()));
            f.forEachTerm(t -> result.add(t.type()));
        });
        return result;
    }

    /** The type constructors that occur anywhere, with their arities. */
    public Map<String, Integer> typeConstructors() {
        var result = new LinkedHashMap<String, Integer>();
        forEachFormula(f -> f.forEachType(type -> collect(type, result)));
        for (Symbol symbol : symbols()) {
            symbol.arguments().forEach(a -> collect(a, result));
            collect(symbol.result(), result);
        }
        result.remove("$o");
        return result;
    }

    private static void collect(Type type, Map<String, Integer> result) {
        if (type instanceof Type.Con(var name, var arguments)) {
            result.putIfAbsent(name, arguments.size());
            arguments.forEach(a -> collect(a, result));
        }
    }

    /** Whether no statement has a type variable. */
    public boolean isMonomorphic() {
        return statements.stream().allMatch(s -> s.formula().typeVariables().isEmpty());
    }

    /** Whether all is of the type of individuals. */
    public boolean isUntyped() {
        return typeConstructors().keySet().stream().allMatch("$i"::equals) && isMonomorphic();
    }

    /** The names of symbols, type constructors and statements. */
    public Set<String> names() {
        var result = new LinkedHashSet<>(typeConstructors().keySet());
        symbols().forEach(s -> result.add(s.name()));
        return result;
    }
}
