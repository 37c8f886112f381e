package dev.assay.model.monotonic;

import dev.assay.logic.Term;

/**
 * A place at which the inference asks for something that it cannot have together with what the other obstacles ask for.
 *
 * @param rule the rule that asks
 * @param term the part of the formula; what is bound outside of it is free in it
 * @param origin what the part belongs to, as {@code conjecture} or {@code definition of List.rev}
 */
public record Obstacle(Rule rule, Term term, String origin) {
    /** The rules with side conditions, and what they ask for. */
    public enum Rule {
        ALL("the quantifier ranges over new values, for which its body is not known to be true"),
        EX("the quantifier ranges over new values, for which its body is not known to be false"),
        EQUALITY("values that are equal may be extended differently, so that they are no longer"),
        APPLICATION("the function wants its argument extended in another way"),
        CONDITIONAL("the branches are extended in different ways"),
        CHOICE("something new may be chosen, or nothing unique be left"),
        CARDINALITY("new elements would count"),
        CASES("the branches treat new values differently"),
        DEFINITION("what is defined is extended in another way than it is used"),
        UNKNOWN_TYPE("how the values of the type are extended is not known"),
        UNKNOWN_CONSTANT("how the constant depends on the size of the type is not known"),
        TOO_LARGE("with its definitions the formula is too large");

        private final String sentence;

        Rule(String sentence) {
            this.sentence = sentence;
        }

        /** Why the rule does not apply. */
        public String sentence() {
            return sentence;
        }
    }
}
