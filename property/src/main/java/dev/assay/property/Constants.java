package dev.assay.property;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The numbers and texts that the code of a property mentions: where it says {@code x == 142857142}, no chance would find that number.
 *
 * @param numbers whole numbers as they are, others as {@link Doubles} encodes them; those nearest to the property come first
 * @param texts those nearest to the property come first
 */
@SuppressWarnings("ArrayRecordComponent") // Nobody compares it.
record Constants(long[] numbers, List<String> texts) {
    static final Constants NONE = new Constants(new long[0], List.of());

    private static final int MOST = 512;
    private static final int LONGEST_TEXT = 100;

    /** Those nearer to zero come up anyway. */
    private static final long SMALL = 2;

    /** Of the code and of what it uses in the same program. */
    static Constants of(Origin origin) {
        return among(CallGraph.of(origin.type()).mentions(origin));
    }

    /** Of these class files. */
    static Constants of(Collection<byte[]> classFiles) {
        return among(CallGraph.of(classFiles).mentions());
    }

    boolean isEmpty() {
        return numbers.length == 0 && texts.isEmpty();
    }

    private static Constants among(Collection<Object> mentions) {
        var numbers = new LinkedHashSet<Long>();
        var texts = new LinkedHashSet<String>();
        for (Object mention : mentions) {
            switch (mention) {
                case Integer number -> add(number, numbers);
                case Long number -> add(number, numbers);
                case Float number -> add((double) number, numbers);
                case Double number -> add((double) number, numbers);
                // The compiler's own templates for joined texts have such characters.
                case String text
                when !text.isEmpty() && text.length() <= LONGEST_TEXT && text.indexOf('\u0001') < 0 -> texts.add(text);
                default -> {}
            }
        }
        return new Constants(
                numbers.stream().mapToLong(each -> each).limit(MOST).toArray(),
                texts.stream().limit(MOST).toList());
    }

    private static void add(double number, Set<Long> numbers) {
        if (Double.isFinite(number)) {
            long code = Doubles.encode(Math.abs(number));
            add(number < 0 ? -code : code, numbers);
        }
    }

    private static void add(long number, Set<Long> numbers) {
        if (Math.abs(number) > SMALL) {
            numbers.add(number);
        }
    }
}
