package dev.assay.explore.testing;

import dev.assay.explore.Domain;
import dev.assay.explore.Signature;
import dev.assay.explore.Symbol;
import dev.assay.explore.Symbol.Role;
import dev.assay.explore.Term;
import dev.assay.explore.Term.App;
import dev.assay.explore.Term.Var;
import dev.assay.explore.Type;
import dev.assay.explore.Undecided;
import dev.assay.explore.Unspecified;
import dev.assay.explore.testing.Outcome.Open;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A series of tests, and the values of terms in them. A term's arguments are evaluated once for all terms around them. */
public final class TestSuite {
    private static final Node[] NONE = new Node[0];

    private final Signature signature;
    private final List<Test> tests = new ArrayList<>();
    private final Map<Term, Node> nodes = new HashMap<>();
    private final List<Object @Nullable []> parameters = new ArrayList<>();
    private final Object[][] scratch;
    private long evaluations;

    public TestSuite(Signature signature, int tests, int largest, long seed) {
        this.signature = signature;
        int arity = 0;
        for (Symbol symbol : signature.symbols()) {
            arity = Math.max(arity, symbol.arity());
        }
        this.scratch = new Object[arity + 1][];
        for (int i = 0; i <= arity; i++) {
            scratch[i] = new Object[i];
        }
        for (int i = 0; i < tests; i++) {
            add(Test.of(seed, i, largest));
        }
    }

    /** Terms that this test tells apart are no longer equal. */
    public void add(Test test) {
        tests.add(test);
        parameters.add(signature.condition().isPresent() ? test.parameters(signature) : NOTHING);
    }

    private static final Object[] NOTHING = new Object[0];

    public int size() {
        return tests.size();
    }

    public Test test(int number) {
        return tests.get(number);
    }

    public Signature signature() {
        return signature;
    }

    /** How often a function was called. */
    public long evaluations() {
        return evaluations;
    }

    /** Whether there are tests at all that fulfil the condition. */
    public boolean isFulfilled() {
        return parameters.stream().filter(p -> p != null).count() * 4 >= parameters.size();
    }

    /** The node of a term whose values other terms will need. */
    public Node keep(Term term) {
        Node node = nodes.get(term);
        if (node == null) {
            node = visit(term);
            nodes.put(term, node);
        }
        return node;
    }

    /** A node for a term that may be forgotten; its arguments are kept. */
    public Node visit(Term term) {
        return switch (term) {
            case Var variable -> new Node(variable, NONE);
            case App(var symbol, var arguments) -> {
                var below = new Node[arguments.size()];
                for (int i = 0; i < below.length; i++) {
                    below[i] = keep(arguments.get(i));
                }
                yield new Node(term, below);
            }
        };
    }

    /** What can be seen of a term's value in a test: what terms are compared by. */
    public Object observation(Node node, int number) {
        Object known = node.observation(number);
        if (known == null) {
            known = observe(signature, node.term.type(), value(node, number), tests.get(number));
            node.setObservation(number, known);
        }
        return known;
    }

    private Object value(Node node, int number) {
        Object known = node.value(number);
        if (known == null) {
            known = compute(node, number);
            node.setValue(number, known);
        }
        return known;
    }

    private Object compute(Node node, int number) {
        Object[] fulfilling = parameters.get(number);
        if (fulfilling == null) {
            return Open.UNDECIDED;
        }
        return switch (node.term) {
            case Var variable -> tests.get(number).value(signature, variable);
            case App(var symbol, var arguments)
            when symbol.role() == Role.PARAMETER ->
                fulfilling[signature.condition().orElseThrow().parameters().indexOf(symbol)];
            case App(var symbol, var arguments) -> {
                int arity = node.arguments.length;
                // Arguments first: their evaluation uses the same arrays.
                boolean isDefined = true;
                for (int i = 0; i < arity; i++) {
                    isDefined &= !(value(node.arguments[i], number) instanceof Outcome);
                }
                Object[] given = scratch[arity];
                for (int i = 0; i < arity; i++) {
                    given[i] = value(node.arguments[i], number);
                }
                if (!isDefined) {
                    yield Outcome.Undefined.of(symbol, given);
                }
                evaluations++;
                yield apply(symbol, given);
            }
        };
    }

    static Object apply(Symbol symbol, Object[] arguments) {
        try {
            return symbol.operation().apply(arguments);
        } catch (Undecided | StackOverflowError e) {
            return Open.UNDECIDED;
        } catch (Unspecified e) {
            return new Outcome.Undefined(e.cause());
        } catch (RuntimeException e) {
            return Outcome.Undefined.EXCEPTION;
        }
    }

    static Object observe(Signature signature, Type type, Object value, Test test) {
        if (value instanceof Outcome) {
            return value;
        }
        Domain domain = signature.domain(type).orElse(null);
        if (domain == null || domain.observation() == Domain.WHOLE) {
            return value;
        }
        try {
            return domain.observation().of(value, test.observing(), test.size());
        } catch (Undecided | StackOverflowError e) {
            return Open.UNDECIDED;
        } catch (Unspecified e) {
            return new Outcome.Undefined(e.cause());
        } catch (RuntimeException e) {
            return Outcome.Undefined.EXCEPTION;
        }
    }
}
