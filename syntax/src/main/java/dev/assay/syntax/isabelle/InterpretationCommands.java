package dev.assay.syntax.isabelle;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.define.Definitions;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.proof.Proposition;
import dev.assay.logic.proof.Quoted;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Theory;
import dev.assay.syntax.isabelle.ExpressionReader.Instantiated;
import dev.assay.syntax.isabelle.inner.Head;
import dev.assay.syntax.isabelle.outer.ContextCommand;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** {@code interpretation}, {@code global_interpretation} and {@code sublocale}. */
final class InterpretationCommands {
    private final ContextCommand.Interpretation command;
    private Context context;

    /** What holds around the interpretation, in a locale. */
    private final List<Term> assumptions;

    private final List<Obligations.Goal> goals = new ArrayList<>();

    /** Theorems for the goals that are to come. */
    private final Iterator<Thm> shown;

    private InterpretationCommands(ContextCommand.Interpretation command, Context context, List<Thm> shown) {
        this.command = command;
        this.context = context;
        this.shown = shown.iterator();
        this.assumptions = context.target() instanceof Target.OfLocale(var locale) ? locale.assumptions() : List.of();
    }

    static Context interpretation(Context outer, ContextCommand.Interpretation command, Journal journal) {
        Context inside = Targets.enter(outer, command.target());
        // What is to be shown is known once all has been read.
        var first = new InterpretationCommands(command, inside, List.of());
        Context onTrust = first.read(inside);
        var obligations = new Obligations(inside, command, command.proof(), journal);
        List<Thm> shown = obligations.shown(first.goals);
        journal.unproved += obligations.open();
        Context after = obligations.open() == first.goals.size()
                ? onTrust
                : new InterpretationCommands(command, inside, shown).read(inside);
        return Targets.leave(after, outer, command.target());
    }

    private Context read(Context inside) {
        var variables = new Declarations(inside, command.expression().variables());
        List<Instantiated> instances =
                ExpressionReader.read(variables.context(), command.expression().instances());
        context = inside;
        List<Thm> definitions = definitions(instances);
        var found = new ArrayList<Interpretation>();
        for (Instantiated instance : instances) {
            String name = qualified(instance);
            String axioms = axioms(instance);
            List<Thm> obligations = obligations(instance);
            // What is rewritten may speak of the constants of the interpretation.
            Interpretation plain = instance.interpretation(name, obligations, definitions);
            var rewrites = new ArrayList<>(definitions);
            var texts =
                    new ArrayList<Quoted>(Proposition.texts(instance.instance().rewrites()));
            texts.addAll(Proposition.texts(command.rewrites()));
            if (!texts.isEmpty()) {
                Context reading = new Declarations(
                                with(context, plain), command.expression().variables())
                        .context();
                for (Term equation : new TermReader(reading).propositions(texts)) {
                    rewrites.add(obligation(axioms, equation));
                }
            }
            found.add(instance.interpretation(name, obligations, rewrites));
            // Where the locale is a predicate, that this holds is a fact of it.
            if (LocalePredicate.of(context.theory(), instance.locale()).isEmpty()) {
                axioms(axioms, obligations);
            }
        }
        for (Interpretation interpretation : found) {
            context = with(context, interpretation);
        }
        return context;
    }

    private String axioms(Instantiated instance) {
        String name = qualified(instance);
        return (name.isEmpty() ? "" : name + ".")
                + Context.base(instance.locale().name()) + "_axioms";
    }

    private List<Thm> obligations(Instantiated instance) {
        var result = new ArrayList<Thm>();
        for (Term assumption : instance.assumptions()) {
            result.add(obligation(axioms(instance), assumption));
        }
        return result;
    }

    /** In a locale what names begin with there, in a theory their full beginning. */
    private String qualified(Instantiated instance) {
        return switch (context.target()) {
            case Target.OfLocale _ -> instance.qualifier();
            case Target.OfClass _, Target.Global _, Target.OfInstance _, Target.Overloading _ -> {
                String full = context.declared(instance.qualifier());
                yield full.endsWith(".") ? full.substring(0, full.length() - 1) : full;
            }
        };
    }

    /** With one more interpretation, of the locale around it or of the theory. */
    private static Context with(Context context, Interpretation interpretation) {
        if (context.target() instanceof Target.OfLocale(var locale)) {
            Context result = Interpretations.inherit(context, locale, interpretation);
            Locale extended = ((Target.OfLocale) result.target()).locale();
            result = extended.isNamed() ? result.with(extended) : result;
            return Targets.enter(result, extended);
        }
        Context result =
                Interpretations.withNotation(Interpretations.update(context.with(interpretation)), interpretation);
        return Interpretations.withoutShadowed(result, interpretation);
    }

    /** The constants of {@code defines}, whose equations are read from right to left. */
    private List<Thm> definitions(List<Instantiated> instances) {
        var result = new ArrayList<Thm>();
        if (command.definitions().isEmpty()) {
            return result;
        }
        Context interpreted = interpreted(instances);
        var variables = new Declarations(interpreted, command.expression().variables());
        for (ContextCommand.DefinedConstant defined : command.definitions()) {
            var declaration = new Declarations(variables.context(), List.of(defined.constant()));
            String full = context.declared(defined.constant().name().text());
            Term term = new TermReader(variables.context()).read(defined.term());
            List<Free> arguments = List.copyOf(term.frees());
            for (Free argument : arguments) {
                if (variables.context().fixed(argument.name()).isEmpty()
                        && !variables.names().contains(argument.name())) {
                    throw Refusal.of(defined.term().position(), "there is no constant named " + argument.name());
                }
            }
            Free function = new Free(
                    full,
                    dev.assay.logic.Type.fun(arguments.stream().map(Free::type).toList(), term.type()));
            Theory theory = Definitions.define(context.theory(), full, Hol.mkEq(Term.app(function, arguments), term));
            result.add(Rules.sym(Rules.unfold(theory.theorem(full + "_def"), arguments.toArray(Term[]::new))));
            context = context.with(theory);
            for (var mixfix : declaration.notation().values()) {
                context = context.withNotation(new Head.Constant(full), java.util.Optional.of(mixfix));
            }
        }
        return result;
    }

    /** What is known once the locales are interpreted, to name what is defined by it. */
    private Context interpreted(List<Instantiated> instances) {
        Context result = context;
        for (Instantiated instance : instances) {
            List<Thm> assumed = instance.assumptions().stream()
                    .map(a -> Thm.oracle(
                            context.theory().signature(),
                            context.obligation(axioms(instance)),
                            Hol.mkImplies(assumptions, a)))
                    .toList();
            result = with(result, instance.interpretation(qualified(instance), assumed, List.of()));
        }
        return result;
    }

    /** What is to be shown, as a theorem that was shown or on trust. */
    private Thm obligation(String name, Term proposition) {
        goals.add(new Obligations.Goal(name, proposition));
        return shown.hasNext()
                ? shown.next().transfer(context.theory().signature())
                : Thm.oracle(
                        context.theory().signature(),
                        context.obligation(name),
                        Hol.mkImplies(assumptions, proposition));
    }

    private void axioms(String fact, List<Thm> obligations) {
        if (!(context.target() instanceof Target.OfLocale) && !obligations.isEmpty()) {
            context = context.with(context.theory().withFact(fact, obligations));
        }
    }
}
