package dev.assay.judge;

import dev.assay.logic.Term;
import dev.assay.logic.Type;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Values under which a conjecture fails, in the order in which they are to be read.
 *
 * @param instance at which types or interpretation, such as {@code 'a = finite_2}; empty where there is nothing to say
 */
public record Counterexample(List<Part> parts, String instance) {
    /** The smaller ones first, by how much there is to read; of equals, in the order of what is read. */
    public static final Comparator<Counterexample> SMALLER =
            Comparator.comparingInt(Counterexample::length).thenComparing(Counterexample::toString);

    private int length() {
        return bindings().stream().mapToInt(binding -> size(binding.value())).sum();
    }

    private static int size(Term term) {
        return switch (term) {
            case Term.Const _, Term.Free _, Term.Bound _ -> 1;
            case Term.Abs(var _, var _, var body) -> 1 + size(body);
            case Term.App(var function, var argument) -> size(function) + size(argument);
        };
    }

    /** What a part is about. */
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

    /** name = value. */
    public record Binding(String name, Term value) {}

    /** term = value. */
    public record Evaluation(Term term, Term value) {}

    public Counterexample {
        parts = List.copyOf(parts);
        var names = new HashSet<String>();
        for (Part part : parts) {
            if (part.kind == Kind.VARIABLE && !names.add(part.name)) {
                throw new IllegalArgumentException("two values for " + part.name + " in one counterexample");
            }
        }
    }

    /** Values of variables, and of the terms that the user asked for. */
    public Counterexample(List<Binding> bindings, List<Evaluation> evaluations) {
        this(
                Stream.concat(
                                bindings.stream().map(Counterexample::part),
                                evaluations.stream().map(Counterexample::part))
                        .toList(),
                "");
    }

    private static Part part(Binding binding) {
        Term value = binding.value;
        Type type = value.type();
        return new Part(Kind.VARIABLE, binding.name, new Term.Free(binding.name, type), type, value, List.of(), true);
    }

    private static Part part(Evaluation evaluation) {
        return new Part(
                Kind.EVALUATED,
                evaluation.term.toString(),
                evaluation.term,
                evaluation.term.type(),
                evaluation.value,
                List.of(),
                true);
    }

    public static Counterexample of(Binding... bindings) {
        return new Counterexample(List.of(bindings), List.<Evaluation>of());
    }

    public Counterexample at(String where) {
        return new Counterexample(parts, where);
    }

    public List<Part> parts(Set<Kind> kinds) {
        return parts.stream().filter(part -> kinds.contains(part.kind)).toList();
    }

    public List<Binding> bindings() {
        return parts(Set.of(Kind.VARIABLE)).stream()
                .map(part -> new Binding(part.name, part.value))
                .toList();
    }

    public List<Evaluation> evaluations() {
        return parts(Set.of(Kind.EVALUATED)).stream()
                .map(part -> new Evaluation(part.subject, part.value))
                .toList();
    }

    /** The bindings on one line. */
    public String summary() {
        return bindings().isEmpty()
                ? "false without any variable"
                : bindings().stream().map(b -> b.name() + " = " + b.value()).collect(Collectors.joining(", "));
    }

    /** One binding to a line, the evaluated terms below; {@code printer} writes terms. */
    public String print(Function<Term, String> printer) {
        var values = bindings().isEmpty()
                ? Stream.of("  (no free variables)")
                : bindings().stream().map(b -> "  " + b.name() + " = " + printer.apply(b.value()));
        var evaluated = evaluations().isEmpty()
                ? Stream.<String>empty()
                : Stream.concat(
                        Stream.of("Evaluated terms:"),
                        evaluations().stream()
                                .map(e -> "  " + printer.apply(e.term()) + " = " + printer.apply(e.value())));
        return Stream.concat(values, evaluated).collect(Collectors.joining("\n"));
    }

    @Override
    public String toString() {
        return print(Term::toString);
    }
}
