package dev.assay.syntax.isabelle.outer;

import dev.assay.logic.proof.Fix;
import dev.assay.logic.proof.NamedFacts;
import dev.assay.logic.proof.Proposition;
import java.util.List;

/** An element of a context: of a locale, a class, or a statement in its long form. */
public sealed interface Element {
    record Fixes(List<Fix> variables) implements Element {
        public Fixes {
            variables = List.copyOf(variables);
        }
    }

    record Constrains(List<Fix> variables) implements Element {
        public Constrains {
            variables = List.copyOf(variables);
        }
    }

    record Assumes(List<Proposition.Group> assumptions) implements Element {
        public Assumes {
            assumptions = List.copyOf(assumptions);
        }
    }

    record Defines(List<Proposition.Group> definitions) implements Element {
        public Defines {
            definitions = List.copyOf(definitions);
        }
    }

    record Notes(List<NamedFacts> facts) implements Element {
        public Notes {
            facts = List.copyOf(facts);
        }
    }
}
