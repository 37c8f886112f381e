package dev.assay.syntax.isabelle;

import dev.assay.logic.image.ImageReader;
import dev.assay.logic.image.ImageWriter;
import java.util.Optional;
import java.util.stream.Stream;
import org.pcollections.HashTreePMap;
import org.pcollections.PMap;
import org.pcollections.PVector;
import org.pcollections.TreePVector;

/** The locales by their full names, classes not among them, and what interprets them, oldest first. */
record Locales(PMap<String, Locale> byName, PVector<Interpretation> interpretations) {
    static final Locales EMPTY = new Locales(HashTreePMap.empty(), TreePVector.empty());

    void write(ImageWriter out) {
        out.map(byName);
        out.list(interpretations);
    }

    static Locales read(ImageReader in) {
        return new Locales(in.orderedMap(), TreePVector.from(in.list()));
    }

    Locales with(Locale locale) {
        return new Locales(byName.plus(locale.name(), locale), interpretations);
    }

    Locales with(Interpretation interpretation) {
        return new Locales(byName, interpretations.plus(interpretation));
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
