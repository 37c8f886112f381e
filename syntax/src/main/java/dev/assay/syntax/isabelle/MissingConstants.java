package dev.assay.syntax.isabelle;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** The constants that a theory has in Isabelle and our library does not have, so that they are not taken for variables. */
final class MissingConstants {
    private static final String RESOURCE = "/dev/assay/library/missing-constants.txt";

    private static final class Names {
        private static final Map<String, List<String>> BY_THEORY = read();
    }

    private MissingConstants() {}

    /** What is known at the end of a theory of the library. */
    static Context after(String theory, Context context) {
        Set<String> names = Names.BY_THEORY.getOrDefault(theory, List.of()).stream()
                .filter(name -> context.constants().resolve(name).isEmpty())
                .collect(Collectors.toSet());
        return context.with(context.notUnderstood()
                .withConstants(names, "Isabelle's " + theory + " has this constant, Assay's library has not"));
    }

    /** Lines of the form {@code Theory: names}, each perhaps with further lines of names that begin with a space. */
    private static Map<String, List<String>> read() {
        try (InputStream stream = MissingConstants.class.getResourceAsStream(RESOURCE)) {
            if (stream == null) {
                return Map.of();
            }
            String text = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
            Map<String, List<String>> result = new HashMap<>();
            for (String entry : text.replaceAll("\n +", " ").split("\n")) {
                String[] parts = entry.split(": *", 2);
                result.put(parts[0], List.of(parts[1].strip().split(" +")));
            }
            return result;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
