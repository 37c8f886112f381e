import java.util.TreeSet;

/** A set of numbers that does not change. */
public final class IntSet {
    private final TreeSet<Integer> elements;

    private IntSet(TreeSet<Integer> elements) {
        this.elements = elements;
    }

    public static IntSet empty() {
        return new IntSet(new TreeSet<>());
    }

    public IntSet add(int x) {
        var result = new TreeSet<>(elements);
        result.add(x);
        return new IntSet(result);
    }

    public IntSet union(IntSet other) {
        var result = new TreeSet<>(elements);
        result.addAll(other.elements);
        return new IntSet(result);
    }

    public IntSet intersection(IntSet other) {
        var result = new TreeSet<>(elements);
        result.retainAll(other.elements);
        return new IntSet(result);
    }

    public boolean contains(int x) {
        return elements.contains(x);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof IntSet set && elements.equals(set.elements);
    }

    @Override
    public int hashCode() {
        return elements.hashCode();
    }

    @Override
    public String toString() {
        return elements.toString();
    }
}
