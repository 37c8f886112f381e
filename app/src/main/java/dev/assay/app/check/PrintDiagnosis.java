package dev.assay.app.check;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.TermPrinter;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.proof.FactReference;
import dev.assay.logic.proof.Quoted;
import dev.assay.logic.proof.ReadingException;
import dev.assay.logic.theory.Theory;
import dev.assay.syntax.isabelle.Question;
import dev.assay.syntax.isabelle.outer.Diagnostic;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Answers the commands that show what a text means: {@code thm}, {@code term}, {@code prop}, {@code typ}, {@code code_thms}. */
final class PrintDiagnosis implements Diagnosis {
    @Override
    public Set<String> keywords() {
        return Set.of("thm", "term", "prop", "typ", "code_thms");
    }

    @Override
    public Optional<Reply> answer(Question question) {
        try {
            return switch (question.command()) {
                case Diagnostic.Theorems(var _, var facts) -> Optional.of(theorems(question, facts));
                case Diagnostic.Written(var _, var text) -> Optional.of(written(question, text));
                case Diagnostic.CodeTheorems(var _, var constants) -> Optional.of(code(question, constants));
                case Diagnostic.Ask _,
                        Diagnostic.Parameters _,
                        Diagnostic.Value _,
                        Diagnostic.Values _,
                        Diagnostic.CodePredicate _,
                        Diagnostic.Generator _,
                        Diagnostic.Find _ -> Optional.empty();
            };
        } catch (ReadingException e) {
            return Optional.of(Reply.failure(e.position() + ": " + e.getMessage()));
        }
    }

    private static TermPrinter printer(Question question) {
        return question.context().printer().withWidth(Integer.MAX_VALUE);
    }

    private static Reply theorems(Question question, List<FactReference> references) {
        var all = new ArrayList<Thm>();
        references.forEach(reference -> all.addAll(question.context().theorems(reference)));
        return listed(question, all);
    }

    private static Reply listed(Question question, List<Thm> theorems) {
        TermPrinter printer = printer(question);
        List<String> lines = theorems.stream()
                .map(theorem -> printer.print(theorem.conclusion()))
                .toList();
        return new Reply(lines.size() == 1 ? "1 theorem" : lines.size() + " theorems", false, lines);
    }

    private static Reply written(Question question, Quoted text) {
        TermPrinter printer = printer(question);
        if (question.keyword().equals("typ")) {
            return question.context()
                    .readType(text.text())
                    .map(type -> Reply.of("\"" + printer.types().print(type) + "\""))
                    .orElseGet(() -> Reply.failure("this is no type: " + text.text()));
        }
        Term term = question.keyword().equals("prop")
                ? question.context().propositions(List.of(text)).getFirst()
                : question.term(text);
        return Reply.of(
                "\"" + printer.print(term) + "\" :: \"" + printer.types().print(term.type()) + "\"");
    }

    /** The equations by which the constants, and all those that these call, are computed. */
    private static Reply code(Question question, List<Quoted> texts) {
        Theory theory = question.context().theory();
        var waiting = new ArrayDeque<String>();
        for (Quoted text : texts) {
            if (!(question.term(text) instanceof Const constant)) {
                return Reply.failure(text.text() + " is no constant");
            }
            waiting.add(constant.name());
        }
        Map<String, List<Thm>> found = new LinkedHashMap<>();
        while (!waiting.isEmpty()) {
            String name = waiting.remove();
            if (!found.containsKey(name)) {
                List<Thm> equations = CodeEquations.of(theory, name);
                found.put(name, equations);
                equations.forEach(e -> e.conclusion().constants().forEach(c -> waiting.add(c.name())));
            }
        }
        return listed(question, found.values().stream().flatMap(List::stream).toList());
    }
}
