package dev.assay.app.discover;

import dev.assay.explore.Law;
import dev.assay.explore.Symbol;
import dev.assay.explore.Symbol.Role;
import dev.assay.explore.Term;
import dev.assay.explore.discovery.Discovery;
import dev.assay.explore.discovery.Settings;
import dev.assay.prove.discover.TheorySignature;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** The laws of a discovery, numbered, and grouped by the last function in the file that each is about. */
public final class LawTable {
    /**
     * A line of {@code --json}.
     *
     * @param about the function under which the law is listed
     * @param tests how many it passed beyond those that found it
     * @param isProved by the kernel
     */
    public record Row(
            String file, int number, String about, String law, boolean isConditional, int tests, boolean isProved) {}

    private final Path file;
    private final Explored explored;
    private final TheorySignature theory;
    private final Discovery discovery;
    private final int tests;
    private final Optional<ProvedLaws> proofs;
    private final Map<Symbol, List<Law>> groups = new LinkedHashMap<>();
    private final Map<Law, Integer> numbers = new HashMap<>();

    /** @param proofs empty if nobody tried to prove the laws */
    public LawTable(
            Path file,
            Explored explored,
            TheorySignature theory,
            Discovery discovery,
            int tests,
            Optional<ProvedLaws> proofs) {
        this.file = file;
        this.explored = explored;
        this.theory = theory;
        this.discovery = discovery;
        this.tests = tests;
        this.proofs = proofs;
        for (Symbol symbol : discovery.signature().symbols()) {
            groups.put(symbol, new ArrayList<>());
        }
        discovery
                .laws()
                .forEach(law -> groups.computeIfAbsent(about(law), s -> new ArrayList<>())
                        .add(law));
        groups.values().removeIf(List::isEmpty);
        groups.values().forEach(laws -> laws.forEach(law -> numbers.put(law, numbers.size() + 1)));
    }

    /** The number under which a law is listed. */
    OptionalInt number(Law law) {
        Integer number = numbers.get(law);
        return number == null ? OptionalInt.empty() : OptionalInt.of(number);
    }

    private Row row(Law law) {
        return new Row(
                file.toString(),
                number(law).orElseThrow(),
                name(about(law)),
                explored.printer().print(theory.formula(law)),
                law.condition().isPresent(),
                tests,
                isProved(law));
    }

    private boolean isProved(Law law) {
        return proofs.isPresent() && proofs.get().isProved(law);
    }

    /** Why an equation is not among the laws, in one or more lines. */
    public String why(String equation, Settings settings) {
        return new Missing(this, explored, theory, discovery, settings).explain(equation);
    }

    private static Symbol about(Law law) {
        var symbols = new ArrayList<Symbol>();
        law.condition().ifPresent(c -> collect(c, symbols));
        collect(law.left(), symbols);
        collect(law.right(), symbols);
        return symbols.stream()
                .filter(s -> s.role() == Role.FOREGROUND)
                .max((a, b) -> Integer.compare(a.index(), b.index()))
                .orElse(symbols.getFirst());
    }

    private static void collect(Term term, List<Symbol> symbols) {
        switch (term) {
            case Term.Var _ -> {}
            case Term.App(var symbol, var arguments) -> {
                symbols.add(symbol);
                arguments.forEach(a -> collect(a, symbols));
            }
        }
    }

    private String name(Symbol symbol) {
        return symbol.origin() instanceof dev.assay.logic.Term.Const constant
                ? explored.printer().print(constant)
                : symbol.name();
    }

    public List<Row> rows() {
        return groups.values().stream().flatMap(List::stream).map(this::row).toList();
    }

    public String asText() {
        var text = new StringBuilder();
        groups.forEach((about, laws) -> {
            text.append(name(about)).append('\n');
            laws.stream()
                    .map(this::row)
                    .forEach(row -> text.append(
                            "%4d. %s%s%n".formatted(row.number, row.law, unproved(row, "    (not proved)"))));
        });
        for (Law definition : discovery.definitions()) {
            text.append("definition: " + explored.printer().print(theory.formula(definition)) + "\n");
        }
        for (Law hint : discovery.missingConstants()) {
            text.append("a constant is missing: " + explored.printer().print(theory.formula(hint)) + "\n");
        }
        return text.append(summary()).append('\n').toString();
    }

    /** The text for a law that was to be proved and was not. */
    private String unproved(Row row, String text) {
        return proofs.isEmpty() || row.isProved ? "" : text;
    }

    private String summary() {
        int count = discovery.laws().size();
        String proved = proofs.isEmpty()
                ? ""
                : discovery.laws().stream().filter(this::isProved).count() + " of them proved; ";
        return proved.isEmpty() ? told(count) : told(count).replaceFirst("; ", "; " + proved);
    }

    private String told(int count) {
        return count + (count == 1 ? " law" : " laws, each") + " confirmed by " + tests + " further tests; "
                + discovery.statistics() + (discovery.isComplete() ? "" : "; stopped early");
    }

    /** Lemmas: those that were proved with their proofs, and then the others without. */
    public String asTheory() {
        var text = new StringBuilder("theory " + explored.name() + "_Laws imports " + explored.name() + " begin\n\n");
        proofs.ifPresent(p -> {
            var names = new LinkedHashMap<Law, String>();
            discovery.laws().stream()
                    .filter(this::isProved)
                    .forEach(law -> names.put(law, "law" + number(law).orElseThrow()));
            text.append(p.text(names)).append('\n');
        });
        for (Row row : rows()) {
            if (!row.isProved) {
                text.append("lemma law%d: \"%s\"%n  oops%n%n".formatted(row.number, row.law));
            }
        }
        return text.append("end\n").toString();
    }

    public String asHtml() {
        var text = new StringBuilder("""
                <!DOCTYPE html>
                <html lang="en">
                <head>
                <meta charset="utf-8">
                <title>Laws of %s</title>
                <style>
                body { font-family: sans-serif; margin: 2em auto; max-width: 60em; color: #222; }
                table { border-collapse: collapse; width: 100%%; }
                th { text-align: left; padding-top: 1em; }
                td { border-top: 1px solid #ddd; padding: .3em .6em; }
                td.number { color: #888; text-align: right; width: 3em; }
                td.law { font-family: monospace; white-space: pre-wrap; }
                </style>
                </head>
                <body>
                <h1>Laws of %s</h1>
                <table>
                """.formatted(escaped(explored.name()), escaped(explored.name())));
        groups.forEach((about, laws) -> {
            text.append("<tr><th colspan=\"2\">" + escaped(name(about)) + "</th></tr>\n");
            laws.stream()
                    .map(this::row)
                    .forEach(row -> text.append("<tr><td class=\"number\">" + row.number + "</td><td class=\"law\">"
                            + escaped(row.law + unproved(row, "    (not proved)")) + "</td></tr>\n"));
        });
        return text.append("</table>\n<p>" + escaped(summary()) + "</p>\n</body>\n</html>\n")
                .toString();
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
