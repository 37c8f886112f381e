package dev.assay.property.coverage.sample;

import java.util.List;
import java.util.function.Predicate;

/** Reads a format with a header, as one does, and has a mistake deep inside. */
public final class Format implements Predicate<List<Byte>> {
    @Override
    public boolean test(List<Byte> bytes) {
        if (bytes.size() < 6) {
            return true;
        }
        if (bytes.get(0) != 'A') {
            return true;
        }
        if (bytes.get(1) != 'S') {
            return true;
        }
        if (bytes.get(2) != 'Y') {
            return true;
        }
        int version = bytes.get(3);
        return switch (version) {
            case 17 -> {
                Object checked = bytes.get(4) > bytes.get(5) ? new Object() : null;
                yield checked == null || bytes.get(4) != 99;
            }
            default -> true;
        };
    }
}
