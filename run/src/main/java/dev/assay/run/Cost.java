package dev.assay.run;

/** How soon an engine usually answers; a portfolio with few threads starts the cheap ones first. */
public enum Cost {
    INSTANT,
    CHEAP,
    MODERATE,
    EXPENSIVE
}
