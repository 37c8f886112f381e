package dev.assay.explore.example;

import dev.assay.explore.Domain;
import dev.assay.explore.Signature;
import dev.assay.explore.Type;
import java.util.ArrayList;
import java.util.List;

/** Arrays that grow when written to, after Erlang's; one that is fixed does not grow. */
public final class FlexibleArrays {
    private static final Type INDEX = Type.named("index");
    private static final Type ELEM = Type.named("elem");
    private static final Type ARRAY = Type.named("array");
    private static final Long DEFAULT = -1L;

    private FlexibleArrays() {}

    private record Flexible(List<Long> elements, boolean isFixed) {
        Long get(int index) {
            return index < elements.size() || isFixed ? elements.get(index) : DEFAULT;
        }

        Flexible set(int index, Long element) {
            Flexible large = index < elements.size() || isFixed ? this : resize(index + 1);
            var changed = new ArrayList<>(large.elements);
            changed.set(index, element);
            return new Flexible(changed, isFixed);
        }

        Flexible resize(int size) {
            var resized = new ArrayList<>(elements.subList(0, Math.min(size, elements.size())));
            while (resized.size() < size) {
                resized.add(DEFAULT);
            }
            return new Flexible(resized, isFixed);
        }
    }

    public static Signature.Builder withoutDefault() {
        return over(arrays(false));
    }

    private static Domain arrays(boolean canBeFixed) {
        return Domain.of(
                (random, size) -> {
                    var array = new Flexible(List.of(), false);
                    for (int i = random.nextInt(size / 3 + 1); i > 0; i--) {
                        array = array.set(random.nextInt(size / 3 + 2), random.nextLong(size / 2 + 2) - 1);
                    }
                    return new Flexible(array.elements, canBeFixed && random.nextBoolean());
                },
                "A",
                "B",
                "C");
    }

    private static Signature.Builder over(Domain arrays) {
        return Signature.builder()
                .domain(INDEX, Domain.of((random, size) -> random.nextInt(size / 3 + 2), "I", "J", "K"))
                .domain(ELEM, Domain.of((random, size) -> random.nextLong(size / 2 + 2) - 1, "X", "Y", "Z"))
                .domain(ARRAY, arrays)
                .constant("new", new Flexible(List.of(), false), ARRAY)
                .function("get", a -> ((Flexible) a[1]).get((Integer) a[0]), INDEX, ARRAY, ELEM)
                .function("set", a -> ((Flexible) a[2]).set((Integer) a[0], (Long) a[1]), INDEX, ELEM, ARRAY, ARRAY);
    }

    public static Signature.Builder withDefault() {
        return withoutDefault().constant("def", DEFAULT, ELEM);
    }

    public static Signature.Builder withResize() {
        return withFix().function("resize", a -> ((Flexible) a[1]).resize((Integer) a[0]), INDEX, ARRAY, ARRAY);
    }

    public static Signature.Builder withFix() {
        return over(arrays(true))
                .constant("def", DEFAULT, ELEM)
                .function("fix", a -> new Flexible(((Flexible) a[0]).elements, true), ARRAY, ARRAY)
                .partial();
    }

    /** Writing in two different places can be swapped. */
    public static Signature.Builder withDifference() {
        return withDefault().predicate("/=", a -> !a[0].equals(a[1]), INDEX, INDEX, Booleans.BOOL);
    }
}
