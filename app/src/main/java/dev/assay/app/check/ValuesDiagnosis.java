package dev.assay.app.check;

import dev.assay.logic.HolNames;
import dev.assay.logic.Term;
import dev.assay.logic.TermPrinter;
import dev.assay.logic.proof.Quoted;
import dev.assay.logic.proof.ReadingException;
import dev.assay.logic.theory.Theory;
import dev.assay.run.Meter;
import dev.assay.syntax.isabelle.Question;
import dev.assay.syntax.isabelle.outer.Diagnostic;
import dev.assay.syntax.isabelle.outer.Option;
import dev.assay.syntax.isabelle.outer.Token;
import dev.assay.test.query.Ground;
import dev.assay.test.query.Solutions;
import dev.assay.test.run.Evaluation;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Answers {@code values n "{x. P x}"}: the first n elements of a set, or all of them. */
final class ValuesDiagnosis implements Diagnosis {
    /** A set without end is searched for so long if nobody says how many elements are wanted. */
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final Allowance allowance;

    ValuesDiagnosis(Allowance allowance) {
        this.allowance = allowance;
    }

    @Override
    public Set<String> keywords() {
        return Set.of("values", "values_prolog");
    }

    @Override
    public Optional<Reply> answer(Question question) {
        if (!(question.command() instanceof Diagnostic.Values values)) {
            return Optional.empty();
        }
        try {
            return Optional.of(search(question, values));
        } catch (ReadingException e) {
            return Optional.of(Reply.failure(e.position() + ": " + e.getMessage()));
        }
    }

    private Reply search(Question question, Diagnostic.Values values) {
        Term set = question.term(values.set());
        Theory theory = question.context().theory();
        if (!(set.type() instanceof dev.assay.logic.Type.Con(var name, var _)) || !name.equals(HolNames.SET)) {
            return Reply.failure("a set is wanted, not a term of type " + set.type());
        }
        long most = values.count().isPresent() ? values.count().getAsInt() : Long.MAX_VALUE;
        try (Meter meter = allowance.start(PATIENCE)) {
            return switch (Solutions.of(theory, set, most, meter)) {
                case Solutions.Found found -> {
                    boolean isAsExpected = isExpected(question, found, meter);
                    Optional<String> expected = question.expected();
                    yield Reply.of(expected.isPresent() && isAsExpected ? expected.get() : print(question, found, set));
                }
                case Solutions.Failed(var reason) -> Reply.failure("not executable: " + reason);
            };
        }
    }

    private static String print(Question question, Solutions.Found found, Term set) {
        TermPrinter printer = question.context().printer().withWidth(Integer.MAX_VALUE);
        String elements = found.elements().stream().map(printer::print).collect(Collectors.joining(", ", "{", "}"));
        return "\"" + elements + (found.isComplete() ? "" : " ∪ …") + "\" :: \""
                + printer.types().print(set.type()) + "\"";
    }

    /** Whether the command says which elements it expects, and these are they. */
    private static boolean isExpected(Question question, Solutions.Found found, Meter meter) {
        Optional<Quoted> text = question.options().stream()
                .filter(option -> option.name().text().equals("expected"))
                .flatMap(option -> tokens(option).stream())
                .map(token -> token.quoted(question.command().span().source()))
                .findFirst();
        if (text.isEmpty()) {
            return false;
        }
        Theory theory = question.context().theory();
        Term elements = Ground.of(theory, question.term(text.get()));
        return found.elements().isEmpty()
                ? elements.equals(new Term.Const(HolNames.BOT, elements.type()))
                : elements(elements)
                        .map(e -> value(theory, e, meter))
                        .collect(Collectors.toSet())
                        .equals(found.elements().stream()
                                .map(e -> value(theory, e, meter))
                                .collect(Collectors.toSet()));
    }

    private static List<Token> tokens(Option option) {
        return option.argument().isEmpty() ? option.values() : option.argument();
    }

    /** The elements of {a, b, …} as it is written. */
    private static java.util.stream.Stream<Term> elements(Term set) {
        return set.isApplied(HolNames.INSERT) && set.arguments().size() == 2
                ? java.util.stream.Stream.concat(
                        java.util.stream.Stream.of(set.arguments().get(0)),
                        elements(set.arguments().get(1)))
                : java.util.stream.Stream.empty();
    }

    private static Term value(Theory theory, Term term, Meter meter) {
        return Evaluation.of(theory, term, meter) instanceof Evaluation.Evaluated(var value) ? value : term;
    }
}
