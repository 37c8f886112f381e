package dev.assay.logic.proof;

/** What proof methods need to know of the place where a goal stands. */
public interface MethodContext {}
