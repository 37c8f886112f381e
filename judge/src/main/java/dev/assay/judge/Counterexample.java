package dev.assay.judge;

import dev.assay.logic.Term;
import java.util.HashSet;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Values for the variables of a conjecture under which it fails, in the order in which they are to be read, and
 * the values that further terms, which the user asked for ({@code eval}), have under them.
 */
public record Counterexample(List<Binding> bindings, List<Evaluation> evaluations) {
    /** name = value. */
    public record Binding(String name, Term value) {}

    /** term = value. */
    public record Evaluation(Term term, Term value) {}

    public Counterexample {
        bindings = List.copyOf(bindings);
        evaluations = List.copyOf(evaluations);
        var names = new HashSet<String>();
        for (Binding binding : bindings) {
            if (!names.add(binding.name())) {
                throw new IllegalArgumentException("two values for " + binding.name() + " in one counterexample");
            }
        }
    }

    public static Counterexample of(Binding... bindings) {
        return new Counterexample(List.of(bindings), List.of());
    }

    /** The bindings on one line. */
    public String summary() {
        return bindings.isEmpty()
                ? "false without any variable"
                : bindings.stream().map(b -> b.name() + " = " + b.value()).collect(Collectors.joining(", "));
    }

    /** One binding to a line, the evaluated terms below; {@code printer} writes terms. */
    public String print(Function<Term, String> printer) {
        var values = bindings.isEmpty()
                ? Stream.of("  (no free variables)")
                : bindings.stream().map(b -> "  " + b.name() + " = " + printer.apply(b.value()));
        var evaluated = evaluations.isEmpty()
                ? Stream.<String>empty()
                : Stream.concat(
                        Stream.of("Evaluated terms:"),
                        evaluations.stream()
                                .map(e -> "  " + printer.apply(e.term()) + " = " + printer.apply(e.value())));
        return Stream.concat(values, evaluated).collect(Collectors.joining("\n"));
    }

    @Override
    public String toString() {
        return print(Term::toString);
    }
}
