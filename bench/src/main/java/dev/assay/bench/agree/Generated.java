package dev.assay.bench.agree;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A text with statements in it. */
sealed interface Generated permits GeneratedTheory, GeneratedProblem, GeneratedProgram {
    String file();

    String text();

    /** How many statements it has. */
    int count();

    /** Smaller ones, each without one of the parts. */
    Stream<Generated> smaller();

    static <T> List<T> without(List<T> all, int index) {
        var result = new ArrayList<>(all);
        result.remove(index);
        return result;
    }
}
