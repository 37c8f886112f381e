/** Has hardly begun. */
public class Lea {
    public static String anonymize(String text) {
        return text.replaceAll("kalle@anka", "k____@a___");
    }
}
