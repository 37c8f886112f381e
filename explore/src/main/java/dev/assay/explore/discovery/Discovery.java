package dev.assay.explore.discovery;

import dev.assay.explore.Law;
import dev.assay.explore.Signature;
import dev.assay.explore.Symbol;
import dev.assay.explore.Term;
import java.util.HashMap;
import java.util.List;
import java.util.Set;

/**
 * What an exploration found.
 *
 * @param laws the simplest first
 * @param background laws of background functions alone, which are not told
 * @param definitions laws that say of a function how to compute it by others
 * @param partial functions without a value for some arguments
 * @param isComplete whether all terms were looked at
 */
public record Discovery(
        Signature signature,
        List<Law> laws,
        List<Law> background,
        List<Law> definitions,
        Set<Symbol> partial,
        Statistics statistics,
        boolean isComplete) {
    public Discovery {
        laws = List.copyOf(laws);
        background = List.copyOf(background);
        definitions = List.copyOf(definitions);
        partial = Set.copyOf(partial);
    }

    public Discovery withLaws(List<Law> some) {
        return new Discovery(signature, some, background, definitions, partial, statistics, isComplete);
    }

    /** Laws that would be simpler if there were a constant: a term does not depend on one of its variables. */
    public List<Law> missingConstants() {
        return laws.stream().filter(Discovery::isRenaming).toList();
    }

    private static boolean isRenaming(Law law) {
        var variables = new HashMap<Term.Var, Term>();
        return law.left().match(law.right(), variables)
                && variables.values().stream().allMatch(t -> t instanceof Term.Var)
                && !law.left().variables().equals(law.right().variables());
    }
}
