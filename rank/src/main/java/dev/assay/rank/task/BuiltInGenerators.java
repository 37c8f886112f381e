package dev.assay.rank.task;

import dev.assay.property.Gen;
import dev.assay.property.Gens;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Generators by name, such as {@code lists of ints from -5 to 5}. */
final class BuiltInGenerators {
    static final String NAMES = "ints, ints from A to B, longs, doubles, booleans, chars, strings, ascii strings,"
            + " strings of CHARACTERS, lists of …, sets of …";

    private static final Pattern RANGE = Pattern.compile("ints from (-?\\d{1,9}) to (-?\\d{1,9})");

    private BuiltInGenerators() {}

    static Optional<Gen<?>> named(String name) {
        Matcher range = RANGE.matcher(name);
        if (range.matches()) {
            int low = Integer.parseInt(range.group(1));
            int high = Integer.parseInt(range.group(2));
            return low <= high ? Optional.of(Gens.ints(low, high)) : Optional.empty();
        }
        if (name.startsWith("lists of ")) {
            return named(name.substring("lists of ".length())).map(Gen::list);
        }
        if (name.startsWith("sets of ")) {
            return named(name.substring("sets of ".length())).map(Gen::set);
        }
        if (name.startsWith("strings of ")) {
            // In quotes, so that a blank can be the last.
            String characters = name.substring("strings of ".length()).replaceAll("^\"(.*)\"$", "$1");
            return characters.isEmpty() ? Optional.empty() : Optional.of(Gens.strings(characters));
        }
        return Optional.ofNullable(
                switch (name) {
                    case "ints" -> Gens.ints();
                    case "longs" -> Gens.longs();
                    case "doubles" -> Gens.doubles();
                    case "booleans" -> Gens.booleans();
                    case "chars" -> Gens.chars();
                    case "strings" -> Gens.strings();
                    case "ascii strings" -> Gens.asciiStrings();
                    default -> null;
                });
    }
}
