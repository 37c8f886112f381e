package dev.assay.app.check;

import dev.assay.syntax.isabelle.Question;
import java.util.Optional;
import java.util.Set;

/** Answers {@code quickcheck_generator}, which only declares something: reading it has checked it. */
final class GeneratorDiagnosis implements Diagnosis {
    @Override
    public Set<String> keywords() {
        return Set.of("quickcheck_generator");
    }

    @Override
    public Optional<Reply> answer(Question question) {
        return Optional.of(Reply.of("declared"));
    }
}
