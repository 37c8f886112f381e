import java.math.BigDecimal;
import java.math.RoundingMode;

/** A number with so many decimal places. Sums and products have as many as the more precise operand, and are rounded to that. */
public final class FixedPoint {
    private static final int MOST_PLACES = 20;

    private final BigDecimal value;

    private FixedPoint(BigDecimal value) {
        this.value = value;
    }

    public static FixedPoint zero() {
        return new FixedPoint(BigDecimal.ZERO);
    }

    public static FixedPoint fromInt(int n) {
        return new FixedPoint(BigDecimal.valueOf(n));
    }

    /** n units of the last of so many places. */
    public static FixedPoint fromMinor(int n, int places) {
        return new FixedPoint(BigDecimal.valueOf(n, checked(places)));
    }

    public int precision() {
        return value.scale();
    }

    public FixedPoint add(FixedPoint other) {
        return new FixedPoint(value.add(other.value));
    }

    public FixedPoint negate() {
        return new FixedPoint(value.negate());
    }

    public FixedPoint subtract(FixedPoint other) {
        return new FixedPoint(value.subtract(other.value));
    }

    public FixedPoint multiply(FixedPoint other) {
        int places = Math.max(precision(), other.precision());
        return new FixedPoint(value.multiply(other.value).setScale(places, RoundingMode.HALF_UP));
    }

    public FixedPoint divide(FixedPoint other) {
        int places = Math.max(precision(), other.precision());
        return new FixedPoint(value.divide(other.value, places, RoundingMode.HALF_UP));
    }

    /** With other places, rounded. */
    public FixedPoint adjust(int places) {
        return new FixedPoint(value.setScale(checked(places), RoundingMode.HALF_UP));
    }

    /** Nothing, as precise as this. */
    public FixedPoint zeroLike() {
        return subtract(this);
    }

    /** Divided by a power of ten, cut off. */
    public FixedPoint shiftRight(int digits) {
        return new FixedPoint(value.movePointLeft(checked(digits)).setScale(precision(), RoundingMode.DOWN));
    }

    private static int checked(int places) {
        if (places < 0 || places > MOST_PLACES) {
            throw new IllegalArgumentException();
        }
        return places;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof FixedPoint number && value.equals(number.value);
    }

    @Override
    public int hashCode() {
        return value.hashCode();
    }

    @Override
    public String toString() {
        return value.toPlainString();
    }
}
