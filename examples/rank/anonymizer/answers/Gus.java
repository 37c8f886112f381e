/** Finds the first address only. */
public class Gus {
    public static String anonymize(String text) {
        String[] words = text.split("(?<=[^\\w@.])|(?=[^\\w@.])");
        StringBuilder result = new StringBuilder();
        boolean found = false;
        for (String word : words) {
            if (!found && word.matches("[^@]*@[^@]*")) {
                found = true;
                word = word.replaceAll("(?<=[^@.])[^@.]", "_");
            }
            result.append(word);
        }
        return result.toString();
    }
}
