package dev.assay.syntax.isabelle;

import dev.assay.logic.proof.Name;
import dev.assay.logic.theory.Fact;
import dev.assay.syntax.isabelle.outer.CommandSpan;
import dev.assay.syntax.isabelle.outer.ContextCommand;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A block that is open: what was known before it, and what its end makes harder to reach. */
final class Block {
    private final Context before;
    private final boolean isExperiment;
    private final Optional<ContextCommand.Bundle> bundle;
    private final List<Name> included;

    /** Names that cannot be written at all after the end, and those that then need a qualifier. */
    private final Declared hidden = new Declared();

    private final Declared qualified = new Declared();

    private Optional<String> lost = Optional.empty();

    /** What {@code interpretation} brings into a locale is there up to the end of the block. */
    private final Set<Interpretation> interpretations = new LinkedHashSet<>();

    private final Set<String> interpretedNames = new HashSet<>();

    /**
     * @param bundle the bundle that it is
     * @param included the bundles whose notation counts inside
     */
    Block(Context before, boolean isExperiment, Optional<ContextCommand.Bundle> bundle, List<Name> included) {
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
        result.interpretations.addAll(interpretations);
        result.interpretedNames.addAll(interpretedNames);
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

    Optional<ContextCommand.Bundle> bundle() {
        return bundle;
    }

    List<Name> included() {
        return included;
    }

    /** Notes what a command with {@code private} or {@code qualified} declares. */
    void restrict(CommandSpan command, Context earlier, Context now) {
        List<String> modifiers = command.modifiers().stream().map(t -> t.text()).toList();
        if (modifiers.contains("private")) {
            hidden.add(earlier, now);
        } else if (modifiers.contains("qualified")) {
            qualified.add(earlier, now);
        }
    }

    /** Notes what an {@code interpretation} gave to the locale that the block is in. */
    void interpret(Context earlier, Context now) {
        if (earlier.target() instanceof Target.OfLocale(var old)
                && now.target() instanceof Target.OfLocale(var grown)) {
            interpretations.addAll(grown.parents()
                    .subList(old.parents().size(), grown.parents().size()));
            grown.constants().keySet().stream()
                    .filter(name -> !old.constants().containsKey(name))
                    .forEach(interpretedNames::add);
        }
    }

    /** Without what interpretations gave to the locale. */
    private Context uninterpreted(Context inside) {
        if (interpretations.isEmpty() || !(inside.target() instanceof Target.OfLocale(var locale))) {
            return inside;
        }
        NameSpace names = inside.constants();
        for (var constant : locale.constants().entrySet()) {
            if (interpretedNames.contains(constant.getKey())) {
                String full = constant.getValue().fullName();
                // What the interpretation itself has named is gone, constants of the other locale keep their own names.
                boolean isOwn = full.endsWith("." + locale.qualifier() + "." + constant.getKey());
                names = names.hide(full, !isOwn);
            }
        }
        Locale without = locale.without(interpretations, interpretedNames);
        Context result = inside.withConstants(names).in(new Target.OfLocale(without));
        return without.isNamed() ? result.with(without) : result;
    }

    /** Full names, abbreviations and type synonyms among them. */
    private static final class Declared {
        private final Set<String> constants = new HashSet<>();
        private final Set<String> types = new HashSet<>();
        private final Set<String> facts = new HashSet<>();

        void addAll(Declared other) {
            constants.addAll(other.constants);
            types.addAll(other.types);
            facts.addAll(other.facts);
        }

        /** All that is declared now and was not earlier. */
        void add(Context earlier, Context now) {
            constants.addAll(now.constants().since(earlier.constants()));
            types.addAll(now.types().since(earlier.types()));
            for (Fact fact : now.theory().facts()) {
                if (earlier.theory().fact(fact.name()).isEmpty()) {
                    facts.add(fact.name());
                }
            }
        }

        /** Where the names need a qualifier ({@code open}), or cannot be written. */
        Context hide(Context context, boolean open) {
            Context result = context;
            for (String name : constants) {
                result = result.withConstants(result.constants().hide(name, open));
            }
            for (String name : types) {
                result = result.withTypes(result.types().hide(name, open));
            }
            return result;
        }
    }

    /** What is known after the {@code end}. */
    Context end(Context inside) {
        if (isExperiment) {
            hidden.add(before, inside);
        }
        Context result = Targets.leave(uninterpreted(inside), before);
        result = qualified.hide(hidden.hide(result, false), true);
        for (String name : hidden.facts) {
            result = result.hidingFact(name);
        }
        return result;
    }
}
