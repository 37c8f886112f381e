package dev.assay.syntax.isabelle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.syntax.Source;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LibraryTest {
    static List<String> theories() throws IOException, URISyntaxException {
        Path directory = Path.of(Objects.requireNonNull(Library.class.getResource("/dev/assay/library"))
                .toURI());
        try (var files = Files.list(directory)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".thy"))
                    .map(name -> name.substring(0, name.length() - ".thy".length()))
                    .sorted()
                    .toList();
        }
    }

    @Test
    void everyTheoryLoadsWithoutFailures() throws Exception {
        var problems = new ArrayList<String>();
        for (String name : theories()) {
            TheoryDocument document = Library.theory(name);
            document.failures().forEach(failure -> problems.add(failure.toString()));
            document.errors().forEach(error -> problems.add(error.toString()));
        }
        assertEquals(List.of(), problems);
    }

    @Test
    void aTheoryIsReadOnce() {
        assertSame(Library.theory("Main"), Library.theory("HOL.Main"));
    }

    @Test
    void setsAreProvedToBePredicates() {
        var theory = Library.theory("Set").context().theory();
        for (String fact : List.of("Set.mem_Collect_eq", "Set.Collect_mem_eq")) {
            assertTrue(theory.theorem(fact).trust().isEmpty());
            assertTrue(theory.theorem(fact).hypotheses().isEmpty());
        }
        assertEquals("⊢ {x. x : A} = A", theory.theorem("Set.Collect_mem_eq").toString());
    }

    @Test
    void theoriesBesideTheFileAreImported(@TempDir Path directory) throws IOException {
        Files.writeString(directory.resolve("Base.thy"), "theory Base imports HOL begin definition \"yes = True\" end");
        Path top = directory.resolve("Top.thy");
        Files.writeString(top, "theory Top imports Base begin lemma \"yes\" by (simp add: yes_def) end");
        TheoryDocument document = Library.read(top);
        assertEquals(List.of(), document.failures());
        assertEquals(1, document.statistics().read());
    }

    @Test
    void aMissingImportIsOneErrorWithItsPlace() {
        var source = new Source("T.thy", "theory T imports HOL Nowhere begin lemma \"True\" by simp end");
        TheoryDocument document = Library.read(source, Optional.empty());
        assertEquals(
                "T.thy:1:22: there is no theory Nowhere, neither beside this file nor in the library",
                document.errors().getFirst().toString());
        assertEquals(1, document.statistics().read());
    }

    @Test
    void aTheoryThatImportsItselfIsToldSo(@TempDir Path directory) throws IOException {
        Files.writeString(directory.resolve("A.thy"), "theory A imports B begin end");
        Files.writeString(directory.resolve("B.thy"), "theory B imports A begin end");
        TheoryDocument document = Library.read(directory.resolve("A.thy"));
        assertEquals(
                List.of(directory.resolve("B.thy") + ":1:18: the theory A imports itself: A → B → A"),
                document.complaints());
    }
}
