import java.util.*;

/** Does not expect that there may be no solution. */
public class Carl {
    public static Map<String, Integer> solve(String puzzle) {
        List<String> letters = new ArrayList<>(new TreeSet<>(List.of(puzzle.replaceAll("[+=]", "").split(""))));
        return Objects.requireNonNull(search(puzzle, letters, new HashMap<>()));
    }

    private static Map<String, Integer> search(String puzzle, List<String> letters, Map<String, Integer> digits) {
        if (digits.size() == letters.size()) {
            return isRight(puzzle, digits) ? digits : null;
        }
        String letter = letters.get(digits.size());
        for (int digit = 9; digit >= 0; digit--) {
            if (!digits.containsValue(digit)) {
                Map<String, Integer> more = new HashMap<>(digits);
                more.put(letter, digit);
                Map<String, Integer> found = search(puzzle, letters, more);
                if (found != null) {
                    return found;
                }
            }
        }
        return null;
    }

    static boolean isRight(String puzzle, Map<String, Integer> digits) {
        String numbers = puzzle;
        for (Map.Entry<String, Integer> each : digits.entrySet()) {
            numbers = numbers.replace(each.getKey(), each.getValue().toString());
        }
        String[] parts = numbers.split("[+=]");
        return Long.parseLong(parts[0]) + Long.parseLong(parts[1]) == Long.parseLong(parts[2]);
    }
}
