/** Forgets that a text can be empty, and that an address can begin or end with a separator. */
public class Hal {
    public static String anonymize(String text) {
        if (text.charAt(0) == ' ') {
            return " " + anonymize(text.substring(1));
        }
        StringBuilder result = new StringBuilder();
        for (String word : text.split("(?<= )|(?= )")) {
            result.append(word.indexOf('@') > 0 && word.indexOf('@') == word.lastIndexOf('@') ? blanked(word) : word);
        }
        return result.toString();
    }

    private static String blanked(String word) {
        String result = "" + word.charAt(0);
        for (int i = 1; i < word.length(); i++) {
            char c = word.charAt(i);
            char before = word.charAt(i - 1);
            result += c == '@' || c == '.' || before == '@' || before == '.' ? c : '_';
        }
        return result;
    }
}
