package dev.assay.app.portfolio;

import dev.assay.logic.Conjecture;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.kernel.Trust;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/**
 * What became of the statements of a text so far. A statement of a theory may be used for those after it before anybody has
 * proved it; a theorem names every such statement that it rests on as an oracle.
 */
public final class Grounds {
    private static final String UNPROVED = "unproved";

    private final Map<String, Verdict> verdicts = new ConcurrentHashMap<>();

    /** What theorems call the word of a conjecture that is taken for granted. */
    static String oracle(Conjecture conjecture) {
        String name = conjecture.name().replaceAll("\\([0-9]+\\)$", "");
        return name.isEmpty() || name.endsWith(".") ? UNPROVED : UNPROVED + " " + name;
    }

    /** Remembers the verdict; of several about one name, the weakest counts. */
    void add(Task task, Verdict verdict) {
        verdicts.merge(oracle(task.conjecture()), verdict, (a, b) -> a instanceof Verdict.Proved ? b : a);
    }

    /** The verdict that a theorem gives; nothing if it rests on something false. */
    Optional<Verdict> judge(Task task, String by, String text, Thm theorem) {
        var open = new ArrayList<String>();
        var trusted = new ArrayList<String>();
        for (Trust trust : theorem.trust().stream()
                .sorted(Comparator.comparing(Trust::what))
                .toList()) {
            switch (trust) {
                case Trust.Stated stated -> {
                    switch (verdicts.get(key(stated))) {
                        case Verdict.Refuted _ -> {
                            return Optional.empty();
                        }
                        case Verdict.Proved _ -> {}
                        case null, default -> open.add(words(stated));
                    }
                }
                case Trust.Library library -> trusted.add(words(library));
                case Trust.Axiom _ -> {}
                case Trust.Obligation _, Trust.Procedure _ -> open.add(words(trust));
            }
        }
        return Optional.of(
                open.isEmpty()
                        ? new Verdict.Proved(by, text, trusted)
                        : new Verdict.Claimed(
                                by, "rests on " + list(open) + ", which " + be(open) + " not proved", text));
    }

    private static String be(List<String> names) {
        return names.size() == 1 ? "is" : "are";
    }

    private static String list(List<String> names) {
        return names.stream().collect(Collectors.joining(", "));
    }

    static String key(Trust trust) {
        return trust.what().isEmpty() ? UNPROVED : UNPROVED + " " + trust.what();
    }

    private static String words(Trust trust) {
        return trust.what().isEmpty() ? "a statement without a name" : trust.what();
    }
}
