package dev.assay.test.narrowing;

import dev.assay.code.runtime.Data;
import dev.assay.code.runtime.Rational;
import dev.assay.code.runtime.SetFinite;
import dev.assay.logic.Type;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Types whose values are tried one by one. */
final class Listings {
    /** More elements than this do not make sets: there would be too many. */
    private static final int MOST_ELEMENTS = 9;

    private Listings() {}

    /** 0, 1, -1, 2, -2, … up to the depth. */
    static final Shape.Listing INTEGERS = infinite(depth -> {
        var result = new ArrayList<Object>(List.of(0L));
        for (long n = 1; n <= depth; n++) {
            result.add(n);
            result.add(-n);
        }
        return result;
    });

    static final Shape.Listing NATURALS = infinite(depth -> {
        var result = new ArrayList<Object>();
        for (long n = 0; n <= depth; n++) {
            result.add(n);
        }
        return result;
    });

    /** Fractions whose numerator and denominator add up to no more than the depth and one. */
    static final Shape.Listing RATIONALS = infinite(depth -> {
        Set<Object> result = new LinkedHashSet<>(Set.of(Rational.ZERO));
        for (long sum = 2; sum <= depth + 1; sum++) {
            for (long denominator = 1; denominator < sum; denominator++) {
                for (long sign = 1; sign >= -1; sign -= 2) {
                    result.add(Rational.of(
                            BigInteger.valueOf(sign * (sum - denominator)), BigInteger.valueOf(denominator)));
                }
            }
        }
        return List.copyOf(result);
    });

    private interface Values {
        List<?> upTo(int depth);
    }

    private static Shape.Listing infinite(Values values) {
        return new Shape.Listing() {
            private final Map<Integer, List<?>> known = new java.util.concurrent.ConcurrentHashMap<>();

            @Override
            public List<?> values(int depth) {
                return known.computeIfAbsent(depth, values::upTo);
            }

            @Override
            public boolean isComplete(int depth) {
                return false;
            }
        };
    }

    /** The finite sets of elements of a type. */
    static final class Subsets implements Shape.Listing {
        private final Shapes shapes;
        private final Type element;
        private final Map<Integer, List<SetFinite>> known = new HashMap<>();

        Subsets(Shapes shapes, Type element) {
            this.shapes = shapes;
            this.element = element;
        }

        private int reach(int depth) {
            return shapes.of(element).isSmall() ? 1 : Math.max(depth - 1, 0);
        }

        @Override
        public boolean isComplete(int depth) {
            int elements = new Ground(shapes)
                    .values(element, reach(depth), MOST_ELEMENTS)
                    .size();
            return shapes.cardinality(element)
                    .filter(BigInteger.valueOf(elements)::equals)
                    .isPresent();
        }

        /** Those of smaller depth first, and among those of the same depth, in the order of binary numbers. */
        @Override
        public List<SetFinite> values(int depth) {
            int reach = reach(depth);
            List<SetFinite> result = known.get(reach);
            if (result == null) {
                result = subsets(new Ground(shapes).values(element, reach, MOST_ELEMENTS));
                known.put(reach, result);
            }
            return result;
        }

        private static List<SetFinite> subsets(List<Object> elements) {
            var result = new ArrayList<SetFinite>();
            for (int bits = 0; bits < 1 << elements.size(); bits++) {
                var chosen = new ArrayList<Object>();
                for (int i = 0; i < elements.size(); i++) {
                    if ((bits >> i & 1) != 0) {
                        chosen.add(elements.get(i));
                    }
                }
                result.add(SetFinite.of(chosen));
            }
            return result;
        }
    }

    /** Whole values, those of smaller depth first. */
    record Ground(Shapes shapes) {
        /** The depth of the values of small types, in all likelihood. */
        private static final int ENOUGH = 8;

        List<Object> values(Type type, int depth, int most) {
            Set<Object> result = new LinkedHashSet<>();
            int deepest = shapes.of(type).isSmall() ? Math.max(depth, ENOUGH) : depth;
            for (int d = 1; d <= deepest && result.size() < most; d++) {
                add(type, d, most, result);
            }
            return List.copyOf(result);
        }

        private void add(Type type, int depth, int most, Set<Object> into) {
            if (depth <= 0) {
                return;
            }
            switch (shapes.of(type)) {
                case Shape.Natural _ -> {
                    for (long n = 0; n < depth && into.size() < most; n++) {
                        into.add(n);
                    }
                }
                case Shape.Listed(var _, var listing, var _) ->
                    listing.values(depth - 1).stream().limit(most).forEach(into::add);
                case Shape.Mapping _ -> {} // functions cannot be told apart, so sets of them are empty
                case Shape.Constructed(var layout, var guard, var _) -> {
                    if (guard.isPresent()) {
                        return;
                    }
                    for (int tag = 0; tag < layout.shapes().size() && into.size() < most; tag++) {
                        var fields = layout.shapes().get(tag).fields();
                        if (shapes.isTruth(type)) {
                            into.add(shapes.truth(layout, tag));
                        } else {
                            build(tag, fields, new Object[fields.size()], 0, depth, most, into);
                        }
                    }
                }
            }
        }

        private void build(
                int tag, List<Type> fields, Object[] chosen, int next, int depth, int most, Set<Object> into) {
            if (into.size() >= most) {
                return;
            }
            if (next == chosen.length) {
                into.add(Data.of(tag, chosen.clone()));
                return;
            }
            for (Object value : values(fields.get(next), depth - 1, most)) {
                chosen[next] = value;
                build(tag, fields, chosen, next + 1, depth, most, into);
            }
        }
    }
}
