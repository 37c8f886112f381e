package dev.assay.race.schedule;

/** A decision that was taken, and what it let happen. */
public record Step(Decision decision, Operation operation) {}
