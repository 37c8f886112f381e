package dev.assay.syntax;

import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;

/** Words that may be meant by a word with a slip in it. */
public final class Spelling {
    private Spelling() {}

    /** The nearest of the words, if it is near: one slip in a short word, two in a longer one. */
    public static Optional<String> closest(String word, Stream<String> words) {
        int most = word.length() < 4 ? 0 : word.length() < 6 ? 1 : 2;
        return words.filter(w -> Math.abs(w.length() - word.length()) <= most)
                .filter(w -> slips(word, w) <= most)
                .min(Comparator.<String>comparingInt(w -> slips(word, w)).thenComparing(Comparator.naturalOrder()));
    }

    /** How many letters are to be put in, left out, changed, or swapped with the next. */
    public static int slips(String left, String right) {
        int[][] distance = new int[left.length() + 1][right.length() + 1];
        for (int i = 0; i <= left.length(); i++) {
            for (int j = 0; j <= right.length(); j++) {
                if (i == 0 || j == 0) {
                    distance[i][j] = i + j;
                    continue;
                }
                boolean isSame = left.charAt(i - 1) == right.charAt(j - 1);
                int best = Math.min(distance[i - 1][j], distance[i][j - 1]) + 1;
                best = Math.min(best, distance[i - 1][j - 1] + (isSame ? 0 : 1));
                boolean isSwapped = i > 1
                        && j > 1
                        && left.charAt(i - 1) == right.charAt(j - 2)
                        && left.charAt(i - 2) == right.charAt(j - 1);
                distance[i][j] = isSwapped ? Math.min(best, distance[i - 2][j - 2] + 1) : best;
            }
        }
        return distance[left.length()][right.length()];
    }
}
