package dev.assay.bench.agree;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A theory with statements about it. */
record GeneratedTheory(List<String> declarations, List<Claim> claims) {
    static final String NAME = "Generated";

    GeneratedTheory {
        declarations = List.copyOf(declarations);
        claims = List.copyOf(claims);
    }

    /** Smaller ones, each without one of the parts. */
    Stream<GeneratedTheory> smaller() {
        return Stream.concat(
                IntStream.range(0, claims.size()).mapToObj(i -> new GeneratedTheory(declarations, without(claims, i))),
                IntStream.iterate(declarations.size() - 1, i -> i >= 0, i -> i - 1)
                        .mapToObj(i -> new GeneratedTheory(without(declarations, i), claims)));
    }

    private static <T> List<T> without(List<T> all, int index) {
        var result = new ArrayList<>(all);
        result.remove(index);
        return result;
    }

    /** As a file says it. */
    String text() {
        var text = new StringBuilder("theory " + NAME + " imports Main begin\n\n");
        declarations.forEach(each -> text.append(each).append("\n\n"));
        for (int i = 0; i < claims.size(); i++) {
            text.append("lemma c")
                    .append(i)
                    .append(": \"")
                    .append(claims.get(i).text())
                    .append("\"\n  oops\n\n");
        }
        return text.append("end\n").toString();
    }

    @Override
    public String toString() {
        return text();
    }
}
