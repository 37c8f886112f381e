package dev.assay.explore.reflect;

import dev.assay.explore.Law;
import dev.assay.explore.Symbol;
import dev.assay.explore.Symbol.Role;
import dev.assay.explore.Term;
import dev.assay.explore.Term.App;
import dev.assay.explore.Term.Var;
import dev.assay.explore.discovery.Discovery;
import dev.assay.explore.discovery.Settings;
import dev.assay.explore.pruning.Pruner;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;

/** The laws of a class in the order in which one would tell them, without those that follow from the ones before. */
public final class Telling {
    private static final int FUNCTION = 3;
    private static final int UNDONE = 2;
    private static final int RENAMED = 4;
    private static final int PARTIAL = 3;
    private static final int CONSTANT = 3;

    /** Sums come after all laws. */
    private static final int GROUND = 100;

    private final Discovery discovery;
    private final Settings settings;

    public Telling(Discovery discovery, Settings settings) {
        this.discovery = discovery;
        this.settings = settings;
    }

    /** @param isStopped when true, the remaining ones are all told */
    public List<Law> laws(BooleanSupplier isStopped) {
        Pruner known = settings.saturation(discovery.partial());
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

    /** Short laws about few functions say most, above all those that undo something; those about calls inside of which something throws say least. */
    private int tedium(Law law) {
        var functions = new HashSet<Symbol>();
        int inside = functions(law.left(), functions) + functions(law.right(), functions);
        return Math.max(law.left().size(), law.right().size())
                + inside
                + FUNCTION * functions.size()
                - (law.right() instanceof Var ? UNDONE : 0)
                + (isRenamed(law) ? RENAMED : 0)
                + (law.isGround() ? GROUND : 0);
    }

    /** Zero, true and the like: that a method gives always the same, or does nothing when given that, is seldom what it is there for. */
    private static boolean isConstant(Term term) {
        return term instanceof App(var symbol, var arguments)
                && symbol.role() == Role.BACKGROUND
                && arguments.isEmpty();
    }

    /** That something does not depend on a variable is seldom told for its own sake. */
    private static boolean isRenamed(Law law) {
        return !law.left().variables().containsAll(law.right().variables());
    }

    /** Collects the functions; how tedious the constants are, and the calls inside of others that may throw. */
    private int functions(Term term, Set<Symbol> found) {
        return switch (term) {
            case Var unused -> 0;
            case App(var symbol, var arguments) -> {
                if (symbol.role() == Role.FOREGROUND) {
                    found.add(symbol);
                }
                int inside = isConstant(term) ? CONSTANT : 0;
                for (Term argument : arguments) {
                    inside += functions(argument, found)
                            + (argument instanceof App app
                                            && discovery.partial().contains(app.symbol())
                                    ? PARTIAL
                                    : 0);
                }
                yield inside;
            }
        };
    }
}
