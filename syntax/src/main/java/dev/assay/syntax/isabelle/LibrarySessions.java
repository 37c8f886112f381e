package dev.assay.syntax.isabelle;

import java.util.Map;
import java.util.Set;

/** The names of Isabelle's sessions that the theories of the library belong to, in one of its versions. */
final class LibrarySessions {
    private static final Set<String> USUAL = Set.of("HOL", "HOL-Library");

    private static final Map<String, Set<String>> OTHERS = Map.of(
            "Adhoc_Overloading", Set.of("HOL-Library", "HOL-Examples"),
            "Cong", Set.of("HOL-Number_Theory"),
            "Eisbach", Set.of("HOL-Eisbach"),
            "Eisbach_Tools", Set.of("HOL-Eisbach"),
            "Factorial_Ring", Set.of("HOL-Computational_Algebra", "HOL-Number_Theory"),
            "List_Permutation", Set.of("HOL-Combinatorics", "HOL-Library"),
            "Permutations", Set.of("HOL-Combinatorics", "HOL-Library"),
            "Primes", Set.of("HOL-Computational_Algebra", "HOL-Number_Theory"),
            "Transposition", Set.of("HOL-Combinatorics"));

    private LibrarySessions() {}

    /** Whether it is a session of which the library has theories. */
    static boolean has(String session) {
        return USUAL.contains(session) || OTHERS.values().stream().anyMatch(sessions -> sessions.contains(session));
    }

    /** Whether the library has this theory of the session; others may have one of the same name. */
    static boolean has(String session, String theory) {
        return Library.contains(theory) && OTHERS.getOrDefault(theory, USUAL).contains(session);
    }
}
