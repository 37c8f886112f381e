package dev.assay.explore;

import dev.assay.explore.Symbol.Role;
import dev.assay.explore.Term.App;
import dev.assay.explore.Term.Var;
import dev.assay.explore.testing.Node;
import dev.assay.explore.testing.Outcome;
import dev.assay.explore.testing.TestSuite;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Set;

/** Which functions have no value for some arguments, as far as tests can tell. */
final class Partiality {
    private Partiality() {}

    static Set<Symbol> of(TestSuite suite) {
        var partial = new LinkedHashSet<Symbol>();
        Signature signature = suite.signature();
        for (Symbol symbol : signature.symbols()) {
            if (symbol.role() == Role.UNDEFINED || isPartial(symbol, suite)) {
                partial.add(symbol);
            }
        }
        return partial;
    }

    private static boolean isPartial(Symbol symbol, TestSuite suite) {
        var count = new HashMap<Type, Integer>();
        var variables = new ArrayList<Term>();
        for (Type type : symbol.arguments()) {
            if (suite.signature().domain(type).isEmpty()) {
                // Without values to try, better not rely on it.
                return true;
            }
            variables.add(new Var(type, count.merge(type, 1, Integer::sum) - 1));
        }
        Node node = suite.keep(new App(symbol, variables));
        for (int test = 0; test < suite.size(); test++) {
            if (suite.observation(node, test) instanceof Outcome.Undefined) {
                return true;
            }
        }
        return false;
    }
}
