package dev.assay.code.extract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.assay.logic.Sort;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import dev.assay.logic.theory.Theory;
import dev.assay.syntax.isabelle.Library;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** How much of the library runs: each constant at types for its type variables that it can have. */
final class CensusTest {
    /** A constant at a ground type and why it does not run there, if it does not. */
    record Finding(Const constant, Optional<String> reason) {}

    static List<Finding> findings(Theory theory, List<Type> candidates) {
        Code code = Code.of(theory);
        var result = new ArrayList<Finding>();
        for (String name : new TreeSet<>(theory.signature().constants())) {
            Type type = theory.signature().constantType(name).orElseThrow();
            ground(theory, name, type, candidates).ifPresent(ground -> {
                var constant = new Const(name, ground);
                var root = new Extraction.Root("root", List.of(), (Term) constant);
                try {
                    Extraction.extract(code, List.of(root), Extraction.Options.STRICT);
                    result.add(new Finding(constant, Optional.empty()));
                } catch (NotExecutable e) {
                    result.add(new Finding(constant, Optional.of(String.valueOf(e.getMessage()))));
                }
            });
        }
        return result;
    }

    private static Optional<Type> ground(Theory theory, String name, Type type, List<Type> candidates) {
        Map<Type.Var, Type> instance = new HashMap<>();
        for (Type.Var v : type.variables()) {
            // The declared type of a class's parameter does not say that its instance is in the class.
            Sort sort = theory.classSpecifications().stream()
                    .filter(c -> c.parameters().stream().anyMatch(p -> p.name().equals(name)))
                    .map(c -> Sort.of(c.name()))
                    .findFirst()
                    .orElse(v.sort());
            Optional<Type> found = candidates.stream()
                    .filter(c -> theory.signature().hasSort(c, sort))
                    .findFirst();
            if (found.isEmpty()) {
                return Optional.empty();
            }
            instance.put(v, found.get());
        }
        return Optional.of(type.substitute(instance));
    }

    private static List<String> failing(List<Type> candidates) {
        return findings(Library.theory("Main").context().theory(), candidates).stream()
                .filter(f -> f.reason().isPresent())
                .map(f -> f.constant().name())
                .toList();
    }

    @Test
    void allOfMainRunsAtFiniteTypesButWhatIsAboutInfinitelyManyValues() {
        assertEquals(
                List.of(
                        "Finite_Set.fold_graph",
                        "List.stable_sort_key",
                        "Nat.compow",
                        "Wellfounded.wfrec",
                        "Wellfounded.wfrec_rel"),
                failing(List.of(
                        Type.con("Enum.finite_2"),
                        Type.bool(),
                        Type.con("Nat.nat"),
                        Type.con("Int.int"),
                        Type.con("Rat.rat"),
                        Type.con("Set.set", Type.bool()))));
    }

    @Test
    void atNumbersWhatIsWrittenWithoutQuantifiersRuns() {
        List<String> failing = failing(List.of(Type.con("Nat.nat"), Type.con("Int.int"), Type.bool()));
        for (String name : List.of(
                "List.set",
                "List.sort_key",
                "Relation.trans",
                "Relation.relcomp",
                "Set.image",
                "Wellfounded.wf",
                "Transitive_Closure.rtrancl",
                "Finite_Set.card",
                "Map.map_le",
                "Fun.inj_on",
                "Lattices_Big.Max")) {
            assertFalse(failing.contains(name), name);
        }
    }
}
