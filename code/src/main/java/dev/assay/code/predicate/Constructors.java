package dev.assay.code.predicate;

import dev.assay.code.extract.Code;
import dev.assay.code.program.Layout;
import dev.assay.logic.HolNames;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.theory.TypeSpecification;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Which terms are patterns. */
final class Constructors {
    static final Type NAT = Type.con(HolNames.NAT);
    static final String SUC = HolNames.SUC;
    static final String ZERO = HolNames.ZERO;

    /** Types whose values are no data at run time. */
    private static final Set<String> NATIVE = Set.of(
            HolNames.NAT,
            HolNames.INT,
            HolNames.SET,
            HolNames.RAT,
            HolNames.REAL,
            HolNames.CODE_NATURAL,
            HolNames.CODE_INTEGER,
            HolNames.BOOL,
            Type.FUN);

    private final Code code;
    private final Map<Type, Layout> layouts = new HashMap<>();
    private final Map<Type, Boolean> representatives = new HashMap<>();

    Constructors(Code code) {
        this.code = code;
    }

    /** The layout of data; empty for numbers, sets and functions. */
    Optional<Layout> layout(Type type) {
        if (!(type instanceof Type.Con(var name, var _)) || NATIVE.contains(name)) {
            return Optional.empty();
        }
        return Optional.of(layouts.computeIfAbsent(type, code::layout));
    }

    /** Whether equal values of the type may look different, as those of a quotient do. */
    boolean hasRepresentatives(Type type) {
        Boolean known = representatives.get(type);
        if (known == null) {
            known = hasRepresentatives(type, new HashSet<>());
            representatives.put(type, known);
        }
        return known;
    }

    private boolean hasRepresentatives(Type type, Set<Type> above) {
        if (!above.add(type) || !(type instanceof Type.Con(var name, var arguments))) {
            return false;
        }
        return code.isRefined(name)
                || code.theory().typeSpecification(name).orElse(null) instanceof TypeSpecification.Quotient
                        && !NATIVE.contains(name)
                || arguments.stream().anyMatch(a -> hasRepresentatives(a, above))
                || layout(type).stream()
                        .flatMap(l -> l.shapes().stream())
                        .flatMap(s -> s.fields().stream())
                        .anyMatch(f -> hasRepresentatives(f, above));
    }

    /** Whether the outermost part is a constructor with all its arguments. */
    boolean isConstructed(Term term) {
        if (!(term.head() instanceof Const head)
                || head.type().argumentTypes().size() != term.arguments().size()) {
            return false;
        }
        Type type = term.type();
        if (type.equals(NAT)) {
            return head.name().equals(SUC) || head.name().equals(ZERO);
        }
        if (type.equals(Type.bool())) {
            return term.equals(Hol.TRUE) || term.equals(Hol.FALSE);
        }
        return code.theory().signature().constructed(head).isPresent()
                && layout(type).isPresent()
                && layout(type).get().shapes().stream()
                        .anyMatch(s -> s.constructor().equals(head));
    }

    /** Whether values of the type may contain themselves, as those of a codatatype do. */
    boolean isInfinite(Type type) {
        return type instanceof Type.Con(var name, var _)
                && code.theory()
                        .signature()
                        .datatype(name)
                        .filter(Datatype::isCo)
                        .isPresent();
    }

    boolean isPattern(Term term) {
        return term instanceof Free
                || term.frees().isEmpty() && term.isClosed()
                || isConstructed(term) && term.arguments().stream().allMatch(this::isPattern);
    }

    /** The type that a case constant takes apart, if the term is one applied to all its arguments. */
    Optional<Datatype> caseOf(Term term) {
        List<Term> arguments = term.arguments();
        if (!(term.head() instanceof Const head) || arguments.isEmpty()) {
            return Optional.empty();
        }
        for (Type type : head.type().argumentTypes()) {
            if (type instanceof Type.Con(var name, var _)) {
                Optional<Datatype> datatype = code.theory()
                        .signature()
                        .datatype(name)
                        .filter(d -> d.names().caseOf().equals(head.name()))
                        .filter(d -> arguments.size() >= d.constructors().size() + 1);
                if (datatype.isPresent()) {
                    return datatype;
                }
            }
        }
        return Optional.empty();
    }
}
