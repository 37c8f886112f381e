package dev.assay.rewrite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class AssociativeCommutativeTest {
    private final Signature signature = new Signature();
    private final int sort = signature.sort("s");
    private final int plus = signature.symbol("+", sort, sort, sort);
    private final int minus = signature.symbol("-", sort, sort);
    private final TermBank bank = new TermBank(signature);
    private final int x = bank.variable(0, sort);
    private final int y = bank.variable(1, sort);
    private final int z = bank.variable(2, sort);
    private final AssociativeCommutative theory = new AssociativeCommutative(bank);

    private int plus(int left, int right) {
        return bank.apply(plus, left, right);
    }

    private void learnAll() {
        theory.learn(plus(z, x), plus(x, z));
        theory.learn(plus(x, plus(y, z)), plus(plus(x, y), z));
        theory.learn(plus(x, plus(y, z)), plus(y, plus(x, z)));
    }

    @Test
    void allThreeAxiomsAreNeeded() {
        theory.learn(plus(x, y), plus(y, x));
        theory.learn(plus(plus(x, y), z), plus(x, plus(y, z)));
        theory.learn(plus(x, plus(y, x)), plus(y, plus(x, x)));
        assertFalse(theory.areEqual(plus(x, y), plus(y, x)));
        theory.learn(plus(y, plus(x, z)), plus(x, plus(y, z)));
        assertTrue(theory.areEqual(plus(x, y), plus(y, x)));
    }

    @Test
    void sumsAreEqualIfTheyHaveTheSameSummandsAsOftenInWhateverOrder() {
        learnAll();
        var random = new Random(7);
        for (int round = 0; round < 2_000; round++) {
            var summands = new ArrayList<Integer>();
            for (int i = 2 + random.nextInt(5); i > 0; i--) {
                int variable = bank.variable(random.nextInt(3), sort);
                summands.add(random.nextBoolean() ? variable : bank.apply(minus, plus(variable, y)));
            }
            var others = new ArrayList<>(summands);
            if (random.nextBoolean()) {
                others.set(0, bank.variable(random.nextInt(3), sort));
            }
            var sorted = new ArrayList<>(summands);
            var othersSorted = new ArrayList<>(others);
            Collections.sort(sorted);
            Collections.sort(othersSorted);
            assertEquals(sorted.equals(othersSorted), theory.areEqual(sum(summands, random), sum(others, random)));
        }
    }

    @Test
    void whatIsInsideOtherSymbolsCountsToo() {
        learnAll();
        assertTrue(theory.areEqual(bank.apply(minus, plus(x, y)), bank.apply(minus, plus(y, x))));
        assertFalse(theory.areEqual(bank.apply(minus, plus(x, y)), bank.apply(minus, plus(y, y))));
    }

    private int sum(List<Integer> summands, Random random) {
        var left = new ArrayList<>(summands);
        Collections.shuffle(left, random);
        while (left.size() > 1) {
            int i = random.nextInt(left.size() - 1);
            left.set(i, plus(left.get(i), left.remove(/* index */ i + 1)));
        }
        return left.getFirst();
    }
}
