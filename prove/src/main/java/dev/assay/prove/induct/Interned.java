package dev.assay.prove.induct;

import java.util.Arrays;

/** Numbers for arrays of numbers, the same for equal ones. */
final class Interned {
    private int[][] keys = new int[1 << 10][];
    private int[] table = new int[1 << 11];
    private int count;

    Interned() {
        Arrays.fill(table, -1);
    }

    int count() {
        return count;
    }

    int[] key(int number) {
        return keys[number];
    }

    int number(int[] key) {
        int slot = slot(key);
        if (table[slot] >= 0) {
            return table[slot];
        }
        if (count == keys.length) {
            keys = Arrays.copyOf(keys, 2 * count);
        }
        keys[count] = key;
        table[slot] = count++;
        if (2 * count > table.length) {
            grow();
        }
        return count - 1;
    }

    private int slot(int[] key) {
        int slot = hash(key) & (table.length - 1);
        while (table[slot] >= 0 && !Arrays.equals(keys[table[slot]], key)) {
            slot = (slot + 1) & (table.length - 1);
        }
        return slot;
    }

    /** Mixes after each number: Arrays.hashCode is the same for (a, b) and (a - 1, b + 31), and small numbers are all there are. */
    static int hash(int[] key) {
        int hash = key.length;
        for (int number : key) {
            hash = (hash ^ number) * 0x9E3779B9;
            hash ^= hash >>> 15;
        }
        return hash;
    }

    private void grow() {
        table = new int[2 * table.length];
        Arrays.fill(table, -1);
        for (int i = 0; i < count; i++) {
            table[slot(keys[i])] = i;
        }
    }
}
