package dev.assay.model;

import dev.assay.judge.Counterexample;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.model.scope.Scope;
import java.util.List;
import java.util.Set;

/**
 * A model that was found, as it can be shown.
 *
 * @param verdict what it says about the conjecture
 * @param scope where it was found
 */
public record Model(Verdict verdict, Scope scope, List<Part> parts) {
    public Model {
        parts = List.copyOf(parts);
    }

    /** What a part of a model is about. */
    public enum Kind {
        /** A variable of the conjecture. */
        VARIABLE("Variables"),
        /** A quantified variable for which a value was chosen. */
        WITNESS("Witnesses"),
        /** A constant that is only declared. */
        CONSTANT("Constants"),
        /** A term that the user asked for. */
        EVALUATED("Evaluated terms"),
        /** The represented values of a type. */
        TYPE("Types");

        private final String heading;

        Kind(String heading) {
            this.heading = heading;
        }

        public String heading() {
            return heading;
        }
    }

    /**
     * Something that has a value.
     *
     * @param subject what it is: a variable, a constant, a term
     * @param value its value; of a type, the set of its represented values
     * @param entries for a function, set or relation: where it has which value, if those can be counted
     * @param isWhole whether the entries or values are all there are
     */
    public record Part(
            Kind kind, String name, Term subject, Type type, Term value, List<Entry> entries, boolean isWhole) {
        public Part {
            entries = List.copyOf(entries);
        }
    }

    /** f arguments = result. */
    public record Entry(List<Term> arguments, Term result) {
        public Entry {
            arguments = List.copyOf(arguments);
        }
    }

    public List<Part> parts(Set<Kind> kinds) {
        return parts.stream().filter(part -> kinds.contains(part.kind)).toList();
    }

    /** The values of the conjecture's variables, and those of the terms that the user asked for. */
    public Counterexample counterexample() {
        return new Counterexample(
                parts(Set.of(Kind.VARIABLE)).stream()
                        .map(part -> new Counterexample.Binding(part.name, part.value))
                        .toList(),
                parts(Set.of(Kind.EVALUATED)).stream()
                        .map(part -> new Counterexample.Evaluation(part.subject, part.value))
                        .toList());
    }
}
