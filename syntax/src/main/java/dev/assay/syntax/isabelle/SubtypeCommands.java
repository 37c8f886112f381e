package dev.assay.syntax.isabelle;

import static dev.assay.logic.Term.app;

import dev.assay.logic.DefinitionException;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.define.Equivalence;
import dev.assay.logic.define.Lifting;
import dev.assay.logic.define.Quotients;
import dev.assay.logic.define.Typedefs;
import dev.assay.logic.infer.PreTerm;
import dev.assay.logic.infer.TypeException;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.proof.Quoted;
import dev.assay.logic.proof.WrittenNotation;
import dev.assay.logic.theory.Theory;
import dev.assay.logic.theory.TypeSpecification;
import dev.assay.syntax.isabelle.outer.Command;
import dev.assay.syntax.isabelle.outer.ConstantCommand;
import dev.assay.syntax.isabelle.outer.TypeCommand;
import dev.assay.syntax.isabelle.outer.TypeParameter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** {@code typedef}, {@code quotient_type}, and the definitions that are lifted to such types. */
final class SubtypeCommands {
    /** Of a type with more types in it that can be lifted not all choices are tried. */
    private static final int MOST_LIFTED = 4;

    private SubtypeCommands() {}

    static Context typedef(Context context, TypeCommand.Typedef command, Journal journal) {
        String base = command.name().text();
        Context reading = withParameters(context, command.parameters());
        Term set = new TermReader(reading).read(command.set());
        var morphisms = command.morphisms();
        var spec = new Typedefs.Spec(
                context.name() + "." + base,
                parameters(reading, command.parameters(), set),
                predicate(set),
                context.name() + "."
                        + (morphisms == null
                                ? "Rep_" + base
                                : morphisms.representation().text()),
                context.name() + "."
                        + (morphisms == null
                                ? "Abs_" + base
                                : morphisms.abstraction().text()));
        return withNotation(context.with(typedef(context, spec, command, journal)), spec.name(), command.mixfix());
    }

    private static Theory typedef(Context context, Typedefs.Spec spec, TypeCommand.Typedef command, Journal journal) {
        try {
            return Typedefs.define(context.theory(), spec, List.of(), List.of());
        } catch (DefinitionException notShown) {
            var obligations = new Obligations(context, command, command.proof(), journal);
            Thm nonEmpty = obligations
                    .shown(List.of(new Obligations.Goal("typedef " + spec.name(), spec.obligation())))
                    .getFirst();
            Theory theory = Typedefs.define(context.theory(), spec, nonEmpty);
            admitted(
                    obligations,
                    command,
                    "That the type " + command.name() + " is not empty is taken for granted.",
                    journal);
            return theory;
        }
    }

    /** Tells what is on trust. */
    private static void admitted(Obligations obligations, Command command, String sentence, Journal journal) {
        if (obligations.isOpen()) {
            journal.admitted(command.position(), sentence);
        }
    }

    /** λx. P x of {x. P x}, and λx. x ∈ S of any other set S. */
    private static Term predicate(Term set) {
        if (set instanceof Term.App(Const(var collect, var _), var predicate) && collect.equals(KernelSets.COLLECT)) {
            return predicate;
        }
        if (!(set.type() instanceof Type.Con(var name, var arguments)) || !name.equals(KernelSets.TYPE)) {
            throw new DefinitionException(set + " :: " + set.type() + " is no set");
        }
        Free x = new Free("x", arguments.getFirst());
        Const member = new Const(KernelSets.MEMBER, Type.fun(List.of(x.type(), set.type()), Type.bool()));
        return Term.lambda(x, app(member, x, set));
    }

    private static Context withParameters(Context context, List<TypeParameter> parameters) {
        Context result = context;
        for (Type.Var v : TypeCommands.parameters(context, parameters)) {
            result = result.withTypeVariable(v.name(), v.sort());
        }
        return result;
    }

    /** The parameters with the sorts that they have in the term. */
    private static List<Type.Var> parameters(Context context, List<TypeParameter> parameters, Term term) {
        Map<String, Type.Var> used = new HashMap<>();
        term.typeVariables().forEach(v -> used.put(v.name(), v));
        return TypeCommands.parameters(context, parameters).stream()
                .map(v -> used.getOrDefault(v.name(), v))
                .toList();
    }

    private static Context withNotation(Context context, String type, @Nullable WrittenNotation mixfix) {
        return Texts.of(mixfix)
                .map(m -> context.withGrammar(context.grammar().withType(type, m)))
                .orElse(context);
    }

    static Context quotient(Context context, TypeCommand.QuotientType command, Journal journal) {
        Context reading = withParameters(context, command.parameters());
        var reader = new TermReader(reading);
        Type raw = reader.type(command.raw());
        PreTerm written = new PreTerm.Constraint(
                reader.term(command.relation()),
                Type.fun(List.of(raw, raw), Type.bool()),
                command.relation().position());
        Term relation = reader.infer(List.of(written)).getFirst();
        String full = context.name() + "." + command.name().text();
        Quotients.Names standard = Quotients.Names.of(full);
        var morphisms = command.morphisms();
        var names = morphisms == null
                ? standard
                : new Quotients.Names(
                        context.name() + "." + morphisms.abstraction().text(),
                        context.name() + "." + morphisms.representation().text(),
                        standard.absClass(),
                        standard.repClass());
        var spec = new Quotients.Spec(full, parameters(reading, command.parameters(), relation), relation, names);
        var goals = spec.obligations();
        var obligations = new Obligations(context, command, command.proof(), journal);
        List<Thm> shown = obligations.shown(
                Stream.of(command.partial() ? goals.inhabited() : goals.refl(), goals.sym(), goals.trans())
                        .map(goal -> new Obligations.Goal("quotient_type " + full, goal))
                        .toList());
        Equivalence proof = command.partial()
                ? new Equivalence.Partial(shown.get(0), shown.get(1), shown.get(2))
                : new Equivalence.Total(shown.get(0), shown.get(1), shown.get(2));
        Theory theory = Quotients.define(context.theory(), spec, proof);
        admitted(
                obligations,
                command,
                "That the relation of " + command.name() + " is an equivalence is taken for granted.",
                journal);
        return withNotation(context.with(theory), full, command.mixfix());
    }

    static Context lift(Context context, ConstantCommand.LiftDefinition command, Journal journal) {
        var fix = command.constant();
        if (fix.type() == null) {
            throw Refusal.of(fix.name().position(), "the constant " + fix.name() + " needs a type");
        }
        Type type = new TermReader(context).type(fix.type());
        Term raw = raw(context, command.raw(), type);
        String full = context.declared(fix.name().text());
        if (context.target() instanceof Target.OfLocale) {
            return liftedInLocale(context, command, full, type, raw, journal);
        }
        if (!Lifting.isOfWholes(context.theory(), type, raw)) {
            Theory theory = Lifting.define(context.theory(), full, type, raw);
            return defined(context, fix.name().text(), type, theory, fix.mixfix());
        }
        Optional<Term> obligation = Lifting.obligation(context.theory(), full, type, raw);
        var obligations = new Obligations(context, command, command.proof(), journal);
        List<Thm> proof = obligations.shown(obligation.stream()
                .map(goal -> new Obligations.Goal("lift_definition " + full, goal))
                .toList());
        Theory theory =
                Lifting.lift(context.theory(), full, type, raw, proof.stream().findFirst());
        admitted(obligations, command, "That " + fix.name() + " respects its type is taken for granted.", journal);
        return defined(context, fix.name().text(), type, theory, fix.mixfix());
    }

    /** A function of the parameters of the locale, without the facts that hold only under what this assumes. */
    private static Context liftedInLocale(
            Context context,
            ConstantCommand.LiftDefinition command,
            String full,
            Type type,
            Term raw,
            Journal journal) {
        Theory theory = context.theory();
        var obligations = new Obligations(context, command, command.proof(), journal);
        String name = command.constant().name().text();
        if (Lifting.isOfWholes(theory, type, raw)) {
            obligations.shown(Lifting.obligation(theory, full, type, raw).stream()
                    .map(goal -> new Obligations.Goal("lift_definition " + full, goal))
                    .toList());
            admitted(obligations, command, "That " + name + " respects its type is taken for granted.", journal);
        }
        var foundation = new Foundation(context, List.of(new Free(name, type)), List.of(raw));
        List<Free> parameters = foundation.parameters();
        Theory defined = Lifting.define(
                theory,
                full,
                Type.fun(parameters.stream().map(Free::type).toList(), type),
                Term.lambda(parameters, raw));
        Map<String, dev.assay.syntax.isabelle.inner.MixfixSyntax> notation = new HashMap<>();
        Texts.of(command.constant().mixfix()).ifPresent(m -> notation.put(name, m));
        return foundation.complete(defined, notation);
    }

    /** The term, at the type that has representations for the values of as many types as it can. */
    private static Term raw(Context context, Quoted text, Type type) {
        var reader = new TermReader(context);
        PreTerm term = reader.term(text);
        var lifted = new LinkedHashSet<String>();
        addRepresented(context.theory(), type, lifted);
        for (Set<String> some : largestFirst(List.copyOf(lifted))) {
            try {
                Type expected = represented(context.theory(), some, type);
                return reader.infer(List.of(new PreTerm.Constraint(term, expected, text.position())))
                        .getFirst();
            } catch (TypeException otherType) {
                // Another choice of the types may fit.
            }
        }
        Term open = reader.infer(List.of(term)).getFirst();
        try {
            Type expected = represented(context.theory(), type, open.type());
            return reader.infer(List.of(new PreTerm.Constraint(term, expected, text.position())))
                    .getFirst();
        } catch (TypeException otherType) {
            return open;
        }
    }

    /** The type with that of their representations for the values where the term's own type has others. */
    private static Type represented(Theory theory, Type type, Type raw) {
        if (!(type instanceof Type.Con(var name, var arguments)) || !(raw instanceof Type.Con(var own, var inner))) {
            return type;
        }
        if (name.equals(own)) {
            return new Type.Con(
                    name,
                    IntStream.range(0, arguments.size())
                            .mapToObj(i -> represented(theory, arguments.get(i), inner.get(i)))
                            .toList());
        }
        boolean isMade = theory.typeSpecification(name)
                .flatMap(SubtypeCommands::representation)
                .isPresent();
        return isMade ? represented(theory, outermost(theory, name, arguments), raw) : type;
    }

    /** The subsets, or those with all or one element if these are too many. */
    private static List<Set<String>> largestFirst(List<String> names) {
        var result = new ArrayList<Set<String>>();
        for (int bits = 1; names.size() <= MOST_LIFTED && bits < 1 << names.size(); bits++) {
            var some = new LinkedHashSet<String>();
            for (int i = 0; i < names.size(); i++) {
                if ((bits >> i & 1) == 1) {
                    some.add(names.get(i));
                }
            }
            result.add(some);
        }
        if (result.isEmpty()) {
            result.add(Set.copyOf(names));
            names.forEach(name -> result.add(Set.of(name)));
        }
        result.sort(Comparator.comparingInt((Set<String> some) -> some.size()).reversed());
        return result;
    }

    /** The types in it that are made of others by {@code typedef} or {@code quotient_type}. */
    private static void addRepresented(Theory theory, Type type, Set<String> names) {
        if (type instanceof Type.Con(var name, var arguments)) {
            if (theory.typeSpecification(name)
                    .flatMap(SubtypeCommands::representation)
                    .isPresent()) {
                names.add(name);
            }
            arguments.forEach(a -> addRepresented(theory, a, names));
        }
    }

    /** The type with that of their representations for the values of the named types. */
    private static Type represented(Theory theory, Set<String> names, Type type) {
        if (!(type instanceof Type.Con(var name, var arguments))) {
            return type;
        }
        List<Type> inner =
                arguments.stream().map(a -> represented(theory, names, a)).toList();
        return names.contains(name) ? outermost(theory, name, inner) : new Type.Con(name, inner);
    }

    /** The type of the representations for the values of the type. */
    private static Type outermost(Theory theory, String name, List<Type> arguments) {
        TypeSpecification specification = theory.typeSpecification(name).orElseThrow();
        Map<Type.Var, Type> instance = new HashMap<>();
        List<Type> parameters = specification.type().arguments();
        for (int i = 0; i < parameters.size(); i++) {
            instance.put((Type.Var) parameters.get(i), arguments.get(i));
        }
        return representation(specification).orElseThrow().substitute(instance);
    }

    private static Optional<Type> representation(TypeSpecification specification) {
        return switch (specification) {
            // A set is a copy of a predicate, but nobody lifts a definition along that.
            case TypeSpecification.Subtype subtype ->
                Optional.of(subtype.representation())
                        .filter(_ -> !subtype.type().name().equals(KernelSets.TYPE));
            case TypeSpecification.Quotient quotient -> Optional.of(quotient.representation());
            case TypeSpecification.Free _, TypeSpecification.Record _ -> Optional.empty();
        };
    }

    /** In an instantiation, the constant is also the meaning of a parameter. */
    private static Context defined(
            Context context, String name, Type type, Theory theory, @Nullable WrittenNotation mixfix) {
        Map<String, dev.assay.syntax.isabelle.inner.MixfixSyntax> notation = new HashMap<>();
        Texts.of(mixfix).ifPresent(m -> notation.put(name, m));
        return new Foundation(context, List.of(new Free(name, type)), List.of()).complete(theory, notation);
    }

    static Context quotientDefinition(Context context, ConstantCommand.QuotientDefinition command) {
        var reader = new TermReader(context);
        var fix = command.constant();
        String name;
        Type type;
        if (fix != null && fix.type() != null) {
            name = fix.name().text();
            type = reader.type(fix.type());
        } else if (command.left() != null
                && reader.unmarked(command.left())
                        instanceof PreTerm.Constraint(PreTerm.Ident(var ident, var _), var written, var _)) {
            name = ident;
            type = written;
        } else {
            throw Refusal.of(command.position(), "a quotient_definition needs a name and a type");
        }
        Theory theory =
                Lifting.define(context.theory(), context.declared(name), type, raw(context, command.raw(), type));
        return defined(context, name, type, theory, fix == null ? null : fix.mixfix());
    }
}
