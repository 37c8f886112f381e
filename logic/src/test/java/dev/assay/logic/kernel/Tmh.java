package dev.assay.logic.kernel;

/** A record whose name is as long as those of classes that no image may make by name. */
public record Tmh(String name) {}
