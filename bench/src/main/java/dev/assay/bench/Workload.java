package dev.assay.bench;

import dev.assay.syntax.Source;
import dev.assay.syntax.isabelle.Library;
import dev.assay.syntax.tip.TipReader;
import dev.assay.syntax.tptp.TptpReader;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

/**
 * Texts of one kind in any size, and their reader.
 *
 * @param largest how many characters the largest text should have: less where each command is much work for the kernel
 * @param text a text of about so many characters
 */
record Workload(Language language, String kind, int largest, IntFunction<String> text) {
    /** What is read. */
    enum Language {
        ISABELLE("Isabelle"),
        TIP("TIP"),
        TPTP("TPTP");

        private final String label;

        Language(String label) {
            this.label = label;
        }

        String label() {
            return label;
        }

        /** The text as understood; a text of ours that has an error is a fault of ours. */
        Object read(String text) {
            return switch (this) {
                case ISABELLE -> {
                    var document = Library.read(new Source("Generated.thy", text), Optional.empty());
                    if (!document.errors().isEmpty() || !document.failures().isEmpty()) {
                        throw new IllegalStateException(
                                document.errors() + " " + document.failures().getFirst());
                    }
                    yield document;
                }
                case TIP -> TipReader.read(new Source("generated.smt2", text));
                case TPTP -> TptpReader.read(new Source("generated.p", text));
            };
        }
    }

    private static final int LARGE = 10_000_000;
    private static final int SMALL = 640_000;
    private static final String THEORY = "theory Generated imports Main begin\n";

    static final List<Workload> ALL = List.of(
            theory(
                    "lemmas",
                    LARGE,
                    i -> "lemma rev_map_" + i
                            + " [simp]: \"rev (map f xs) = map f (rev xs) \\<and> length xs + " + i
                            + " \\<ge> " + i + "\"\n  nitpick [card = 1-4]\n  by (induct xs) auto\n\n"),
            theory(
                    "definitions",
                    SMALL,
                    i -> "definition double_" + i + " :: \"nat \\<Rightarrow> nat\" where\n  \"double_" + i
                            + " n = n + n + " + i + "\"\n\n"),
            theory(
                    "abbreviations",
                    SMALL,
                    i -> "abbreviation pair_" + i + " where \"pair_" + i + " x \\<equiv> (x, x, x)\"\n"),
            theory("datatypes", SMALL, i -> "datatype colour_" + i + " = Red_" + i + " | Green_" + i + " nat\n"),
            theory(
                    "functions",
                    SMALL,
                    i -> "fun drop_" + i + " :: \"nat \\<Rightarrow> 'a list \\<Rightarrow> 'a list\" where\n  \"drop_"
                            + i
                            + " 0 xs = xs\"\n| \"drop_" + i + " (Suc n) [] = []\"\n| \"drop_" + i
                            + " (Suc n) (x # xs) = drop_" + i + " n xs\"\n\n"),
            theory("notations", SMALL, i -> "notation rev (\"\\<phi>" + i + " _\" [90] 90)\n"),
            theory("pattern bindings", LARGE, i -> "lemma \"a\" (is \"?P\") oops\n"),
            theory(
                    "comments",
                    LARGE,
                    i -> "(* remark " + i + " about (* nested *) things *) text \\<open>so be it\\<close>\n"),
            theory("one line", LARGE, _ -> "lemma \"a\" oops "),
            new Workload(
                    Language.ISABELLE,
                    "one proof",
                    LARGE,
                    size -> THEORY + "lemma \"True\"\nproof -\n"
                            + repeated(
                                    size,
                                    i -> "  have \"x" + i + " = x" + i + "\" for x" + i + " by (simp add: a b c)\n")
                            + "qed\nend\n"),
            new Workload(
                    Language.ISABELLE,
                    "one term",
                    LARGE,
                    size -> THEORY + "lemma \"" + repeated(size, i -> "P x" + i % 100 + " \\<and> \n")
                            + "True\"\noops\nend\n"),
            new Workload(
                    Language.ISABELLE,
                    "one long name",
                    LARGE,
                    size -> THEORY + "lemma \"" + "a".repeat(size) + "\" oops\nend\n"),
            new Workload(
                    Language.TIP,
                    "functions",
                    SMALL,
                    size -> "(declare-datatypes ((Nat 0)) (((zero) (succ (pred Nat)))))\n"
                            + repeated(
                                    size,
                                    i -> "(define-fun-rec add" + i
                                            + " ((m Nat) (n Nat)) Nat (match m ((zero n) ((succ k) (succ (add" + i
                                            + " k n))))))\n")),
            new Workload(
                    Language.TIP,
                    "statements",
                    LARGE,
                    size -> "(declare-sort A 0) (declare-fun f (A) A)\n"
                            + repeated(
                                    size,
                                    i -> "(prove (forall ((x A) (y A)) (=> (= x (f y)) (= (f x) (f (f y))))))\n")),
            new Workload(
                    Language.TIP,
                    "one term",
                    LARGE,
                    size -> "(declare-fun p (Int) Bool)\n(prove (and " + repeated(size, i -> "(p " + i + ")\n") + "))"),
            new Workload(
                    Language.TPTP,
                    "clauses",
                    LARGE,
                    size -> repeated(
                            size,
                            i -> "cnf(c" + i + ", axiom, ( p(X,f(Y)) | ~ q" + i % 1000 + "(Y,a) | X = g(Y) )).\n")),
            new Workload(
                    Language.TPTP,
                    "typed formulas",
                    LARGE,
                    size -> repeated(
                            size,
                            i -> "tff(t" + i + ", type, f" + i + ": $int > $int).\ntff(a" + i
                                    + ", axiom, ![X: $int]: $less(f" + i + "(X), $sum(X, " + i + "))).\n")),
            new Workload(
                    Language.TPTP,
                    "one formula",
                    LARGE,
                    size -> "fof(one, conjecture, ( p\n" + repeated(size, i -> "& p" + i % 100 + "(c)\n") + ")).\n"));

    private static Workload theory(String kind, int largest, IntFunction<String> command) {
        return new Workload(Language.ISABELLE, kind, largest, size -> THEORY + repeated(size, command) + "end\n");
    }

    private static String repeated(int size, IntFunction<String> part) {
        var text = new StringBuilder(size + 200);
        for (int i = 0; text.length() < size; i++) {
            text.append(part.apply(i));
        }
        return text.toString();
    }
}
