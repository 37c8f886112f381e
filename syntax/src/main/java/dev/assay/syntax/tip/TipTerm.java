package dev.assay.syntax.tip;

import dev.assay.logic.Position;
import java.util.List;

/** Terms as they are written; formulas are terms of type Bool. */
public sealed interface TipTerm {
    Position position();

    /** A variable with its type. */
    record Variable(String name, TipType type, Position position) {}

    /** name = value, in a let. */
    record Binding(String name, TipTerm value, Position position) {}

    /** One case of a match. */
    record Case(Pattern pattern, TipTerm body) {}

    /** What a case is for. */
    sealed interface Pattern {
        Position position();

        /** A constructor with a variable for each argument; or a variable, when there is no constructor of that name. */
        record Named(String name, List<String> variables, Position position) implements Pattern {
            public Named {
                variables = List.copyOf(variables);
            }
        }

        /** Whatever the cases before are not for. */
        record Default(Position position) implements Pattern {}

        record Literal(String numeral, Position position) implements Pattern {}
    }

    record Name(String name, Position position) implements TipTerm {}

    /** (_ name types): a polymorphic name at an instance. */
    record Instance(String name, List<TipType> types, Position position) implements TipTerm {
        public Instance {
            types = List.copyOf(types);
        }
    }

    /** (as name type): a name of which {@code type} is the result type. */
    record Ascribed(String name, TipType type, Position position) implements TipTerm {}

    /** (_ is constructor). */
    record Tester(String constructor, Position position) implements TipTerm {}

    /** (_ name indices), such as (_ divisible 3). */
    record Indexed(String name, List<String> indices, Position position) implements TipTerm {
        public Indexed {
            indices = List.copyOf(indices);
        }
    }

    /** (! term :named name): the name stands for the term from here on. */
    record Labelled(TipTerm term, String name, Position position) implements TipTerm {}

    /** A number with or without a decimal point. */
    record Numeral(String text, Position position) implements TipTerm {}

    /** A string or a bit vector, as it is written. */
    record Literal(String text, Position position) implements TipTerm {}

    /** (function arguments). */
    record Apply(TipTerm function, List<TipTerm> arguments, Position position) implements TipTerm {
        public Apply {
            arguments = List.copyOf(arguments);
        }
    }

    /** (@ function arguments): application of a value. */
    record ApplyValue(TipTerm function, List<TipTerm> arguments, Position position) implements TipTerm {
        public ApplyValue {
            arguments = List.copyOf(arguments);
        }
    }

    record Lambda(List<Variable> variables, TipTerm body, Position position) implements TipTerm {
        public Lambda {
            variables = List.copyOf(variables);
        }
    }

    record Quantified(boolean isUniversal, List<Variable> variables, TipTerm body, Position position)
            implements TipTerm {
        public Quantified {
            variables = List.copyOf(variables);
        }
    }

    record Let(List<Binding> bindings, TipTerm body, Position position) implements TipTerm {
        public Let {
            bindings = List.copyOf(bindings);
        }
    }

    record Match(TipTerm scrutinee, List<Case> cases, Position position) implements TipTerm {
        public Match {
            cases = List.copyOf(cases);
        }
    }
}
