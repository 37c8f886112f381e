package dev.assay.syntax;

import java.util.Random;
import java.util.function.Consumer;

/** Texts that are almost right: a seeded sequence of small changes to a sample. */
public final class Mutations {
    private Mutations() {}

    public static void forEach(String sample, String alphabet, int count, long seed, Consumer<String> action) {
        var random = new Random(seed);
        for (int i = 0; i < count; i++) {
            var text = new StringBuilder(sample);
            int changes = 1 + random.nextInt(3);
            for (int k = 0; k < changes && !text.isEmpty(); k++) {
                change(text, alphabet, random);
            }
            action.accept(text.toString());
        }
    }

    private static void change(StringBuilder text, String alphabet, Random random) {
        int at = random.nextInt(text.length());
        char c = alphabet.charAt(random.nextInt(alphabet.length()));
        int end = Math.min(text.length(), at + random.nextInt(12));
        switch (random.nextInt(5)) {
            case 0 -> text.setCharAt(at, c);
            case 1 -> text.insert(at, c);
            case 2 -> text.deleteCharAt(at);
            case 3 -> text.delete(at, end);
            default -> text.insert(random.nextInt(text.length()), text.substring(at, end));
        }
    }

    public static String randomBytes(int length, long seed) {
        var bytes = new byte[length];
        new Random(seed).nextBytes(bytes);
        return new String(bytes, java.nio.charset.StandardCharsets.UTF_8);
    }
}
