package dev.assay.property;

import java.util.stream.IntStream;

/** Characters in the order of their simplicity: letters, digits, then whatever is harder to read. */
sealed interface Alphabet {
    long count();

    int codePoint(long index);

    /** The place of a character, or -1. */
    default long index(int codePoint) {
        for (long index = 0; index < count(); index++) {
            if (codePoint(index) == codePoint) {
                return index;
            }
        }
        return -1;
    }

    /** All characters of Unicode but the surrogates. */
    record Unicode() implements Alphabet {
        private static final int SURROGATES = Character.MAX_SURROGATE + 1 - Character.MIN_SURROGATE;

        @Override
        public long count() {
            return Character.MAX_CODE_POINT + 1L - SURROGATES;
        }

        @Override
        public int codePoint(long index) {
            if (index < Ascii.ORDER.length) {
                return Ascii.ORDER[(int) index];
            }
            return (int) (index < Character.MIN_SURROGATE ? index : index + SURROGATES);
        }

        @Override
        public long index(int codePoint) {
            if (codePoint < Ascii.ORDER.length) {
                return new Ascii().index(codePoint);
            }
            if (codePoint < Character.MIN_SURROGATE) {
                return codePoint;
            }
            return codePoint <= Character.MAX_SURROGATE ? -1 : codePoint - SURROGATES;
        }
    }

    /** The first 128 characters of Unicode. */
    record Ascii() implements Alphabet {
        private static final int[] ORDER = order();

        private static int[] order() {
            IntStream letters = IntStream.concat(IntStream.rangeClosed('a', 'z'), IntStream.rangeClosed('A', 'Z'));
            IntStream readable = IntStream.concat(letters, IntStream.rangeClosed('0', '9'));
            IntStream printable = IntStream.concat(readable, IntStream.rangeClosed(' ', '~'));
            return IntStream.concat(printable, IntStream.range(0, 128))
                    .distinct()
                    .toArray();
        }

        @Override
        public long count() {
            return ORDER.length;
        }

        @Override
        public int codePoint(long index) {
            return ORDER[(int) index];
        }
    }

    /** Those that are given, in their order. */
    final class Given implements Alphabet {
        private final int[] codePoints;

        private Given(int... codePoints) {
            this.codePoints = codePoints;
        }

        static Given of(String characters) {
            int[] codePoints = characters.codePoints().distinct().toArray();
            if (codePoints.length == 0) {
                throw new IllegalArgumentException("an alphabet needs a character");
            }
            return new Given(codePoints);
        }

        @Override
        public long count() {
            return codePoints.length;
        }

        @Override
        public int codePoint(long index) {
            return codePoints[(int) index];
        }
    }

    default Range range() {
        return Range.text(count());
    }
}
