package dev.assay.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.logic.Conjecture;
import dev.assay.logic.Type;
import dev.assay.logic.proof.Quoted;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.syntax.Source;
import dev.assay.syntax.isabelle.Context;
import dev.assay.syntax.isabelle.Library;
import dev.assay.syntax.isabelle.TheoryDocument;
import dev.assay.syntax.isabelle.TheoryStatement;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Theories of which the model finder is asked about the last statement. */
public final class Modelled {
    private Modelled() {}

    public static TheoryStatement last(String imports, String text) {
        String theory = "theory Test imports " + imports + " begin\n" + text + "\nend\n";
        TheoryDocument document = Library.read(new Source("Test.thy", theory), Optional.empty());
        assertEquals(List.of(), document.errors());
        assertEquals(List.of(), document.failures());
        return document.statements().getLast();
    }

    /** What becomes of a proposition after some definitions, with options such as {@code card nat=4}. */
    public static Finding find(String definitions, String proposition, String... options) {
        return findIn("Main", definitions, proposition, options);
    }

    public static Finding findIn(String imports, String definitions, String proposition, String... options) {
        TheoryStatement statement = last(imports, definitions + "\nlemma \"" + proposition + "\" oops");
        Conjecture conjecture = statement.conjectures().getFirst();
        try (Meter meter = Budget.UNLIMITED.start()) {
            return ModelFinder.run(
                    statement.context().theory(), conjecture, options(statement.context(), conjecture, options), meter);
        }
    }

    private static Options options(Context context, Conjecture conjecture, String... options) {
        Map<String, Type.Var> own = new HashMap<>();
        conjecture.typeVariables().forEach(v -> own.put(v.name(), v));
        var settings = Arrays.stream(options)
                .map(text -> {
                    String[] sides = text.split("=", 2);
                    String[] left = sides[0].split(" ", 2);
                    return new Options.Setting(
                            left[0], left.length == 1 ? "" : left[1], sides.length == 1 ? "true" : sides[1]);
                })
                .toList();
        return Options.of(
                settings,
                new Options.Names(
                        text -> own.containsKey(text) ? Optional.of(own.get(text)) : context.readType(text),
                        context::constant,
                        text -> Optional.of(context.terms(List.of(Quoted.of("option", text)), conjecture.variables())
                                .getFirst())));
    }

    /** The value of a variable in a counterexample. */
    public static String value(Finding finding, String variable) {
        return finding.model().orElseThrow().bindings().stream()
                .filter(b -> b.name().equals(variable))
                .findFirst()
                .orElseThrow()
                .value()
                .toString();
    }
}
