package dev.assay.logic.kernel;

import static dev.assay.logic.Term.app;
import static dev.assay.logic.kernel.Examples.A;
import static dev.assay.logic.kernel.Examples.B;
import static dev.assay.logic.kernel.Examples.NAT;
import static dev.assay.logic.kernel.Examples.SIGNATURE;
import static dev.assay.logic.kernel.Examples.ZERO;
import static dev.assay.logic.kernel.Examples.con;
import static dev.assay.logic.kernel.Examples.eq;
import static dev.assay.logic.kernel.Examples.free;
import static dev.assay.logic.kernel.Examples.spec;
import static dev.assay.logic.kernel.Examples.suc;
import static dev.assay.logic.kernel.Refusals.refused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.assay.logic.Sort;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import java.util.AbstractList;
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;

/** Collections that change, or that answer differently when asked again, must not get past a check. */
class LeakedCollectionsTest {
    /** Shows {@code copied} to whoever copies it and {@code read} to whoever walks through it. */
    private static final class TwoFaced<T> extends AbstractList<T> {
        private final List<T> copied;
        private final List<T> read;

        TwoFaced(List<T> copied, List<T> read) {
            this.copied = copied;
            this.read = read;
        }

        @Override
        public T get(int index) {
            return read.get(index);
        }

        @Override
        public int size() {
            return read.size();
        }

        @Override
        public Object[] toArray() {
            return copied.toArray();
        }
    }

    /** Shows nothing to forEach, where substitutions are checked. */
    private static final class Secretive<K, V> extends AbstractMap<K, V> {
        private final Map<K, V> entries;

        Secretive(Map<K, V> entries) {
            this.entries = entries;
        }

        @Override
        public Set<Map.Entry<K, V>> entrySet() {
            return entries.entrySet();
        }

        @Override
        public void forEach(BiConsumer<? super K, ? super V> action) {}
    }

    @Test
    void aMapThatTakesAllVariablesForOneReplacesOnlyWhatItLists() {
        var theta = new TreeMap<Free, Term>(Comparator.comparing(Free::name));
        theta.put(free("x", NAT), ZERO);
        Thm fact = Thm.instantiate(theta, Thm.assume(SIGNATURE, free("x", Type.bool())));
        assertEquals(free("x", Type.bool()), fact.conclusion());
    }

    @Test
    void substitutionsAreCheckedAsTheyAreUsed() {
        Thm truth = Thm.assume(SIGNATURE, free("x", Type.bool()));
        refused(() -> Thm.instantiate(new Secretive<>(Map.of(free("x", Type.bool()), ZERO)), truth), "instantiate: x");

        Type.Var sorted = Signature.Class.self("one");
        Free x = free("x", sorted);
        Free y = free("y", sorted);
        Extension<List<Thm>> one = TypeClass.define(SIGNATURE, "one", Sort.TOP, List.of(eq(x, y)));
        refused(
                () -> Thm.instantiateTypes(
                        new Secretive<>(Map.of(sorted, NAT)), one.facts().getFirst()),
                "instantiateTypes: 'a of sort one cannot become");
    }

    @Test
    void aDatatypeKeepsItsConstructorsWhateverBecomesOfTheList() {
        Type.Con bit = Type.con("bit");
        var constructors = new ArrayList<>(List.of(con("Off"), con("On")));
        var signature = Datatype.define(
                        SIGNATURE,
                        List.of(new Datatype.Spec(
                                "bit", List.of(), constructors, new Datatype.Names("case_bit", "m", "p", "r"))))
                .signature();
        constructors.removeLast();
        Free f = free("f", Type.fun(bit, Type.bool()));
        refused(
                () -> Recursion.define(
                        signature,
                        List.of(f),
                        List.of(eq(app(f, new Term.Const("Off", bit)), Hol.TRUE)),
                        List.of(),
                        List.of()),
                "no equation covers the case [On]");
    }

    @Test
    void aDatatypeKeepsTheArgumentsOfItsConstructors() {
        var arguments = new ArrayList<Type>(List.of(NAT));
        var signature = Datatype.define(
                        SIGNATURE, List.of(spec("box", List.of(), new Datatype.Constructor("Box", arguments))))
                .signature();
        arguments.set(0, Type.bool());
        Datatype box = signature.datatype("box").orElseThrow();
        assertEquals(List.of(NAT), box.constructors().getFirst().arguments());
    }

    @Test
    void nobodyCanDeclareADeadParameterLive() {
        // With 'a live in ('a ⇒ bool), a type that contains all its own predicates could be built.
        var signature = Datatype.define(
                        SIGNATURE, List.of(spec("tagged", List.of(A, B), con("Tag", Type.fun(A, Type.bool()), B))))
                .signature();
        Datatype tagged = signature.datatype("tagged").orElseThrow();
        assertEquals(List.of(1), tagged.live());
        assertThrows(UnsupportedOperationException.class, () -> tagged.live().add(0));
        assertThrows(UnsupportedOperationException.class, () -> tagged.mutual().clear());
        assertThrows(
                UnsupportedOperationException.class, () -> tagged.parameters().clear());
    }

    @Test
    void theRecursiveTypesAreThoseThatAreDefined() {
        Type.Con all = Type.con("all");
        var hidden = spec("all", List.of(), con("Stop"), con("All", Type.fun(all, Type.bool())));
        var shown = spec("innocent", List.of(), con("Stop"));
        refused(
                () -> Datatype.define(SIGNATURE, new TwoFaced<>(List.of(hidden), List.of(shown))),
                "the type recurs to the left of ⇒");
    }

    @Test
    void aClassHasTheAxiomsThatItsInstancesProve() {
        Type.Var self = Signature.Class.self("odd");
        Term absurd = Hol.mkAll(free("x", self), Hol.FALSE);
        var extension = TypeClass.define(SIGNATURE, "odd", Sort.TOP, new TwoFaced<>(List.of(), List.of(absurd)));
        assertEquals(
                extension.signature().typeClass("odd").orElseThrow().axioms(),
                extension.facts().stream().map(Thm::conclusion).toList());
    }

    @Test
    void theEquationsThatTerminateAreThoseThatHold() {
        Free f = free("f", Type.fun(NAT, NAT));
        Free n = free("n", NAT);
        var equations = new TwoFaced<>(List.of(eq(app(f, n), suc(app(f, n)))), List.of(eq(app(f, n), n)));
        refused(
                () -> Recursion.define(SIGNATURE, List.of(f), equations, List.of(), List.of()),
                "cannot show that f terminates");
        Recursion.Descent descent = new Recursion.Descent(Hol.eq(NAT), eqIsWellFounded(), Map.of(), new ArrayList<>());
        assertThrows(
                UnsupportedOperationException.class, () -> descent.theorems().clear());
    }

    private static Thm eqIsWellFounded() {
        return Thm.oracle(SIGNATURE, new Trust.Stated("a lie"), Recursion.wellFoundedness(Hol.eq(NAT)));
    }

    @Test
    void aSortIsASetWhateverItWasMadeFrom() {
        // "Aa" and "BB" have the same hash code, so that a set holding "Aa" twice passes for {Aa, BB}.
        var twice = new TreeSet<String>() {
            private static final long serialVersionUID = 1L;

            @Override
            public int size() {
                return 2;
            }

            @Override
            public Iterator<String> iterator() {
                return List.of("Aa", "Aa").iterator();
            }
        };
        twice.add("Aa");
        assertEquals(Set.of("Aa"), new Sort(twice).classes());
        assertEquals(1, new Sort(twice).classes().size());
    }

    @Test
    void whatASignatureAndATheoremShowCannotBeChanged() {
        Thm fact = Thm.assume(SIGNATURE, free("p", Type.bool()));
        List<Set<?>> shown =
                List.of(fact.hypotheses(), fact.trust(), SIGNATURE.types(), SIGNATURE.constants(), SIGNATURE.classes());
        for (Set<?> set : shown) {
            assertThrows(UnsupportedOperationException.class, set::clear);
        }
        var oracle = Thm.oracle(SIGNATURE, new Trust.Stated("mine"), Hol.TRUE);
        assertThrows(UnsupportedOperationException.class, () -> oracle.trust().clear());
        assertThrows(UnsupportedOperationException.class, () -> Hol.facts().clear());
    }
}
