package dev.assay.explore.testing;

import dev.assay.explore.Law;
import dev.assay.explore.Signature;
import dev.assay.explore.Symbol.Role;
import dev.assay.explore.Term;
import dev.assay.explore.Term.App;
import dev.assay.explore.Term.Var;
import dev.assay.explore.Type;
import dev.assay.explore.testing.Outcome.Open;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/** Tests single equations on many more tests than the classes of terms are made with. */
public final class Trial {
    private final Signature signature;
    private final int largest;
    private final long seed;
    private boolean isUndefinedInside;
    private boolean isUndefinedOutside;

    public Trial(Signature signature, int largest, long seed) {
        this.signature = signature;
        this.largest = largest;
        this.seed = seed;
    }

    /** What tests say of a law. */
    public sealed interface Verdict {
        /** Its sides are different in this test. */
        record Refuted(Test test) implements Verdict {}

        record Held() implements Verdict {}

        /** Many tests did not come to an end, and those that did are all much the same, or nearly all are about what has no value. */
        record Doubtful() implements Verdict {}
    }

    /** So many different values a variable has to have where many tests are undecided. */
    private static final int DIFFERENT = 5;

    /** In one of so many tests at least, what a law is about has to have a value: that it has none elsewhere shows little. */
    private static final int SELDOM = 50;

    public Verdict judge(Law law, int tests) {
        List<Var> variables = Stream.concat(law.left().variables().stream(), law.right().variables().stream())
                .distinct()
                .filter(v -> !(v.type() instanceof Type.Arrow))
                .toList();
        var seen = new HashMap<Var, Set<Object>>();
        int undecided = 0;
        int telling = 0;
        boolean isOfUndefined = isUndefined(law.right());
        for (int i = 0; i < tests; i++) {
            Test test = Test.of(seed, i, largest);
            var values = new HashMap<Term, Object>();
            isUndefinedInside = false;
            isUndefinedOutside = false;
            switch (outcome(law, test, values)) {
                case DIFFERENT -> {
                    return new Verdict.Refuted(test);
                }
                case OPEN -> undecided++;
                case EQUAL -> {
                    if (!isUndefinedInside && (isOfUndefined || !isUndefinedOutside)) {
                        telling++;
                    }
                    for (Var variable : variables) {
                        Set<Object> different = seen.computeIfAbsent(variable, v -> new HashSet<>());
                        Object value = values.get(variable);
                        if (value != null && different.size() < DIFFERENT) {
                            different.add(value);
                        }
                    }
                }
            }
        }
        boolean isSame =
                variables.stream().anyMatch(v -> seen.getOrDefault(v, Set.of()).size() < DIFFERENT);
        return undecided * 20 > tests && isSame || telling * SELDOM < tests - undecided
                ? new Verdict.Doubtful()
                : new Verdict.Held();
    }

    /** A test in which the sides of the law are different. */
    public Optional<Test> refute(Law law, int tests) {
        return refute(law, tests, () -> false);
    }

    /** The same, until it is stopped; that there is none then means nothing. */
    public Optional<Test> refute(Law law, int tests, BooleanSupplier isStopped) {
        for (int i = 0; i < tests && !isStopped.getAsBoolean(); i++) {
            Test test = Test.of(seed, i, largest);
            if (outcome(law, test, new HashMap<>()) == Comparison.DIFFERENT) {
                return Optional.of(test);
            }
        }
        return Optional.empty();
    }

    /** A test in which the sides are different, if possible one in which both have a value; until it is stopped. */
    public Optional<Clash> clash(Law law, int tests, BooleanSupplier isStopped) {
        Optional<Clash> first = Optional.empty();
        for (int i = 0; i < tests && !isStopped.getAsBoolean(); i++) {
            Test test = Test.of(seed, i, largest);
            var values = new HashMap<Term, Object>();
            if (outcome(law, test, values) == Comparison.DIFFERENT) {
                var clash = new Clash(test, hasValue(law.left(), test, values) && hasValue(law.right(), test, values));
                if (clash.isOfValues()) {
                    return Optional.of(clash);
                }
                first = first.or(() -> Optional.of(clash));
            }
        }
        return first;
    }

    private boolean hasValue(Term term, Test test, Map<Term, Object> values) {
        return !(observed(term, test, values) instanceof Outcome);
    }

    /**
     * What a law does not survive.
     *
     * @param isOfValues whether both sides have a value
     */
    public record Clash(Test test, boolean isOfValues) {}

    private static boolean isUndefined(Term term) {
        return term instanceof App(var symbol, var unused) && symbol.role() == Role.UNDEFINED;
    }

    private enum Comparison {
        EQUAL,
        DIFFERENT,
        OPEN
    }

    private Comparison outcome(Law law, Test test, Map<Term, Object> values) {
        if (!assume(test, values) || !isFulfilled(law, test, values)) {
            return Comparison.OPEN;
        }
        Object left = observed(law.left(), test, values);
        if (left == Open.UNDECIDED) {
            return Comparison.OPEN;
        }
        Object right = observed(law.right(), test, values);
        return right == Open.UNDECIDED ? Comparison.OPEN : left.equals(right) ? Comparison.EQUAL : Comparison.DIFFERENT;
    }

    private boolean isFulfilled(Law law, Test test, Map<Term, Object> values) {
        return law.condition().isEmpty()
                || Boolean.TRUE.equals(value(law.condition().get(), test, values));
    }

    /** What can be seen of a term's value. */
    public Object observe(Term term, Test test) {
        var values = new HashMap<Term, Object>();
        return assume(test, values) ? observed(term, test, values) : Open.UNDECIDED;
    }

    /** The values of some variables and parameters. */
    public Map<Term, Object> values(List<Term> terms, Test test) {
        var values = new HashMap<Term, Object>();
        assume(test, values);
        terms.forEach(t -> value(t, test, values));
        return values;
    }

    /** Whether the test has values for the parameters of the condition. */
    private boolean assume(Test test, Map<Term, Object> values) {
        if (signature.condition().isEmpty()) {
            return true;
        }
        Object[] found = test.parameters(signature);
        if (found == null) {
            return false;
        }
        for (int i = 0; i < found.length; i++) {
            values.put(Term.of(signature.condition().get().parameters().get(i)), found[i]);
        }
        return true;
    }

    private Object observed(Term term, Test test, Map<Term, Object> values) {
        return TestSuite.observe(signature, term.type(), value(term, test, values), test);
    }

    private Object value(Term term, Test test, Map<Term, Object> values) {
        switch (term) {
            case Var variable -> {
                return values.computeIfAbsent(variable, v -> test.value(signature, variable));
            }
            case App(var symbol, var arguments) -> {
                if (symbol.role() == Role.PARAMETER) {
                    Object value = values.get(term);
                    return value == null ? Open.UNDECIDED : value;
                }
                var given = new Object[arguments.size()];
                boolean isDefined = true;
                for (int i = 0; i < given.length; i++) {
                    given[i] = value(arguments.get(i), test, values);
                    isDefined &= !(given[i] instanceof Outcome);
                }
                if (!isDefined) {
                    isUndefinedInside = true;
                    return Outcome.Undefined.of(symbol, given);
                }
                Object result = TestSuite.apply(symbol, given);
                isUndefinedOutside |= result instanceof Outcome.Undefined;
                return result;
            }
        }
    }
}
