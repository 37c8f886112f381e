package dev.assay.logic.infer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Position;
import dev.assay.logic.RandomTerms;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ErasedTermsTest {
    @Test
    void theTypesOfAnErasedTermAreInferredAtLeastAsGenerally() {
        var terms = new RandomTerms(99);
        var inference = new TypeInference(TestContext.EMPTY);
        var matcher = new TypeMatcher(TestContext.SORTS);
        for (int i = 0; i < 5_000; i++) {
            Term term = terms.next();
            Term inferred = inference.infer(erased(term));
            assertTrue(
                    matcher.instance(allTypes(inferred), allTypes(term)).isPresent(),
                    () -> inferred.type() + " is not more general than " + term.type() + " for " + term);
            assertEquals(erased(term), erased(inferred));
        }
    }

    private static PreTerm erased(Term term) {
        return switch (term) {
            case Term.Const(var name, var _) -> new PreTerm.Const(name, List.of(), Position.NONE);
            case Term.Free(var name, var _) -> new PreTerm.Free(name, Position.NONE);
            case Term.Bound(var index) -> new PreTerm.Bound(index, Position.NONE);
            case Term.Abs(var hint, var _, var body) ->
                new PreTerm.Lambda(hint, PreTerm.DUMMY, erased(body), Position.NONE);
            case Term.App(var function, var argument) ->
                new PreTerm.App(erased(function), erased(argument), Position.NONE);
        };
    }

    /** All types in the term as one, so that one substitution must explain them together. */
    private static Type allTypes(Term term) {
        var types = new ArrayList<Type>();
        term.forEachType(types::add);
        types.add(term.type());
        return new Type.Con("all", types);
    }
}
