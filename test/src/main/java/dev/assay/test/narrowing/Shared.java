package dev.assay.test.narrowing;

import dev.assay.code.extract.Code;
import dev.assay.code.extract.Extraction;
import dev.assay.code.jvm.Compiled;
import dev.assay.code.program.Representation;
import dev.assay.code.runtime.Thunk;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Abs;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Parts of formulas that are the same whatever the values are. They are computed once, as far as they are needed. */
final class Shared {
    /** Definitions are unfolded so often one in another. */
    private static final int NESTING = 5;

    private final Code code;
    private final Map<Term, Free> names = new LinkedHashMap<>();

    Shared(Code code) {
        this.code = code;
    }

    /** The formula with a variable in place of every such part. */
    Term in(Term formula) {
        return replace(unfold(formula, NESTING));
    }

    /** Definitions applied to such parts, for there may be more of them inside. */
    private Term unfold(Term term, int nesting) {
        List<Term> arguments =
                term.arguments().stream().map(a -> unfold(a, nesting)).toList();
        Term applied = switch (term.head()) {
            case Abs(var hint, var type, var body) -> Term.app(new Abs(hint, type, unfold(body, nesting)), arguments);
            case Const c -> Term.app(c, arguments);
            case Free v -> Term.app(v, arguments);
            case Term.Bound b -> Term.app(b, arguments);
            case App _ -> throw new IllegalStateException("an application is no head");
        };
        return nesting > 0
                        && term.isClosed()
                        && !isShared(term)
                        && arguments.stream().anyMatch(Shared::isShared)
                ? code.definition(applied).map(t -> unfold(t, nesting - 1)).orElse(applied)
                : applied;
    }

    private Term replace(Term term) {
        if (isShared(term)) {
            return names.computeIfAbsent(term, t -> new Free("shared." + names.size(), t.type()));
        }
        return switch (term) {
            case App(var function, var argument) -> new App(replaceHead(function), replace(argument));
            case Abs(var hint, var type, var body) -> new Abs(hint, type, replace(body));
            case Const _, Free _, Term.Bound _ -> term;
        };
    }

    /** A function that waits for more arguments is no value. */
    private Term replaceHead(Term function) {
        return function instanceof App(var inner, var argument)
                ? new App(replaceHead(inner), replace(argument))
                : function instanceof Abs ? replace(function) : function;
    }

    private static boolean isShared(Term term) {
        if (!(term instanceof App) || !term.isClosed() || !term.frees().isEmpty()) {
            return false;
        }
        Type type = term.type();
        return !type.isFun() && Representation.of(type) == Representation.OBJECT;
    }

    List<Free> variables() {
        return List.copyOf(names.values());
    }

    /** The parts as programs without parameters. */
    List<Extraction.Root> roots() {
        var result = new ArrayList<Extraction.Root>();
        names.forEach(
                (term, name) -> result.add(new Extraction.Root("assay.narrowing." + name.name(), List.of(), term)));
        return result;
    }

    /** The values of the variables. */
    List<Object> values(Compiled compiled) {
        return roots().stream()
                .map(root -> (Object) new Once(compiled, root.constant()))
                .toList();
    }

    private static final class Once extends Thunk {
        private final Compiled compiled;
        private final Const constant;

        Once(Compiled compiled, Const constant) {
            this.compiled = compiled;
            this.constant = constant;
        }

        @Override
        protected Object evaluate() {
            return compiled.call(constant);
        }
    }
}
