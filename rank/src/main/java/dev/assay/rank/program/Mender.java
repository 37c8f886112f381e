package dev.assay.rank.program;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Makes a source compile by cutting out what does not: the body of a method with an error becomes one that throws, a field
 * or import with an error is left out, braces missing at the end are added. The rest of the program may work, and deserves its score.
 */
public final class Mender {
    private static final int MOST_ROUNDS = 20;
    private static final String STUB = "{ throw new UnsupportedOperationException(\"does not compile\"); }";

    private Mender() {}

    /**
     * What became of a source.
     *
     * @param compilation without classes if there was no way to mend it
     * @param errors for each thing that was cut out, why; or the errors that are left
     */
    public record Mended(Compilation compilation, List<SourceError> errors) {}

    public static Mended compile(Compilation.Source source, Map<String, byte[]> known, String classPath) {
        var errors = new ArrayList<SourceError>();
        String text = source.text();
        Compilation compilation = compiled(source, text, known, classPath);
        for (int round = 0; !compilation.problems().isEmpty() && round < MOST_ROUNDS; round++) {
            Compilation.Problem first = compilation.problems().getFirst();
            String closed = Members.closed(text);
            String shorter = closed.equals(text) ? without(text, first.offset()) : closed;
            if (shorter.equals(text)) {
                break;
            }
            errors.add(first.error());
            text = shorter;
            compilation = compiled(source, text, known, classPath);
        }
        if (!compilation.problems().isEmpty()) {
            errors.add(compilation.firstError());
        }
        return new Mended(compilation, List.copyOf(errors));
    }

    private static Compilation compiled(
            Compilation.Source source, String text, Map<String, byte[]> known, String classPath) {
        return Compilation.of(List.of(new Compilation.Source(source.file(), text)), known, classPath);
    }

    /** The text without the innards of the member of a class at the offset; every line stays where it is. */
    static String without(String text, int offset) {
        for (Members.Member member : Members.of(text)) {
            if (member.start() <= offset && offset < member.end()) {
                boolean hasBody = member.body() >= 0;
                int from = hasBody ? member.body() : member.start();
                String cut = text.substring(from, member.end());
                String replacement = (hasBody ? STUB : "")
                        + "\n".repeat((int) cut.chars().filter(c -> c == '\n').count());
                return hasBody && cut.startsWith(STUB)
                        ? text
                        : text.substring(0, from) + replacement + text.substring(member.end());
            }
        }
        return text;
    }
}
