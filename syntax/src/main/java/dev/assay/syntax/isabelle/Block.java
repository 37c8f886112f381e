package dev.assay.syntax.isabelle;

import dev.assay.logic.proof.Name;
import dev.assay.logic.theory.Fact;
import dev.assay.syntax.isabelle.outer.CommandSpan;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A block that is open: what was known before it, and what its end makes harder to reach. */
final class Block {
    private final Context before;
    private final boolean isExperiment;
    private final String bundle;
    private final List<Name> included;

    /** Names that cannot be written at all after the end, and those that then need a qualifier. */
    private final Set<String> hidden = new HashSet<>();

    private final Set<String> qualified = new HashSet<>();

    private Optional<String> lost = Optional.empty();

    /**
     * @param bundle the name of the bundle that it is, or empty
     * @param included the bundles whose notation counts inside
     */
    Block(Context before, boolean isExperiment, String bundle, List<Name> included) {
        this.before = before;
        this.isExperiment = isExperiment;
        this.bundle = bundle;
        this.included = included;
    }

    /** The same block for another reader of what follows. */
    Block copy() {
        var result = new Block(before, isExperiment, bundle, included);
        result.hidden.addAll(hidden);
        result.qualified.addAll(qualified);
        result.lost = lost;
        return result;
    }

    /** From here on nothing inside can be understood. */
    void lose(String reason) {
        lost = Optional.of(reason);
    }

    /** Why nothing inside can be understood any more. */
    Optional<String> lost() {
        return lost;
    }

    Context before() {
        return before;
    }

    String bundle() {
        return bundle;
    }

    List<Name> included() {
        return included;
    }

    /** Notes what a command with {@code private} or {@code qualified} declares. */
    void restrict(CommandSpan command, Context earlier, Context now) {
        List<String> modifiers = command.modifiers().stream().map(t -> t.text()).toList();
        if (modifiers.contains("private")) {
            hidden.addAll(declared(earlier, now));
        } else if (modifiers.contains("qualified")) {
            qualified.addAll(declared(earlier, now));
        }
    }

    private static Set<String> declared(Context earlier, Context now) {
        var result = new HashSet<String>();
        for (String constant : now.theory().signature().constants()) {
            if (earlier.theory().signature().constantType(constant).isEmpty()) {
                result.add(constant);
            }
        }
        for (Fact fact : now.theory().facts()) {
            if (earlier.theory().fact(fact.name()).isEmpty()) {
                result.add(fact.name());
            }
        }
        return result;
    }

    /** What is known after the {@code end}. */
    Context end(Context inside) {
        if (isExperiment) {
            hidden.addAll(declared(before, inside));
        }
        Context result = Targets.leave(inside, before);
        for (String name : hidden) {
            result = result.withConstants(result.constants().hide(name, false)).hidingFact(name);
        }
        for (String name : qualified) {
            result = result.withConstants(result.constants().hide(name, true));
        }
        return result;
    }
}
