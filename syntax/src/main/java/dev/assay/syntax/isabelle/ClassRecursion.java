package dev.assay.syntax.isabelle;

import static dev.assay.logic.Term.app;

import dev.assay.logic.DefinitionException;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.KernelException;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.theory.Theory;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a class defines by recursion or by rules, once more as a function of the class's parameters. */
final class ClassRecursion {
    /** A way to define functions, whose first arguments are the parameters, by what is said of them. */
    @FunctionalInterface
    interface Definition {
        Theory define(Theory theory, List<Free> functions, List<Free> parameters, List<Term> terms);
    }

    private ClassRecursion() {}

    /**
     * With the functions at other operations than the class's own, where what is said of them is about the parameters and
     * defines them without the axioms of the class.
     *
     * @param context after the definition in the class
     * @param fixed further variables that each call has for its first arguments
     */
    static Context define(Context context, String cls, Foundation foundation, List<Free> fixed, Definition definition) {
        var terms = new ArrayList<Term>();
        for (Term term : foundation.terms()) {
            Optional<Term> general = ClassLocales.general(context, cls, term);
            if (general.isEmpty()) {
                return context;
            }
            terms.add(general.get());
        }
        List<Free> used = ClassLocales.parameters(context.theory(), cls).stream()
                .filter(p -> terms.stream().anyMatch(t -> t.occurs(p)))
                .toList();
        var functions = new ArrayList<Free>();
        var types = new ArrayList<Type>();
        Map<Free, Term> calls = new HashMap<>();
        for (Free function : foundation.functions()) {
            Free plain = ClassLocales.general(cls, function);
            Free general = new Free(
                    ClassLocales.general(context, cls, Context.base(function.name())),
                    Type.fun(used.stream().map(Free::type).toList(), plain.type()));
            if (context.scheme(general.name()).isPresent()) {
                return context;
            }
            functions.add(general);
            types.add(plain.type());
            calls.put(plain, app(general, used));
        }
        var parameters = new ArrayList<>(used);
        fixed.forEach(v -> parameters.add(ClassLocales.general(cls, v)));
        Theory theory;
        try {
            theory = definition.define(
                    context.theory(),
                    functions,
                    parameters,
                    terms.stream().map(t -> t.substitute(calls)).toList());
        } catch (KernelException | DefinitionException needsMore) {
            return context;
        }
        Context result = hidden(context.with(theory), context.theory(), cls, functions);
        for (int i = 0; i < functions.size(); i++) {
            String full = functions.get(i).name();
            result = result.withOperation(
                    cls,
                    Context.base(full),
                    new Locale.LocalConstant(full, used.stream().map(Free::name).toList(), types.get(i)));
        }
        return result;
    }

    /** With the names of constants and facts for those of the class. */
    private static Context hidden(Context context, Theory before, String cls, List<Free> functions) {
        String name = functions.getFirst().name();
        String first = name.substring(0, name.lastIndexOf('.') + 1);
        Context result = context;
        for (Signature.Declared fresh : context.theory().signature().declaredSince(before.signature())) {
            if (fresh.kind() == Signature.Kind.CONSTANT) {
                result = result.withConstants(result.constants().hideWithout(fresh.name(), Context.base(cls)));
            }
        }
        for (String fact : context.theory().factNames()) {
            result = fact.startsWith(first) ? result.hidingFact(fact) : result;
        }
        return result;
    }
}
