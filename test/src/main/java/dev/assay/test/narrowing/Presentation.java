package dev.assay.test.narrowing;

import dev.assay.code.extract.Code;
import dev.assay.code.extract.Reify;
import dev.assay.code.program.Layout;
import dev.assay.code.runtime.Data;
import dev.assay.logic.HolNames;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The values in slots as terms. */
final class Presentation {
    /** Values as they are in memory. */
    private static final Reify.Parts DATA = new Reify.Parts() {
        @Override
        public int tag(Object value) {
            return ((Data) value).tag;
        }

        @Override
        public Object field(Object value, int index) {
            return ((Data) value).field(index);
        }
    };

    private static final Type NAT = Type.con(HolNames.NAT);
    private static final Const SUC = new Const(HolNames.SUC, Type.fun(NAT, NAT));

    private final Shapes shapes;
    private final Reify reify;
    private final Map<Type, Optional<Term>> smallest = new HashMap<>();

    Presentation(Shapes shapes, Code code) {
        this.shapes = shapes;
        this.reify = new Reify(code, DATA);
    }

    /** What a hole is shown as. */
    static Term blank(Type type) {
        return new Free("_", type);
    }

    /** The value with {@code _} for holes; empty where it cannot be written. */
    Optional<Term> partial(Slot slot) {
        return term(slot, type -> Optional.of(blank(type)));
    }

    /** The value with the smallest values in its holes. */
    Optional<Term> whole(Slot slot) {
        return term(slot, type -> smallest(type, new HashSet<>()));
    }

    private interface Filling {
        Optional<Term> fill(Type type);
    }

    private Optional<Term> term(Slot slot, Filling filling) {
        return switch (slot.shape) {
            case Shape.Mapping mapping -> table(slot.table(), mapping, filling);
            case Shape.Listed(var type, var _, var _) ->
                slot.isOpen() ? filling.fill(type) : reify.term(slot.current(), type);
            case Shape.Natural(var type) -> natural(slot, type, filling);
            case Shape.Constructed(var layout, var _, var _) -> {
                if (slot.isOpen()) {
                    yield filling.fill(layout.type());
                }
                var fields = new ArrayList<Term>();
                for (Slot part : slot.refinement(slot.choice()).parts()) {
                    Optional<Term> field = term(part, filling);
                    if (field.isEmpty()) {
                        yield Optional.empty();
                    }
                    fields.add(field.get());
                }
                yield Optional.of(Term.app(layout.shapes().get(slot.choice()).constructor(), fields));
            }
        };
    }

    private Optional<Term> natural(Slot slot, Type type, Filling filling) {
        Slot rest = slot;
        while (rest.choice() == 1) {
            rest = rest.refinement(1).parts()[0];
        }
        if (!rest.isOpen()) {
            return reify.term(rest.count(), type);
        }
        Optional<Term> hole = filling.fill(type);
        if (hole.isPresent() && hole.get() instanceof Free) {
            Term result = hole.get();
            for (long i = 0; i < rest.count(); i++) {
                result = Term.app(SUC, result);
            }
            return Optional.of(result);
        }
        return reify.term(rest.count(), type);
    }

    /** (λ_. c)(a := b, …), where c is the value at all arguments that nobody asked for. */
    private Optional<Term> table(Table table, Shape.Mapping mapping, Filling filling) {
        Type type = mapping.type();
        Slot any = table.entries().get(Table.ANY);
        Optional<Term> constant =
                !mapping.isComparable() && any != null ? term(any, filling) : filling.fill(type.range());
        if (constant.isEmpty()) {
            return Optional.empty();
        }
        Term result = Term.lambda(new Free("x", type.domain()), constant.get());
        if (!mapping.isComparable()) {
            return Optional.of(result);
        }
        Const update = new Const(HolNames.FUN_UPD, Type.fun(List.of(type, type.domain(), type.range()), type));
        for (var entry : table.entries().entrySet()) {
            Optional<Term> argument = reify.term(entry.getKey(), type.domain());
            Optional<Term> value = term(entry.getValue(), filling);
            if (argument.isEmpty() || value.isEmpty()) {
                return Optional.empty();
            }
            if (!value.equals(constant)) {
                result = Term.app(update, result, argument.get(), value.get());
            }
        }
        return Optional.of(result);
    }

    /** The value of least depth; empty where there is none, or not without a search. */
    private Optional<Term> smallest(Type type, Set<Type> above) {
        Optional<Term> known = smallest.get(type);
        if (known == null) {
            known = findSmallest(type, above);
            if (above.isEmpty()) {
                smallest.put(type, known);
            }
        }
        return known;
    }

    private Optional<Term> findSmallest(Type type, Set<Type> above) {
        return switch (shapes.of(type)) {
            case Shape.Mapping _ ->
                smallest(type.range(), above).map(t -> Term.lambda(new Free("x", type.domain()), t));
            case Shape.Natural _ -> reify.term(0L, type);
            case Shape.Listed(var _, var listing, var _) ->
                reify.term(listing.values(1).getFirst(), type);
            case Shape.Constructed(var layout, var guard, var _) ->
                guard.isPresent() || above.contains(type) ? Optional.empty() : smallest(layout, above);
        };
    }

    private Optional<Term> smallest(Layout layout, Set<Type> above) {
        var inside = new HashSet<>(above);
        inside.add(layout.type());
        @Nullable Term best = null;
        for (Layout.Shape shape : layout.shapes()) {
            var fields = new ArrayList<Term>();
            for (Type field : shape.fields()) {
                smallest(field, inside).ifPresent(fields::add);
            }
            if (fields.size() == shape.fields().size()) {
                Term term = Term.app(shape.constructor(), fields);
                if (best == null || size(term) < size(best)) {
                    best = term;
                }
            }
        }
        return Optional.ofNullable(best);
    }

    private static int size(Term term) {
        return switch (term) {
            case Term.App(var function, var argument) -> size(function) + size(argument);
            case Term.Abs(var _, var _, var body) -> 1 + size(body);
            case Const _, Free _, Term.Bound _ -> 1;
        };
    }
}
