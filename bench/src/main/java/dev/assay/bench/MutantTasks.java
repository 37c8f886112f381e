package dev.assay.bench;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * A theory with properties, and mutants of its functions. A task is a mutant and a property that it breaks.
 *
 * @param byHand tasks that hand-written generators solve within a minute, as published
 * @param byType likewise generators that only know the types
 */
record MutantTasks(String name, String theory, List<Mutant> mutants, int byHand, int byType) {
    /** What stands instead of a function, and the properties that are false then. */
    record Mutant(String name, String function, List<String> properties, String text) {}

    MutantTasks {
        mutants = List.copyOf(mutants);
    }

    /** Read from two resources of this name: a theory, and mutants one after the other, each below a line that begins with its name. */
    static MutantTasks read(String name, int byHand, int byType) {
        var mutants = new ArrayList<Mutant>();
        for (String part : resource(name + ".mutants").split("(?m)^mutant ")) {
            if (!part.isBlank()) {
                int line = part.indexOf('\n');
                int of = part.indexOf(" of ");
                int colon = part.indexOf(": ");
                mutants.add(new Mutant(
                        part.substring(0, of),
                        part.substring(of + 4, colon),
                        List.of(part.substring(colon + 2, line).split(" ")),
                        part.substring(line + 1)));
            }
        }
        return new MutantTasks(name, resource(name + ".thy"), mutants, byHand, byType);
    }

    int count() {
        return mutants.stream().mapToInt(m -> m.properties().size()).sum();
    }

    /** The theory with the mutant in the place of what stands between the two lines that name its function. */
    String with(Mutant mutant) {
        String mark = "(* " + mutant.function() + " *)\n";
        int from = theory.indexOf(mark);
        int to = theory.indexOf(mark, from + 1);
        if (from < 0 || to < 0) {
            throw new IllegalStateException(name + " has no function " + mutant.function() + " between its marks");
        }
        return theory.substring(0, from) + mutant.text() + theory.substring(to + mark.length());
    }

    private static String resource(String file) {
        try (InputStream in = Objects.requireNonNull(MutantTasks.class.getResourceAsStream("etna/" + file))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
