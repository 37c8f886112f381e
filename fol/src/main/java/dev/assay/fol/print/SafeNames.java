package dev.assay.fol.print;

import dev.assay.fol.FolTerm;
import dev.assay.fol.FolTerm.Application;
import dev.assay.fol.FolTerm.Variable;
import dev.assay.fol.Formula;
import dev.assay.fol.FreshNames;
import dev.assay.fol.Problem;
import dev.assay.fol.Statement;
import dev.assay.fol.Symbol;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Names that every prover reads: symbols and statements become words in lower case, different for different names. What
 * is interpreted, and what is such a word already, keeps its name.
 */
public final class SafeNames {
    private final Map<String, String> symbols = new HashMap<>();
    private final Map<Symbol, Symbol> renamed = new HashMap<>();
    private final FreshNames names;
    private final boolean isTyped;

    private SafeNames(Problem problem) {
        this.isTyped = !problem.isUntyped();
        this.names = new FreshNames(problem.symbols().stream()
                .map(Symbol::name)
                .filter(this::isSafe)
                .toList());
    }

    public static Problem of(Problem problem) {
        var safe = new SafeNames(problem);
        var statements = new ArrayList<Statement>();
        var taken = new FreshNames(List.of());
        for (Statement statement : problem.statements()) {
            statements.add(new Statement(
                    taken.fresh(word(statement.name())), statement.role(), safe.formula(statement.formula())));
        }
        return new Problem(statements, problem.knowledge());
    }

    /** Where there are types, what is interpreted keeps its meaning. */
    private boolean isSafe(String name) {
        return name.matches("[a-z][A-Za-z0-9_]*") || isTyped && name.matches("\\$.*|[+-]?[0-9].*");
    }

    private static String word(String name) {
        String plain = name.replaceAll("[^A-Za-z0-9_]", "_");
        return plain.matches("[a-z].*") ? plain : "x" + plain;
    }

    private Symbol symbol(Symbol symbol) {
        return renamed.computeIfAbsent(
                symbol,
                s -> new Symbol(
                        symbols.computeIfAbsent(s.name(), n -> isSafe(n) ? n : names.fresh(word(n))),
                        s.parameters(),
                        s.arguments(),
                        s.result()));
    }

    private Formula formula(Formula formula) {
        return formula.mapAtoms(atom -> switch (atom) {
            case Formula.Atom(var symbol, var types, var arguments) ->
                new Formula.Atom(
                        symbol(symbol),
                        types,
                        arguments.stream().map(this::term).toList());
            case Formula.Equation(var left, var right) -> new Formula.Equation(term(left), term(right));
            case Formula.Not _,
                    Formula.And _,
                    Formula.Or _,
                    Formula.Implies _,
                    Formula.Iff _,
                    Formula.Forall _,
                    Formula.Exists _ -> throw new IllegalArgumentException("not an atom: " + atom);
        });
    }

    private FolTerm term(FolTerm term) {
        return switch (term) {
            case Variable v -> v;
            case Application(var symbol, var types, var arguments) ->
                new Application(
                        symbol(symbol),
                        types,
                        arguments.stream().map(this::term).toList());
        };
    }
}
