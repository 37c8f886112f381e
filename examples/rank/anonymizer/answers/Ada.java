import java.util.regex.*;

/** With regular expressions. */
public class Ada {
    private static final Pattern PIECE = Pattern.compile("[\\p{L}\\p{Nd}@_.]+");

    public static String anonymize(String text) {
        return PIECE.matcher(text).replaceAll(piece -> Matcher.quoteReplacement(address(piece.group())));
    }

    private static String address(String piece) {
        if (piece.indexOf('@') < 0 || piece.indexOf('@') != piece.lastIndexOf('@')) {
            return piece;
        }
        return piece.replaceAll("(?<=[^@.])[^@.]", "_");
    }
}
