package dev.assay.app;

import dev.assay.app.cli.Session;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Runs what users run most, for the virtual machine to learn from: the launcher keeps what it learnt in the AOT cache.
 */
final class Training {
    private static final List<List<String>> LESSONS =
            List.of(List.of("--version"), List.of("--help"), List.of("provers"), List.of("provers", "--json"));

    /** Some of each: definitions of several kinds, notation, statements, a diagnostic command. */
    private static final String THEORY = """
            theory Lesson imports Main begin
            datatype 'a tree = Leaf | Node "'a tree" 'a "'a tree"
            fun mirror :: "'a tree ⇒ 'a tree" where
              "mirror Leaf = Leaf" |
              "mirror (Node l x r) = Node (mirror r) x (mirror l)"
            primrec size :: "'a tree ⇒ nat" where
              "size Leaf = 0" |
              "size (Node l _ r) = size l + 1 + size r"
            inductive even where "even 0" | "even n ⟹ even (Suc (Suc n))"
            definition swap where "swap = (λ(x, y). (y, x))"
            lemma mirror_mirror: "mirror (mirror t) = t" by (induct t) auto
            lemma "rev (xs @ ys) = rev xs @ map (λx. x) ys ∧ (∀x ∈ set xs. x < (3 :: int))"
              quickcheck [expect = counterexample]
              oops
            lemma "(case xs of [] ⇒ 0 | n # _ ⇒ if n = 2 then n else 3 * n) ≤ (5 :: nat)" oops
            end
            """;

    private Training() {}

    public static void main(String[] args) throws IOException {
        var nowhere = new PrintWriter(Writer.nullWriter());
        var session = new Session(nowhere, nowhere, true, System.getenv());
        Path theory = Files.createTempFile("Lesson", ".thy");
        try {
            Files.writeString(theory, THEORY);
            Main.run(session, "check", theory.toString());
            for (List<String> lesson : LESSONS) {
                Main.run(session, lesson.toArray(String[]::new));
            }
        } finally {
            Files.delete(theory);
        }
    }
}
