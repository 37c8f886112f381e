package dev.assay.logic.proof;

import java.util.List;
import java.util.Optional;

/** What stands with a fact and says how it is used, as {@code simp del}, or what is made of it, as {@code of x y}. */
public record Attribute(Name name, Arguments arguments) {
    public sealed interface Arguments {}

    /** Of {@code [[name = value]]} the first is the sign. */
    public record Words(List<Quoted> words) implements Arguments {
        public Words {
            words = List.copyOf(words);
        }
    }

    /** The facts of {@code OF}, {@code THEN} and their like, empty for {@code _}, and the number in {@code [n]} or 1. */
    public record Facts(int number, List<Optional<FactReference>> facts) implements Arguments {
        public Facts {
            facts = List.copyOf(facts);
        }
    }

    /** The terms of {@code of}, empty for {@code _}: those for all variables, and those after {@code concl:}. */
    public record Terms(List<Optional<Quoted>> all, List<Optional<Quoted>> conclusion) implements Arguments {
        public Terms {
            all = List.copyOf(all);
            conclusion = List.copyOf(conclusion);
        }
    }

    /** The values that {@code where} has for variables of terms and types. */
    public record Assignments(List<Assignment> assignments) implements Arguments {
        public Assignments {
            assignments = List.copyOf(assignments);
        }
    }

    /** {@code x = t} or {@code 'a = type}. */
    public record Assignment(Name variable, Quoted value) {}

    /** The texts of arguments that are mere words. */
    public List<String> words() {
        return arguments instanceof Words(var words)
                ? words.stream().map(Quoted::text).toList()
                : List.of();
    }

    /** Whether it makes a theorem that needs more than inference on a single theorem. */
    public boolean needsSimplifier() {
        return switch (name.text()) {
            case "simplified" -> arguments instanceof Facts(var _, var facts) && facts.isEmpty();
            case "elim_format", "transferred", "untransferred" -> true;
            default -> false;
        };
    }
}
