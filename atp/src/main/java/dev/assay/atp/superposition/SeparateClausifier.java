package dev.assay.atp.superposition;

import dev.assay.fol.FolTerm;
import dev.assay.fol.Formula;
import dev.assay.fol.Problem;
import dev.assay.fol.Statement;
import dev.assay.fol.Symbol;
import dev.assay.fol.clause.Clause;
import dev.assay.fol.clause.Clausifier;
import dev.assay.fol.clause.Literal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Makes clauses of statements one at a time. */
final class SeparateClausifier {
    private final String mark;
    private int introduced;

    /** Names of new symbols have this mark, so that those of another clausifier are different. */
    SeparateClausifier(String mark) {
        this.mark = mark;
    }

    /** The clauses of a statement. What it needs new symbols for gets names that no other statement's symbols have. */
    List<Clause> clauses(Statement statement) {
        Problem alone = Problem.of(statement);
        Set<Symbol> own = alone.symbols();
        Map<Symbol, Symbol> renamed = new HashMap<>();
        var result = new ArrayList<Clause>();
        for (Clause clause : Clausifier.definitional(alone)) {
            var literals = new ArrayList<Literal>();
            for (Literal literal : clause.literals()) {
                literals.add(new Literal(literal.isPositive(), renamed(literal.atom(), own, renamed)));
            }
            result.add(new Clause(clause.name(), clause.role(), literals));
        }
        return result;
    }

    private Formula renamed(Formula atom, Set<Symbol> own, Map<Symbol, Symbol> renamed) {
        return switch (atom) {
            case Formula.Atom(var symbol, var types, var arguments) ->
                new Formula.Atom(renamed(symbol, own, renamed), types, terms(arguments, own, renamed));
            case Formula.Equation(var left, var right) ->
                new Formula.Equation(renamed(left, own, renamed), renamed(right, own, renamed));
            case Formula.Not _,
                    Formula.And _,
                    Formula.Or _,
                    Formula.Implies _,
                    Formula.Iff _,
                    Formula.Forall _,
                    Formula.Exists _ -> throw new IllegalArgumentException("no atom: " + atom);
        };
    }

    private List<FolTerm> terms(List<FolTerm> terms, Set<Symbol> own, Map<Symbol, Symbol> renamed) {
        return terms.stream().map(t -> renamed(t, own, renamed)).toList();
    }

    private FolTerm renamed(FolTerm term, Set<Symbol> own, Map<Symbol, Symbol> renamed) {
        return switch (term) {
            case FolTerm.Variable v -> v;
            case FolTerm.Application(var symbol, var types, var arguments) ->
                new FolTerm.Application(renamed(symbol, own, renamed), types, terms(arguments, own, renamed));
        };
    }

    private Symbol renamed(Symbol symbol, Set<Symbol> own, Map<Symbol, Symbol> renamed) {
        return own.contains(symbol)
                ? symbol
                : renamed.computeIfAbsent(
                        symbol,
                        s -> new Symbol(s.name() + mark + introduced++, s.parameters(), s.arguments(), s.result()));
    }
}
