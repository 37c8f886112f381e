package dev.assay.rewrite;

import java.util.SplittableRandom;

/** Terms of two sorts, drawn at random. */
final class RandomTerms {
    final Signature signature = new Signature();
    final int nat = signature.sort("nat");
    final int list = signature.sort("list");
    final TermBank bank;
    private final int zero = signature.symbol("zero", nat);
    private final int one = signature.symbol("one", nat);
    private final int successor = signature.symbol("s", nat, nat);
    private final int plus = signature.symbol("plus", nat, nat, nat);
    private final int length = signature.symbol("length", nat, list);
    private final int nil = signature.symbol("nil", list);
    private final int cons = signature.symbol("cons", list, nat, list);
    private final int append = signature.symbol("append", list, list, list);
    private final SplittableRandom random;

    RandomTerms(long seed) {
        random = new SplittableRandom(seed);
        bank = new TermBank(signature);
    }

    /** A term with variables of numbers from {@code first}, each number of one sort; ground if there are none. */
    int term(int depth, int first, int variables) {
        return random.nextBoolean() ? nat(depth, first, variables) : list(depth, first, variables);
    }

    int nat(int depth, int first, int variables) {
        if (depth == 0 || random.nextInt(4) == 0) {
            return variables > 0 && random.nextInt(3) > 0
                    ? bank.variable(first + 2 * random.nextInt(variables), nat)
                    : bank.apply(random.nextBoolean() ? zero : one);
        }
        return switch (random.nextInt(3)) {
            case 0 -> bank.apply(successor, nat(depth - 1, first, variables));
            case 1 -> bank.apply(plus, nat(depth - 1, first, variables), nat(depth - 1, first, variables));
            default -> bank.apply(length, list(depth - 1, first, variables));
        };
    }

    int list(int depth, int first, int variables) {
        if (depth == 0 || random.nextInt(4) == 0) {
            return variables > 0 && random.nextInt(3) > 0
                    ? bank.variable(first + 1 + 2 * random.nextInt(variables), list)
                    : bank.apply(nil);
        }
        return random.nextBoolean()
                ? bank.apply(cons, nat(depth - 1, first, variables), list(depth - 1, first, variables))
                : bank.apply(append, list(depth - 1, first, variables), list(depth - 1, first, variables));
    }

    /** A term of the same sort as this one. */
    int like(int term, int depth, int first, int variables) {
        return bank.sort(term) == nat ? nat(depth, first, variables) : list(depth, first, variables);
    }
}
