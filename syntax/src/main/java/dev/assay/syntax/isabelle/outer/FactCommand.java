package dev.assay.syntax.isabelle.outer;

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

    /** What is to be shown. */
    sealed interface Conclusion {}

    record Shows(List<Proposition.Group> groups) implements Conclusion {
        public Shows {
            groups = List.copyOf(groups);
        }
    }

    /** {@code obtains case | case}. */
    record Obtains(List<Case> cases) implements Conclusion {
        public Obtains {
            cases = List.copyOf(cases);
        }
    }

    /** {@code (name) variables where propositions}. */
    record Case(@Nullable Binding binding, List<Fix> variables, List<Proposition.Group> propositions) {
        public Case {
            variables = List.copyOf(variables);
            propositions = List.copyOf(propositions);
        }
    }

    record Lemmas(CommandSpan span, @Nullable Name target, List<Element.NamedFacts> facts, List<Fix> variables)
            implements FactCommand {
        public Lemmas {
            facts = List.copyOf(facts);
            variables = List.copyOf(variables);
        }
    }

    record Declare(CommandSpan span, @Nullable Name target, List<Fact> facts) implements FactCommand {
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
