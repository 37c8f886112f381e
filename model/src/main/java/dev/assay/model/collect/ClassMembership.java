package dev.assay.model.collect;

import dev.assay.logic.Sort;
import dev.assay.logic.Term;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.theory.Theory;
import java.util.Optional;

/** OFCLASS(τ, c_class), which the reader writes as a variable {@code c_class} applied to the type, as what it says about τ. */
public final class ClassMembership {
    private static final String SUFFIX = "_class";

    private final Theory theory;

    public ClassMembership(Theory theory) {
        this.theory = theory;
    }

    public Term unfold(Term term) {
        return switch (term) {
            case Const _, Free _, Term.Bound _ -> term;
            case Term.Abs(var hint, var argument, var body) -> new Term.Abs(hint, argument, unfold(body));
            case App(Free(var name, var type), Const about)
            when isMembership(name, type, about) ->
                meaning(name.substring(0, name.length() - SUFFIX.length()), argument(about.type()))
                        .orElse(term);
            case App(var function, var argument) -> new App(unfold(function), unfold(argument));
        };
    }

    private static boolean isMembership(String name, Type type, Const about) {
        return name.endsWith(SUFFIX)
                && type.isFun()
                && type.range().equals(Type.bool())
                && about.type() instanceof Type.Con(var constructor, var arguments)
                && constructor.endsWith("itself")
                && arguments.size() == 1;
    }

    private static Type argument(Type itself) {
        return ((Type.Con) itself).arguments().getFirst();
    }

    private Optional<Term> meaning(String base, Type type) {
        if (base.equals("type")) {
            return Optional.of(Hol.TRUE);
        }
        return theory.signature().classes().stream()
                .filter(c -> c.equals(base) || c.endsWith("." + base))
                .findFirst()
                .map(c -> theory.signature().hasSort(type, Sort.of(c))
                        ? Hol.TRUE
                        : Hol.conjunction(ClassAxioms.of(theory, Sort.of(c), type)));
    }
}
