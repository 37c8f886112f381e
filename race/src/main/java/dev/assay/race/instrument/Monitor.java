package dev.assay.race.instrument;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The monitor of an object: who holds it, how often, and who waits to be notified. */
final class Monitor {
    @Nullable
    Guest owner;

    int holds;
    final List<Guest> waiting = new ArrayList<>();
}
