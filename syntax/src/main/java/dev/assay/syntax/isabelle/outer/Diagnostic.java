package dev.assay.syntax.isabelle.outer;

import dev.assay.logic.proof.FactReference;
import dev.assay.logic.proof.Name;
import dev.assay.logic.proof.Quoted;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Commands that ask a tool something, and those that set a tool's options. */
public sealed interface Diagnostic extends Command {
    /**
     * {@code nitpick}, {@code quickcheck}, {@code sledgehammer} and so on, which the span's keyword tells apart: its
     * options, what else is written, as the facts for sledgehammer, and the number of the subgoal.
     */
    record Ask(CommandSpan span, List<Option> options, List<Token> arguments, OptionalInt subgoal)
            implements Diagnostic {
        public Ask {
            options = List.copyOf(options);
            arguments = List.copyOf(arguments);
        }
    }

    /** {@code nitpick_params} and its like. */
    record Parameters(CommandSpan span, List<Option> options) implements Diagnostic {
        public Parameters {
            options = List.copyOf(options);
        }
    }

    /** {@code value [evaluator] (mode) "term"}. */
    record Value(CommandSpan span, @Nullable Name evaluator, List<Name> modes, Quoted term) implements Diagnostic {
        public Value {
            modes = List.copyOf(modes);
        }
    }

    /** {@code values [options] count "{x. …}"}. */
    record Values(CommandSpan span, List<Name> modes, List<Option> options, OptionalInt count, Quoted set)
            implements Diagnostic {
        public Values {
            modes = List.copyOf(modes);
            options = List.copyOf(options);
        }
    }

    /** {@code code_pred [options] (modes: …) predicate}. */
    record CodePredicate(CommandSpan span, List<Option> options, List<Modes> modes, Quoted predicate, Proof proof)
            implements Diagnostic {
        public CodePredicate {
            options = List.copyOf(options);
            modes = List.copyOf(modes);
        }
    }

    /** The modes of a predicate; of the one compiled, where it names none. The kind is {@code modes} or its like. */
    record Modes(String kind, @Nullable Name predicate, List<NamedMode> modes) {
        public Modes {
            modes = List.copyOf(modes);
        }
    }

    /** A mode as written, as {@code i => o => bool}, and the name that the compiled function gets. */
    record NamedMode(Quoted mode, @Nullable Name name) {}

    /** {@code thm facts}. */
    record Theorems(CommandSpan span, List<FactReference> facts) implements Diagnostic {
        public Theorems {
            facts = List.copyOf(facts);
        }
    }

    /** {@code term "t"}, {@code prop "p"} and {@code typ "T"}, which the span's keyword tells apart. */
    record Written(CommandSpan span, Quoted text) implements Diagnostic {}

    /** {@code find_theorems (limit) name: "x" "f _" -"g"}. */
    record Find(CommandSpan span, OptionalInt limit, List<Criterion> criteria) implements Diagnostic {
        public Find {
            criteria = List.copyOf(criteria);
        }
    }

    /** What the name of a theorem, or else a term in it, has to look like; or must not. */
    record Criterion(boolean isExcluded, boolean isName, Quoted text) {}

    /** {@code code_thms f g}. */
    record CodeTheorems(CommandSpan span, List<Quoted> constants) implements Diagnostic {
        public CodeTheorems {
            constants = List.copyOf(constants);
        }
    }

    /** {@code quickcheck_generator type predicate: p constructors: c, d}. */
    record Generator(CommandSpan span, Name type, @Nullable Quoted predicate, List<Quoted> constructors)
            implements Diagnostic {
        public Generator {
            constructors = List.copyOf(constructors);
        }
    }
}
