package dev.assay.code.extract;

import dev.assay.logic.HolNames;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.theory.CodeDeclarations;
import dev.assay.logic.theory.Theory;
import dev.assay.logic.theory.TypeSpecification;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What a theory declares for execution beyond its facts.
 *
 * @param constructors for a type constructor, the constants that its values are built with ({@code code_datatype}); they
 *     need be neither injective nor disjoint nor exhaustive
 * @param aborting the constants that have no equations on purpose: to evaluate one is an error, but only then
 * @param generators for a type constructor, how its values are made for tests ({@code quickcheck_generator})
 */
public record CodeSetup(
        Map<String, List<Const>> constructors, Set<String> aborting, Map<String, Generator> generators) {
    /** The functions that make the values of a type, and what these have to satisfy. */
    public record Generator(Optional<Term> predicate, List<Term> makers) {
        public Generator {
            makers = List.copyOf(makers);
        }
    }

    public CodeSetup {
        constructors = Map.copyOf(constructors);
        aborting = Set.copyOf(aborting);
        generators = Map.copyOf(generators);
    }

    /** What is represented in its own way at run time, whatever a text says. */
    private static final Set<String> NATIVE =
            Set.of(HolNames.SET, HolNames.NAT, HolNames.INT, HolNames.RAT, HolNames.REAL, HolNames.BOOL);

    /** Both; where both speak of a type, the other one counts. */
    public CodeSetup with(CodeSetup other) {
        Map<String, List<Const>> allConstructors = new HashMap<>(constructors);
        allConstructors.putAll(other.constructors);
        Set<String> allAborting = new HashSet<>(aborting);
        allAborting.addAll(other.aborting);
        Map<String, Generator> allGenerators = new HashMap<>(generators);
        allGenerators.putAll(other.generators);
        return new CodeSetup(allConstructors, allAborting, allGenerators);
    }

    /** What the theory declares, and what its code equations show. */
    public static CodeSetup of(Theory theory) {
        return inferred(theory).with(declared(theory.code(), theory));
    }

    private static CodeSetup declared(CodeDeclarations code, Theory theory) {
        Map<String, List<Const>> constructors = new HashMap<>();
        Map<String, Generator> generators = new HashMap<>();
        for (String type : theory.signature().types()) {
            if (!NATIVE.contains(type)) {
                code.constructors(type).ifPresent(constants -> constructors.put(type, constants));
                code.generator(type)
                        .ifPresent(g -> generators.put(type, new Generator(g.predicate(), g.constructors())));
            }
        }
        return new CodeSetup(constructors, code.aborting(), generators);
    }

    /**
     * The constants that code equations take values of abstract types apart with, as in {@code count (mset xs) x = …}: what
     * the theory would declare with {@code code_datatype}.
     */
    private static CodeSetup inferred(Theory theory) {
        Map<String, List<Const>> found = new HashMap<>();
        for (Thm thm : theory.theorems("code")) {
            Term left = Rule.of(thm.conclusion()).left();
            for (Term argument : left.arguments()) {
                if (argument.head() instanceof Const c
                        && argument.type() instanceof Type.Con(var type, var _)
                        && isAbstract(theory, type)
                        && !isRepresentation(theory, type, left)) {
                    List<Const> known = found.computeIfAbsent(type, _ -> new ArrayList<>());
                    if (known.stream().noneMatch(k -> k.name().equals(c.name()))) {
                        known.add(new Const(
                                c.name(),
                                theory.signature().constantType(c.name()).orElse(c.type())));
                    }
                }
            }
        }
        return new CodeSetup(found, Set.of(), Map.of());
    }

    private static boolean isAbstract(Theory theory, String type) {
        return !type.equals(HolNames.SET)
                && theory.typeSpecification(type)
                        .filter(s -> s instanceof TypeSpecification.Subtype || s instanceof TypeSpecification.Quotient)
                        .isPresent();
    }

    /** Rep (f x) = … says what f does on representations; it takes no f x apart. */
    private static boolean isRepresentation(Theory theory, String type, Term left) {
        return left.arguments().size() == 1
                && theory.typeSpecification(type).orElseThrow() instanceof TypeSpecification.Subtype subtype
                && left.isApplied(subtype.rep().name());
    }
}
