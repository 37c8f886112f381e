package dev.assay.syntax.isabelle.outer;

import dev.assay.logic.proof.Fix;
import dev.assay.logic.proof.Name;
import dev.assay.logic.proof.Quoted;
import dev.assay.logic.proof.WrittenNotation;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Commands about how things are written. */
public sealed interface NotationCommand extends Command {
    /** {@code notation}, {@code type_notation} and their opposites. */
    record Notation(
            CommandSpan span,
            @Nullable Name target,
            boolean types,
            boolean remove,
            ConstantCommand.Mode mode,
            List<Entry> entries)
            implements NotationCommand {
        public Notation {
            entries = List.copyOf(entries);
        }
    }

    record Entry(Quoted subject, WrittenNotation mixfix) {}

    /** {@code syntax} and {@code no_syntax}. */
    record Syntax(CommandSpan span, boolean remove, ConstantCommand.Mode mode, List<Fix> productions)
            implements NotationCommand {
        public Syntax {
            productions = List.copyOf(productions);
        }
    }

    record Nonterminals(CommandSpan span, List<Name> names) implements NotationCommand {
        public Nonterminals {
            names = List.copyOf(names);
        }
    }

    /** {@code translations} and {@code no_translations}. */
    record Translations(CommandSpan span, boolean remove, List<Rule> rules) implements NotationCommand {
        public Translations {
            rules = List.copyOf(rules);
        }
    }

    /** {@code adhoc_overloading} and {@code no_adhoc_overloading}. */
    record Overloading(CommandSpan span, boolean remove, List<Variants> constants) implements NotationCommand {
        public Overloading {
            constants = List.copyOf(constants);
        }
    }

    /** The constants that one constant may stand for. */
    record Variants(Name constant, List<Quoted> variants) {
        public Variants {
            variants = List.copyOf(variants);
        }
    }

    /** When a rule is used: at reading ⇀, at printing ↽, or at both ⇌. */
    enum Direction {
        PARSE,
        PRINT,
        BOTH
    }

    record Rule(Direction direction, Pattern left, Pattern right) {}

    /** One side of a rule; the nonterminal is {@code logic} where none is written. */
    record Pattern(String nonterminal, Quoted term) {}
}
