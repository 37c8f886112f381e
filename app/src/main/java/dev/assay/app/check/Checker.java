package dev.assay.app.check;

import dev.assay.syntax.isabelle.Question;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Asks, for each diagnostic command, whoever answers it, and compares the outcome with what the theory demands. */
public final class Checker {
    private final Map<String, Diagnosis> diagnoses = new HashMap<>();

    public Checker(List<Diagnosis> all) {
        for (Diagnosis diagnosis : all) {
            diagnosis.keywords().forEach(keyword -> diagnoses.put(keyword, diagnosis));
        }
    }

    public Finding check(String file, Question question) {
        @Nullable String expected = question.expected().orElse(null);
        int line = question.position().line();
        @Nullable Diagnosis diagnosis = diagnoses.get(question.keyword());
        if (diagnosis == null) {
            return Finding.notRun(file, line, question.keyword(), expected);
        }
        long start = System.nanoTime();
        Optional<Reply> reply = diagnosis.answer(question);
        double seconds = (System.nanoTime() - start) / 1e9;
        return reply.map(r -> {
                    boolean ok = !r.isFailure() && (expected == null || diagnosis.meets(expected, r.outcome()));
                    String detail = String.join("\n", r.details());
                    return new Finding(file, line, question.keyword(), expected, r.outcome(), ok, seconds, detail);
                })
                .orElseGet(() -> Finding.notRun(file, line, question.keyword(), expected));
    }
}
