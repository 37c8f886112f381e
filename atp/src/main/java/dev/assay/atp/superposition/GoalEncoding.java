package dev.assay.atp.superposition;

import dev.assay.rewrite.TermBank;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Goals with variables, of which some instance is to be shown, as equations: with eq(x, x) ≈ yes and eq(s, t) ≈ no, an
 * instance of s ≈ t follows if yes ≈ no does.
 */
final class GoalEncoding {
    static final String REFLEXIVITY = "reflexivity";

    /** Two sides of an equation that is assumed, or to be shown. */
    record Encoded(int left, int right) {}

    private final Logic logic;
    private final TermBank bank;
    private final Map<Integer, Integer> symbols = new LinkedHashMap<>();
    private int yes = -1;
    private int no = -1;

    GoalEncoding(Logic logic) {
        this.logic = logic;
        bank = logic.bank;
    }

    Encoded encode(EqualityAttempt.Unit unit) {
        int left = unit.left();
        int right = unit.right();
        if (unit.isPositive() || bank.isGround(left) && bank.isGround(right)) {
            return new Encoded(left, right);
        }
        if (yes < 0) {
            int answer = logic.signature.sort("answer");
            yes = bank.apply(logic.signature.symbol("yes", answer));
            no = bank.apply(logic.signature.symbol("no", answer));
        }
        int eq = symbols.computeIfAbsent(
                bank.sort(left), sort -> logic.signature.symbol("eq", bank.sort(yes), sort, sort));
        return new Encoded(bank.apply(eq, left, right), no);
    }

    boolean isEncoded(Encoded sides) {
        return sides.right == no;
    }

    /** eq(x, x) ≈ yes, for each sort. */
    List<Encoded> reflexivity() {
        var result = new ArrayList<Encoded>();
        symbols.forEach((sort, eq) -> {
            int x = bank.variable(0, sort);
            result.add(new Encoded(bank.apply(eq, x, x), yes));
        });
        return result;
    }

    /** yes ≈ no, if there is such a goal. */
    Optional<Encoded> question() {
        return yes < 0 ? Optional.empty() : Optional.of(new Encoded(yes, no));
    }

    /** Whether the term is eq(s, t). */
    boolean isComparison(int term) {
        return !bank.isVariable(term) && symbols.containsValue(bank.symbol(term));
    }

    boolean isQuestion(int left, int right) {
        return yes >= 0 && (left == yes && right == no || left == no && right == yes);
    }
}
