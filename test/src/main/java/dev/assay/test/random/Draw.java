package dev.assay.test.random;

import dev.assay.code.program.Layout;
import dev.assay.code.runtime.Data;
import dev.assay.code.runtime.Fun;
import dev.assay.code.runtime.FunctionTable;
import dev.assay.code.runtime.MatchFailure;
import dev.assay.code.runtime.Rational;
import dev.assay.code.runtime.SetFinite;
import dev.assay.code.runtime.SetOperations;
import dev.assay.code.runtime.Undecided;
import dev.assay.logic.Type;
import dev.assay.test.domain.Domain;
import dev.assay.test.domain.Domains;
import dev.assay.test.domain.Enumeration;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Draws values of a type at random. Larger sizes allow deeper data and larger numbers. */
final class Draw {
    /** How often a representation is drawn before it is clear that none will do. */
    private static final int ATTEMPTS = 100;

    private final Enumeration enumeration;
    private final Domains domains;
    private final Depths depths;

    Draw(Enumeration enumeration) {
        this.enumeration = enumeration;
        this.domains = enumeration.domains();
        this.depths = new Depths(domains);
    }

    Domains domains() {
        return domains;
    }

    Depths depths() {
        return depths;
    }

    /** @throws Undecided if no value could be drawn */
    Object value(Type type, int size, Dice dice) {
        return switch (domains.of(type)) {
            case Domain.Truth _ -> dice.isHeads();
            case Domain.Natural _ -> (long) dice.below(size + 1);
            case Domain.Whole _ -> (long) dice.below(2 * size + 1) - size;
            case Domain.Ratio _ ->
                Rational.of(
                        BigInteger.valueOf(dice.below(2 * size + 1) - size),
                        BigInteger.valueOf(1 + dice.below(size + 1)));
            case Domain.Sets(var element) -> set(element, size, dice);
            case Domain.Functions(var argument, var result) -> function(argument, result, size, dice);
            case Domain.Data data -> data(data, type, size, dice);
            case Domain.Made made -> made(made, type, size, dice);
        };
    }

    private Object made(Domain.Made made, Type type, int size, Dice dice) {
        List<Layout.Shape> shapes =
                made.makers().stream().map(Domain.Maker::shape).toList();
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            Domain.Maker maker = made.makers().get(tag(shapes, type, size, dice));
            var arguments = new ArrayList<Object>();
            for (Type argument : maker.shape().fields()) {
                arguments.add(value(argument, Math.max(size - 1, 0), dice));
            }
            Optional<Object> value = Enumeration.value(maker.function(), arguments.toArray());
            if (value.isPresent()
                    && (made.predicate().isEmpty() || holds(made.predicate().get(), value.get()))) {
                return value.get();
            }
        }
        throw new Undecided("no value of type " + type + " in " + ATTEMPTS + " draws");
    }

    private Object set(Type element, int size, Dice dice) {
        var chosen = new ArrayList<Object>();
        Object[] all = domains.isListed(element) ? enumeration.array(element, 1) : null;
        if (all != null) {
            for (Object x : all) {
                if (dice.isHeads()) {
                    chosen.add(x);
                }
            }
            return SetFinite.of(chosen);
        }
        int count = dice.below(size + 1);
        for (int i = 0; i < count; i++) {
            chosen.add(value(element, Math.max(size - 1, 0), dice));
        }
        Object set = SetFinite.of(chosen);
        // Now and then an infinite one.
        return !domains.isListed(element) && dice.below(8) == 0 ? SetOperations.complement(set) : set;
    }

    private Object function(Type argument, Type result, int size, Dice dice) {
        Object[] all = domains.isListed(argument) ? enumeration.array(argument, 1) : null;
        if (all == null) {
            var own = dice.split();
            return new DrawnFunction(() -> value(result, size, own));
        }
        Map<Object, Object> values = LinkedHashMap.newLinkedHashMap(all.length);
        for (Object x : all) {
            values.put(x, value(result, size, dice));
        }
        return FunctionTable.total(values);
    }

    private Object data(Domain.Data data, Type type, int size, Dice dice) {
        List<Layout.Shape> shapes = data.layout().shapes();
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            int tag = tag(shapes, type, size, dice);
            List<Type> types = shapes.get(tag).fields();
            int inner = data.isPlain() ? size : Math.max(size - 1, 0);
            var fields = new Object[types.size()];
            for (int i = 0; i < fields.length; i++) {
                fields[i] = value(types.get(i), inner, dice);
            }
            if (data.predicate().isEmpty() || holds(data.predicate().get(), fields[0])) {
                return Data.of(tag, fields);
            }
        }
        throw new Undecided("no value of type " + type + " in " + ATTEMPTS + " draws");
    }

    private static boolean holds(Fun predicate, Object value) {
        try {
            return predicate.test(value);
        } catch (MatchFailure | Undecided e) {
            return false;
        }
    }

    /** Constructors that go on are the likelier the larger the value may be; at size 0 only the shallowest are left. */
    private int tag(List<Layout.Shape> shapes, Type type, int size, Dice dice) {
        if (shapes.size() == 1) {
            return 0;
        }
        int[] weights = new int[shapes.size()];
        int sum = 0;
        for (int i = 0; i < weights.length; i++) {
            Layout.Shape shape = shapes.get(i);
            weights[i] =
                    size <= 0 ? (depths.isShallow(type, shape) ? 1 : 0) : depths.isRecursive(type, shape) ? size : 1;
            sum += weights[i];
        }
        int at = dice.below(Math.max(sum, 1));
        for (int i = 0; i < weights.length; i++) {
            at -= weights[i];
            if (at < 0) {
                return i;
            }
        }
        return 0;
    }
}
