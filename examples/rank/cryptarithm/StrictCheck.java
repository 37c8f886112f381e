import java.util.*;

/** Whether an answer is right: there can be several, or none. */
class StrictCheck {
    private static final boolean ZEROS = false;

    static boolean solve(String puzzle, Map<Character, Integer> answer) {
        char[] letters = letters(puzzle);
        if (answer == null) {
            return !isSolvable(puzzle, letters, new HashMap<>(), 0);
        }
        Set<Integer> used = new HashSet<>();
        for (char letter : letters) {
            Integer digit = answer.get(letter);
            if (digit == null || digit < 0 || digit > 9 || !used.add(digit)) {
                return false;
            }
        }
        return answer.size() == letters.length && isRight(puzzle, answer);
    }

    private static char[] letters(String puzzle) {
        StringBuilder letters = new StringBuilder();
        puzzle.chars().filter(Character::isLetter).distinct().forEach(c -> letters.append((char) c));
        return letters.toString().toCharArray();
    }

    private static boolean isRight(String puzzle, Map<Character, Integer> digits) {
        String[] words = puzzle.split("[+=]");
        for (String word : words) {
            if (!ZEROS && word.length() > 1 && digits.get(word.charAt(0)) == 0) {
                return false;
            }
        }
        return number(words[0], digits) + number(words[1], digits) == number(words[2], digits);
    }

    private static long number(String word, Map<Character, Integer> digits) {
        long number = 0;
        for (char letter : word.toCharArray()) {
            number = 10 * number + digits.get(letter);
        }
        return number;
    }

    private static boolean isSolvable(String puzzle, char[] letters, Map<Character, Integer> digits, int next) {
        if (next == letters.length) {
            return isRight(puzzle, digits);
        }
        for (int digit = 0; digit < 10; digit++) {
            if (!digits.containsValue(digit)) {
                digits.put(letters[next], digit);
                if (isSolvable(puzzle, letters, digits, next + 1)) {
                    return true;
                }
                digits.remove(letters[next]);
            }
        }
        return false;
    }
}
