package dev.assay.bench.agree;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A problem for provers, about whose only statement another prover can be asked.
 *
 * @param formulas those that can be left out
 */
record GeneratedProblem(Language language, List<String> formulas) implements Generated {
    /** What a problem is written in. */
    enum Language {
        SMT("Generated.smt2", SmtProblems.BEGINNING, "(check-sat)\n"),
        TPTP("Generated.p", "", ""),
        SORTED("Generated.p", TptpProblems.DECLARATIONS, "");

        private final String file;
        private final String beginning;
        private final String end;

        Language(String file, String beginning, String end) {
            this.file = file;
            this.beginning = beginning;
            this.end = end;
        }
    }

    GeneratedProblem {
        formulas = List.copyOf(formulas);
    }

    @Override
    public String file() {
        return language.file;
    }

    @Override
    public String text() {
        return formulas.stream().map(f -> f + "\n").collect(Collectors.joining("", language.beginning, language.end));
    }

    @Override
    public int count() {
        return 1;
    }

    @Override
    public Stream<Generated> smaller() {
        return formulas.size() < 2
                ? Stream.empty()
                : IntStream.range(0, formulas.size())
                        .mapToObj(i -> new GeneratedProblem(language, Generated.without(formulas, i)));
    }

    @Override
    public String toString() {
        return text();
    }
}
