package dev.assay.rank.statistics;

/**
 * Welch's t-test: whether two groups, whose variances need not be equal, have the same mean.
 *
 * @param p how likely a difference as large as the one observed, or larger, would be if they had
 */
public record Welch(double t, double freedom, double p) {
    /** At least two numbers each. */
    public static Welch of(Sample one, Sample other) {
        if (one.count() < 2 || other.count() < 2) {
            throw new IllegalArgumentException(
                    "groups of " + one.count() + " and " + other.count() + " cannot be compared: each needs two");
        }
        double a = one.meanVariance();
        double b = other.meanVariance();
        if (a + b == 0) {
            boolean same = one.mean() == other.mean();
            return new Welch(same ? 0 : Double.POSITIVE_INFINITY, one.count() + other.count() - 2, same ? 1 : 0);
        }
        double t = (one.mean() - other.mean()) / Math.sqrt(a + b);
        // Welch and Satterthwaite
        double freedom = (a + b) * (a + b) / (a * a / (one.count() - 1) + b * b / (other.count() - 1));
        return new Welch(t, freedom, twoSided(t, freedom));
    }

    /** P(|T| ≥ |t|) of Student's distribution. */
    static double twoSided(double t, double freedom) {
        return Beta.regularized(freedom / (freedom + t * t), freedom / 2, 0.5);
    }
}
