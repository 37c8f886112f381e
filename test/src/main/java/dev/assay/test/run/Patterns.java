package dev.assay.test.run;

import dev.assay.code.program.Layout;
import dev.assay.logic.HolNames;
import dev.assay.logic.Term;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.theory.Theory;
import dev.assay.test.domain.Domain;
import dev.assay.test.domain.Domains;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** Terms of constructors and variables as patterns. */
final class Patterns {
    private final Theory theory;
    private final Domains domains;
    private final Map<Free, Integer> slots;

    Patterns(Theory theory, Domains domains, Map<Free, Integer> slots) {
        this.theory = theory;
        this.domains = domains;
        this.slots = slots;
    }

    /** The pattern that gives values to the variables of the term that have none; empty if it is no pattern. */
    Optional<Pattern> of(Term term, Set<Free> bound) {
        return pattern(term, new HashSet<>(bound));
    }

    private Optional<Pattern> pattern(Term term, Set<Free> bound) {
        return switch (term) {
            case Free v
            when bound.contains(v) ->
                isComparable(v.type()) ? Optional.of(new Pattern.Same(slot(v))) : Optional.empty();
            case Free v -> {
                if (!isComparable(v.type())) {
                    yield Optional.empty();
                }
                bound.add(v);
                yield Optional.of(new Pattern.Bind(slot(v)));
            }
            case Const _, App _ -> constructed(term, bound);
            case Term.Bound _, Term.Abs _ -> Optional.empty();
        };
    }

    private int slot(Free variable) {
        return Objects.requireNonNull(slots.get(variable));
    }

    /** Whether a computed value of the type can be compared and written down like a generated one. */
    private boolean isComparable(Type type) {
        return switch (type) {
            case Type.Var _ -> false;
            case Type.Con(var name, var arguments) ->
                !name.equals(Type.FUN)
                        && (!name.equals(HolNames.SET) || domains.isListed(type))
                        && arguments.stream().allMatch(this::isComparable);
        };
    }

    private Optional<Pattern> constructed(Term term, Set<Free> bound) {
        if (!(term.head() instanceof Const head)) {
            return Optional.empty();
        }
        if (term.equals(Hol.TRUE) || term.equals(Hol.FALSE)) {
            return Optional.of(new Pattern.Truth(term.equals(Hol.TRUE)));
        }
        boolean isNatural = term.type().equals(Type.con(HolNames.NAT));
        if (isNatural && head.name().equals(HolNames.ZERO)) {
            return Optional.of(new Pattern.Number(BigInteger.ZERO));
        }
        if (isNatural && head.name().equals(HolNames.SUC) && term.arguments().size() == 1) {
            return pattern(term.arguments().getFirst(), bound).map(Pattern.Successor::new);
        }
        if (theory.signature().constructed(head).isEmpty()
                || !(domains.of(term.type()) instanceof Domain.Data(var layout, var _, var _))
                || layout.shapes().stream().map(Layout.Shape::constructor).noneMatch(c -> c.equals(head))
                || head.type().argumentTypes().size() != term.arguments().size()) {
            return Optional.empty();
        }
        var fields = new ArrayList<Pattern>();
        for (Term argument : term.arguments()) {
            Optional<Pattern> field = pattern(argument, bound);
            if (field.isEmpty()) {
                return Optional.empty();
            }
            fields.add(field.get());
        }
        return Optional.of(new Pattern.Construct(layout.tag(head), List.copyOf(fields)));
    }
}
