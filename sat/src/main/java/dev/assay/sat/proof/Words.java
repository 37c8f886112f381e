package dev.assay.sat.proof;

/** Numbers in texts of clauses and proofs. */
final class Words {
    private Words() {}

    static int number(String word, int line) throws BadProof {
        try {
            int number = Integer.parseInt(word);
            if (number != Integer.MIN_VALUE) {
                return number;
            }
        } catch (NumberFormatException e) {
            throw new BadProof("line " + line + ": expected a number, found '" + word + "'", e);
        }
        throw new BadProof("line " + line + ": the number " + word + " is too large");
    }
}
