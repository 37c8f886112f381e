package dev.assay.run.process;

/** What a process wrote, and whether it wrote more than was kept. */
public record Captured(String text, boolean truncated) {
    @Override
    public String toString() {
        return truncated ? text + "\n[cut here: the output is longer]" : text;
    }
}
