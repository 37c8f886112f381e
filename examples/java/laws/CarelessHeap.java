import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;

/** A leftist heap with a mistake, which its laws show: {@link #toList} forgets to go on with the smallest. */
public final class CarelessHeap {
    private record Node(int rank, int value, Node left, Node right) {}

    private final Node root;

    private CarelessHeap(Node root) {
        this.root = root;
    }

    public static CarelessHeap empty() {
        return new CarelessHeap(null);
    }

    public boolean isEmpty() {
        return root == null;
    }

    public CarelessHeap insert(int x) {
        return new CarelessHeap(merge(root, new Node(1, x, null, null)));
    }

    public CarelessHeap merge(CarelessHeap other) {
        return new CarelessHeap(merge(root, other.root));
    }

    public int findMin() {
        if (root == null) {
            throw new NoSuchElementException();
        }
        return root.value;
    }

    public CarelessHeap deleteMin() {
        if (root == null) {
            throw new NoSuchElementException();
        }
        return new CarelessHeap(merge(root.left, root.right));
    }

    public static CarelessHeap fromList(List<Integer> xs) {
        CarelessHeap heap = empty();
        for (int x : xs) {
            heap = heap.insert(x);
        }
        return heap;
    }

    /** From the smallest to the largest, one should think. */
    public List<Integer> toList() {
        var result = new ArrayList<Integer>();
        collect(root, result);
        return List.copyOf(result);
    }

    private static void collect(Node node, List<Integer> result) {
        if (node != null) {
            result.add(node.value);
            collect(node.left, result);
            collect(node.right, result);
        }
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
        return other instanceof CarelessHeap heap && toList().equals(heap.toList());
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
