package dev.assay.explore.testing;

import dev.assay.explore.testing.Outcome.Open;
import dev.assay.explore.Law;
import dev.assay.explore.Signature;
import dev.assay.explore.Symbol.Role;
import dev.assay.explore.Term;
import dev.assay.explore.Term.App;
import dev.assay.explore.Term.Var;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Tests single equations on many more tests than the classes of terms are made with. */
public final class Trial {
    private final Signature signature;
    private final int largest;
    private final long seed;

    public Trial(Signature signature, int largest, long seed) {
        this.signature = signature;
        this.largest = largest;
        this.seed = seed;
    }

    /** A test in which the sides of the law are different. */
    public Optional<Test> refute(Law law, int tests) {
        for (int i = 0; i < tests; i++) {
            Test test = Test.of(seed, i, largest);
            if (isRefuted(law, test)) {
                return Optional.of(test);
            }
        }
        return Optional.empty();
    }

    public boolean isRefuted(Law law, Test test) {
        var values = new HashMap<Term, Object>();
        if (!assume(test, values)) {
            return false;
        }
        Object left = observed(law.left(), test, values);
        if (left == Open.UNDECIDED) {
            return false;
        }
        Object right = observed(law.right(), test, values);
        return right != Open.UNDECIDED && !left.equals(right);
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
                var given = new ArrayList<Object>(arguments.size());
                for (Term argument : arguments) {
                    Object value = value(argument, test, values);
                    if (value instanceof Outcome outcome) {
                        return outcome;
                    }
                    given.add(value);
                }
                return TestSuite.apply(symbol, given.toArray());
            }
        }
    }
}
