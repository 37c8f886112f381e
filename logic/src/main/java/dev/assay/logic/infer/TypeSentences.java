package dev.assay.logic.infer;

import dev.assay.logic.Sort;
import dev.assay.logic.Term;
import dev.assay.logic.TermPrinter;
import dev.assay.logic.Type;
import dev.assay.logic.TypePrinter;
import java.util.List;
import java.util.stream.Collectors;

/** What is said to the user when types do not fit: one sentence that names both sides. */
final class TypeSentences {
    /** A term longer than this is cut short; a type never is. */
    private static final int LONGEST_TERM = 300;

    private final TypeUnifier unifier;
    private final Choices choices;

    TypeSentences(TypeUnifier unifier, Choices choices) {
        this.unifier = unifier;
        this.choices = choices;
    }

    /** The words of one sentence, in which an unknown has the same name throughout. */
    private final class Words {
        final ReadableUnknowns readable = new ReadableUnknowns();
        final TypePrinter printer;

        Words(TypePrinter printer) {
            this.printer = printer;
        }

        String type(Type type) {
            return printer.print(readable.of(unifier.resolve(type)));
        }

        String term(Term term, Scope scope) {
            Term shown = choices.finished(term).mapTypes(unifier::resolve);
            String text = TermPrinter.UNICODE.print(shown, Scope.names(scope));
            return text.length() <= LONGEST_TERM ? text : text.substring(0, LONGEST_TERM) + "…";
        }

        /** The reason, unless it only repeats that {@code left} is not {@code right}. */
        String reason(Mismatch why, Type left, Type right) {
            Type l = unifier.resolve(left);
            Type r = unifier.resolve(right);
            boolean repeats = why instanceof Mismatch.Clash(Type.Con a, Type.Con b)
                    && (a.equals(l) && b.equals(r) || a.equals(r) && b.equals(l));
            return repeats ? "" : ": " + why.map(readable::of).explain(printer);
        }
    }

    String application(Typed operator, Type domain, Typed operand, Mismatch why, Scope scope) {
        var words = new Words(why.printer());
        return "type error in application: operand " + words.term(operand.term(), scope) + " has type "
                + words.type(operand.type()) + " but " + words.term(operator.term(), scope) + " expects "
                + words.type(domain) + words.reason(why, operand.type(), domain);
    }

    String noFunction(Typed operator, Typed operand, Scope scope) {
        var words = new Words(TypePrinter.UNICODE);
        return "type error in application: operator " + words.term(operator.term(), scope) + " has type "
                + words.type(operator.type()) + " and is no function, but is applied to "
                + words.term(operand.term(), scope) + " of type " + words.type(operand.type());
    }

    String constraint(Typed typed, Type written, Mismatch why, Scope scope) {
        var words = new Words(why.printer());
        return "type error in constraint: " + words.term(typed.term(), scope) + " has type "
                + words.type(typed.type()) + " but is constrained to " + words.type(written)
                + words.reason(why, typed.type(), written);
    }

    String typeArguments(String constant, int expected, int given) {
        return "constant " + TypePrinter.UNICODE.names().apply(constant) + " takes " + expected
                + " type arguments but is given " + given;
    }

    String typeArgument(String constant, Type given, Sort sort, Mismatch why) {
        var words = new Words(why.printer());
        return "type argument " + words.type(given) + " of "
                + words.printer.names().apply(constant) + " must be of sort " + words.printer.print(sort)
                + words.reason(why, given, given);
    }

    /** All readings have types, but not the one that is needed. */
    String noReading(List<Typed> readings, Type needed, Scope scope) {
        var words = new Words(TypePrinter.UNICODE);
        String types = readings.stream()
                .map(r -> words.term(r.term(), scope) + " has type " + words.type(r.type()))
                .collect(Collectors.joining(" and "));
        return "type error: " + types + " but " + words.type(needed) + " is needed here";
    }

    String ambiguous(Typed first, Typed second, Scope scope) {
        var words = new Words(TypePrinter.UNICODE);
        return "ambiguous: both " + words.term(first.term(), scope) + " :: " + words.type(first.type()) + " and "
                + words.term(second.term(), scope) + " :: " + words.type(second.type()) + " fit here";
    }
}
