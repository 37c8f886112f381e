package dev.assay.logic.proof;

import java.util.List;

/** What a statement says is to be shown. */
public sealed interface Conclusion {
    record Shows(List<Proposition.Group> groups) implements Conclusion {
        public Shows {
            groups = List.copyOf(groups);
        }
    }

    /** Anything that follows from each of the cases. */
    record Obtains(List<Alternative> cases) implements Conclusion {
        public Obtains {
            cases = List.copyOf(cases);
        }
    }
}
