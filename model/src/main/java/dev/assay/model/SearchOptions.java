package dev.assay.model;

import dev.assay.logic.Type;
import java.time.Duration;
import java.util.Optional;

/**
 * How models are searched.
 *
 * @param mono the types whose sizes grow together with those of others; the finder can find out for which that is enough
 * @param solver the SAT solver's name; empty for the best one
 * @param threads how many scopes are searched side by side; 0 for as many as there are processors
 */
public record SearchOptions(Choice<Type> mono, Optional<String> solver, int threads, Duration timeout) {}
