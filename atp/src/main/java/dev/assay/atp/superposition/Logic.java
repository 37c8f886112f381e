package dev.assay.atp.superposition;

import dev.assay.rewrite.Signature;
import dev.assay.rewrite.TermBank;

/** The terms of one search: a bank with a sort of truth values, and the term that stands for truth. */
final class Logic {
    final Signature signature = new Signature();
    final TermBank bank = new TermBank(signature);

    /** The sort of atoms. */
    final int truth = signature.sort("$o");

    final int trueSymbol = signature.symbol("$true", truth);
    final int verum = bank.apply(trueSymbol);

    boolean isAtom(int term) {
        return bank.sort(term) == truth;
    }
}
