package dev.assay.explore.reflect;

import dev.assay.explore.Discovery;
import dev.assay.explore.Law;
import dev.assay.explore.Settings;
import dev.assay.explore.Symbol;
import dev.assay.explore.Symbol.Role;
import dev.assay.explore.Term;
import dev.assay.explore.Term.App;
import dev.assay.explore.Term.Var;
import dev.assay.explore.pruning.Pruner;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;

/** The laws of a class in the order in which one would tell them, without those that follow from the ones before. */
public final class Telling {
    private final Discovery discovery;
    private final Settings settings;

    public Telling(Discovery discovery, Settings settings) {
        this.discovery = discovery;
        this.settings = settings;
    }

    /** @param isStopped when true, the remaining ones are all told */
    public List<Law> laws(BooleanSupplier isStopped) {
        Pruner known = settings.pruner(discovery.partial());
        discovery.background().forEach(known::assume);
        var told = new ArrayList<Law>();
        for (Law law : ordered()) {
            if (isStopped.getAsBoolean() || !known.proves(law.left(), law.right())) {
                told.add(law);
                known.assume(law);
            }
        }
        return told;
    }

    private List<Law> ordered() {
        return discovery.laws().stream()
                .sorted(Comparator.comparing(Subject::of).thenComparingInt(this::tedium))
                .toList();
    }

    /** Short laws about few functions say most, those about what happens inside of a call that throws say least. */
    private int tedium(Law law) {
        var functions = new HashSet<Symbol>();
        return law.left().size()
                + law.right().size()
                + functions(law.left(), functions)
                + functions(law.right(), functions)
                + functions.size()
                + (isRenamed(law) ? 4 : 0);
    }

    /** That something does not depend on a variable is seldom told for its own sake. */
    private static boolean isRenamed(Law law) {
        return !law.left().variables().containsAll(law.right().variables());
    }

    /** Collects the functions; 3 for each call inside of another one that has no value for some arguments. */
    private int functions(Term term, Set<Symbol> found) {
        return switch (term) {
            case Var unused -> 0;
            case App(var symbol, var arguments) -> {
                if (symbol.role() == Role.FOREGROUND) {
                    found.add(symbol);
                }
                int inside = 0;
                for (Term argument : arguments) {
                    inside += functions(argument, found)
                            + (argument instanceof App app
                                            && discovery.partial().contains(app.symbol())
                                    ? 3
                                    : 0);
                }
                yield inside;
            }
        };
    }
}
