package dev.assay.rank.statistics;

/** The incomplete beta function. */
final class Beta {
    private static final double[] LANCZOS = {
        0.9999999999998099,
        676.5203681218851,
        -1259.1392167224028,
        771.3234287776531,
        -176.6150291621406,
        12.507343278686905,
        -0.13857109526572012,
        9.984369578019572e-6,
        1.5056327351493116e-7
    };
    private static final int MOST_TERMS = 500;
    private static final double TINY = 1e-300;

    private Beta() {}

    /** I_x(a, b), by the continued fraction that converges quickly on this side. */
    static double regularized(double x, double a, double b) {
        if (x <= 0 || x >= 1) {
            return x <= 0 ? 0 : 1;
        }
        if (x > (a + 1) / (a + b + 2)) {
            return 1 - regularized(1 - x, b, a);
        }
        double front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x));
        return front * fraction(x, a, b) / a;
    }

    /** Lentz's method. */
    private static double fraction(double x, double a, double b) {
        double c = 1;
        double d = 1 / away(1 - (a + b) * x / (a + 1));
        double value = d;
        for (int m = 1; m <= MOST_TERMS; m++) {
            double even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
            d = 1 / away(1 + even * d);
            c = away(1 + even / c);
            value *= d * c;
            double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
            d = 1 / away(1 + odd * d);
            c = away(1 + odd / c);
            value *= d * c;
            if (Math.abs(d * c - 1) < 1e-15) {
                break;
            }
        }
        return value;
    }

    private static double away(double value) {
        return Math.abs(value) < TINY ? TINY : value;
    }

    /** Lanczos's approximation, for positive numbers. */
    static double logGamma(double x) {
        if (x < 0.5) {
            return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x);
        }
        double sum = LANCZOS[0];
        for (int i = 1; i < LANCZOS.length; i++) {
            sum += LANCZOS[i] / (x - 1 + i);
        }
        double t = x - 1 + LANCZOS.length - 1.5;
        return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(t) - t + Math.log(sum);
    }
}
