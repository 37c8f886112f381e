package dev.assay.bench.property;

import java.util.List;
import java.util.Map;

/**
 * Runs properties by their names. What is returned is the smallest counterexample found as text, or nothing if the property
 * holds as far as is known. Only types of Java itself, for rivals are loaded apart.
 */
public interface Contestant {
    /** True properties: for the speed of cases. */
    List<String> SPEED = List.of("ints", "lists", "strings", "records", "flatMap", "filter");

    /** False properties: for the time until a small counterexample is known. */
    List<String> CHALLENGES = List.of(
            "bound5",
            "largeUnionList",
            "reverse",
            "calculator",
            "nestedLists",
            "coupling",
            "deletion",
            "differenceNotZero",
            "differenceNotSmall",
            "differenceNotOne",
            "binaryHeap",
            "lengthList",
            "distinct");

    /** The task's parameters by name: {@code property}, {@code tries}, {@code seed}. */
    String run(Map<String, String> task);
}
