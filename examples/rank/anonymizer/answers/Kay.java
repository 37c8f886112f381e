/** Never ends when there is an address at the very end of the text. */
public class Kay {
    public static String anonymize(String text) {
        StringBuilder result = new StringBuilder();
        int at = 0;
        while (at < text.length()) {
            int end = at;
            while (end < text.length() && isInAddress(text.charAt(end))) {
                end++;
            }
            String piece = text.substring(at, end);
            while (piece.contains("@") && end == text.length()) {
                end = text.length();
            }
            result.append(piece.matches("[^@]*@[^@]*") ? piece.replaceAll("(?<=[^@.])[^@.]", "_") : piece);
            if (end < text.length()) {
                result.append(text.charAt(end));
            }
            at = end + 1;
        }
        return result.toString();
    }

    private static boolean isInAddress(char c) {
        return Character.isLetterOrDigit(c) || "@_.".indexOf(c) >= 0;
    }
}
