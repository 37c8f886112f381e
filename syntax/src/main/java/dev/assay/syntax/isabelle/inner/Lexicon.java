package dev.assay.syntax.isabelle.inner;

import java.util.Comparator;
import org.pcollections.HashTreePMap;
import org.pcollections.PMap;
import org.pcollections.PSortedMap;
import org.pcollections.TreePMap;

/** The delimiters of a grammar, each with the number of its uses; persistent. */
final class Lexicon {
    static final Lexicon EMPTY = new Lexicon(HashTreePMap.empty(), HashTreePMap.empty());

    private final PMap<String, Integer> uses;

    /** By first character, how many delimiters there are of each length, the longest first. */
    private final PMap<Character, PSortedMap<Integer, Integer>> lengths;

    private Lexicon(PMap<String, Integer> uses, PMap<Character, PSortedMap<Integer, Integer>> lengths) {
        this.uses = uses;
        this.lengths = lengths;
    }

    Lexicon with(String delimiter) {
        int known = uses.getOrDefault(delimiter, 0);
        return new Lexicon(uses.plus(delimiter, known + 1), known == 0 ? counted(delimiter, 1) : lengths);
    }

    Lexicon without(String delimiter) {
        int known = uses.getOrDefault(delimiter, 0);
        return known > 1
                ? new Lexicon(uses.plus(delimiter, known - 1), lengths)
                : new Lexicon(uses.minus(delimiter), known == 1 ? counted(delimiter, -1) : lengths);
    }

    private PMap<Character, PSortedMap<Integer, Integer>> counted(String delimiter, int change) {
        PSortedMap<Integer, Integer> sameStart = lengths.get(delimiter.charAt(0));
        if (sameStart == null) {
            sameStart = TreePMap.empty(Comparator.<Integer>reverseOrder());
        }
        int count = sameStart.getOrDefault(delimiter.length(), 0) + change;
        PSortedMap<Integer, Integer> changed =
                count > 0 ? sameStart.plus(delimiter.length(), count) : sameStart.minus(delimiter.length());
        return lengths.plus(delimiter.charAt(0), changed);
    }

    /** The length of the longest delimiter at that place, or 0. */
    int longest(String text, int at) {
        PSortedMap<Integer, Integer> sameStart = lengths.get(text.charAt(at));
        if (sameStart != null) {
            for (int length : sameStart.keySet()) {
                if (at + length <= text.length() && uses.containsKey(text.substring(at, at + length))) {
                    return length;
                }
            }
        }
        return 0;
    }
}
