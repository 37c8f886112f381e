package dev.assay.atp.superposition;

import dev.assay.fol.FolTerm;
import dev.assay.fol.FolTerm.Variable;
import dev.assay.fol.Formula;
import dev.assay.fol.Symbol;
import dev.assay.fol.clause.Literal;
import dev.assay.logic.Type;
import dev.assay.rewrite.TermBank;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The sorts and symbols of a problem, as those of a bank of terms and back. */
final class Vocabulary {
    private record Instance(Symbol symbol, List<Type> types) {}

    final Logic logic = new Logic();
    private final Map<Type, Integer> sorts = new HashMap<>();
    private final List<Type> types = new ArrayList<>();
    private final Map<Instance, Integer> symbols = new HashMap<>();
    private final Map<Integer, Instance> instances = new HashMap<>();
    private final Set<String> names = new HashSet<>();

    Vocabulary() {
        types.add(Symbol.TRUTH);
        sorts.put(Symbol.TRUTH, logic.truth);
    }

    private int sort(Type type) {
        return sorts.computeIfAbsent(type, t -> {
            types.add(t);
            return logic.signature.sort(t.toString());
        });
    }

    private int symbol(Symbol symbol, List<Type> typeArguments) {
        var instance = new Instance(symbol, typeArguments);
        Integer known = symbols.get(instance);
        if (known != null) {
            return known;
        }
        int result = logic.signature.symbol(
                symbol.name(),
                sort(symbol.resultAt(typeArguments)),
                symbol.argumentsAt(typeArguments).stream().mapToInt(this::sort).toArray());
        symbols.put(instance, result);
        instances.put(result, instance);
        names.add(symbol.name());
        return result;
    }

    // There

    /** The variables of a clause, in the order of their numbers. */
    static final class Scope {
        private final Map<Variable, Integer> numbers = new LinkedHashMap<>();

        private int number(Variable variable) {
            return numbers.computeIfAbsent(variable, _ -> numbers.size());
        }

        List<Variable> variables() {
            return List.copyOf(numbers.keySet());
        }
    }

    int term(FolTerm term, Scope scope) {
        return switch (term) {
            case Variable v -> logic.bank.variable(scope.number(v), sort(v.type()));
            case FolTerm.Application(var symbol, var typeArguments, var arguments) ->
                apply(symbol, typeArguments, arguments, scope);
        };
    }

    int atom(Formula.Atom atom, Scope scope) {
        return apply(atom.symbol(), atom.typeArguments(), atom.arguments(), scope);
    }

    private int apply(Symbol symbol, List<Type> typeArguments, List<FolTerm> arguments, Scope scope) {
        int[] own = arguments.stream().mapToInt(a -> term(a, scope)).toArray();
        return logic.bank.apply(symbol(symbol, typeArguments), own);
    }

    // And back

    /** A name for a component of split clauses, unlike all others. */
    Symbol splitName(int number) {
        String prefix = "split_";
        while (names.contains(prefix + number)) {
            prefix += "_";
        }
        return Symbol.untyped(prefix + number, 0, true);
    }

    Variable variable(int term) {
        return new Variable("X" + logic.bank.number(term), types.get(logic.bank.sort(term)));
    }

    FolTerm term(int term) {
        TermBank bank = logic.bank;
        if (bank.isVariable(term)) {
            return variable(term);
        }
        Instance instance = instance(term);
        return new FolTerm.Application(instance.symbol, instance.types, arguments(term));
    }

    private Instance instance(int term) {
        Instance instance = instances.get(logic.bank.symbol(term));
        if (instance == null) {
            throw new IllegalStateException("no symbol of the problem: " + logic.bank.toString(term));
        }
        return instance;
    }

    private List<FolTerm> arguments(int term) {
        var result = new ArrayList<FolTerm>();
        for (int i = 0; i < logic.bank.arity(term); i++) {
            result.add(term(logic.bank.argument(term, i)));
        }
        return result;
    }

    Literal literal(boolean isPositive, int left, int right) {
        if (right == logic.verum) {
            Instance instance = instance(left);
            return new Literal(isPositive, new Formula.Atom(instance.symbol, instance.types, arguments(left)));
        }
        return new Literal(isPositive, new Formula.Equation(term(left), term(right)));
    }

    List<Literal> literals(Clause clause) {
        var result = new ArrayList<Literal>();
        for (int i = 0; i < clause.length(); i++) {
            result.add(literal(clause.positive[i], clause.left[i], clause.right[i]));
        }
        return result;
    }
}
