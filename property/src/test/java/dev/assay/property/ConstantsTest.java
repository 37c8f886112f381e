package dev.assay.property;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Numbers and texts that the code of a property mentions are among the values it is tested with. */
class ConstantsTest {
    private static final class Password {
        private static final long LIMIT = 8_123_456_789L;

        static boolean isRight(String text) {
            return text.toLowerCase(Locale.ROOT).equals("open, sesame");
        }

        static boolean isOverLimit(long amount) {
            return amount > LIMIT && amount < LIMIT + 3;
        }

        static boolean isAPrice(double price) {
            return price == 19.99;
        }
    }

    private static String found(Result result) {
        return assertInstanceOf(Result.Falsified.class, result.verdict())
                .shrunk()
                .arguments()
                .getFirst()
                .value();
    }

    @Test
    void aNumberThatTheConditionMentionsIsFound() {
        assertEquals(
                "142857142",
                found(Property.forAll(Gens.ints()).forgetful().seed(1).test(x -> ForAll.require(x != 142857142))));
    }

    @Test
    void aNumberInAClassThatIsUsedIsFoundWithItsNeighbours() {
        assertEquals(
                "8123456790L",
                found(Property.forAll(Gens.longs())
                        .forgetful()
                        .seed(1)
                        .test(x -> ForAll.require(!Password.isOverLimit(x)))));
    }

    @Test
    void aTextInAClassThatIsUsedIsFound() {
        assertEquals(
                "\"open, sesame\"",
                found(Property.forAll(Gens.strings())
                        .forgetful()
                        .seed(1)
                        .test(text -> ForAll.require(!Password.isRight(text)))));
    }

    @Test
    void aNumberThatIsNotWholeIsFound() {
        assertEquals(
                "19.99",
                found(Property.forAll(Gens.doubles())
                        .forgetful()
                        .tries(10_000)
                        .seed(1)
                        .test(price -> ForAll.require(!Password.isAPrice(price)))));
    }

    /** A class with so many numbers that chance finds none of them in particular. */
    private static final class Table {
        static int entry(int row) {
            int sum = 0;
            for (int i = 1; i <= 300; i++) {
                sum += row == i * 1_000_003 ? i : 0;
            }
            return sum;
        }

        static boolean isFirst(int x) {
            return x == 700_001 || x == 700_101 || x == 700_201 || x == 700_301 || x == 700_401 || x == 700_501;
        }

        static boolean isSecond(int x) {
            return x == 800_001 || x == 800_101 || x == 800_201 || x == 800_301 || x == 800_401 || x == 800_501;
        }

        static boolean isThird(int z) {
            return z == 987_654_321;
        }
    }

    private static List<Long> numbers(String method) {
        return LongStream.of(Constants.of(new Origin(Table.class, method)).numbers())
                .boxed()
                .toList();
    }

    @Test
    void whatTheMethodItselfMentionsComesFirst() {
        assertEquals(800_001L, numbers("isSecond").getFirst());
        assertEquals(700_001L, numbers("isFirst").getFirst());
        assertEquals(Set.copyOf(numbers("isFirst")), Set.copyOf(numbers("isSecond")));
    }

    @Test
    void whatIsCalledComesBeforeTheOtherMethodsOfTheClass() {
        assertEquals(
                987_654_321L,
                Constants.of(new Origin(ConstantsTest.class, "callsTheThird")).numbers()[0]);
    }

    @SuppressWarnings("unused") // Its code is read.
    private static boolean callsTheThird(int x) {
        return Table.isThird(x) && Table.entry(x) == 0 && Table.isFirst(x) && Table.isSecond(x);
    }

    @Test
    void whatIsMentionedIsFoundWhateverTheSeed() {
        for (int seed = 0; seed < 100; seed++) {
            assertInstanceOf(
                    Result.Falsified.class,
                    Property.forAll(Gens.ints(), Gens.ints(), Gens.ints())
                            .forgetful()
                            .seed(seed)
                            .test((x, y, z) -> ForAll.require(!Table.isThird(z)))
                            .verdict());
        }
    }

    @Test
    void aTextWithOtherLettersThanTheAlphabetsIsNotDrawn() {
        Property.forAll(Gens.strings("abc", 0, 20)).forgetful().holds(text -> text.matches("[abc]*"));
    }
}
