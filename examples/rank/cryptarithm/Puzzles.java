import dev.assay.property.Gen;
import dev.assay.property.Gens;

/** Sums of short words with few letters, so that whether they can be solved is quickly known. */
class Puzzles {
    private static final Gen<String> WORDS = Gens.strings("abcd", 1, 3);

    static Gen<String> puzzles() {
        return Gens.combine(WORDS, WORDS, WORDS, (one, other, sum) -> one + "+" + other + "=" + sum);
    }
}
