package dev.assay.explore.testing;

import dev.assay.explore.Signature;
import dev.assay.explore.Symbol;
import dev.assay.explore.Symbol.Role;
import dev.assay.explore.Term.Var;
import dev.assay.explore.Type;
import java.util.ArrayList;
import java.util.List;

/** Single values and results of single functions in the tests of a series. */
public final class Sampling {
    private final Signature signature;
    private final int largest;
    private final long seed;

    public Sampling(Signature signature, int largest, long seed) {
        this.signature = signature;
        this.largest = largest;
        this.seed = seed;
    }

    /** One that is drawn, and those that functions give for drawn ones. */
    public List<Object> values(Type type, int number) {
        var values = new ArrayList<Object>();
        values.add(drawn(type, number, 0));
        for (Symbol symbol : signature.symbols()) {
            if (symbol.result().equals(type)
                    && symbol.role() != Role.PARAMETER
                    && symbol.arguments().stream()
                            .allMatch(t -> signature.domain(t).isPresent())) {
                Object result = TestSuite.apply(symbol, arguments(symbol, number));
                if (!(result instanceof Outcome)) {
                    values.add(result);
                }
            }
        }
        return values;
    }

    /** A function with one argument given and the others drawn. */
    public Object apply(Symbol symbol, int place, Object value, int number) {
        Object[] arguments = arguments(symbol, number);
        arguments[place] = value;
        return TestSuite.apply(symbol, arguments);
    }

    public Object observe(Type type, Object value, int number) {
        return TestSuite.observe(signature, type, value, Test.of(seed, number, largest));
    }

    private Object[] arguments(Symbol symbol, int number) {
        var arguments = new Object[symbol.arity()];
        for (int i = 0; i < arguments.length; i++) {
            arguments[i] = drawn(symbol.arguments().get(i), number, i);
        }
        return arguments;
    }

    private Object drawn(Type type, int number, int variable) {
        return Test.of(seed, number, largest).value(signature, new Var(type, variable));
    }
}
