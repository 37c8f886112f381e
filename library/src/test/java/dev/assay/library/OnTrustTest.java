package dev.assay.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.kernel.Trust;
import dev.assay.logic.theory.Fact;
import dev.assay.syntax.Source;
import dev.assay.syntax.isabelle.Library;
import dev.assay.syntax.isabelle.TheoryDocument;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What of the library is on trust is known by name: nothing falls back on trust without being noticed. */
class OnTrustTest {
    /** The names of the statements that are on trust, after {@code #} lines that give the reason. */
    private static Set<String> listed() throws IOException {
        try (InputStream in = OnTrustTest.class.getResourceAsStream("on-trust.txt")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }

    @Test
    void whatIsOnTrustIsListedAndNothingElse() throws IOException {
        List<TheoryDocument> theories =
                Library.theories().stream().map(Library::theory).toList();
        var open = new TreeSet<String>();
        theories.forEach(theory ->
                open.addAll(Certificate.statements(theory.statements()).keySet()));
        Certificate.ofThisBuild().settled(theories).forEach(trust -> open.remove(trust.what()));
        assertEquals(String.join("\n", listed()), String.join("\n", open));
    }

    private static void assertProved(TheoryDocument user, String name) {
        Fact fact = user.context().theory().fact(name).orElseThrow();
        fact.theorems()
                .forEach(theorem -> assertEquals(
                        Set.of(),
                        theorem.transfer(user.context().theory().signature()).trust(),
                        name));
    }

    @Test
    void whatIsProvedIsNotOnTrustForWhoeverImportsIt() {
        TheoryDocument user = Library.read(
                new Source("User.thy", "theory User imports Tree Sublist \"HOL-Library.Multiset\" begin end"),
                Optional.empty());
        assertEquals(List.of(), user.errors());
        assertProved(user, "Tree.size1_size");
        assertProved(user, "Sublist.prefix_append");
        assertProved(user, "Multiset.mset_append");
    }

    @Test
    void whatIsOnTrustSaysSoToWhoeverImportsIt() throws IOException {
        assertTrue(listed().contains("Transcendental.exp_add"));
        TheoryDocument user =
                Library.read(new Source("User.thy", "theory User imports Complex_Main begin end"), Optional.empty());
        Fact fact = user.context().theory().fact("Transcendental.exp_add").orElseThrow();
        fact.theorems()
                .forEach(theorem -> assertTrue(theorem.trust().contains(new Trust.Library("Transcendental.exp_add"))));
    }
}
