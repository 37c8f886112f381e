package dev.assay.app.discover;

import dev.assay.explore.Law;
import dev.assay.explore.Term;
import dev.assay.explore.reflect.JavaSignature;
import dev.assay.explore.reflect.Reach;
import dev.assay.explore.reflect.Subject;
import dev.assay.explore.testing.Test;
import dev.assay.explore.testing.Trial;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The laws of a Java class as they are told: by what they are about, the most interesting first. */
public final class ClassLaws {
    /** One object of {@code --json}. */
    public record Row(
            String type,
            int number,
            String about,
            String law,
            boolean throwsForLargeNumbers,
            boolean holds,
            List<String> counterexample) {}

    /** Another place for randomness to start than the usual one. */
    private static final long AGAIN = 4711;

    /** That there are two more takes as long to read as the two. */
    private static final int SO_FEW = 3;

    private final Class<?> type;
    private final JavaSignature java;
    private final List<Law> laws;
    private final Map<Law, Reach> reach;
    private final int again;
    private final int largest;
    private final int most;
    private final List<Row> rows = new ArrayList<>();

    /**
     * @param laws in the order in which they are told
     * @param again with how many further tests, from another seed, each law that is told is tested once more
     * @param most how many laws are told about each subject
     */
    public ClassLaws(
            Class<?> type,
            JavaSignature java,
            List<Law> laws,
            Map<Law, Reach> reach,
            int again,
            int largest,
            int most) {
        this.type = type;
        this.java = java;
        this.laws = List.copyOf(laws);
        this.reach = Map.copyOf(reach);
        this.again = again;
        this.largest = largest;
        this.most = most;
    }

    public boolean allHold() {
        return rows().stream().allMatch(Row::holds);
    }

    /** Each law that is told, and whether it held once more. Those that are not told have numbers, too. */
    public List<Row> rows() {
        if (rows.isEmpty()) {
            int told = 0;
            for (int i = 0; i < laws.size(); i++) {
                Subject subject = Subject.of(laws.get(i));
                told = i > 0 && Subject.of(laws.get(i - 1)) == subject ? told + 1 : 0;
                if (told < most || count(subject) <= (long) most + SO_FEW) {
                    rows.add(row(i + 1, laws.get(i)));
                }
            }
        }
        return rows;
    }

    private long count(Subject subject) {
        return laws.stream().filter(law -> Subject.of(law) == subject).count();
    }

    private Row row(int number, Law law) {
        List<String> counterexample = counterexample(law);
        return new Row(
                type.getName(),
                number,
                Subject.of(law).words(),
                java.notation().show(law),
                reach.get(law) == Reach.UNLESS_TOO_LARGE,
                counterexample.isEmpty(),
                counterexample);
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

    /** As many lines as laws, how many are not told, and what was false when tested again. */
    public String asText() {
        var text = new StringBuilder();
        boolean hasHeadings = laws.stream().map(Subject::of).distinct().count() > 1;
        for (Subject subject : Subject.values()) {
            List<Row> about = rows().stream()
                    .filter(row -> row.about().equals(subject.words()))
                    .toList();
            if (hasHeadings && !about.isEmpty()) {
                text.append(subject.words()).append('\n');
            }
            about.forEach(row -> append(row, text));
            long left = count(subject) - about.size();
            if (left > 0) {
                text.append("      … and ").append(left).append(" more, which --all tells\n");
            }
        }
        if (again > 0) {
            text.append(rows().stream().filter(Row::holds).count())
                    .append(" of ")
                    .append(rows().size())
                    .append(" laws hold in ")
                    .append(again)
                    .append(" further tests each\n");
        }
        return text.toString();
    }

    private static void append(Row row, StringBuilder text) {
        text.append(String.format(Locale.ROOT, "%4d. %s", row.number(), row.law()))
                .append(row.throwsForLargeNumbers() ? "   (numbers that are too large throw)" : "")
                .append('\n');
        if (!row.holds()) {
            text.append("      false: ")
                    .append(String.join(", ", row.counterexample()))
                    .append('\n');
        }
    }
}
