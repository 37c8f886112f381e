package dev.assay.syntax.isabelle.outer;

import dev.assay.logic.proof.Binding;
import dev.assay.logic.proof.FactReference;
import dev.assay.logic.proof.Fix;
import dev.assay.logic.proof.Name;
import dev.assay.logic.proof.Proposition;
import dev.assay.logic.proof.Quoted;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Commands that introduce constants. */
public sealed interface ConstantCommand extends Command {
    /** The commands that define functions by equations. */
    enum Scheme {
        PRIMREC,
        FUN,
        FUNCTION,
        PRIMCOREC,
        PRIMCORECURSIVE,
        COREC,
        PARTIAL_FUNCTION;

        /** Whether values are computed by calls that end, and not unfolded for ever. */
        public boolean isTerminating() {
            return switch (this) {
                case PRIMREC, FUN, FUNCTION, PARTIAL_FUNCTION -> true;
                case PRIMCOREC, PRIMCORECURSIVE, COREC -> false;
            };
        }
    }

    record Recursion(
            CommandSpan span,
            Scheme scheme,
            @Nullable Name target,
            List<Option> options,
            List<Fix> constants,
            List<Equation> equations,
            Proof proof)
            implements ConstantCommand {
        public Recursion {
            options = List.copyOf(options);
            constants = List.copyOf(constants);
            equations = List.copyOf(equations);
        }
    }

    /** {@code termination}, of the latest function where it names none. */
    record Termination(
            CommandSpan span,
            @Nullable Name target,
            @Nullable Quoted function,
            Proof proof) implements ConstantCommand {}

    /** {@code definition}; the constant where it is declared apart from the equation. */
    record Definition(
            CommandSpan span,
            @Nullable Name target,
            @Nullable Fix constant,
            Equation equation) implements ConstantCommand {}

    record Abbreviation(
            CommandSpan span,
            @Nullable Name target,
            Mode mode,
            @Nullable Fix constant,
            Equation equation) implements ConstantCommand {}

    /** A print mode, as in {@code (input)} or {@code (latex output)}; empty where none is written. */
    record Mode(String name, boolean output) {
        public static final Mode NONE = new Mode("", false);
    }

    record Constants(CommandSpan span, List<Fix> constants) implements ConstantCommand {
        public Constants {
            constants = List.copyOf(constants);
        }
    }

    record Axiomatization(
            CommandSpan span,
            List<Fix> constants,
            List<Proposition.Group> axioms,
            List<Proposition.Group> premises,
            List<Fix> variables)
            implements ConstantCommand {
        public Axiomatization {
            constants = List.copyOf(constants);
            axioms = List.copyOf(axioms);
            premises = List.copyOf(premises);
            variables = List.copyOf(variables);
        }
    }

    /** Predicates and sets given by rules, the least or the greatest that the rules admit. */
    record Inductive(
            CommandSpan span,
            boolean coinductive,
            boolean set,
            @Nullable Name target,
            List<Option> options,
            List<Fix> constants,
            List<Fix> parameters,
            List<Equation> rules,
            List<FactReference> monotonicity)
            implements ConstantCommand {
        public Inductive {
            options = List.copyOf(options);
            constants = List.copyOf(constants);
            parameters = List.copyOf(parameters);
            rules = List.copyOf(rules);
            monotonicity = List.copyOf(monotonicity);
        }
    }

    /** {@code inductive_cases} and {@code inductive_simps}. */
    record InductiveRules(CommandSpan span, @Nullable Name target, boolean simps, List<Proposition.Group> rules)
            implements ConstantCommand {
        public InductiveRules {
            rules = List.copyOf(rules);
        }
    }

    record LiftDefinition(
            CommandSpan span,
            List<Option> options,
            Fix constant,
            Quoted raw,
            List<FactReference> parametricity,
            Proof proof)
            implements ConstantCommand {
        public LiftDefinition {
            options = List.copyOf(options);
            parametricity = List.copyOf(parametricity);
        }
    }

    /** {@code quotient_definition}; the left side is absent where the declared constant is all of it. */
    record QuotientDefinition(
            CommandSpan span,
            @Nullable Fix constant,
            Binding binding,
            @Nullable Quoted left,
            Quoted raw,
            Proof proof) implements ConstantCommand {}

    /** {@code specification (constants) propositions}: declared constants get some values with these properties. */
    record SpecificationOf(CommandSpan span, List<Quoted> constants, List<Proposition.Group> propositions, Proof proof)
            implements ConstantCommand {
        public SpecificationOf {
            constants = List.copyOf(constants);
            propositions = List.copyOf(propositions);
        }
    }

    /** {@code code_abort}: constants without equations. */
    record CodeAbort(CommandSpan span, List<Quoted> constants) implements ConstantCommand {
        public CodeAbort {
            constants = List.copyOf(constants);
        }
    }

    /** {@code defs}, of Isabelle versions up to 2015. */
    record OldDefinitions(CommandSpan span, List<Option> options, List<Equation> equations) implements ConstantCommand {
        public OldDefinitions {
            options = List.copyOf(options);
            equations = List.copyOf(equations);
        }
    }
}
