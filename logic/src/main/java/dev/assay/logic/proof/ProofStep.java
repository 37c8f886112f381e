package dev.assay.logic.proof;

import dev.assay.logic.Position;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A step of a structured proof. */
public sealed interface ProofStep {
    Position position();

    /** Whether what is stated proves the goal or is a step on the way. */
    enum Kind {
        HAVE,
        SHOW
    }

    /** {@code apply method}. */
    record Apply(Position position, Method method) implements ProofStep {}

    /** {@code by initial terminal}; {@code .} and {@code ..} are {@code this} and {@code ..}. */
    record By(Position position, Method initial, @Nullable Method terminal) implements ProofStep {
        /** A proof in one line. */
        public static By of(Method method) {
            return new By(Position.NONE, method, null);
        }

        public static By of(Method initial, Method terminal) {
            return new By(Position.NONE, initial, terminal);
        }
    }

    /** {@code proof method}; without a method, {@code standard}. */
    record Begin(Position position, @Nullable Method method) implements ProofStep {}

    record Qed(Position position, @Nullable Method method) implements ProofStep {}

    record Done(Position position) implements ProofStep {}

    /** {@code sorry}: a proof left out. */
    record Sorry(Position position) implements ProofStep {}

    record Next(Position position) implements ProofStep {}

    /** An opening or closing brace. */
    record Brace(Position position, boolean opens) implements ProofStep {}

    record FixVariables(Position position, List<Fix> variables) implements ProofStep {}

    /** {@code assume} and {@code presume}; the premises and variables are those of {@code if} and {@code for}. */
    record Assume(
            Position position, List<Proposition.Group> groups, List<Proposition.Group> premises, List<Fix> variables)
            implements ProofStep {}

    /** {@code have}, {@code show}; {@code hence} and {@code thus} are chained. */
    record State(
            Position position,
            Kind kind,
            boolean isChained,
            List<Proposition.Group> groups,
            List<Proposition.Group> premises,
            List<Fix> variables)
            implements ProofStep {}

    /** {@code obtain xs where propositions if premises for ys}: the propositions hold of all such ys. */
    record Obtain(
            Position position,
            List<Fix> variables,
            List<Proposition.Group> groups,
            List<Proposition.Group> premises,
            List<Fix> arbitrary)
            implements ProofStep {}

    /** {@code consider (name) xs where propositions | …}. */
    record Consider(Position position, List<Alternative> cases) implements ProofStep {}

    /** {@code case (name variables)}, where {@code _} leaves a variable without a name; the binding is before a colon. */
    record InCase(Position position, Binding binding, Name name, List<Name> variables) implements ProofStep {}

    /** {@code let pattern = term and …}. */
    record Let(Position position, List<Quoted> patterns, List<Quoted> terms) implements ProofStep {}

    record Define(Position position, List<Fix> variables, List<Proposition.Group> equations) implements ProofStep {}

    /** {@code interpret}: what locales say becomes known of some terms. */
    record Interpret(Position position, Interpretable locales) implements ProofStep {}

    record Note(Position position, List<NamedFacts> facts) implements ProofStep {}

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

    record Facts(Position position, Use use, List<FactReference> facts) implements ProofStep {}

    /** What a calculation does with the last fact. */
    enum Link {
        ALSO,
        FINALLY,
        MOREOVER,
        ULTIMATELY
    }

    /** {@code also}, {@code finally}, {@code moreover}, {@code ultimately}; with the rules that {@code also} is given. */
    record Calculation(Position position, Link link, List<FactReference> rules) implements ProofStep {}

    /**
     * {@code subgoal name premises prems for xs}: the first goal on its own.
     *
     * @param premises what its assumptions are called; null where they stay assumptions
     * @param variables new names for its variables, from the first, or for the last where {@code isSuffix}
     */
    record Subgoal(
            Position position, Binding result, @Nullable Binding premises, List<Name> variables, boolean isSuffix)
            implements ProofStep {}

    /** {@code defer}, {@code prefer n}. */
    record Reorder(Position position, boolean isDefer, int goal) implements ProofStep {}

    /** A step that could not be read, or that is not followed. */
    record Unknown(Position position, String reason) implements ProofStep {}
}
