package dev.assay.syntax.isabelle.outer;

import dev.assay.logic.proof.Binding;
import dev.assay.logic.proof.Conclusion;
import dev.assay.logic.proof.FactReference;
import dev.assay.logic.proof.Fix;
import dev.assay.logic.proof.Name;
import dev.assay.logic.proof.NamedFacts;
import dev.assay.logic.proof.Proposition;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Commands that state and arrange facts, and those that hide or rename what there is. */
public sealed interface FactCommand extends Command {
    /**
     * {@code lemma} and its like. The premises and variables are those of {@code if} and {@code for} after the
     * conclusion; the elements those of the long form.
     */
    record Statement(
            CommandSpan span,
            @Nullable Name target,
            Binding binding,
            List<Name> includes,
            List<Element> elements,
            Conclusion conclusion,
            List<Proposition.Group> premises,
            List<Fix> variables,
            Proof proof)
            implements FactCommand {
        public Statement {
            includes = List.copyOf(includes);
            elements = List.copyOf(elements);
            premises = List.copyOf(premises);
            variables = List.copyOf(variables);
        }
    }

    record Lemmas(CommandSpan span, @Nullable Name target, List<NamedFacts> facts, List<Fix> variables)
            implements FactCommand {
        public Lemmas {
            facts = List.copyOf(facts);
            variables = List.copyOf(variables);
        }
    }

    record Declare(CommandSpan span, @Nullable Name target, List<FactReference> facts) implements FactCommand {
        public Declare {
            facts = List.copyOf(facts);
        }
    }

    record NamedTheorems(CommandSpan span, @Nullable Name target, List<Name> names) implements FactCommand {
        public NamedTheorems {
            names = List.copyOf(names);
        }
    }

    /** What a name that is hidden or given another name belongs to. */
    enum Space {
        CLASS,
        TYPE,
        CONSTANT,
        FACT
    }

    /** {@code hide_const (open) names}; an open one hides the short names only. */
    record Hide(CommandSpan span, Space space, boolean open, List<Name> names) implements FactCommand {
        public Hide {
            names = List.copyOf(names);
        }
    }

    /** {@code alias} and {@code type_alias}. */
    record Alias(CommandSpan span, @Nullable Name target, Space space, Name name, Name original)
            implements FactCommand {}
}
