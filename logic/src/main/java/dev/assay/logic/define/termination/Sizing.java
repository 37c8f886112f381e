package dev.assay.logic.define.termination;

import static dev.assay.logic.Term.app;

import dev.assay.logic.HolNames;
import dev.assay.logic.Sort;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Conv;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Theory;
import java.util.List;
import java.util.Optional;

/** What is known of the sizes of datatype values, and of the lengths of lists that library functions return. */
final class Sizing {
    /** The size of a value equals the limit, or is at most that. */
    record Bound(Term limit, boolean isExact) {}

    private static final Type NAT = Arithmetic.NAT;
    private static final Type BINARY = Type.fun(List.of(NAT, NAT), NAT);
    private static final Const PLUS = new Const(HolNames.PLUS, BINARY);
    private static final Const MINUS = new Const(HolNames.MINUS, BINARY);
    private static final Const MIN = new Const(HolNames.MIN, BINARY);
    private static final Const SUC = new Const(HolNames.SUC, Type.fun(NAT, NAT));
    private static final Term ONE = app(SUC, new Const(HolNames.ZERO, NAT));

    private final Theory theory;
    private final Signature signature;

    Sizing(Theory theory) {
        this.theory = theory;
        this.signature = theory.signature();
    }

    boolean hasSize(Type type) {
        return signature.typeClass("Nat.size").isPresent() && signature.hasSort(type, Sort.of("Nat.size"));
    }

    /** The size of a value, computed as far as its constructors are known. */
    Optional<Term> size(Term value) {
        return hasSize(value.type()) ? Optional.of(computed(of(value))) : Optional.empty();
    }

    private static Term of(Term value) {
        return app(new Const(Arithmetic.SIZE, Type.fun(value.type(), NAT)), value);
    }

    private Term computed(Term size) {
        List<Thm> equations = equations(size.arguments().getFirst().type());
        return equations.isEmpty()
                ? size
                : Rules.right(Conv.rewrite(signature, equations)
                        .or(Conv.beta(signature))
                        .everywhere(signature)
                        .total(signature, size));
    }

    private List<Thm> equations(Type type) {
        return type instanceof Type.Con(var name, var _)
                ? theory.fact(name + ".size").map(f -> f.theorems()).orElse(List.of())
                : List.of();
    }

    /** Whether the value is a constructor of size 0, and all others of its type are larger. */
    boolean isSmallest(Term value) {
        var own = equations(value.type()).stream()
                .filter(e -> Rules.left(e).isApplied(Arithmetic.SIZE))
                .toList();
        return value instanceof Const c
                && !own.isEmpty()
                && own.stream().allMatch(e -> {
                    boolean isOwn = Rules.left(e).arguments().getFirst().head() instanceof Const d
                            && d.name().equals(c.name());
                    return isOwn != Rules.right(e).isApplied(SUC.name());
                });
    }

    /** Facts about the length of a list that is not a constructor. */
    List<Bound> bounds(Term list) {
        if (!(list.head() instanceof Const(var name, var _)) || list.arguments().isEmpty()) {
            return List.of();
        }
        List<Term> arguments = list.arguments();
        Term last = arguments.getLast();
        return switch (name) {
            case HolNames.LIST_APPEND -> exactly(list, 2, () -> app(PLUS, of(arguments.get(0)), of(last)));
            case "List.rev", "List.rotate1" -> exactly(list, 1, () -> of(last));
            case HolNames.LIST_MAP, "List.rotate", "List.sort_key" -> exactly(list, 2, () -> of(last));
            case HolNames.LIST_UPDATE -> exactly(list, 3, () -> of(arguments.getFirst()));
            case "List.insort_key" -> exactly(list, 3, () -> app(SUC, of(last)));
            case "List.tl", "List.butlast" -> exactly(list, 1, () -> app(MINUS, of(last), ONE));
            case "List.take" -> exactly(list, 2, () -> app(MIN, arguments.get(0), of(last)));
            case "List.drop" -> exactly(list, 2, () -> app(MINUS, of(last), arguments.get(0)));
            case "List.replicate" -> exactly(list, 2, () -> arguments.get(0));
            case HolNames.UPT -> exactly(list, 2, () -> app(MINUS, last, arguments.get(0)));
            case "List.zip" -> exactly(list, 2, () -> app(MIN, of(arguments.get(0)), of(last)));
            case HolNames.LIST_FILTER, "List.takeWhile", "List.dropWhile", "List.removeAll", "List.remove1" ->
                arguments.size() == 2 ? List.of(new Bound(of(last), false)) : List.of();
            case "List.remdups" -> arguments.size() == 1 ? List.of(new Bound(of(last), false)) : List.of();
            case Hol.IF -> branches(list);
            default -> List.of();
        };
    }

    private interface Limit {
        Term term();
    }

    private static List<Bound> exactly(Term list, int arity, Limit limit) {
        return list.arguments().size() == arity ? List.of(new Bound(limit.term(), true)) : List.of();
    }

    private static List<Bound> branches(Term list) {
        List<Term> parts = list.arguments();
        return exactly(list, 3, () -> app(Hol.conditional(NAT), parts.get(0), of(parts.get(1)), of(parts.get(2))));
    }
}
