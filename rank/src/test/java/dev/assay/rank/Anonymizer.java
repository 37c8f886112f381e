package dev.assay.rank;

import java.util.EnumSet;
import java.util.Set;

/**
 * Blanks e-mail addresses, with faults to choose from. An address is a longest piece of letters, digits and {@code @ _ .} with
 * exactly one {@code @}; of each of its parts only the first character stays.
 */
record Anonymizer(Set<Mutation> mutations) {
    /** The faults, in the order of the bits that number the mutants. */
    enum Mutation {
        /** Separators are lost, inside of addresses and between pieces of text. */
        TAKE_1,
        /** A dot is no part of an address. */
        DOT,
        /** An address may have several @. */
        AT,
        /** The first letters are blanked, too. */
        UNDERSCORE
    }

    /** The mutant with the faults whose bits are set. */
    static Anonymizer numbered(int bits) {
        Set<Mutation> mutations = EnumSet.noneOf(Mutation.class);
        int rest = bits;
        for (Mutation each : Mutation.values()) {
            if ((rest & 1) == 1) {
                mutations.add(each);
            }
            rest >>= 1;
        }
        return new Anonymizer(mutations);
    }

    private boolean has(Mutation mutation) {
        return mutations.contains(mutation);
    }

    private boolean isInAddress(char c) {
        return Character.isLetterOrDigit(c) || c == '@' || c == '_' || c == '.' && !has(Mutation.DOT);
    }

    String anonymize(String text) {
        var result = new StringBuilder();
        int at = 0;
        while (at < text.length()) {
            int start = at;
            while (at < text.length() && isInAddress(text.charAt(at))) {
                at++;
            }
            String piece = text.substring(start, at);
            result.append(isAddress(piece) ? blanked(piece) : piece);
            if (at < text.length()) {
                if (!has(Mutation.TAKE_1)) {
                    result.append(text.charAt(at));
                }
                at++;
            }
        }
        return result.toString();
    }

    private boolean isAddress(String piece) {
        long signs = piece.chars().filter(c -> c == '@').count();
        return signs == 1 || signs > 1 && has(Mutation.AT);
    }

    private String blanked(String address) {
        var result = new StringBuilder();
        boolean first = true;
        for (int i = 0; i < address.length(); i++) {
            char c = address.charAt(i);
            if (c == '@' || c == '.') {
                if (!has(Mutation.TAKE_1)) {
                    result.append(c);
                }
                first = true;
            } else {
                result.append(first && !has(Mutation.UNDERSCORE) ? c : '_');
                first = false;
            }
        }
        return result.toString();
    }
}
