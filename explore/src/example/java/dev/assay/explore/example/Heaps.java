package dev.assay.explore.example;

import static dev.assay.explore.example.Booleans.BOOL;
import static dev.assay.explore.example.Lists.ELEM;
import static dev.assay.explore.example.Lists.LIST;
import static dev.assay.explore.example.Lists.list;

import dev.assay.explore.Domain;
import dev.assay.explore.Operation;
import dev.assay.explore.Signature;
import dev.assay.explore.Type;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Leftist heaps, compared by what they contain. */
public final class Heaps {
    private static final Type HEAP = Type.named("heap");

    private Heaps() {}

    /** The right branch is never heavier than the left one. */
    private record Heap(
            int rank,
            Long least,
            @Nullable Heap left,
            @Nullable Heap right) {}

    /** A heap, or none for the empty one: signatures have no null. */
    private record Root(@Nullable Heap heap) {
        static final Root EMPTY = new Root(null);

        static Root insert(Long element, Root into) {
            return merge(new Root(new Heap(1, element, null, null)), into);
        }

        static Root merge(Root one, Root other) {
            return new Root(Heaps.merge(one.heap, other.heap));
        }

        Heap some() {
            if (heap == null) {
                throw new IllegalStateException("the heap is empty");
            }
            return heap;
        }

        Root deleteMin() {
            return new Root(Heaps.merge(some().left, some().right));
        }

        List<Long> toList() {
            var list = new ArrayList<Long>();
            for (Root rest = this; rest.heap != null; rest = rest.deleteMin()) {
                list.add(rest.heap.least);
            }
            return list;
        }

        /** The mistake of taking the branches one after the other. */
        List<Long> toListUnordered() {
            var list = new ArrayList<Long>();
            collect(heap, list);
            return list;
        }

        private static void collect(@Nullable Heap heap, List<Long> list) {
            if (heap != null) {
                list.add(heap.least);
                collect(heap.left, list);
                collect(heap.right, list);
            }
        }

        static Root fromList(List<Long> list) {
            Root heap = EMPTY;
            for (Long element : list) {
                heap = insert(element, heap);
            }
            return heap;
        }
    }

    private static int rank(@Nullable Heap heap) {
        return heap == null ? 0 : heap.rank;
    }

    private static @Nullable Heap merge(@Nullable Heap one, @Nullable Heap other) {
        if (one == null) {
            return other;
        }
        if (other == null) {
            return one;
        }
        if (other.least < one.least) {
            return merge(other, one);
        }
        Heap rest = merge(one.right, other);
        return rank(rest) > rank(one.left)
                ? new Heap(rank(one.left) + 1, one.least, rest, one.left)
                : new Heap(rank(rest) + 1, one.least, one.left, rest);
    }

    public static Signature.Builder basic() {
        return basic(a -> ((Root) a[0]).toList());
    }

    private static Signature.Builder basic(Operation contents) {
        return Signature.builder()
                .domain(ELEM, Lists.ELEMENTS)
                .domain(
                        HEAP,
                        Domain.of(
                                        (random, size) -> {
                                            Root heap = Root.EMPTY;
                                            for (int i = random.nextInt(size / 2 + 1); i > 0; i--) {
                                                heap = Root.insert(random.nextLong(size / 2 + 2), heap);
                                            }
                                            return heap;
                                        },
                                        "h",
                                        "h1",
                                        "h2")
                                .observedBy((value, random, size) -> contents.apply(new Object[] {value})))
                .constant("empty", Root.EMPTY, HEAP)
                .function("isEmpty", a -> ((Root) a[0]).heap == null, HEAP, BOOL)
                .function("insert", a -> Root.insert((Long) a[0], (Root) a[1]), ELEM, HEAP, HEAP)
                .function("findMin", a -> ((Root) a[0]).some().least, HEAP, ELEM)
                .function("deleteMin", a -> ((Root) a[0]).deleteMin(), HEAP, HEAP)
                .partial();
    }

    public static Signature.Builder withTruth() {
        return basic().domain(BOOL, Booleans.domain("p", "q", "r"))
                .background("False", a -> false, BOOL)
                .background("True", a -> true, BOOL)
                .background("not", a -> !(boolean) a[0], BOOL, BOOL)
                .background("&&", a -> (boolean) a[0] && (boolean) a[1], BOOL, BOOL, BOOL)
                .background("||", a -> (boolean) a[0] || (boolean) a[1], BOOL, BOOL, BOOL);
    }

    public static Signature.Builder withMerge() {
        return withTruth().function("merge", a -> Root.merge((Root) a[0], (Root) a[1]), HEAP, HEAP, HEAP);
    }

    public static Signature.Builder withLists() {
        return lists(withMerge(), a -> ((Root) a[0]).toList());
    }

    /** With the mistake in {@code toList}, through which heaps are compared, too. */
    public static Signature.Builder withWrongLists() {
        Operation wrong = a -> ((Root) a[0]).toListUnordered();
        return lists(basic(wrong), wrong);
    }

    private static Signature.Builder lists(Signature.Builder heaps, Operation toList) {
        return heaps.domain(LIST, Lists.LISTS)
                .background("[]", a -> List.of(), LIST)
                .background(":", a -> Lists.cons((Long) a[0], list(a[1])), ELEM, LIST, LIST)
                .background("++", a -> Lists.append(list(a[0]), list(a[1])), LIST, LIST, LIST)
                .background("head", a -> list(a[0]).getFirst(), LIST, ELEM)
                .background("tail", a -> list(a[0]).subList(1, list(a[0]).size()), LIST, LIST)
                .background("sort", a -> list(a[0]).stream().sorted().toList(), LIST, LIST)
                .function("fromList", a -> Root.fromList(list(a[0])), LIST, HEAP)
                .function("toList", toList, HEAP, LIST);
    }
}
