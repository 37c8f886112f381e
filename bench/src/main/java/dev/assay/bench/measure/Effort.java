package dev.assay.bench.measure;

/** How long to measure: rounds that warm up and do not count, and those that do. */
public enum Effort {
    QUICK(1, 3),
    FULL(2, 5);

    private final int warmUps;
    private final int rounds;

    Effort(int warmUps, int rounds) {
        this.warmUps = warmUps;
        this.rounds = rounds;
    }

    public int warmUps() {
        return warmUps;
    }

    public int rounds() {
        return rounds;
    }
}
