package dev.assay.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.logic.kernel.Thm;
import dev.assay.logic.theory.Fact;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Two documents say the same: the same types, constants, facts and conjectures, up to the names of bound variables. */
public final class SameTheory {
    private SameTheory() {}

    public static void assertSame(Document expected, Document actual, String what) {
        assertEquals(types(expected), types(actual), what);
        assertEquals(constants(expected), constants(actual), what);
        assertEquals(expected.names(), actual.names(), what);
        List<Fact> facts = expected.theory().facts();
        List<Fact> others = actual.theory().facts();
        assertEquals(
                facts.stream().map(Fact::name).toList(),
                others.stream().map(Fact::name).toList(),
                what);
        for (int i = 0; i < facts.size(); i++) {
            assertEquals(
                    facts.get(i).theorems().stream().map(Thm::conclusion).toList(),
                    others.get(i).theorems().stream().map(Thm::conclusion).toList(),
                    what + ": " + facts.get(i).name());
        }
        assertEquals(conjectures(expected), conjectures(actual), what);
    }

    private static Map<String, Integer> types(Document document) {
        var result = new TreeMap<String, Integer>();
        var signature = document.theory().signature();
        signature.types().forEach(t -> result.put(t, signature.arity(t).orElseThrow()));
        return result;
    }

    private static Map<String, Object> constants(Document document) {
        var result = new TreeMap<String, Object>();
        var signature = document.theory().signature();
        signature
                .constants()
                .forEach(c -> result.put(c, signature.constantType(c).orElseThrow()));
        return result;
    }

    private static List<Object> conjectures(Document document) {
        var result = new ArrayList<Object>();
        document.conjectures().forEach(c -> result.add(List.of(c.name(), c.propositions())));
        return result;
    }
}
