package dev.assay.app.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.assay.app.Run;
import dev.assay.app.cli.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TheoryProofsTest {
    private static final String OOPS = " oops";

    @TempDir
    private Path directory;

    private String theory(String name, String... lines) throws IOException {
        String text = "theory " + name + " imports Main begin\n" + String.join("\n", lines) + "\nend\n";
        return Files.writeString(directory.resolve(name + ".thy"), text).toString();
    }

    private static List<JsonObject> rows(Run run) {
        return run.out()
                .lines()
                .map(line -> JsonParser.parseString(line).getAsJsonObject())
                .toList();
    }

    @Test
    void aFalseStatementIsRefutedInsteadOfBeingProvedForLong() throws IOException {
        var run = Run.of(
                "prove",
                "--json",
                "--timeout",
                "120",
                theory("False", "lemma \"rev (xs @ ys) = rev xs @ rev ys\" oops"));
        assertEquals(ExitCode.REFUTED, run.exitCode(), run.err());
        assertEquals("refuted", rows(run).getFirst().get("verdict").getAsString());
    }

    @Test
    void aCertificateNeedsNoProver() throws IOException {
        String file = theory("Known", "lemma twice: \"rev (rev (xs @ ys)) = xs @ ys\" oops");
        assertEquals(ExitCode.OK, Run.of("prove", file).exitCode());
        assertTrue(Files.exists(directory.resolve("Known.proofs")));
        JsonObject again = rows(Run.of("prove", "--json", file)).getFirst();
        assertEquals("certificate", again.get("by").getAsString());
    }

    @Test
    void aDamagedFileOfProofsIsReplaced() throws IOException {
        String file = theory("Known", "lemma twice: \"rev (rev (xs @ ys)) = xs @ ys\" oops");
        Path proofs = Files.writeString(directory.resolve("Known.proofs"), "Known.twice\tcut o");
        Run run = Run.of("prove", "--no-cache", file);
        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        assertFalse(Files.readString(proofs).contains("cut o"));
        assertTrue(Files.readString(proofs).startsWith("Known.twice\t"));
    }

    @Test
    void afreshALemmaOfTheLibraryIsNotProvedByItself() throws IOException {
        String file = theory("Library_Lemma", "lemma known: \"set (rev ys) = set ys\" oops");
        String known = rows(Run.of("prove", "--json", "--no-certificates", file))
                .getFirst()
                .get("proof")
                .getAsString();
        assertEquals("by simp", known);
        JsonObject afresh = rows(Run.of("prove", "--json", "--afresh", "--timeout", "120", file))
                .getFirst();
        assertEquals("proved", afresh.get("verdict").getAsString(), afresh.toString());
        assertFalse(afresh.get("proof").getAsString().equals(known), afresh.toString());
        assertFalse(Files.exists(directory.resolve("Library_Lemma.proofs")));
    }

    @Test
    void whatIsRememberedDoesNotAnswerForOtherOptions() throws IOException {
        String file = theory("Remembered", "lemma known: \"set (rev ys) = set ys\" oops");
        var environment = Map.of(Run.CACHE, directory.resolve("cache").toString());
        String[] usual = {"prove", "--json", "--no-certificates", file};
        assertFalse(
                rows(Run.in(environment, usual)).getFirst().get("remembered").getAsBoolean());
        assertTrue(rows(Run.in(environment, usual)).getFirst().get("remembered").getAsBoolean());
        JsonObject afresh = rows(Run.in(environment, "prove", "--json", "--afresh", "--timeout", "60", file))
                .getFirst();
        assertFalse(afresh.get("remembered").getAsBoolean(), afresh.toString());
    }

    @Test
    void aStatementThatIsNotThereIsOneSentence() throws IOException {
        var run = Run.of("prove", "--goal", "nowhere", theory("Lost", "lemma here: \"True\" oops"));
        assertEquals(ExitCode.ERROR, run.exitCode());
        assertTrue(run.err().contains("there is no statement named nowhere"), run.err());
    }

    /** What is shown can be pasted, and is then checked step by step. */
    @Test
    void everyProofThatIsShownIsAcceptedWhereItIsPasted() throws IOException {
        List<String> lines = List.of(
                "datatype 'a tree = Leaf | Node \"'a tree\" 'a \"'a tree\"",
                "fun mirror :: \"'a tree ⇒ 'a tree\" where \"mirror Leaf = Leaf\""
                        + " | \"mirror (Node l x r) = Node (mirror r) x (mirror l)\"",
                "fun inorder :: \"'a tree ⇒ 'a list\" where \"inorder Leaf = []\""
                        + " | \"inorder (Node l x r) = inorder l @ [x] @ inorder r\"",
                "inductive reach :: \"('a ⇒ 'a ⇒ bool) ⇒ 'a ⇒ 'a ⇒ bool\" for R where"
                        + " here: \"reach R x x\" | step: \"R x y ⟹ reach R y z ⟹ reach R x z\"",
                "definition commuting where \"commuting f g ⟷ (∀x. f (g x) = g (f x))\"",
                "locale band = fixes f :: \"'a ⇒ 'a ⇒ 'a\""
                        + " assumes assoc: \"f (f x y) z = f x (f y z)\" and idem: \"f x x = x\"",
                "class walk = ord + assumes further: \"x ≤ y ⟹ y ≤ z ⟹ x ≤ z\"",
                "lemma (in band) \"f x (f x y) = f x y\" oops",
                "lemma \"(u::'a::walk) ≤ v ⟹ v ≤ w ⟹ w ≤ x ⟹ u ≤ x\" oops",
                "lemma \"rtranclp r x y ⟹ rtranclp r y z ⟹ rtranclp r x z\" oops",
                "lemma \"mirror (mirror t) = t\" oops",
                "lemma \"inorder (mirror t) = rev (inorder t)\" oops",
                "lemma \"R x y ⟹ reach R x y\" oops",
                "lemma \"reach R x y ⟹ reach R y z ⟹ reach R x z\" oops",
                "lemma \"commuting f g ⟹ commuting g f\" oops",
                "lemma \"A ⊆ B ⟹ B ∩ C = {} ⟹ A ∩ C = {}\" oops",
                "lemma \"x ∈ set xs ⟹ ∃ys zs. xs = ys @ x # zs\" oops",
                "lemma \"∃x. P x ⟶ (∀y. P y)\" oops",
                "lemma \"(a::nat) < b ⟹ b < c ⟹ a + 1 < c\" oops",
                "lemma \"surj f ⟹ surj g ⟹ surj (g ∘ f)\" oops",
                "lemma \"bij f ⟹ f (inv f y) = y\" oops",
                "lemma \"sym r ⟹ trans r ⟹ (x, y) ∈ r ⟹ (x, x) ∈ r\" oops",
                "lemma \"mono f ⟹ mono g ⟹ mono (f ∘ g)\" oops");
        String file = theory("Shown", lines.toArray(String[]::new));
        List<JsonObject> rows = rows(Run.of("prove", "--json", "--isar", "--no-certificates", "--timeout", "60", file));
        var pasted = new ArrayList<>(lines);
        for (JsonObject row : rows) {
            assertEquals("proved", row.get("verdict").getAsString(), row.toString());
            // The first line of the theory is its head.
            int place = row.get("line").getAsInt() - 2;
            String proof = row.get("proof").getAsString();
            boolean statesAll = proof.startsWith("lemma") || proof.startsWith("theorem");
            pasted.set(place, statesAll ? proof : lines.get(place).replace(OOPS, "\n  " + proof));
        }
        var run = Run.of("check", "--proofs", "--timeout", "600", theory("Pasted", pasted.toArray(String[]::new)));
        assertEquals(ExitCode.OK, run.exitCode(), run.out() + run.err() + String.join("\n", pasted));
        assertTrue(run.out().contains(" 0 wrong, 0 not followed, 0 not attempted"), run.out());
    }

    @Test
    void aProofOfSomethingFalseIsWrongAndOneThatIsTooHardIsNotFollowed() throws IOException {
        String file = theory(
                "Proofs",
                "lemma \"rev (xs :: nat list) = xs\" by simp",
                "lemma \"xs @ [] = xs\" by (rule refl)",
                "lemma \"x = (y :: nat)\" sorry",
                "lemma \"x = x\" by simp");
        var run = Run.of("check", "--proofs", file);
        assertEquals(ExitCode.REFUTED, run.exitCode());
        assertTrue(run.out().contains("4 proofs: 1 checked, 1 wrong, 1 not followed, 1 not attempted"), run.out());
        assertTrue(run.err().contains("the proof is wrong"), run.err());
        assertTrue(run.err().contains("could not follow"), run.err());
    }
}
