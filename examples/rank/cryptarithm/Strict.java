import java.util.*;

/** Digit by digit from the right, with all that is not settled yet left open. No number begins with zero, unless it is one digit long. */
public class Strict {
    private static final boolean ZEROS = false;

    private final String[] words;
    private final Map<Character, Integer> digits = new TreeMap<>();

    private Strict(String puzzle) {
        words = puzzle.split("[+=]");
    }

    public static Map<Character, Integer> solve(String puzzle) {
        Strict search = new Strict(puzzle);
        return search.column(0, 0, 0) ? search.digits : null;
    }

    /** Whether the columns from this one on can be settled, of which this many words have been added up. */
    private boolean column(int column, int word, int sum) {
        int longest = Arrays.stream(words).mapToInt(String::length).max().orElse(0);
        if (column == longest) {
            return sum == 0;
        }
        if (word == 2) {
            return settled(words[2], column, digit -> sum % 10 == digit && column(column + 1, 0, sum / 10));
        }
        return settled(words[word], column, digit -> column(column, word + 1, sum + digit));
    }

    private boolean settled(String word, int column, java.util.function.IntPredicate rest) {
        if (column >= word.length()) {
            return rest.test(0);
        }
        char letter = word.charAt(word.length() - 1 - column);
        Integer known = digits.get(letter);
        if (known != null) {
            return rest.test(known);
        }
        for (int digit = 0; digit < 10; digit++) {
            if (!digits.containsValue(digit) && (digit > 0 || ZEROS || !leads(letter))) {
                digits.put(letter, digit);
                if (rest.test(digit)) {
                    return true;
                }
                digits.remove(letter);
            }
        }
        return false;
    }

    private boolean leads(char letter) {
        return Arrays.stream(words).anyMatch(word -> word.length() > 1 && word.charAt(0) == letter);
    }
}
