package dev.assay.syntax.isabelle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.library.Certificate;
import dev.assay.logic.Term;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.kernel.Trust;
import dev.assay.logic.theory.Fact;
import dev.assay.logic.theory.Theory;
import dev.assay.syntax.Source;
import dev.assay.syntax.isabelle.outer.OuterSyntax;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The images of the library and its text are the same to whoever goes on from them. */
class LibraryImageTest {
    private static final Set<Trust> SETTLED = settled();

    private static final LibraryImage IMAGE =
            LibraryImage.ofThisBuild("DAList_Multiset").orElseThrow();
    private static final LibraryImage ANALYSIS =
            LibraryImage.ofThisBuild("Complex_Main").orElseThrow();

    private static final List<String> SOME =
            List.of("HOL", "Nat", "List", "Main", "Real", "DAList_Multiset", "Complex_Main");

    private static Context stored(String theory) {
        return (IMAGE.theories().contains(theory) ? IMAGE : ANALYSIS).context(theory);
    }

    private static Context read(String theory) {
        return Library.theory(theory).context();
    }

    @Test
    void anImageHasEveryTheoryOfItsChain() {
        assertEquals("DAList_Multiset", IMAGE.theories().getLast());
        assertTrue(IMAGE.theories().containsAll(List.of("HOL", "Nat", "List", "Main", "Real", "Multiset")));
        assertEquals("Complex_Main", ANALYSIS.theories().getLast());
        assertTrue(ANALYSIS.theories().containsAll(List.of("HOL", "Nat", "List", "Main", "Real", "Transcendental")));
    }

    @Test
    void theoriesOfBothChainsCanBeImportedTogether(@TempDir Path directory) throws IOException {
        Path top = directory.resolve("Top.thy");
        Files.writeString(
                top,
                "theory Top imports Complex_Main \"HOL-Library.Multiset\" begin"
                        + " lemma \"size {#sin x, x + (1 :: real)#} = 2\" by simp end");
        TheoryDocument document = Library.read(top);
        assertEquals(List.of(), document.errors());
        assertEquals(List.of(), document.failures());
        assertEquals(1, document.statistics().read());
    }

    @Test
    void theSignatureIsTheSame() {
        for (String name : SOME) {
            Signature stored = stored(name).theory().signature();
            Signature read = read(name).theory().signature();
            assertEquals(read.constants(), new HashSet<>(stored.constants()));
            assertEquals(read.types(), new HashSet<>(stored.types()));
            assertEquals(read.classes(), new HashSet<>(stored.classes()));
            read.constants().forEach(c -> assertEquals(read.constantType(c), stored.constantType(c), c));
            read.constants().forEach(c -> assertEquals(read.casesOf(c), stored.casesOf(c), c));
            read.types().forEach(t -> assertEquals(read.arity(t), stored.arity(t), t));
            read.types().forEach(t -> assertEquals(read.datatype(t), stored.datatype(t), t));
            read.classes()
                    .forEach(c -> assertEquals(
                            read.typeClass(c).map(LibraryImageTest::open),
                            stored.typeClass(c).map(LibraryImageTest::open),
                            c));
            var instances = new HashSet<Signature.Instance>();
            stored.instances().forEach(i -> instances.add(open(i)));
            var expected = new HashSet<Signature.Instance>();
            read.instances().forEach(i -> expected.add(open(i)));
            assertEquals(expected, instances);
        }
    }

    // The image goes by the certificate, the text does not.

    private static Signature.Class open(Signature.Class c) {
        return new Signature.Class(c.name(), c.superclasses(), c.axioms(), open(c.trust()));
    }

    private static Signature.Instance open(Signature.Instance i) {
        return new Signature.Instance(i.constructor(), i.arguments(), i.cls(), open(i.trust()));
    }

    private static Set<Trust> open(Set<Trust> trust) {
        var result = new HashSet<>(trust);
        result.removeAll(SETTLED);
        return result;
    }

    /** What theorems rest on, but for instances: which type shows that a sort has one depends on what is settled. */
    private static List<Set<Trust>> open(List<Thm> theorems) {
        return theorems.stream()
                .map(thm -> {
                    Set<Trust> trust = open(thm.trust());
                    trust.removeIf(t -> t instanceof Trust.Library(var what) && what.startsWith("instance "));
                    return trust;
                })
                .toList();
    }

    private static Set<Trust> settled() {
        var result = new HashSet<Trust>();
        for (String end : LibraryImage.ENDS) {
            try {
                result.addAll(Certificate.ofThisBuild().settled(Library.chain(end)));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return result;
    }

    @Test
    void theFactsAreTheSame() {
        for (String name : SOME) {
            Theory stored = stored(name).theory();
            Theory read = read(name).theory();
            assertEquals(read.factNames(), stored.factNames());
            for (Fact fact : read.facts()) {
                Fact other = stored.fact(fact.name()).orElseThrow();
                assertEquals(fact.attributes(), other.attributes(), fact.name());
                assertEquals(shown(fact.theorems(), read), shown(other.theorems(), stored), fact.name());
                assertEquals(open(fact.theorems()), open(other.theorems()), fact.name());
            }
            for (String attribute : List.of("simp", "intro", "mono", "cong", "code", "induct")) {
                assertEquals(shown(read.theorems(attribute), read), shown(stored.theorems(attribute), stored));
            }
        }
    }

    @Test
    void nothingOfMainIsTakenOnTrust() {
        Theory main = stored("Main").theory();
        for (Fact fact : main.facts()) {
            fact.theorems()
                    .forEach(thm -> assertEquals(
                            Set.of(), thm.transfer(main.signature()).trust(), fact.name()));
        }
    }

    /** All that a theorem says of itself, over the signature of the whole theory. */
    private static List<String> shown(List<Thm> theorems, Theory theory) {
        return theorems.stream()
                .map(thm -> thm.transfer(theory.signature()))
                .map(thm -> written(thm.conclusion()) + inOrder(thm.hypotheses()) + inOrder(thm.emptySorts()))
                .toList();
    }

    /** Equal sets need not list their elements in the same order. */
    private static List<String> inOrder(Set<?> set) {
        return set.stream().map(String::valueOf).sorted().toList();
    }

    /** With the types of all its constants and variables, and the names of bound variables. */
    private static String written(Term term) {
        return switch (term) {
            case Term.Const(var name, var type) -> name + "::" + type;
            case Term.Free(var name, var type) -> "?" + name + "::" + type;
            case Term.Bound(var index) -> "#" + index;
            case Term.Abs(var hint, var type, var body) -> "(%" + hint + "::" + type + ". " + written(body) + ")";
            case Term.App(var function, var argument) -> "(" + written(function) + " " + written(argument) + ")";
        };
    }

    /** Theorems have no equality of their own, so what is compared is what is printed. */
    @Test
    void theSpecificationsAreTheSame() {
        for (String name : SOME) {
            Theory stored = stored(name).theory();
            Theory read = read(name).theory();
            for (String c : read.signature().constants()) {
                assertEquals(
                        read.specifications(c).toString(),
                        stored.specifications(c).toString(),
                        c);
            }
            for (String t : read.signature().types()) {
                assertEquals(
                        read.typeSpecification(t).toString(),
                        stored.typeSpecification(t).toString(),
                        t);
            }
            for (String c : read.signature().classes()) {
                assertEquals(
                        read.classSpecification(c).toString(),
                        stored.classSpecification(c).toString(),
                        c);
            }
        }
    }

    @Test
    void namesMeanTheSame() {
        for (String name : SOME) {
            Context stored = stored(name);
            Context read = read(name);
            for (String c : read.theory().signature().constants()) {
                assertEquals(read.constants().shortest(c), stored.constants().shortest(c));
                assertEquals(read.constant(Context.base(c)), stored.constant(Context.base(c)));
                assertEquals(read.scheme(c), stored.scheme(c));
                assertEquals(read.constructor(c), stored.constructor(c));
                assertEquals(
                        read.abbreviations().contains(c), stored.abbreviations().contains(c));
            }
            for (String t : read.theory().signature().types()) {
                assertEquals(read.types().shortest(t), stored.types().shortest(t));
                assertEquals(read.typeName(Context.base(t)), stored.typeName(Context.base(t)));
            }
            for (String c : read.theory().signature().classes()) {
                assertEquals(read.className(Context.base(c)), stored.className(Context.base(c)));
            }
            assertEquals(read.typeName("string"), stored.typeName("string"));
            assertEquals(read.locales().toString(), stored.locales().toString());
            assertEquals(read.declaredCoercions(), stored.declaredCoercions());
            assertEquals(read.notUnderstood(), stored.notUnderstood());
            assertEquals(name, stored.name());
        }
    }

    @Test
    void theoriesReadTheSameOnTopOfEither() {
        String text = """
                theory Top imports Main begin
                datatype 'a tree = Leaf | Node "'a tree" 'a "'a tree"
                fun mirror :: "'a tree ⇒ 'a tree" where
                  "mirror Leaf = Leaf" | "mirror (Node l x r) = Node (mirror r) x (mirror l)"
                inductive even :: "nat ⇒ bool" where "even 0" | "even n ⟹ even (Suc (Suc n))"
                record point = x :: int
                class shape = fixes area :: "'a ⇒ nat" assumes "area a ≤ 7"
                instantiation bool :: shape begin
                definition "area (b :: bool) = 0"
                instance by standard (simp add: area_bool_def)
                end
                definition twice (infixl "⊕⊕" 65) where "m ⊕⊕ n = m + m + (n :: nat)"
                abbreviation "third xs ≡ xs ! 2"
                lemma mirror: "mirror (mirror t) = t" by (induct t) auto
                lemma "∀x∈set xs. x < (3 :: int) ⟹ ∑i∈{0..<length xs}. (xs ! i) ⊕⊕ 2 = {y ∪ z | y z. True}" oops
                lemma "[x←xs. x ≠ third xs] @ [a, b] = rev (map (λ(u, v). u + v) (zip xs ys))" oops
                lemma "f(x := y, z := 3) = (if ∃!n. n dvd (4 :: nat) then f else g)" oops
                lemma "case xs of [] ⇒ ''abc'' | c # _ ⇒ [c, CHR ''x''] = fst p" oops
                lemma "nonsense +" oops
                lemmas both = mirror append_Nil2
                end
                """;
        var source = OuterSyntax.read(new Source("Top.thy", text));
        TheoryDocument onText = TheoryReader.read(source, read("Main"));
        TheoryDocument onImage = TheoryReader.read(source, stored("Main"));
        assertEquals(onText.statistics(), onImage.statistics());
        assertEquals(onText.entries().toString(), onImage.entries().toString());
        assertEquals(onText.failures().toString(), onImage.failures().toString());
        assertEquals(onText.notes().toString(), onImage.notes().toString());
        assertEquals(stated(onText), stated(onImage));
        Theory text2 = onText.context().theory();
        Theory image2 = onImage.context().theory();
        assertEquals(text2.factNames(), image2.factNames());
        for (Fact fact : text2.facts()) {
            assertEquals(
                    shown(fact.theorems(), text2),
                    shown(image2.fact(fact.name()).orElseThrow().theorems(), image2),
                    fact.name());
        }
    }

    private static List<String> stated(TheoryDocument document) {
        return document.statements().stream()
                .flatMap(statement -> statement.conjectures().stream())
                .map(c -> c.name()
                        + c.position()
                        + c.propositions().stream()
                                .map(LibraryImageTest::written)
                                .toList())
                .toList();
    }

    @Test
    void aContextIsMadeOnce() {
        assertSame(Library.context("Main"), Library.context("HOL.Main"));
    }

    @Test
    void theoriesOfTheChainExtendEachOther() {
        Context later = Library.context("Main");
        Context earlier = Library.context("Nat");
        assertTrue(later.theory().signature().descendsFrom(earlier.theory().signature()));
    }

    @Test
    void whatAnImportedTheoryTakesFromTheLibraryComesFirst(@TempDir Path directory) throws IOException {
        Files.writeString(
                directory.resolve("Early.thy"), "theory Early imports Nat begin definition \"one = Suc 0\" end");
        Path top = directory.resolve("Top.thy");
        Files.writeString(top, "theory Top imports Early Main begin lemma \"[one] = [1]\" by (simp add: one_def) end");
        TheoryDocument document = Library.read(top);
        assertEquals(List.of(), document.errors());
        assertEquals(List.of(), document.failures());
        assertEquals(1, document.statistics().read());
    }
}
