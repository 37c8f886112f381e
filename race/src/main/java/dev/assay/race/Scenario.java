package dev.assay.race;

import java.io.Serializable;

/** A program to be run under many schedules. A lambda will do; it may capture strings and numbers, but nothing else. */
@FunctionalInterface
public interface Scenario extends Serializable {
    void run() throws Exception;
}
