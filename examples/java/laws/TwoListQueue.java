import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;

/** A queue of two lists, the second one backwards; two are equal if they hold the same numbers in the same order. */
public final class TwoListQueue {
    private final List<Integer> front;
    private final List<Integer> back;

    private TwoListQueue(List<Integer> front, List<Integer> back) {
        this.front = front;
        this.back = back;
    }

    public static TwoListQueue empty() {
        return new TwoListQueue(List.of(), List.of());
    }

    public boolean isEmpty() {
        return front.isEmpty() && back.isEmpty();
    }

    /** With x as the last. */
    public TwoListQueue in(int x) {
        return new TwoListQueue(front, prepended(x, back));
    }

    /** With x as the first. */
    public TwoListQueue inFront(int x) {
        return new TwoListQueue(prepended(x, front), back);
    }

    public int head() {
        return nonempty().getFirst();
    }

    public int last() {
        return nonempty().getLast();
    }

    /** Without the first. */
    public TwoListQueue tail() {
        List<Integer> all = nonempty();
        return new TwoListQueue(all.subList(1, all.size()), List.of());
    }

    /** Without the last. */
    public TwoListQueue init() {
        List<Integer> all = nonempty();
        return new TwoListQueue(List.of(), all.subList(0, all.size() - 1).reversed());
    }

    public TwoListQueue join(TwoListQueue other) {
        var all = new ArrayList<>(toList());
        all.addAll(other.front);
        return new TwoListQueue(all, other.back);
    }

    public TwoListQueue reverse() {
        return new TwoListQueue(back, front);
    }

    public static TwoListQueue fromList(List<Integer> xs) {
        return new TwoListQueue(xs, List.of());
    }

    public List<Integer> toList() {
        var all = new ArrayList<>(front);
        all.addAll(back.reversed());
        return List.copyOf(all);
    }

    private List<Integer> nonempty() {
        List<Integer> all = toList();
        if (all.isEmpty()) {
            throw new NoSuchElementException();
        }
        return all;
    }

    private static List<Integer> prepended(int x, List<Integer> xs) {
        var all = new ArrayList<Integer>();
        all.add(x);
        all.addAll(xs);
        return all;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof TwoListQueue queue && toList().equals(queue.toList());
    }

    @Override
    public int hashCode() {
        return toList().hashCode();
    }

    @Override
    public String toString() {
        return toList().toString();
    }
}
