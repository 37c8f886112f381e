package dev.assay.property;

/** Strings over an alphabet: before each character a choice whether there is one. */
final class TextGen extends Gen<String> {
    private final Alphabet alphabet;
    private final Range range;
    private final int min;
    private final int max;

    TextGen(Alphabet alphabet, int min, int max) {
        if (min < 0 || min > max) {
            throw new IllegalArgumentException("no string has from " + min + " to " + max + " characters");
        }
        this.alphabet = alphabet;
        this.range = alphabet.range();
        this.min = min;
        this.max = max;
    }

    @Override
    String generate(Choices choices) {
        int aim = choices.aimAtText(alphabet, min, max);
        var text = new StringBuilder(Math.min(aim, 64));
        for (int i = 0; choices.more(TextGen.class, i, min, max, aim); i++) {
            text.appendCodePoint(alphabet.codePoint(choices.choose(range)));
            choices.close();
        }
        return text.toString();
    }

    @Override
    Space space() {
        return Space.many(Space.choice(range), min, max);
    }
}
