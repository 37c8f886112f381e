package dev.assay.syntax.tptp;

import dev.assay.logic.Position;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Formulas and terms of all dialects, which the richer ones do not keep apart. */
public sealed interface TptpFormula {
    Position position();

    enum Quantifier {
        FORALL("!"),
        EXISTS("?"),
        LAMBDA("^"),
        CHOICE("@+"),
        DESCRIPTION("@-");

        private final String symbol;

        Quantifier(String symbol) {
            this.symbol = symbol;
        }

        public String symbol() {
            return symbol;
        }
    }

    /** The connectives between two formulas that do not associate. */
    enum Connective {
        IFF("<=>"),
        IMPLIES("=>"),
        IF("<="),
        XOR("<~>"),
        NOR("~|"),
        NAND("~&");

        private final String symbol;

        Connective(String symbol) {
            this.symbol = symbol;
        }

        public String symbol() {
            return symbol;
        }
    }

    enum Junction {
        AND("&"),
        OR("|");

        private final String symbol;

        Junction(String symbol) {
            this.symbol = symbol;
        }

        public String symbol() {
            return symbol;
        }
    }

    enum NumberKind {
        INTEGER("$int"),
        RATIONAL("$rat"),
        REAL("$real");

        private final String type;

        NumberKind(String type) {
            this.type = type;
        }

        public String type() {
            return type;
        }
    }

    /** A variable where it is bound, with its type if one is written. */
    record Binding(String name, @Nullable TptpType type, Position position) {}

    /** quantifier [bindings] : body. */
    record Quantified(Quantifier quantifier, List<Binding> bindings, TptpFormula body, Position position)
            implements TptpFormula {
        public Quantified {
            bindings = List.copyOf(bindings);
        }
    }

    record Not(TptpFormula body, Position position) implements TptpFormula {}

    record Binary(Connective connective, TptpFormula left, TptpFormula right, Position position)
            implements TptpFormula {}

    /** Two or more formulas joined by &amp; or by |. */
    record Joined(Junction junction, List<TptpFormula> parts, Position position) implements TptpFormula {
        public Joined {
            parts = List.copyOf(parts);
        }
    }

    /** left = right, or left != right. */
    record Equation(TptpFormula left, TptpFormula right, boolean isPositive, Position position)
            implements TptpFormula {}

    /** A symbol applied to arguments in parentheses, or to none; the name is without quotes. */
    record Applied(String name, List<TptpFormula> arguments, Position position) implements TptpFormula {
        public Applied {
            arguments = List.copyOf(arguments);
        }
    }

    /** function @ a₁ @ … @ aₙ. */
    record Application(TptpFormula function, List<TptpFormula> arguments, Position position) implements TptpFormula {
        public Application {
            arguments = List.copyOf(arguments);
        }
    }

    record Variable(String name, Position position) implements TptpFormula {}

    record Number(NumberKind kind, String text, Position position) implements TptpFormula {}

    /** "text": an object that differs from all others so written. */
    record Distinct(String text, Position position) implements TptpFormula {}

    /** A connective as a term: (&amp;), (~), !!, @=. */
    record Operator(String symbol, Position position) implements TptpFormula {}

    /** $ite(condition, then, otherwise). */
    record Conditional(TptpFormula condition, TptpFormula then, TptpFormula otherwise, Position position)
            implements TptpFormula {}

    /** $let(declarations, definitions, body). */
    record Let(List<Declared> declared, List<Defined> defined, TptpFormula body, Position position)
            implements TptpFormula {
        public Let {
            declared = List.copyOf(declared);
            defined = List.copyOf(defined);
        }
    }

    /** name : type, in a $let. */
    record Declared(String name, TptpType type, Position position) {}

    /** name(parameters) := value, in a $let. */
    record Defined(String name, List<Binding> parameters, TptpFormula value, Position position) {
        public Defined {
            parameters = List.copyOf(parameters);
        }
    }

    /** A type that stands as an argument. */
    record OfType(TptpType type, Position position) implements TptpFormula {}
}
