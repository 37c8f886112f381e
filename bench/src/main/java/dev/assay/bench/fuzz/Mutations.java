package dev.assay.bench.fuzz;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.assay.property.Choices;
import dev.assay.property.Gen;
import dev.assay.property.Gens;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Inputs that were whole once: bytes, tokens and lines of them deleted, doubled, swapped, changed or put in from another. */
final class Mutations {
    /** How an input is taken apart. Every byte is one character here, so that bytes can be damaged, too. */
    private static final List<String> PARTS = List.of("(?<=\n)", "(?<=\\W)|(?=\\W)", "(?<=.)");

    private static final int MOST_EDITS = 4;

    /** An input, shown as text. */
    record Mutated(String text) {
        byte[] bytes() {
            return text.getBytes(ISO_8859_1);
        }

        @Override
        public String toString() {
            return text;
        }
    }

    private Mutations() {}

    static Gen<Mutated> of(List<byte[]> samples) {
        List<String> texts =
                samples.stream().map(s -> new String(s, ISO_8859_1)).toList();
        return Gens.composed(choices -> {
            String text = choices.draw(Gens.elements(texts));
            for (Edit edit : choices.repeat(1, MOST_EDITS, _ -> Edit.draw(choices, texts))) {
                text = edit.apply(text);
            }
            return new Mutated(text);
        });
    }

    /**
     * One change.
     *
     * @param at where, as parts of a million
     * @param other where else
     * @param donor another text
     */
    private record Edit(String parts, Kind kind, int at, int other, int letter, String donor) {
        private static final int WHOLE = 1_000_000;

        enum Kind {
            DELETE,
            DOUBLE,
            SWAP,
            CHANGE,
            GRAFT,
            CUT
        }

        static Edit draw(Choices choices, List<String> texts) {
            return new Edit(
                    choices.draw(Gens.elements(PARTS)),
                    choices.draw(Gens.enums(Kind.class)),
                    choices.draw(Gens.ints(0, WHOLE - 1)),
                    choices.draw(Gens.ints(0, WHOLE - 1)),
                    choices.draw(Gens.ints(0, 255)),
                    choices.draw(Gens.elements(texts)));
        }

        String apply(String text) {
            List<String> all = new ArrayList<>(List.of(text.split(parts)));
            int here = place(at, all.size());
            int there = place(other, all.size());
            switch (kind) {
                case DELETE -> all.remove(here);
                case DOUBLE -> all.add(there, all.get(here));
                case SWAP -> Collections.swap(all, here, there);
                case CHANGE -> all.set(here, String.valueOf((char) letter));
                case GRAFT -> {
                    String[] others = donor.split(parts);
                    all.add(here, others[place(other, others.length)]);
                }
                case CUT -> all.subList(here, all.size()).clear();
            }
            return String.join("", all);
        }

        private static int place(int part, int size) {
            return (int) ((long) part * size / WHOLE);
        }
    }
}
