import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;

/** A leftist heap of numbers; two are equal if they hold the same numbers, as {@link #toList} tells. */
public final class LeftistHeap {
    private record Node(int rank, int value, Node left, Node right) {}

    private final Node root;

    private LeftistHeap(Node root) {
        this.root = root;
    }

    public static LeftistHeap empty() {
        return new LeftistHeap(null);
    }

    public boolean isEmpty() {
        return root == null;
    }

    public LeftistHeap insert(int x) {
        return new LeftistHeap(merge(root, new Node(1, x, null, null)));
    }

    public LeftistHeap merge(LeftistHeap other) {
        return new LeftistHeap(merge(root, other.root));
    }

    public int findMin() {
        if (root == null) {
            throw new NoSuchElementException();
        }
        return root.value;
    }

    public LeftistHeap deleteMin() {
        if (root == null) {
            throw new NoSuchElementException();
        }
        return new LeftistHeap(merge(root.left, root.right));
    }

    public static LeftistHeap fromList(List<Integer> xs) {
        LeftistHeap heap = empty();
        for (int x : xs) {
            heap = heap.insert(x);
        }
        return heap;
    }

    /** From the smallest to the largest. */
    public List<Integer> toList() {
        var result = new ArrayList<Integer>();
        for (LeftistHeap rest = this; !rest.isEmpty(); rest = rest.deleteMin()) {
            result.add(rest.findMin());
        }
        return List.copyOf(result);
    }

    public static List<Integer> sorted(List<Integer> xs) {
        return xs.stream().sorted().toList();
    }

    private static int rank(Node node) {
        return node == null ? 0 : node.rank;
    }

    private static Node merge(Node a, Node b) {
        if (a == null || b == null) {
            return a == null ? b : a;
        }
        if (a.value > b.value) {
            return merge(b, a);
        }
        Node right = merge(a.right, b);
        return rank(a.left) >= rank(right)
                ? new Node(rank(right) + 1, a.value, a.left, right)
                : new Node(rank(a.left) + 1, a.value, right, a.left);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof LeftistHeap heap && toList().equals(heap.toList());
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
