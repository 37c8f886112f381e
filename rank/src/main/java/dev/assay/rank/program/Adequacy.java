package dev.assay.rank.program;

import dev.assay.rank.value.Json;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** How much the tests ask of a program, by what the model answers: tests with one answer for all tell programs apart that do not differ. */
public final class Adequacy {
    private static final int FEW = 50;
    private static final double MOST = 0.9;
    private static final int MOST_ANSWERS = 10_000;
    private static final int LONGEST = 40;

    private final Map<Json, Integer> answers = new HashMap<>();
    private int tests;

    void count(List<Json> expected) {
        tests += expected.size();
        for (Json answer : expected) {
            if (answers.size() < MOST_ANSWERS || answers.containsKey(answer)) {
                answers.merge(answer, 1, Integer::sum);
            }
        }
    }

    /** A sentence, where almost all tests have the same answer. */
    public Optional<String> warning() {
        return answers.entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .filter(most -> tests >= FEW
                        && most.getValue() >= MOST * tests
                        && answers.keySet().stream().noneMatch(Json.Null.NULL::equals))
                .map(most -> String.format(
                        Locale.ROOT,
                        "%.0f %% of the tests have the same right answer, %s: such tests hardly tell programs apart."
                                + " Give a generator whose values are closer to real ones.",
                        Math.floor(100.0 * most.getValue() / tests),
                        shortened(most.getKey().toString())));
    }

    private static String shortened(String text) {
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "…";
    }
}
