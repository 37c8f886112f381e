package dev.assay.race.schedule;

import java.util.Arrays;

/** All that can happen next; the actions of a strand stand together. It is filled anew for each decision. */
public final class Enabled {
    private Action[] actions = new Action[8];
    private int size;

    public void clear() {
        size = 0;
    }

    public void add(Action action) {
        if (size == actions.length) {
            actions = Arrays.copyOf(actions, 2 * size);
        }
        actions[size++] = action;
    }

    public int size() {
        return size;
    }

    public Action get(int index) {
        return actions[index];
    }

    /** Where the decision stands, or −1. */
    public int indexOf(Decision decision) {
        for (int i = 0; i < size; i++) {
            if (actions[i].decision().equals(decision)) {
                return i;
            }
        }
        return -1;
    }
}
