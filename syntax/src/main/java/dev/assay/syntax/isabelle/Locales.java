package dev.assay.syntax.isabelle;

import dev.assay.logic.image.ImageReader;
import dev.assay.logic.image.ImageWriter;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.pcollections.HashTreePMap;
import org.pcollections.PMap;
import org.pcollections.PVector;
import org.pcollections.TreePVector;

/**
 * The locales by their full names, classes not among them, and what interprets them, oldest first.
 *
 * @param operations by the full names of classes, what was defined in them as functions of their parameters
 */
record Locales(
        PMap<String, Locale> byName,
        PMap<String, Map<String, Locale.LocalConstant>> operations,
        PVector<Interpretation> interpretations) {
    static final Locales EMPTY = new Locales(HashTreePMap.empty(), HashTreePMap.empty(), TreePVector.empty());

    void write(ImageWriter out) {
        out.map(byName);
        out.map(operations);
        out.list(interpretations);
    }

    static Locales read(ImageReader in) {
        return new Locales(in.orderedMap(), in.map(), TreePVector.from(in.list()));
    }

    Locales with(Locale locale) {
        return new Locales(byName.plus(locale.name(), locale), operations, interpretations);
    }

    Locales with(Interpretation interpretation) {
        return new Locales(byName, operations, interpretations.plus(interpretation));
    }

    Locales withOperation(String cls, String name, Locale.LocalConstant constant) {
        var extended = new HashMap<>(operations.getOrDefault(cls, Map.of()));
        extended.put(name, constant);
        return new Locales(byName, operations.plus(cls, Map.copyOf(extended)), interpretations);
    }

    /** The locale of that name, in full or as it is written in a theory. */
    Optional<Locale> locale(String theory, String text) {
        return Stream.of(text, theory + "." + text)
                .flatMap(name -> Stream.ofNullable(byName.get(name)))
                .findFirst()
                .or(() -> byName.values().stream()
                        .filter(l -> l.name().endsWith("." + text))
                        .findFirst());
    }

    /** The constant of that full name as one that a locale defines, with the parameters that it takes first. */
    Optional<Locale.LocalConstant> constant(String fullName) {
        return byName.values().stream()
                .flatMap(locale -> locale.constants().values().stream())
                .filter(constant -> constant.fullName().equals(fullName))
                .findFirst();
    }
}
