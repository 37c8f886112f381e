package dev.assay.property;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.Locale;
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

    @Test
    void aTextWithOtherLettersThanTheAlphabetsIsNotDrawn() {
        Property.forAll(Gens.strings("abc", 0, 20)).forgetful().holds(text -> text.matches("[abc]*"));
    }
}
