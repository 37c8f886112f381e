package dev.assay.rank.statistics;

/**
 * A line y = slope · x + offset near some points.
 *
 * @param error the square root of the mean square of how far the points are above or below it
 */
public record Line(double slope, double offset, double error) {
    /** The best line through the origin: one score is a multiple of the other. */
    public static Line throughOrigin(double[] x, double[] y) {
        double products = 0;
        double squares = 0;
        for (int i = 0; i < x.length; i++) {
            products += x[i] * y[i];
            squares += x[i] * x[i];
        }
        return fitted(squares == 0 ? 0 : products / squares, 0, x, y);
    }

    /** The best line with slope 1: one score is the other less some points. */
    public static Line parallelToDiagonal(double[] x, double[] y) {
        return fitted(1, Sample.of(y).mean() - Sample.of(x).mean(), x, y);
    }

    /** Whichever of the two is nearer to the points. */
    public static Line nearest(double[] x, double[] y) {
        Line one = throughOrigin(x, y);
        Line other = parallelToDiagonal(x, y);
        return one.error <= other.error ? one : other;
    }

    private static Line fitted(double slope, double offset, double[] x, double[] y) {
        double squares = 0;
        for (int i = 0; i < x.length; i++) {
            double distance = y[i] - slope * x[i] - offset;
            squares += distance * distance;
        }
        return new Line(slope, offset, x.length == 0 ? 0 : Math.sqrt(squares / x.length));
    }
}
