package dev.assay.syntax.isabelle.outer;

import dev.assay.logic.Position;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A command of a proof, taken apart. */
public sealed interface ProofCommand {
    CommandSpan span();

    default Position position() {
        return span().position();
    }

    /** Whether what is stated proves the goal or is a step on the way. */
    enum Kind {
        HAVE,
        SHOW
    }

    /** {@code apply method}. */
    record Apply(CommandSpan span, MethodText method) implements ProofCommand {}

    /** {@code by initial terminal}; {@code .} and {@code ..} are {@code this} and {@code standard}. */
    record By(
            CommandSpan span, MethodText initial, @Nullable MethodText terminal) implements ProofCommand {}

    /** {@code proof method}; without a method, {@code standard}. */
    record Begin(CommandSpan span, @Nullable MethodText method) implements ProofCommand {}

    record Qed(CommandSpan span, @Nullable MethodText method) implements ProofCommand {}

    record Done(CommandSpan span) implements ProofCommand {}

    /** {@code sorry}: a proof left out. */
    record Sorry(CommandSpan span) implements ProofCommand {}

    record Next(CommandSpan span) implements ProofCommand {}

    /** An opening or closing brace. */
    record Brace(CommandSpan span, boolean opens) implements ProofCommand {}

    record FixVariables(CommandSpan span, List<Fix> variables) implements ProofCommand {}

    /** {@code assume} and {@code presume}; the premises and variables are those of {@code if} and {@code for}. */
    record Assume(
            CommandSpan span, List<Proposition.Group> groups, List<Proposition.Group> premises, List<Fix> variables)
            implements ProofCommand {}

    /** {@code have}, {@code show}; {@code hence} and {@code thus} are chained. */
    record State(
            CommandSpan span,
            Kind kind,
            boolean isChained,
            List<Proposition.Group> groups,
            List<Proposition.Group> premises,
            List<Fix> variables)
            implements ProofCommand {}

    /** {@code obtain xs where propositions}. */
    record Obtain(CommandSpan span, List<Fix> variables, List<Proposition.Group> groups) implements ProofCommand {}

    /** {@code consider (name) xs where propositions | …}. */
    record Consider(CommandSpan span, List<FactCommand.Case> cases) implements ProofCommand {}

    /** {@code case (name variables)}, where {@code _} leaves a variable without a name; the binding is before a colon. */
    record InCase(CommandSpan span, Binding binding, Name name, List<Name> variables) implements ProofCommand {}

    /** {@code let pattern = term and …}. */
    record Let(CommandSpan span, List<Inner> patterns, List<Inner> terms) implements ProofCommand {}

    record Define(CommandSpan span, List<Fix> variables, List<Proposition.Group> equations) implements ProofCommand {}

    record Note(CommandSpan span, List<Element.NamedFacts> facts) implements ProofCommand {}

    /** What facts are for. */
    enum Use {
        /** {@code from facts}: in place of those there are. */
        FROM,
        /** {@code with facts}: before those there are. */
        WITH,
        /** {@code then}: those there are. */
        THEN,
        /** {@code using facts}: for the goal. */
        USING,
        /** {@code unfolding facts}: in the goal. */
        UNFOLDING,
        /** {@code supply facts}: by their attributes only. */
        SUPPLY
    }

    record Facts(CommandSpan span, Use use, List<Fact> facts) implements ProofCommand {}

    /** Which command of a calculation. */
    enum Step {
        ALSO,
        FINALLY,
        MOREOVER,
        ULTIMATELY
    }

    /** {@code also}, {@code finally}, {@code moreover}, {@code ultimately}; with the rules that {@code also} is given. */
    record Calculation(CommandSpan span, Step step, List<Fact> rules) implements ProofCommand {}

    /** {@code defer}, {@code prefer n}. */
    record Reorder(CommandSpan span, boolean isDefer, int goal) implements ProofCommand {}

    /** A command that nobody here can follow. */
    record Unknown(CommandSpan span, String reason) implements ProofCommand {}

    /** The commands of a proof, as far as they can be read. */
    static ProofCommand of(CommandSpan span) {
        return ProofCommandReader.read(span);
    }
}
