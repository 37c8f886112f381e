package dev.assay.app;

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

    /** Properties, one of which is false; the compiler of the JDK reads them. */
    private static final String JAVA = """
            import dev.assay.junit.Property;
            sealed interface Tree { }
            record Leaf() implements Tree { }
            record Node(Tree left, int value, Tree right) implements Tree { }
            class Lesson {
                static Tree mirror(Tree tree) {
                    return switch (tree) {
                        case Leaf leaf -> leaf;
                        case Node(Tree left, int value, Tree right) -> new Node(mirror(right), value, mirror(left));
                    };
                }
                @Property
                static boolean mirroringTwiceGivesTheSame(Tree tree) {
                    return mirror(mirror(tree)).equals(tree);
                }
                @Property
                static boolean mirroringChangesNothing(Tree tree) {
                    return mirror(tree).equals(tree);
                }
            }
            """;

    private Training() {}

    public static void main(String[] args) throws IOException {
        var nowhere = new PrintWriter(Writer.nullWriter());
        var session = new Session(nowhere, nowhere, true, System.getenv());
        Path folder = Files.createTempDirectory("assay-lesson");
        Path theory = folder.resolve("Lesson.thy");
        Path java = folder.resolve("Lesson.java");
        try {
            Files.writeString(theory, THEORY);
            Files.writeString(java, JAVA);
            Main.run(session, "check", theory.toString());
            Main.run(session, "try", "--no-cache", "--timeout", "3", theory.toString(), java.toString());
            for (List<String> lesson : LESSONS) {
                Main.run(session, lesson.toArray(String[]::new));
            }
        } finally {
            Files.delete(theory);
            Files.delete(java);
            Files.delete(folder);
        }
    }
}
