package dev.assay.app.discover;

import dev.assay.explore.Law;
import dev.assay.explore.Term;
import dev.assay.explore.reflect.JavaSignature;
import dev.assay.explore.reflect.Reach;
import dev.assay.explore.reflect.Subject;
import dev.assay.explore.testing.Test;
import dev.assay.explore.testing.Trial;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

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
    private final int again;
    private final int largest;
    private final int most;
    private final long seed;
    private final BooleanSupplier isStopped;
    private final Map<Subject, Long> untold = new EnumMap<>(Subject.class);
    private final List<Law> fallen = new ArrayList<>();
    private final List<Law> confirmed = new ArrayList<>();
    private int unconfirmed;

    /**
     * @param laws in the order in which they are told
     * @param again with how many further tests, from another seed, each law that is told is tested once more
     * @param most how many laws are told about each subject
     * @param isStopped when true, no law is confirmed any more
     */
    public ClassLaws(
            Class<?> type,
            JavaSignature java,
            List<Law> laws,
            int again,
            int largest,
            int most,
            long seed,
            BooleanSupplier isStopped) {
        this.type = type;
        this.java = java;
        this.laws = List.copyOf(laws);
        this.again = again;
        this.largest = largest;
        this.most = most;
        this.seed = seed;
        this.isStopped = isStopped;
    }

    /** Tells each law as soon as it has held for rare values, too, and once more where that is wanted. */
    public List<Row> tell(Consumer<Row> listener) {
        var rows = new ArrayList<Row>();
        var told = new EnumMap<Subject, Integer>(Subject.class);
        for (Law law : laws) {
            Subject subject = Subject.of(law);
            boolean isTold = told.getOrDefault(subject, 0) < most || count(subject) <= (long) most + SO_FEW;
            if (!isTold) {
                untold.merge(subject, 1L, Long::sum);
            } else if (isStopped.getAsBoolean()) {
                unconfirmed++;
            } else {
                Reach reach = Reach.of(law, java, largest, seed);
                if (reach == Reach.FALSE) {
                    fallen.add(law);
                } else {
                    Row row = row(rows.size() + 1, law, reach);
                    if (row.holds() && again > 0 && isStopped.getAsBoolean()) {
                        unconfirmed++;
                        continue;
                    }
                    told.merge(subject, 1, Integer::sum);
                    rows.add(row);
                    confirmed.add(law);
                    listener.accept(row);
                }
            }
        }
        return rows;
    }

    /** The laws that were told. */
    public List<Law> confirmed() {
        return confirmed;
    }

    /** How many laws there was no time for. */
    public int unconfirmed() {
        return unconfirmed;
    }

    /** Laws that are false for rare values. */
    public List<Law> fallen() {
        return fallen;
    }

    private long count(Subject subject) {
        return laws.stream().filter(law -> Subject.of(law) == subject).count();
    }

    private Row row(int number, Law law, Reach reach) {
        List<String> counterexample = counterexample(law);
        return new Row(
                type.getName(),
                number,
                Subject.of(law).words(),
                java.notation().show(law),
                reach == Reach.UNLESS_TOO_LARGE,
                counterexample.isEmpty(),
                counterexample);
    }

    /** With usual values, and with rare ones, for which one side may throw. */
    private List<String> counterexample(Law law) {
        if (again == 0) {
            return List.of();
        }
        var usual = new Trial(java.signature(), largest, AGAIN);
        var rare = new Trial(java.extreme(), largest, AGAIN);
        List<String> values = usual.refute(law, again, isStopped)
                .map(test -> values(law, usual, test))
                .orElse(List.of());
        return values.isEmpty()
                ? rare.clash(law, again, isStopped)
                        .filter(Trial.Clash::isOfValues)
                        .map(clash -> values(law, rare, clash.test()))
                        .orElse(List.of())
                : values;
    }

    private List<String> values(Law law, Trial trial, Test test) {
        var variables = new LinkedHashSet<Term>(law.left().variables());
        variables.addAll(law.right().variables());
        Map<Term, Object> drawn = trial.values(List.copyOf(variables), test);
        return variables.isEmpty()
                ? List.of("always")
                : variables.stream()
                        .map(v -> java.notation().show(v) + " = " + drawn.get(v))
                        .toList();
    }

    /** Tells them as text, a line each, and of each subject how many are not told. */
    public List<Row> tellAsText(PrintWriter out) {
        boolean hasHeadings = laws.stream().map(Subject::of).distinct().count() > 1;
        var last = new String[] {""};
        List<Row> rows = tell(row -> {
            if (!row.about().equals(last[0])) {
                out.print(left(last[0]));
                out.print(hasHeadings ? row.about() + "\n" : "");
                last[0] = row.about();
            }
            out.print(text(row));
            out.flush();
        });
        out.print(left(last[0]));
        if (again > 0) {
            out.print(rows.stream().filter(Row::holds).count() + " of " + rows.size() + " laws hold in " + again
                    + " further tests each\n");
        }
        return rows;
    }

    private String left(String subject) {
        return untold.entrySet().stream()
                .filter(e -> e.getKey().words().equals(subject))
                .map(e -> "      … and " + e.getValue() + " more, which --all tells\n")
                .findFirst()
                .orElse("");
    }

    private static String text(Row row) {
        return String.format(Locale.ROOT, "%4d. %s", row.number(), row.law())
                + (row.throwsForLargeNumbers() ? "   (numbers that are too large throw)" : "")
                + "\n"
                + (row.holds() ? "" : "      false: " + String.join(", ", row.counterexample()) + "\n");
    }
}
