package dev.assay.logic.infer;

import java.util.IdentityHashMap;
import java.util.List;

/** An ambiguous place: the readings that may still fit, and the one that was taken. */
final class OpenChoice {
    /** How far the place is decided. */
    record Decision(List<PreTerm> remaining, Typed reading) {}

    final PreTerm.Choice choice;
    final Scope scope;

    /** Stands for the place in the terms around it. */
    final Typed placeholder;

    /** The choices that are part of every reading of this one. */
    final IdentityHashMap<PreTerm.Choice, OpenChoice> parts = new IdentityHashMap<>();

    List<PreTerm> remaining;
    Typed reading;

    OpenChoice(PreTerm.Choice choice, Scope scope, Typed placeholder) {
        this.choice = choice;
        this.scope = scope;
        this.placeholder = placeholder;
        remaining = choice.alternatives();
    }

    boolean isOpen() {
        return reading == null;
    }

    /** The part that is this choice at this very place, or null. */
    OpenChoice part(PreTerm.Choice inner, Scope place) {
        return place == scope ? parts.get(inner) : null;
    }

    Decision decision() {
        return new Decision(remaining, reading);
    }

    void restore(Decision decision) {
        remaining = decision.remaining;
        reading = decision.reading;
    }
}
