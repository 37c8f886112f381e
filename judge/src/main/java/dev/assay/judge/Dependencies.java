package dev.assay.judge;

import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What the verdict on a conjecture may depend on, as digests.
 *
 * @param meaning of the conjecture with all definitions before it
 * @param statements of each named statement before it
 * @param facts of all that is stated and declared before it
 */
public record Dependencies(String meaning, Map<String, String> statements, String facts) {
    /** Under this key, a verdict needs all facts to be as they were. */
    private static final String ALL = "*";

    public Dependencies {
        statements = Map.copyOf(statements);
    }

    /** Of a conjecture that has nothing before it that is stated. */
    public static Dependencies of(String meaning) {
        return new Dependencies(meaning, Map.of(), "");
    }

    /** Whether the meaning tells the conjecture from all others; that of a mutant, or a goal inside a proof, is not known. */
    public boolean isKnown() {
        return !meaning.isEmpty();
    }

    /** What has to stay as it is for a verdict that rests on these statements, or on who knows what if empty. */
    public Map<String, String> needs(Optional<? extends Collection<String>> used) {
        Map<String, String> result = new TreeMap<>();
        used.ifPresentOrElse(
                names -> names.forEach(name ->
                        result.put(statements.containsKey(name) ? name : ALL, statements.getOrDefault(name, facts))),
                () -> result.put(ALL, facts));
        return result;
    }

    /** Whether all of that is still so. */
    public boolean have(Map<String, String> needs) {
        return needs.entrySet().stream()
                .allMatch(need -> need.getKey().equals(ALL)
                        ? need.getValue().equals(facts)
                        : need.getValue().equals(statements.get(need.getKey())));
    }
}
