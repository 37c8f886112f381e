package dev.assay.syntax.isabelle.inner;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Tables of texts and what they are read as, with all brackets and the last parts of the constants' names. */
class ReadingTest {
    private static final InnerSyntax SYNTAX = new InnerSyntax(LibraryNotation.GRAMMAR, SampleContext.EMPTY);

    @TestFactory
    Stream<DynamicTest> terms() throws IOException {
        return table("terms.txt", text -> Shown.of(SYNTAX.term(InnerText.of(text))));
    }

    @TestFactory
    Stream<DynamicTest> types() throws IOException {
        return table("types.txt", text -> Shown.of(SYNTAX.type(InnerText.of(text))));
    }

    private static Stream<DynamicTest> table(String name, UnaryOperator<String> reader) throws IOException {
        try (InputStream stream = ReadingTest.class.getResourceAsStream(name)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split(" {2}⇝ {2}"))
                    .map(columns -> DynamicTest.dynamicTest(
                            columns[0], () -> assertEquals(columns[1], reader.apply(columns[0]))));
        }
    }
}
