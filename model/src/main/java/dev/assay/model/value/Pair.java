package dev.assay.model.value;

/** (first, second). */
public record Pair(Value first, Value second) implements Value {}
