package dev.assay.fol.monotonicity;

import dev.assay.fol.FolTerm.Variable;
import dev.assay.fol.Formula;
import dev.assay.fol.Notation;
import dev.assay.logic.Type;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Whether a type is monotonic, as far as a calculus can tell, and why. */
public sealed interface Verdict {
    Type type();

    boolean isMonotonic();

    /** One clause of a sentence that begins with the type. */
    String reason();

    /** No variable of the type is a whole side of a positive equation. */
    record NoNakedVariable(Type type) implements Verdict {
        @Override
        public boolean isMonotonic() {
            return true;
        }

        @Override
        public String reason() {
            return "no variable of it is a side of a positive equation";
        }
    }

    /** All its models are infinite already. */
    record Infinite(Type type, Type pattern) implements Verdict {
        @Override
        public boolean isMonotonic() {
            return true;
        }

        @Override
        public String reason() {
            return type.equals(pattern)
                    ? "it is infinite"
                    : "it is infinite, as every " + Notation.type(pattern) + " is";
        }
    }

    /** There is a context in which every literal of every clause is monotonic: a certificate. */
    record Guarded(Type type, Map<String, Behaviour> context) implements Verdict {
        public Guarded {
            context = Map.copyOf(context);
        }

        @Override
        public boolean isMonotonic() {
            return true;
        }

        @Override
        public String reason() {
            var guards = new TreeMap<String, Behaviour>(context);
            guards.values().removeIf(b -> b == Behaviour.COPY);
            return guards.isEmpty()
                    ? "negative equations guard its variables"
                    : "its variables are guarded, where for new elements "
                            + guards.entrySet().stream()
                                    .map(e -> e.getKey() + " is " + e.getValue().word())
                                    .collect(Collectors.joining(" and "));
        }
    }

    /** A variable of the type, or of one that overlaps with it, is a whole side of a positive equation. */
    record Naked(Type type, String statement, Variable variable, Formula equation) implements Verdict {
        @Override
        public boolean isMonotonic() {
            return false;
        }

        @Override
        public String reason() {
            return variable + " is a side of " + equation + " in " + statement;
        }
    }

    /** Nothing that predicates may do for new elements guards all the variables that are sides of equations. */
    record Unguarded(Type type, String statement, Variable variable, Formula equation) implements Verdict {
        @Override
        public boolean isMonotonic() {
            return false;
        }

        @Override
        public String reason() {
            return variable + " is a side of " + equation + " in " + statement
                    + ", and no choice of guards covers all such variables";
        }
    }

    /** How a predicate behaves when an argument is a new element. */
    enum Behaviour {
        TRUE("true"),
        FALSE("false"),
        COPY("as for an old element");

        private final String word;

        Behaviour(String word) {
            this.word = word;
        }

        public String word() {
            return word;
        }
    }
}
