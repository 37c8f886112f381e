package dev.assay.rewrite.completion;

import dev.assay.rewrite.TermBank;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Ground equations of which one is to be shown: both its sides must be rewritten to the same term. */
final class Goals {
    private record Goal(int left, int right, Descendants ofLeft, Descendants ofRight) {
        /** A term that both sides can be rewritten to. */
        private OptionalInt meeting() {
            return ofLeft.terms().stream()
                    .filter(ofRight.terms()::contains)
                    .mapToInt(Integer::intValue)
                    .findFirst();
        }
    }

    private final TermBank bank;
    private final RuleSet rules;
    private final List<Goal> goals = new ArrayList<>();
    private boolean isAnyShown;

    Goals(TermBank bank, RuleSet rules) {
        this.bank = bank;
        this.rules = rules;
    }

    void add(int left, int right) {
        if (!bank.isGround(left) || !bank.isGround(right)) {
            throw new IllegalArgumentException(
                    "a goal with variables: " + bank.toString(left) + " ≈ " + bank.toString(right));
        }
        goals.add(new Goal(left, right, new Descendants(left, rules), new Descendants(right, rules)));
    }

    /** Rewrites with the rules that are new. */
    void update() {
        for (Goal goal : goals) {
            goal.ofLeft.update();
            goal.ofRight.update();
            isAnyShown |= goal.meeting().isPresent();
        }
    }

    boolean isAnyShown() {
        return isAnyShown;
    }

    /** The steps from one side of the goal that was shown to the other, as a lemma with this number. */
    Optional<Lemma> shown(int number) {
        for (Goal goal : goals) {
            OptionalInt meeting = goal.meeting();
            if (meeting.isPresent()) {
                List<Step> there = goal.ofLeft.path(meeting.getAsInt());
                List<Step> back = goal.ofRight.path(meeting.getAsInt());
                return Optional.of(Lemma.meeting(number, goal.left, goal.right, there, back));
            }
        }
        return Optional.empty();
    }

    void mark(BitSet needed) {
        for (Goal goal : goals) {
            goal.ofLeft.mark(bank, needed);
            goal.ofRight.mark(bank, needed);
        }
    }
}
