package dev.assay.syntax.isabelle;

import dev.assay.logic.image.ImageReader;
import dev.assay.logic.image.ImageWriter;
import dev.assay.logic.theory.Fact;
import dev.assay.logic.theory.Theory;
import dev.assay.syntax.isabelle.outer.Keywords;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.pcollections.HashTreePSet;
import org.pcollections.PSet;

/**
 * What the names of facts mean.
 *
 * @param hidden the full names of facts that can be reached by these only
 * @param collections what {@code named_theorems} has declared
 */
record FactNames(PSet<String> hidden, PSet<String> collections) {
    static final FactNames EMPTY = new FactNames(HashTreePSet.empty(), HashTreePSet.empty());

    void write(ImageWriter out) {
        out.set(hidden);
        out.set(collections);
    }

    static FactNames read(ImageReader in) {
        return new FactNames(in.set(), in.set());
    }

    FactNames hiding(String fullName) {
        return new FactNames(hidden.plus(fullName), collections);
    }

    FactNames withCollection(String text) {
        return new FactNames(hidden, collections.plus(text));
    }

    /**
     * The fact of a name in the text: one of the target, of the theory that is read, or the newest that has the name.
     *
     * @param own what the names of this theory's facts begin with
     * @param target what those of its target begin with after that
     */
    Optional<Fact> fact(Theory theory, String own, String target, String text) {
        return Stream.of(own + target + text, own + text, text)
                .distinct()
                .filter(n -> !hidden.contains(n))
                .flatMap(n -> theory.fact(n).stream())
                .findFirst()
                .or(() -> theory.factNames().reversed().stream()
                        .filter(full -> full.endsWith("." + text) && !hidden.contains(full))
                        .min(Comparator.comparingLong(full -> omitted(full, text)))
                        .flatMap(theory::fact))
                .or(() -> hidden.contains(text) ? theory.fact(text) : Optional.empty())
                .or(() -> unqualified(theory, target, text).flatMap(rest -> fact(theory, own, target, rest)));
    }

    /** What is left of a name that says in which context it is meant: {@code local.f} in a locale, {@code order_class.order.f}. */
    private static Optional<String> unqualified(Theory theory, String target, String text) {
        int dot = text.indexOf('.');
        String first = text.substring(0, Math.max(0, dot));
        String rest = text.substring(dot + 1);
        if (!first.endsWith("_class")) {
            return first.equals("local") && !target.isEmpty() ? Optional.of(rest) : Optional.empty();
        }
        String name = first.substring(0, first.length() - "_class".length());
        return theory.signature().classes().stream()
                        .anyMatch(full -> Context.base(full).equals(name))
                ? Optional.of(rest.startsWith(name + ".") ? rest.substring(name.length() + 1) : rest)
                : Optional.empty();
    }

    /** The shortest text that means the fact and omits only what texts usually omit, or else the shortest that means it. */
    String text(Theory theory, String own, String target, String fullName) {
        List<String> names = new ArrayList<>();
        for (int dot = fullName.lastIndexOf('.'); dot >= 0; dot = fullName.lastIndexOf('.', dot - 1)) {
            String text = fullName.substring(dot + 1);
            boolean isName = !Keywords.HOL.isReserved(text);
            if (isName
                    && fact(theory, own, target, text)
                            .filter(f -> f.name().equals(fullName))
                            .isPresent()) {
                names.add(text);
            }
        }
        return names.stream()
                .filter(text -> omitted(fullName, text) == 0
                        || fullName.endsWith("." + target + text) && omitted(fullName, target + text) == 0)
                .findFirst()
                .or(() -> names.stream().findFirst())
                .orElse(fullName);
    }

    /** How many qualifiers the text omits, besides that of the theory and those of classes, which texts usually omit. */
    private static long omitted(String full, String text) {
        String[] parts = full.substring(0, full.length() - text.length()).split("\\.");
        return Arrays.stream(parts)
                .skip(1)
                .filter(part -> !part.endsWith("_class"))
                .count();
    }
}
