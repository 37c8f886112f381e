package dev.assay.explore.pruning;

import dev.assay.explore.Symbol;
import dev.assay.explore.Term;
import dev.assay.explore.Term.App;
import dev.assay.explore.Term.Var;
import dev.assay.explore.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Ordered rewriting.
 *
 * <pre>
 *   l = r     lσ &gt; rσ
 *  ───────────────────
 *    C[lσ] → C[rσ]
 * </pre>
 *
 * A variable on one side only does not stand for terms that may have no value.
 */
final class Rewriting {
    /** Which variables may be compared. */
    enum Variables {
        /** They stand for any terms. */
        OPEN,
        /** They stand for any terms that are the greater the higher their number. */
        RANKED,
        /** They are constants, smaller the lower their number. */
        FROZEN
    }

    private final Map<Symbol, List<Rule>> rules = new HashMap<>();
    private final Map<Term, Term> normalForms = new HashMap<>();
    private final Matching matching = new Matching();
    private final Set<Symbol> partial;
    private final Set<Type> peculiar;

    Rewriting(Set<Symbol> partial) {
        this.partial = partial;
        this.peculiar = Strictness.peculiar(partial);
    }

    void add(Rule rule) {
        rules.computeIfAbsent(rule.head(), s -> new ArrayList<>()).add(rule);
        normalForms.clear();
    }

    void remove(Rule rule) {
        List<Rule> same = rules.get(rule.head());
        if (same != null) {
            same.remove(rule);
        }
        normalForms.clear();
    }

    List<Rule> rules() {
        return rules.values().stream().flatMap(List::stream).toList();
    }

    /** The normal form where variables are constants. */
    Term normalForm(Term term) {
        Term known = normalForms.get(term);
        if (known == null) {
            known = normalise(term, Variables.FROZEN);
            normalForms.put(term, known);
        }
        return known;
    }

    Term normalForm(Term term, Variables variables) {
        return normalise(term, variables);
    }

    private Term normalise(Term term, Variables variables) {
        Term at = term;
        while (at instanceof App(var symbol, var arguments)) {
            var below = new ArrayList<Term>(arguments.size());
            boolean isSame = true;
            for (Term argument : arguments) {
                Term normal = normalise(argument, variables);
                isSame &= normal == argument;
                below.add(normal);
            }
            Term inner = isSame ? at : new App(symbol, below);
            Term next = step(inner, variables);
            if (next == null) {
                return inner;
            }
            at = next;
        }
        return at;
    }

    private @Nullable Term step(Term term, Variables variables) {
        List<Rule> candidates = rules.get(((App) term).symbol());
        if (candidates == null) {
            return null;
        }
        int size = term.size();
        for (Rule rule : candidates) {
            if (rule.size <= size && matching.match(rule.left, term)) {
                Map<Var, Term> bindings = matching.bindings(rule.onlyRight);
                if (allows(rule, bindings)) {
                    Term result = rule.right.substitute(bindings);
                    if (rule.isOriented || isSmaller(result, term, variables)) {
                        return result;
                    }
                }
            }
        }
        return null;
    }

    private static boolean isSmaller(Term result, Term term, Variables variables) {
        return switch (variables) {
            case OPEN -> KnuthBendix.isGreater(term, result);
            case RANKED -> KnuthBendix.isGreaterIfRanked(term, result);
            case FROZEN -> KnuthBendix.compare(term, result) > 0;
        };
    }

    /** What only one side has must have a value, and one that variables stand for. */
    boolean allows(Rule rule, Map<Var, Term> bindings) {
        for (Map.Entry<Var, Term> binding : bindings.entrySet()) {
            if (peculiar.contains(binding.getKey().type()) && !Strictness.isTotal(binding.getValue(), partial)) {
                return false;
            }
        }
        for (Var variable : rule.strict) {
            if (!Strictness.isTotal(bindings.getOrDefault(variable, variable), partial)) {
                return false;
            }
        }
        return true;
    }
}
