package dev.assay.syntax.isabelle;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Abs;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Bound;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import java.util.List;

/** Recursive calls below a composition: {@code f a ∘ g} becomes {@code λx. f a (g x)}, where the call is seen. */
final class ComposedCalls {
    private static final String COMPOSITION = "Fun.comp";

    private ComposedCalls() {}

    static Term expanded(Term term, List<Free> functions) {
        return switch (term) {
            case App(App(Const(var name, var type), var outer), var inner)
            when name.equals(COMPOSITION) && functions.stream().anyMatch(f -> outer.occurs(f) || inner.occurs(f)) -> {
                Term second = expanded(outer, functions).shift(1);
                Term first = expanded(inner, functions).shift(1);
                // comp :: ('b ⇒ 'c) ⇒ ('a ⇒ 'b) ⇒ 'a ⇒ 'c
                yield new Abs(
                        "x", type.range().range().domain(), new App(second, new App(first, new Bound(0))).betaNormal());
            }
            case App(var function, var argument) ->
                new App(expanded(function, functions), expanded(argument, functions));
            case Abs(var hint, var type, var body) -> new Abs(hint, type, expanded(body, functions));
            case Const _, Free _, Bound _ -> term;
        };
    }
}
