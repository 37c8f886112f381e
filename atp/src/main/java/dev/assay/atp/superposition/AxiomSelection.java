package dev.assay.atp.superposition;

import dev.assay.fol.Role;
import dev.assay.fol.Symbol;
import dev.assay.fol.clause.Clause;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Leaves out axioms that seem to have nothing to do with the conjecture. A symbol triggers the axioms in which it is
 * nearly the rarest symbol; from the symbols of the conjecture, whatever is triggered is taken, and its symbols
 * trigger more.
 */
final class AxiomSelection {
    private final Map<String, Set<Symbol>> symbolsByName = new LinkedHashMap<>();
    private final Map<Symbol, Integer> occurrences = new HashMap<>();
    private final Map<Symbol, List<String>> triggered = new HashMap<>();

    private AxiomSelection(List<Clause> clauses, double tolerance) {
        for (Clause clause : clauses) {
            if (clause.role() == Role.AXIOM) {
                Set<Symbol> symbols = symbolsByName.computeIfAbsent(clause.name(), _ -> new LinkedHashSet<>());
                clause.formula().forEachSymbol((symbol, _) -> symbols.add(symbol));
            }
        }
        symbolsByName.values().forEach(set -> set.forEach(s -> occurrences.merge(s, 1, Integer::sum)));
        symbolsByName.forEach((name, symbols) -> {
            int rarest = symbols.stream().mapToInt(this::occurrences).min().orElse(0);
            for (Symbol symbol : symbols) {
                if (occurrences(symbol) <= tolerance * rarest) {
                    triggered.computeIfAbsent(symbol, _ -> new ArrayList<>()).add(name);
                }
            }
        });
    }

    private int occurrences(Symbol symbol) {
        return occurrences.getOrDefault(symbol, 0);
    }

    /** The clauses of the conjecture and of the statements that are taken; all if there is no conjecture. */
    static List<Clause> select(List<Clause> clauses, Relevance relevance) {
        if (clauses.stream().allMatch(c -> c.role() == Role.AXIOM)) {
            return clauses;
        }
        var selection = new AxiomSelection(clauses, relevance.tolerance());
        Set<Symbol> known = new HashSet<>();
        List<Symbol> next = new ArrayList<>();
        for (Clause clause : clauses) {
            if (clause.role() != Role.AXIOM) {
                clause.formula().forEachSymbol((symbol, _) -> next.add(symbol));
            }
        }
        Set<String> taken = new HashSet<>();
        // Axioms without symbols speak of everything.
        selection.symbolsByName.forEach((name, symbols) -> {
            if (symbols.isEmpty()) {
                taken.add(name);
            }
        });
        List<Symbol> current = next;
        for (int depth = 0; depth < relevance.depth() && !current.isEmpty(); depth++) {
            var reached = new ArrayList<Symbol>();
            for (Symbol symbol : current) {
                if (known.add(symbol)) {
                    for (String name : selection.triggered.getOrDefault(symbol, List.of())) {
                        if (taken.add(name)) {
                            reached.addAll(selection.symbolsByName.getOrDefault(name, Set.of()));
                        }
                    }
                }
            }
            current = reached;
        }
        return clauses.stream()
                .filter(c -> c.role() != Role.AXIOM || taken.contains(c.name()))
                .toList();
    }
}
