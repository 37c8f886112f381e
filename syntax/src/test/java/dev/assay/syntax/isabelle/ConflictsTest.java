package dev.assay.syntax.isabelle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.proof.Name;
import dev.assay.syntax.Source;
import dev.assay.syntax.isabelle.outer.OuterSyntax;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Theories that define the same constant for the same type cannot be imported together. */
class ConflictsTest {
    private static TheoryDocument importing(String... theories) {
        return Library.read(
                new Source("T.thy", "theory T imports " + String.join(" ", theories) + " begin end"), Optional.empty());
    }

    private static void write(Path directory, String name, String imports, String... commands) throws IOException {
        Files.writeString(
                directory.resolve(name + ".thy"),
                "theory " + name + " imports " + imports + " begin\n" + String.join("\n", commands) + "\nend\n");
    }

    @Test
    void theSecondOfTwoOrdersOfPairsIsRefusedAndItsFactsAreNotThere() {
        TheoryDocument one = importing("Main", "\"HOL-Library.Product_Order\"", "\"HOL-Library.Product_Lexorder\"");
        assertEquals(
                List.of(
                        "T.thy:1:52: the theory Product_Lexorder cannot be imported together with the theories before it:"
                                + " Product_Lexorder.thy:7:15: the type prod is an instance of ord already"),
                one.complaints());
        assertTrue(one.context().fact("Pair_le").isPresent());
        assertFalse(one.context().fact("less_eq_prod_simp").isPresent());
        TheoryDocument other = importing("\"HOL-Library.Product_Lexorder\"", "\"HOL-Library.Product_Order\"");
        assertEquals(1, other.complaints().size());
        assertTrue(other.context().fact("less_eq_prod_simp").isPresent());
        assertFalse(other.context().fact("Pair_le").isPresent());
    }

    /** All theories of the library that make the same type an instance of the same class, in both orders. */
    @Test
    void theoriesOfTheLibraryWithTheSameInstanceAreInConflict() throws Exception {
        var makers = new TreeMap<String, List<String>>();
        for (String theory : LibraryTest.theories()) {
            Set<String> own = instances(theory);
            for (String imported : imports(theory)) {
                own.removeAll(instances(imported));
            }
            own.forEach(instance ->
                    makers.computeIfAbsent(instance, _ -> new ArrayList<>()).add(theory));
        }
        Set<List<String>> pairs = new HashSet<>();
        for (List<String> theories : makers.values()) {
            for (String one : theories) {
                theories.stream().filter(other -> !other.equals(one)).forEach(other -> pairs.add(List.of(one, other)));
            }
        }
        assertTrue(pairs.contains(List.of("Product_Order", "Product_Lexorder")));
        for (List<String> pair : pairs) {
            assertFalse(importing(pair.toArray(String[]::new)).complaints().isEmpty(), pair.toString());
        }
    }

    /** What is read on top of a stored chain sees more than it imports; that must not look like a conflict. */
    @Test
    void everyTheoryOfTheLibraryGoesWithMultisetsAndWithTheReals() throws Exception {
        for (String theory : LibraryTest.theories()) {
            assertEquals(List.of(), importing(theory, "DAList_Multiset").complaints(), theory);
            assertEquals(List.of(), importing(theory, "Complex_Main").complaints(), theory);
        }
    }

    private static List<String> imports(String theory) throws IOException {
        try (InputStream text = ConflictsTest.class.getResourceAsStream("/dev/assay/library/" + theory + ".thy")) {
            String written = new String(Objects.requireNonNull(text).readAllBytes(), StandardCharsets.UTF_8);
            return OuterSyntax.read(new Source(theory, written)).header().imports().stream()
                    .map(Name::text)
                    .filter(name -> !name.equals("Pure"))
                    .toList();
        }
    }

    private static Set<String> instances(String theory) {
        var result = new HashSet<String>();
        Library.theory(theory)
                .context()
                .theory()
                .signature()
                .instances()
                .forEach(i -> result.add(i.constructor() + " :: " + i.cls()));
        return result;
    }

    @Test
    void theConflictIsFoundThroughOtherTheories(@TempDir Path directory) throws IOException {
        write(
                directory,
                "One",
                "Main \"HOL-Library.Product_Lexorder\"",
                "lemma one: \"((0 :: nat), (5 :: nat)) ≤ (1, 3)\" by simp");
        write(directory, "Two", "Main \"HOL-Library.Product_Order\"");
        write(directory, "Both", "Two One", "lemma \"((0 :: nat), (5 :: nat)) ≤ (1, 3)\" by (rule one)");
        TheoryDocument document = Library.read(directory.resolve("Both.thy"));
        assertEquals(1, document.complaints().size());
        assertTrue(document.complaints()
                .getFirst()
                .startsWith(directory.resolve("Both.thy") + ":1:25: the theory Product_Lexorder"));
        assertFalse(document.context().fact("one").isPresent(), "a lemma about the other order");
        assertEquals(List.of(), Library.read(directory.resolve("One.thy")).complaints());
    }

    @Test
    void theoriesOfTheUserMayBeInConflict(@TempDir Path directory) throws IOException {
        write(directory, "Base", "Main", "datatype u = A | B");
        for (String name : List.of("Less", "More")) {
            write(
                    directory,
                    name,
                    "Base",
                    "instantiation u :: ord begin",
                    "definition \"x ≤ (y :: u) = " + (name.equals("Less") ? "(x = y)" : "True") + "\"",
                    "definition \"x < (y :: u) = False\"",
                    "instance ..",
                    "end",
                    "lemma " + name + ": \"" + (name.equals("Less") ? "¬ A ≤ B" : "A ≤ B")
                            + "\" by (simp add: less_eq_u_def)");
        }
        write(directory, "Both", "Less More");
        TheoryDocument document = Library.read(directory.resolve("Both.thy"));
        assertEquals(1, document.complaints().size());
        assertTrue(document.complaints().getFirst().contains("the theory More cannot be imported together"));
        assertTrue(document.context().fact("Less").isPresent());
        assertFalse(document.context().fact("More").isPresent());
    }

    @Test
    void anInstanceIsMadeOnce() {
        TheoryDocument document = Library.read(
                new Source(
                        "T.thy",
                        "theory T imports Main begin instantiation nat :: ord begin definition \"less_nat = (λx y :: nat. x > y)\" instance .. end end"),
                Optional.empty());
        assertEquals(
                "T.thy:1:43: the type nat is an instance of ord already",
                document.complaints().getFirst());
    }
}
