package dev.assay.syntax.isabelle.inner;

import java.util.Comparator;
import java.util.TreeMap;
import org.pcollections.HashTreePMap;
import org.pcollections.PMap;

/** The delimiters of a grammar, each with the number of its uses; persistent. */
final class Lexicon {
    static final Lexicon EMPTY = new Lexicon(HashTreePMap.empty());

    private static final Comparator<String> LONGEST_FIRST =
            Comparator.comparingInt(String::length).reversed().thenComparing(Comparator.naturalOrder());

    /** By first character, then longest first: the first that fits is the longest. */
    private final PMap<Character, TreeMap<String, Integer>> delimiters;

    private Lexicon(PMap<Character, TreeMap<String, Integer>> delimiters) {
        this.delimiters = delimiters;
    }

    Lexicon with(String delimiter) {
        return counted(delimiter, 1);
    }

    Lexicon without(String delimiter) {
        return counted(delimiter, -1);
    }

    private Lexicon counted(String delimiter, int change) {
        var sameStart = new TreeMap<String, Integer>(LONGEST_FIRST);
        sameStart.putAll(delimiters.getOrDefault(delimiter.charAt(0), new TreeMap<>()));
        int uses = sameStart.getOrDefault(delimiter, 0) + change;
        if (uses > 0) {
            sameStart.put(delimiter, uses);
        } else {
            sameStart.remove(delimiter);
        }
        return new Lexicon(delimiters.plus(delimiter.charAt(0), sameStart));
    }

    /** The length of the longest delimiter at that place, or 0. */
    int longest(String text, int at) {
        var sameStart = delimiters.get(text.charAt(at));
        if (sameStart != null) {
            for (String delimiter : sameStart.keySet()) {
                if (text.startsWith(delimiter, at)) {
                    return delimiter.length();
                }
            }
        }
        return 0;
    }
}
