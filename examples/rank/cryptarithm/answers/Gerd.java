import java.util.*;

/** Draws lots, and would never know that there is no solution. */
public class Gerd {
    public static Map<String, Integer> solve(String puzzle) {
        Random random = new Random(1);
        while (true) {
            List<Integer> digits = new ArrayList<>(List.of(0, 1, 2, 3, 4, 5, 6, 7, 8, 9));
            Collections.shuffle(digits, random);
            Map<String, Integer> guess = new HashMap<>();
            for (String letter : puzzle.replaceAll("[+=]", "").split("")) {
                if (!guess.containsKey(letter)) {
                    guess.put(letter, digits.removeLast());
                }
            }
            if (isRight(puzzle, guess)) {
                return guess;
            }
        }
    }

    private static boolean isRight(String puzzle, Map<String, Integer> digits) {
        long[] numbers = new long[3];
        String[] words = puzzle.split("[+=]");
        for (int i = 0; i < 3; i++) {
            for (String letter : words[i].split("")) {
                numbers[i] = 10 * numbers[i] + digits.get(letter);
            }
        }
        return numbers[0] + numbers[1] == numbers[2];
    }
}
