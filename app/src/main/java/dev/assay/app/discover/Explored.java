package dev.assay.app.discover;

import dev.assay.judge.Setting;
import dev.assay.judge.Task;
import dev.assay.logic.Conjecture;
import dev.assay.logic.HolNames;
import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.TermPrinter;
import dev.assay.logic.proof.Quoted;
import dev.assay.logic.proof.Writing;
import dev.assay.logic.theory.Theory;
import dev.assay.prove.discover.Selection;
import dev.assay.syntax.Document;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.isabelle.Context;
import dev.assay.syntax.isabelle.TheoryProofPrinter;
import dev.assay.syntax.isabelle.TheoryTasks;
import dev.assay.syntax.tip.TipCommand;
import dev.assay.syntax.tip.TipProblem;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A file's theory, the functions whose laws are wanted, and how its terms are written.
 *
 * @param context of a theory, in which texts can be read
 */
public record Explored(
        Theory theory, String name, Selection selection, TermPrinter printer, Optional<Context> context) {
    private static final Map<String, String> TRUTH = Map.of(HolNames.TRUE, "true", HolNames.FALSE, "false");

    /** A name that the file does not know. */
    public static final class Unknown extends RuntimeException {
        private static final long serialVersionUID = 1;

        Unknown(String message) {
            super(message);
        }
    }

    /** A formula about its functions, to be judged. */
    Task task(Term formula) {
        var conjecture = new Conjecture("", Position.NONE, List.of(), formula);
        return context.map(c -> TheoryTasks.task(c, conjecture))
                .orElseGet(() -> Task.of(
                        theory, conjecture, Setting.of(theory, name -> name, new TheoryProofPrinter(Writing.SHORT))));
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
                Term term = context.terms(List.of(Quoted.of("function", text)), List.of())
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

    /** Functions that the problem defines; what selects fields of data is there when asked for only. */
    public static Explored of(TipProblem problem, List<String> functions, List<String> background) {
        Document document = problem.document();
        Theory theory = document.theory();
        List<Const> all = Selection.functions(theory, name -> true);
        List<String> chosen = functions.isEmpty() ? defined(problem) : functions;
        return new Explored(
                theory,
                "Problem",
                Selection.of(theory, constants(document, all, chosen)).with(constants(document, all, background)),
                TermPrinter.UNICODE
                        .withNames(name -> TRUTH.getOrDefault(name, document.name(name)))
                        .withWidth(Integer.MAX_VALUE),
                Optional.empty());
    }

    private static List<String> defined(TipProblem problem) {
        return problem.commands().stream()
                .filter(TipCommand.DefineFuns.class::isInstance)
                .flatMap(c -> ((TipCommand.DefineFuns) c).functions().stream())
                .map(TipCommand.Function::name)
                .toList();
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
}
