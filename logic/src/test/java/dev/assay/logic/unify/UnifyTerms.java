package dev.assay.logic.unify;

import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.logic.infer.MiniNotation;
import dev.assay.logic.infer.PreTerm;
import dev.assay.logic.infer.TestContext;
import dev.assay.logic.infer.TypeInference;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Terms for the tests of unification and matching. */
final class UnifyTerms {
    private UnifyTerms() {}

    /** Terms in the tests' notation, typed together; the types that are left open are unknown. */
    static List<Term> read(String... texts) {
        var statements = new ArrayList<PreTerm>();
        for (String text : texts) {
            statements.add(MiniNotation.term(text));
        }
        return new TypeInference(TestContext.EMPTY)
                .infer(statements).stream()
                        .map(term -> term.mapTypes(UnifyTerms::flexible))
                        .toList();
    }

    private static Type flexible(Type type) {
        return switch (type) {
            case Type.Var(var name, var sort) -> Type.var("?" + name, sort);
            case Type.Con(var name, var arguments) ->
                new Type.Con(name, arguments.stream().map(UnifyTerms::flexible).toList());
        };
    }

    /** A pattern of which the term is an instance: some subterms become new variables applied to the variables around. */
    static final class Generaliser {
        private final Random random;
        private final String prefix;
        private int supply;

        Generaliser(Random random, String prefix) {
            this.random = random;
            this.prefix = prefix;
        }

        Term generalise(Term term) {
            return generalise(term, List.of());
        }

        private Term generalise(Term term, List<Type> binders) {
            if (random.nextInt(5) == 0) {
                var arguments = new ArrayList<Integer>();
                for (int i = 0; i < binders.size(); i++) {
                    if (term.mentionsBound(i) || random.nextBoolean()) {
                        arguments.add(i);
                    }
                }
                Collections.shuffle(arguments, random);
                Type type = Type.fun(arguments.stream().map(binders::get).toList(), term.type(binders));
                Term result = new Term.Free(prefix + supply++, type);
                for (int argument : arguments) {
                    result = new Term.App(result, new Term.Bound(argument));
                }
                return result;
            }
            return switch (term) {
                case Term.Const _, Term.Free _, Term.Bound _ -> term;
                case Term.Abs(var hint, var type, var body) -> {
                    var inner = new ArrayList<>(binders);
                    inner.addFirst(type);
                    yield new Term.Abs(hint, type, generalise(body, inner));
                }
                // Only arguments: a variable for the function would be no pattern.
                case Term.App(Term.App inner, var argument) ->
                    new Term.App(generaliseArguments(inner, binders), generalise(argument, binders));
                case Term.App(var function, var argument) -> new Term.App(function, generalise(argument, binders));
            };
        }

        private Term generaliseArguments(Term.App app, List<Type> binders) {
            Term function =
                    app.function() instanceof Term.App inner ? generaliseArguments(inner, binders) : app.function();
            return new Term.App(function, generalise(app.argument(), binders));
        }
    }
}
