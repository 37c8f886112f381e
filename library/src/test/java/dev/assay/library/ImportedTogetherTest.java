package dev.assay.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.syntax.Source;
import dev.assay.syntax.isabelle.Library;
import dev.assay.syntax.isabelle.TheoryDocument;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * Any two theories of the library can be imported together, in either order, or the import says that they cannot: each day a part of the
 * theories is imported first, with each of the others.
 */
class ImportedTogetherTest {
    /** Into how many parts the theories that come first are divided; those of a part stay in memory, so that what comes second is all that is read. */
    private static final int PARTS = Integer.getInteger("assay.library.pairs", 20);

    private static TheoryDocument together(String first, String second) {
        String text = "theory Both imports " + first + " " + second + " begin end";
        return Library.read(new Source("Both.thy", text), Optional.empty());
    }

    /** What is wrong with the import of two theories, if anything is. */
    private static Optional<String> wrong(String first, String second) {
        TheoryDocument both = together(first, second);
        boolean isRefused =
                both.errors().stream().anyMatch(error -> String.valueOf(error).contains("cannot be imported together"));
        if (isRefused && both.errors().size() == 1
                || both.errors().isEmpty() && both.complaints().isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(first + " " + second + ": " + both.complaints());
    }

    @Test
    void aPartOfThePairsIsImported() {
        int part = Integer.getInteger(
                "assay.library.pair",
                Math.toIntExact(LocalDate.now(ZoneOffset.UTC).toEpochDay() % PARTS));
        List<String> theories = Library.theories();
        var wrong = new ArrayList<String>();
        for (int i = part % PARTS; i < theories.size(); i += PARTS) {
            String first = theories.get(i);
            theories.stream()
                    .filter(second -> !second.equals(first))
                    .forEach(second -> wrong(first, second).ifPresent(wrong::add));
        }
        assertEquals(List.of(), wrong, "part " + part);
    }

    @Test
    void twoOrdersOfPairsAreRefused() {
        TheoryDocument both = together("Product_Order", "Product_Lexorder");
        assertFalse(both.errors().isEmpty());
        assertTrue(
                both.complaints().toString().contains("cannot be imported together"),
                both.complaints().toString());
    }
}
