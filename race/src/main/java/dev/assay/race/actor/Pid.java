package dev.assay.race.actor;

/** A process, as others know it. */
public final class Pid {
    final Process process;

    Pid(Process process) {
        this.process = process;
    }

    public String name() {
        return process.strand().name();
    }

    @Override
    public String toString() {
        return name();
    }
}
