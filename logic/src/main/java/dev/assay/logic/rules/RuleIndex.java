package dev.assay.logic.rules;

import dev.assay.logic.Term;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The first of many rewrite rules that applies; rules whose constants are not at their places are not tried. */
final class RuleIndex implements Conv {
    /** The constant at the head of a term, empty if there is none, and those at the heads of its arguments. */
    private record Shape(String head, List<String> arguments) {
        static Shape of(Term term) {
            return new Shape(
                    name(term), term.arguments().stream().map(Shape::name).toList());
        }

        private static String name(Term term) {
            return term.head() instanceof Term.Const(var name, var _) ? name : "";
        }

        /** Whether a term of that shape may be an instance of a pattern of this one. */
        boolean admits(Shape term) {
            if (head.isEmpty()) {
                return true;
            }
            boolean isAdmitted = head.equals(term.head) && arguments.size() == term.arguments.size();
            for (int i = 0; isAdmitted && i < arguments.size(); i++) {
                isAdmitted = arguments.get(i).isEmpty() || arguments.get(i).equals(term.arguments.get(i));
            }
            return isAdmitted;
        }
    }

    private record Rule(Shape pattern, Conv rewrite) {}

    /** By the constant at the head, the rules that may apply, in order. */
    private final Map<String, List<Rule>> rules = new HashMap<>();

    /** The rules for any head. */
    private final List<Rule> general = new ArrayList<>();

    RuleIndex(Signature signature, List<Thm> equations) {
        for (Thm equation : equations) {
            var rule = new Rule(Shape.of(Rules.left(equation)), Conv.rewrite(signature, equation));
            if (rule.pattern.head.isEmpty()) {
                general.add(rule);
                rules.values().forEach(list -> list.add(rule));
            } else {
                rules.computeIfAbsent(rule.pattern.head, _ -> new ArrayList<>(general))
                        .add(rule);
            }
        }
    }

    @Override
    public Optional<Thm> at(Term t) {
        Shape shape = Shape.of(t);
        for (Rule rule : rules.getOrDefault(shape.head, general)) {
            Optional<Thm> result = rule.pattern.admits(shape) ? rule.rewrite.at(t) : Optional.empty();
            if (result.isPresent()) {
                return result;
            }
        }
        return Optional.empty();
    }
}
