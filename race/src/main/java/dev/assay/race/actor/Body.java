package dev.assay.race.actor;

/** What a process does. */
@FunctionalInterface
public interface Body {
    void run() throws Exception;
}
