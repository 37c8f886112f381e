package dev.assay.explore.discovery;

import dev.assay.explore.Signature;
import dev.assay.explore.Symbol;
import dev.assay.explore.Symbol.Role;
import dev.assay.explore.Term;
import dev.assay.explore.Term.App;
import dev.assay.explore.Term.Var;
import dev.assay.explore.Type;
import dev.assay.explore.testing.Node;
import dev.assay.explore.testing.Outcome;
import dev.assay.explore.testing.TestSuite;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;

/** Which functions have no value for some arguments, or one that no variable stands for, as far as tests can tell. */
final class Partiality {
    private Partiality() {}

    static Set<Symbol> of(TestSuite suite) {
        var partial = new LinkedHashSet<Symbol>();
        Signature signature = suite.signature();
        Set<Object> peculiar = new HashSet<>();
        signature
                .peculiar()
                .forEach(constant -> peculiar.add(constant.operation().apply(new Object[0])));
        for (Symbol symbol : signature.symbols()) {
            if (symbol.role() == Role.UNDEFINED || isPartial(symbol, suite, peculiar)) {
                partial.add(symbol);
            }
        }
        return partial;
    }

    private static boolean isPartial(Symbol symbol, TestSuite suite, Set<Object> peculiar) {
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
            Object seen = suite.observation(node, test);
            if (seen instanceof Outcome.Undefined || peculiar.contains(seen)) {
                return true;
            }
        }
        return false;
    }
}
