package dev.assay.syntax.isabelle.outer;

import dev.assay.logic.proof.FactReference;
import dev.assay.logic.proof.Fix;
import dev.assay.logic.proof.Name;
import dev.assay.logic.proof.Proposition;
import dev.assay.logic.proof.Quoted;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Commands about classes, locales and other contexts, and the {@code end} of what they begin. */
public sealed interface ContextCommand extends Command {
    record TypeClass(
            CommandSpan span,
            Name name,
            List<Name> superclasses,
            List<Name> bundles,
            List<Element> elements,
            boolean begin)
            implements ContextCommand {
        public TypeClass {
            superclasses = List.copyOf(superclasses);
            bundles = List.copyOf(bundles);
            elements = List.copyOf(elements);
        }
    }

    record Subclass(CommandSpan span, @Nullable Name target, Name superclass, Proof proof) implements ContextCommand {}

    /** {@code types :: (sorts) class}. */
    record Arity(List<Name> types, List<Quoted> arguments, Quoted result) {
        public Arity {
            types = List.copyOf(types);
            arguments = List.copyOf(arguments);
        }
    }

    record Instantiation(CommandSpan span, Arity arity) implements ContextCommand {}

    /** {@code instance} with an arity, or with a class and its superclass, or with neither inside an instantiation. */
    record InstanceProof(
            CommandSpan span,
            @Nullable Arity arity,
            @Nullable Name subclass,
            @Nullable Name superclass,
            Proof proof) implements ContextCommand {}

    record Locale(
            CommandSpan span,
            Name name,
            LocaleExpression imports,
            List<Name> bundles,
            List<Element> elements,
            boolean begin)
            implements ContextCommand {
        public Locale {
            bundles = List.copyOf(bundles);
            elements = List.copyOf(elements);
        }
    }

    /** {@code experiment begin}, a locale that is forgotten at its end. */
    record Experiment(CommandSpan span, List<Element> elements) implements ContextCommand {
        public Experiment {
            elements = List.copyOf(elements);
        }
    }

    /** {@code context begin}, of a locale or class where it names one. */
    record Context(CommandSpan span, @Nullable Name name, List<Name> bundles, List<Element> elements)
            implements ContextCommand {
        public Context {
            bundles = List.copyOf(bundles);
            elements = List.copyOf(elements);
        }
    }

    /** {@code interpretation}, {@code global_interpretation} and {@code sublocale}; the last may name a locale. */
    record Interpretation(
            CommandSpan span,
            @Nullable Name target,
            LocaleExpression expression,
            List<DefinedConstant> definitions,
            List<Proposition.Group> rewrites,
            Proof proof)
            implements ContextCommand {
        public Interpretation {
            definitions = List.copyOf(definitions);
            rewrites = List.copyOf(rewrites);
        }
    }

    /** {@code name :: type (mixfix) = term} of {@code defines}. */
    record DefinedConstant(Fix constant, Quoted term) {}

    /** {@code bundle name = facts}, or {@code bundle name begin}; {@code open_bundle} switches it on at once. */
    record Bundle(CommandSpan span, Name name, List<FactReference> facts, boolean begin, boolean opens)
            implements ContextCommand {
        public Bundle {
            facts = List.copyOf(facts);
        }
    }

    record Unbundle(CommandSpan span, List<Name> bundles) implements ContextCommand {
        public Unbundle {
            bundles = List.copyOf(bundles);
        }
    }

    record Overloading(CommandSpan span, List<Overload> overloads) implements ContextCommand {
        public Overloading {
            overloads = List.copyOf(overloads);
        }
    }

    /** {@code name ≡ constant}. */
    record Overload(Name name, Quoted constant, boolean unchecked) {}

    record End(CommandSpan span) implements ContextCommand {}
}
