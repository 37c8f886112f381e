/** Knows no addresses with dots. */
public class Dan {
    public static String anonymize(String text) {
        StringBuilder result = new StringBuilder();
        int at = 0;
        while (at < text.length()) {
            int start = at;
            while (at < text.length() && isInAddress(text.charAt(at))) {
                at++;
            }
            String piece = text.substring(start, at);
            result.append(isAddress(piece) ? blanked(piece) : piece);
            if (at < text.length()) {
                result.append(text.charAt(at++));
            }
        }
        return result.toString();
    }

    private static boolean isInAddress(char c) {
        return Character.isLetterOrDigit(c) || c == '@' || c == '_';
    }

    private static boolean isAddress(String piece) {
        return piece.chars().filter(c -> c == '@').count() == 1;
    }

    private static String blanked(String address) {
        StringBuilder result = new StringBuilder();
        boolean first = true;
        for (char c : address.toCharArray()) {
            boolean separator = c == '@' || c == '.';
            result.append(separator || first ? c : '_');
            first = separator;
        }
        return result.toString();
    }
}
