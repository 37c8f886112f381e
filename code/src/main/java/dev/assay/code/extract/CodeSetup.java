package dev.assay.code.extract;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Theory;
import dev.assay.logic.Type;
import dev.assay.logic.TypeSpecification;
import dev.assay.logic.kernel.Thm;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What a theory declares for execution beyond its facts.
 *
 * @param constructors for a type constructor, the constants that its values are built with ({@code code_datatype}); they
 *     need be neither injective nor disjoint nor exhaustive
 * @param aborting the constants that have no equations on purpose: to evaluate one is an error, but only then
 */
public record CodeSetup(Map<String, List<Const>> constructors, Set<String> aborting) {
    public CodeSetup {
        constructors = Map.copyOf(constructors);
        aborting = Set.copyOf(aborting);
    }

    public static final CodeSetup NONE = new CodeSetup(Map.of(), Set.of());

    /**
     * The constants that code equations take values of abstract types apart with, as in {@code count (mset xs) x = …}: what
     * the theory would declare with {@code code_datatype}.
     */
    public static CodeSetup inferred(Theory theory) {
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
        return new CodeSetup(found, Set.of());
    }

    private static boolean isAbstract(Theory theory, String type) {
        return !type.equals("Set.set")
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
