package dev.assay.app.discover;

import dev.assay.explore.Discovery;
import dev.assay.explore.Law;
import dev.assay.explore.Term;
import dev.assay.explore.reflect.JavaSignature;
import dev.assay.explore.reflect.Subject;
import dev.assay.explore.testing.Test;
import dev.assay.explore.testing.Trial;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The laws of a Java class. */
public final class ClassLaws {
    /** One object of {@code --json}. */
    public record Row(String type, int number, String about, String law, boolean holds, List<String> counterexample) {}

    /** Another place for randomness to start than the usual one. */
    private static final long AGAIN = 4711;

    private final Class<?> type;
    private final JavaSignature java;
    private final Discovery discovery;
    private final int again;
    private final int largest;
    private final List<Row> rows = new ArrayList<>();

    /** @param again with how many further tests, from another seed, each law is tested once more */
    public ClassLaws(Class<?> type, JavaSignature java, Discovery discovery, int again, int largest) {
        this.type = type;
        this.java = java;
        this.discovery = discovery;
        this.again = again;
        this.largest = largest;
    }

    public boolean allHold() {
        return rows().stream().allMatch(Row::holds);
    }

    /** Each law, and whether it held once more. */
    public List<Row> rows() {
        if (!rows.isEmpty()) {
            return rows;
        }
        List<Law> laws = discovery.laws().stream()
                .sorted(Comparator.comparing(Subject::of))
                .toList();
        for (Law law : laws) {
            List<String> counterexample = counterexample(law);
            rows.add(new Row(
                    type.getName(),
                    rows.size() + 1,
                    Subject.of(law).words(),
                    java.notation().show(law),
                    counterexample.isEmpty(),
                    counterexample));
        }
        return rows;
    }

    private List<String> counterexample(Law law) {
        if (again == 0) {
            return List.of();
        }
        var trial = new Trial(java.signature(), largest, AGAIN);
        Optional<Test> refuted = trial.refute(law, again);
        var values = new ArrayList<String>();
        refuted.ifPresent(test -> {
            var variables = new LinkedHashSet<Term>(law.left().variables());
            variables.addAll(law.right().variables());
            Map<Term, Object> drawn = trial.values(List.copyOf(variables), test);
            variables.forEach(v -> values.add(java.notation().show(v) + " = " + drawn.get(v)));
        });
        return values;
    }

    /** As many lines as laws, and what was false when tested again. */
    public String asText() {
        var text = new StringBuilder();
        int broken = 0;
        String about = Subject.ALL_OBJECTS.words();
        for (Row row : rows()) {
            if (!row.about().equals(about)) {
                about = row.about();
                text.append(about).append('\n');
            }
            text.append(String.format(Locale.ROOT, "%4d. %s%n", row.number(), row.law()));
            if (!row.holds()) {
                broken++;
                text.append("      false: ")
                        .append(String.join(", ", row.counterexample()))
                        .append('\n');
            }
        }
        if (again > 0) {
            text.append(discovery.laws().size() - broken)
                    .append(" of ")
                    .append(discovery.laws().size())
                    .append(" laws hold in ")
                    .append(again)
                    .append(" further tests each\n");
        }
        return text.toString();
    }
}
