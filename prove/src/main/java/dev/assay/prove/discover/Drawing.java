package dev.assay.prove.discover;

import dev.assay.code.extract.Code;
import dev.assay.code.extract.NotExecutable;
import dev.assay.code.program.Layout;
import dev.assay.code.runtime.Data;
import dev.assay.code.runtime.SetFinite;
import dev.assay.explore.Generator;
import dev.assay.logic.HolNames;
import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/**
 * Values of a theory's ground types at random. A value of data has at most as many constructors as the size says,
 * shared among its parts. Most numbers are from so small a range that they are often equal; some are large, since much that is
 * true of small ones is not true of all.
 */
final class Drawing {
    /** More constructors around a value than any size allows. */
    private static final int INFINITE = Integer.MAX_VALUE / 2;

    /** One number in so many is drawn from a range that doubles with every second size, up to this power of two. */
    private static final int SELDOM = 8;

    private static final int MOST_BITS = 10;

    /** One of these in so many is huge: too large for a recursion that counts down from it, which then soon gives up. */
    private static final int RARELY = 8;

    private static final int HUGE_BITS = 15;

    private final Code code;
    private final Map<Type, Layout> layouts = new HashMap<>();
    private final Map<Type, Integer> least = new HashMap<>();

    Drawing(Code code) {
        this.code = code;
    }

    /** @throws NotExecutable if nobody knows values of the type */
    Generator generator(Type type) {
        check(type, new HashSet<>());
        return (random, size) -> draw(type, random.nextInt(size + 1), random);
    }

    private void check(Type type, Set<Type> above) {
        if (!above.add(type)) {
            return;
        }
        switch (((Type.Con) type).name()) {
            case HolNames.BOOL, HolNames.NAT, HolNames.INT -> {}
            case HolNames.SET -> check(((Type.Con) type).arguments().getFirst(), above);
            case Type.FUN -> check(type.range(), above);
            default -> {
                Layout layout = layout(type);
                if (layout.shapes().isEmpty()
                        || code.theory()
                                .signature()
                                .datatype(((Type.Con) type).name())
                                .isEmpty()) {
                    throw new NotExecutable("nobody knows how to make values of type " + type);
                }
                layout.shapes().forEach(shape -> shape.fields().forEach(field -> check(field, above)));
                if (least(type, new HashSet<>()) >= INFINITE) {
                    throw new NotExecutable("all values of type " + type + " are infinite");
                }
            }
        }
    }

    private Layout layout(Type type) {
        return layouts.computeIfAbsent(type, code::layout);
    }

    private Object draw(Type type, int size, RandomGenerator random) {
        return switch (((Type.Con) type).name()) {
            case HolNames.BOOL -> random.nextBoolean();
            case HolNames.NAT -> isLarge(random) ? large(size, random) : random.nextLong(size / 2 + 2);
            case HolNames.INT ->
                isLarge(random)
                        ? random.nextBoolean() ? large(size, random) : -large(size, random)
                        : random.nextLong(size + 3) - size / 2 - 1;
            case HolNames.SET -> set(((Type.Con) type).arguments().getFirst(), size, random);
            case Type.FUN -> new DrawnFunction(type, this, random.nextLong(), size);
            default -> data(type, size, random);
        };
    }

    private static boolean isLarge(RandomGenerator random) {
        return random.nextInt(SELDOM) == 0;
    }

    private static long large(int size, RandomGenerator random) {
        long range = 1L << Math.min(size / 2 + 4, MOST_BITS);
        if (random.nextInt(RARELY) > 0) {
            return random.nextLong(range);
        }
        long least = 1L << HUGE_BITS;
        return least + random.nextLong(least << random.nextInt(HUGE_BITS));
    }

    Object draw(Type type, int size, long seed) {
        return draw(type, size, new SplittableRandom(seed));
    }

    private Object set(Type element, int size, RandomGenerator random) {
        var elements = new ArrayList<Object>();
        for (int i = random.nextInt(size + 1); i > 0; i--) {
            elements.add(draw(element, size, random));
        }
        return SetFinite.of(elements);
    }

    private Object data(Type type, int size, RandomGenerator random) {
        List<Layout.Shape> shapes = layout(type).shapes();
        int tag = tag(type, shapes, size, random);
        List<Type> fields = shapes.get(tag).fields();
        int recursive = 0;
        for (Type field : fields) {
            recursive += leads(field, type) ? 1 : 0;
        }
        var values = new Object[fields.size()];
        int left = size - 1;
        for (int i = 0; i < values.length; i++) {
            if (leads(fields.get(i), type)) {
                // The last one gets the rest, so that lists can be long.
                int part = --recursive == 0 ? left : random.nextInt(left + 1);
                left -= part;
                values[i] = draw(fields.get(i), Math.max(part, 0), random);
            } else {
                values[i] = draw(fields.get(i), Math.max(size - 1, 0) / 2, random);
            }
        }
        return Data.of(tag, values);
    }

    /** Constructors that go on are the likelier the more room there is; without room the least are left. */
    private int tag(Type type, List<Layout.Shape> shapes, int size, RandomGenerator random) {
        var weights = new int[shapes.size()];
        int sum = 0;
        for (int i = 0; i < weights.length; i++) {
            List<Type> fields = shapes.get(i).fields();
            boolean isRecursive = fields.stream().anyMatch(f -> leads(f, type));
            weights[i] = size <= 0
                    ? 1 + least(fields, new HashSet<>()) <= least(type, new HashSet<>()) ? 1 : 0
                    : isRecursive ? size : 1;
            sum += weights[i];
        }
        int at = random.nextInt(sum);
        int tag = 0;
        while (at >= weights[tag]) {
            at -= weights[tag++];
        }
        return tag;
    }

    /** Whether values of the one type are parts of values of the other, or are such themselves. */
    private boolean leads(Type from, Type to) {
        return leads(from, to, new HashSet<>());
    }

    private boolean leads(Type from, Type to, Set<Type> seen) {
        if (from.equals(to)) {
            return true;
        }
        if (!seen.add(from) || !(from instanceof Type.Con(var name, var arguments))) {
            return false;
        }
        return switch (name) {
            case HolNames.BOOL, HolNames.NAT, HolNames.INT -> false;
            case HolNames.SET -> leads(arguments.getFirst(), to, seen);
            case Type.FUN -> leads(from.range(), to, seen);
            default ->
                layout(from).shapes().stream()
                        .anyMatch(shape -> shape.fields().stream().anyMatch(f -> leads(f, to, seen)));
        };
    }

    /** How many constructors are around one another in the least value. */
    private int least(Type type, Set<Type> above) {
        Integer known = least.get(type);
        if (known != null) {
            return known;
        }
        if (!above.add(type)) {
            return INFINITE;
        }
        int depth = switch (((Type.Con) type).name()) {
            case HolNames.BOOL, HolNames.NAT, HolNames.INT, HolNames.SET -> 0;
            case Type.FUN -> least(type.range(), above);
            default ->
                layout(type).shapes().stream()
                        .mapToInt(shape -> Math.min(1 + least(shape.fields(), above), INFINITE))
                        .min()
                        .orElse(INFINITE);
        };
        above.remove(type);
        if (above.isEmpty()) {
            least.put(type, depth);
        }
        return depth;
    }

    private int least(List<Type> fields, Set<Type> above) {
        int deepest = 0;
        for (Type field : fields) {
            deepest = Math.max(deepest, least(field, above));
        }
        return Math.min(deepest, INFINITE);
    }
}
