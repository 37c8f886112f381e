package dev.assay.syntax.isabelle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Conjecture;
import dev.assay.logic.Term.Free;
import dev.assay.syntax.Source;
import dev.assay.syntax.isabelle.outer.Proof;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Theories as people write them, over Main and the common theories of the library. */
class OrdinaryTheoriesTest {
    private static List<Path> theories() throws IOException, URISyntaxException {
        Path directory = Path.of(Objects.requireNonNull(OrdinaryTheoriesTest.class.getResource("ordinary"))
                .toURI());
        try (var files = Files.list(directory)) {
            return files.sorted().toList();
        }
    }

    private static TheoryDocument read(String commands) {
        return Library.read(
                new Source("T.thy", "theory T imports Main begin\n" + commands + "\nend"), Optional.empty());
    }

    @Test
    void everyCommandIsUnderstood() throws Exception {
        var problems = new ArrayList<String>();
        for (Path file : theories()) {
            TheoryDocument document = Library.read(file);
            document.errors().forEach(error -> problems.add(error.toString()));
            document.failures().forEach(failure -> problems.add(failure.toString()));
            assertTrue(document.statistics().read() > 0, file + " states nothing");
        }
        assertEquals(List.of(), problems);
    }

    @Test
    void everyProofEnds() throws Exception {
        for (Path file : theories()) {
            for (TheoryStatement statement : Library.read(file).statements()) {
                assertTrue(
                        statement.ending() != Proof.Ending.UNFINISHED,
                        statement.command().position().toString());
            }
        }
    }

    @Test
    void noVariableLooksLikeAConstantThatIsMissing() throws Exception {
        var suspicious = new ArrayList<String>();
        for (Path file : theories()) {
            for (TheoryStatement statement : Library.read(file).statements()) {
                for (Conjecture conjecture : statement.conjectures()) {
                    conjecture.variables().stream()
                            .filter(variable -> looksLikeAConstant(variable, statement.context()))
                            .forEach(variable ->
                                    suspicious.add(statement.command().position() + ": " + variable.name()));
                }
            }
        }
        assertEquals(List.of(), suspicious);
    }

    /** A function with a name of some length that nobody has fixed. */
    private static boolean looksLikeAConstant(Free variable, Context context) {
        return variable.name().length() > 2
                && variable.type().isFun()
                && context.fixed(variable.name()).isEmpty();
    }

    @Test
    void aMissingConstantIsSuspicious() {
        TheoryStatement statement =
                read("lemma \"no_such_function x = x\" oops").statements().getFirst();
        assertTrue(statement.conjectures().getFirst().variables().stream()
                .anyMatch(variable -> looksLikeAConstant(variable, statement.context())));
    }

    @Test
    void notationOfABundleHoldsOnlyWhereTheBundleIsOpen() {
        TheoryDocument document = read("""
                bundle b begin notation inf (infixl "&&&&" 70) end
                lemma includes b shows "x &&&& y = y &&&& (x::nat)" sorry
                lemma "x &&&& y = y" oops
                context includes b begin
                lemma "x &&&& y = (y::nat)" oops
                end
                lemma "x &&&& y = y" oops
                unbundle b
                lemma "x &&&& y = (y::nat)" oops
                unbundle no b
                lemma "x &&&& y = y" oops
                """);
        assertEquals(
                List.of(4, 8, 12),
                document.failures().stream().map(f -> f.position().line()).toList());
        assertEquals(3, document.statistics().read());
    }

    @Test
    void eachEquationHasItsOwnDummies() {
        assertEquals(List.of(), read("""
                        datatype t = A int | B nat
                        fun f where "f (A _) = (0::nat)" | "f (B _) = 1"
                        """).failures());
    }

    @Test
    void anOperationOfAnInstanceMayBeWrittenWithItsOwnTypeVariables() {
        assertEquals(List.of(), read("""
                        datatype ('a, 'b) p = P 'a 'b
                        primrec l where "l (P a b) = a"
                        instantiation p :: (ord, type) ord begin
                        definition less_eq_p where "x \\<le> y \\<longleftrightarrow> l x \\<le> l y"
                        definition "x < y \\<longleftrightarrow> l x < l (y :: ('a, 'b) p)"
                        instance ..
                        end
                        """).failures());
    }

    @Test
    void headersAndTypesOfOldTheoriesAreRead() {
        TheoryDocument document = Library.read(
                new Source(
                        "T.thy",
                        "header {* Old *}\ntheory T imports Main begin\ntypes 'a r = \"'a => 'a\"\n"
                                + "lemma \"(types :: 'a r) header = header\" oops end"),
                Optional.empty());
        assertEquals(List.of(), document.errors());
        assertEquals(List.of(), document.failures());
    }
}
