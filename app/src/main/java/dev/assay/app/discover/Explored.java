package dev.assay.app.discover;

import dev.assay.explore.Discovery;
import dev.assay.explore.Settings;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.TermPrinter;
import dev.assay.logic.Theory;
import dev.assay.prove.discover.Selection;
import dev.assay.prove.discover.TheorySignature;
import dev.assay.syntax.Document;
import dev.assay.syntax.Source;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.isabelle.Context;
import dev.assay.syntax.isabelle.outer.Inner;
import dev.assay.syntax.tip.IsabelleIntegers;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A file's theory, the functions whose laws are wanted, and how its terms are written.
 *
 * @param context of a theory, in which texts can be read
 */
public record Explored(Theory theory, String name, Selection selection, TermPrinter printer, Optional<Context> context) {
    /** A name that the file does not know. */
    public static final class Unknown extends RuntimeException {
        private static final long serialVersionUID = 1;

        Unknown(String message) {
            super(message);
        }
    }

    public static Explored of(Context context, List<String> functions, List<String> background) {
        String prefix = context.name() + ".";
        Theory theory = context.theory();
        Selection selection = functions.isEmpty()
                ? Selection.defined(theory, name -> name.startsWith(prefix))
                : Selection.of(theory, constants(context, functions));
        return new Explored(
                theory,
                context.name(),
                selection.with(constants(context, background)),
                context.printer().withWidth(Integer.MAX_VALUE),
                Optional.of(context));
    }

    private static List<Const> constants(Context context, List<String> texts) {
        var constants = new ArrayList<Const>();
        for (String text : texts) {
            try {
                Term term = context.terms(List.of(new Inner(text, new Source("function", text), 0)), List.of())
                        .getFirst();
                if (!(term.etaContract() instanceof Const constant)) {
                    throw new Unknown("'" + text + "' is not the name of a function");
                }
                constants.add(constant);
            } catch (SyntaxException e) {
                throw new Unknown("'" + text + "' is not the name of a function: " + e.getMessage());
            }
        }
        return constants;
    }

    public static Explored of(Document document, List<String> functions, List<String> background) {
        Theory theory = document.theory();
        boolean hasNumbers = theory.signature().arity("Nat.nat").isPresent();
        Set<String> given = (hasNumbers ? new IsabelleIntegers().theory() : Theory.HOL).signature().constants();
        List<Const> own = Selection.functions(theory, name -> !given.contains(name));
        List<Const> chosen = functions.isEmpty() ? own : constants(document, own, functions);
        return new Explored(
                theory,
                "Problem",
                Selection.of(theory, chosen).with(constants(document, own, background)),
                TermPrinter.UNICODE.withNames(document::name).withWidth(Integer.MAX_VALUE),
                Optional.empty());
    }

    private static List<Const> constants(Document document, List<Const> known, List<String> names) {
        var constants = new ArrayList<Const>();
        for (String name : names) {
            constants.add(known.stream()
                    .filter(c -> document.name(c.name()).equals(name))
                    .findFirst()
                    .orElseThrow(() -> new Unknown("there is no function '" + name + "'")));
        }
        return constants;
    }

    /** The answer to a question about an equation, in one or more lines. */
    public String why(String text, TheorySignature theory, Discovery discovery, Settings settings) {
        return new Missing(this, theory, discovery, settings).explain(text);
    }
}
