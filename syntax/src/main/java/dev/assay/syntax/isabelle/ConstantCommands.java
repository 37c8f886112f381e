package dev.assay.syntax.isabelle;

import dev.assay.logic.DefinitionException;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.define.Definitions;
import dev.assay.logic.infer.PreTerm;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.proof.Binding;
import dev.assay.logic.proof.Fix;
import dev.assay.logic.proof.Name;
import dev.assay.logic.proof.Proposition;
import dev.assay.logic.proof.Quoted;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Theory;
import dev.assay.syntax.isabelle.inner.Head;
import dev.assay.syntax.isabelle.inner.MixfixSyntax;
import dev.assay.syntax.isabelle.outer.ConstantCommand;
import dev.assay.syntax.isabelle.outer.Equation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** {@code definition}, {@code abbreviation}, {@code consts} and {@code axiomatization}. */
final class ConstantCommands {
    /** An equation whose left-hand side begins with the variable, and the premises before it. */
    private record Read(Declarations declarations, Free variable, List<Term> premises, Term equation) {}

    private ConstantCommands() {}

    static Context definition(Context outer, ConstantCommand.Definition command) {
        Context context = Targets.enter(outer, command.target());
        Read read = equation(context, command.constant(), command.equation());
        var written = new ArrayList<>(read.premises);
        written.add(read.equation);
        var foundation = new Foundation(context, List.of(read.variable), written);
        String name = foundation.functions().getFirst().name();
        Binding binding = command.equation().binding();
        String fact = binding.name() == null
                ? name + "_def"
                : context.declared(binding.name().text());
        // The constant does not depend on the premises; the fact that the user gets does.
        String raw = read.premises.isEmpty() ? name + "_def" : name + "_def_raw";
        Theory theory = Definitions.define(
                context.theory(), name, raw, foundation.terms().getLast());
        Context after = foundation.complete(theory, read.declarations.notation());
        Theory named = after.theory();
        List<String> attributes = Facts.attributes(binding.attributes());
        if (!fact.equals(raw) || !attributes.isEmpty()) {
            Thm theorem = named.theorem(raw);
            for (Term premise :
                    foundation.terms().subList(0, read.premises.size()).reversed()) {
                theorem = Thm.disch(premise, theorem);
            }
            named = named.withFact(fact, theorem, attributes.toArray(String[]::new));
        }
        return Targets.leave(after.with(named), outer, command.target());
    }

    static Context abbreviation(Context outer, ConstantCommand.Abbreviation command) {
        Context context = Targets.enter(outer, command.target());
        Read read = equation(context, command.constant(), command.equation());
        if (!read.premises.isEmpty()) {
            throw new DefinitionException("an abbreviation has no premises");
        }
        Term[] sides = sides(read.equation);
        Optional<MixfixSyntax> mixfix =
                Optional.ofNullable(read.declarations.notation().get(read.variable.name()));
        Context after = abbreviated(context, read.variable, function(sides[0].arguments(), sides[1]), mixfix);
        return Targets.leave(after, outer, command.target());
    }

    /** λarguments. body, where the arguments are variables. */
    static Term function(List<Term> arguments, Term body) {
        var variables = new ArrayList<Free>();
        for (Term argument : arguments) {
            if (!(argument.etaContract() instanceof Free x)) {
                throw new DefinitionException(
                        "the arguments of an abbreviation are variables, and " + argument + " is none");
            }
            variables.add(x);
        }
        return Term.lambda(variables, body);
    }

    /** With a name that is only another way to write a term. */
    static Context abbreviated(Context context, Free name, Term meaning, Optional<MixfixSyntax> mixfix) {
        var foundation = new Foundation(context, List.of(name), List.of(Hol.mkEq(name, meaning)));
        Free function = foundation.functions().getFirst();
        Term closed = Term.lambda(
                foundation.parameters(), Rules.sides(foundation.terms().getFirst())[1]);
        if (!closed.frees().isEmpty()) {
            throw new DefinitionException(
                    "the variable " + closed.frees().iterator().next().name() + " occurs only on the right-hand side");
        }
        Context after = context.withAbbreviation(function.name(), closed)
                .releasing(name.name())
                .withNotation(new Head.Constant(function.name()), mixfix);
        return Foundation.local(after, name.name(), function.name(), foundation.parameters(), name.type(), mixfix);
    }

    private static Read equation(Context context, @Nullable Fix constant, Equation written) {
        Declarations declarations = constant != null
                ? new Declarations(context, List.of(constant))
                : new Declarations(context, head(context, written));
        TermReader reader = new TermReader(declarations.context());
        Term proposition = reader.inferApart(List.of(reader.clause(written)), declarations.names()::contains)
                .getFirst();
        Propositions parts = Propositions.of(Foundation.aligned(context, proposition));
        Term equation = contracted(parts.conclusion());
        return withTypeArguments(
                new Read(declarations, Foundation.head(context, sides(equation)[0]), parts.assumptions(), equation));
    }

    /** Without what binders make of arguments on the left: {@code Qx. P x} is {@code Q P}. */
    private static Term contracted(Term equation) {
        Term[] sides = sides(equation);
        List<Term> arguments =
                sides[0].arguments().stream().map(Term::etaContract).toList();
        return Hol.mkEq(Term.app(sides[0].head(), arguments), sides[1]);
    }

    /** A type variable that only the right-hand side shows becomes an argument {@code TYPE('a)}. */
    private static Read withTypeArguments(Read read) {
        Term[] sides = sides(read.equation);
        var hidden = new LinkedHashSet<>(sides[1].typeVariables());
        hidden.removeAll(sides[0].typeVariables());
        // The parameters of a locale become arguments, and their types are seen there.
        sides[1].frees().forEach(parameter -> hidden.removeAll(parameter.typeVariables()));
        if (hidden.isEmpty() || !sides[0].head().equals(read.variable)) {
            return read;
        }
        var arguments = new ArrayList<Free>();
        hidden.forEach(v -> arguments.add(new Free("type_" + v.name().substring(1), Itself.of(v))));
        Free variable = new Free(
                read.variable.name(),
                Type.fun(arguments.stream().map(Free::type).toList(), read.variable.type()));
        Term left = Term.app(Term.app(variable, arguments), sides[0].arguments());
        return new Read(read.declarations, variable, read.premises, Hol.mkEq(left, sides[1]));
    }

    /** The name on the left-hand side, where it is not declared apart. */
    private static List<Fix> head(Context context, Equation written) {
        // The name that is defined here is none of a theory that is missing, nor one of which nothing was known.
        Context open = context.missing(Optional.empty()).with(NotUnderstood.NOTHING);
        PreTerm left = TermReader.left(new TermReader(open).clause(written));
        Set<String> head = FreeNames.head(left);
        Quoted text = written.proposition();
        return head.stream()
                .filter(name -> !Foundation.isOverloaded(context, name))
                .map(name -> new Fix(new Name(name, text.position()), null, null))
                .toList();
    }

    private static Term[] sides(Term equation) {
        if (!equation.isApplied(Hol.EQ) || equation.arguments().size() != 2) {
            throw new DefinitionException("this is not an equation: " + equation);
        }
        return Rules.sides(equation);
    }

    static Context constants(Context context, ConstantCommand.Constants command) {
        Context result = context;
        for (Fix fix : command.constants()) {
            if (fix.type() == null) {
                throw Refusal.of(fix.name().position(), "the constant " + fix.name() + " needs a type");
            }
            String full = context.declared(fix.name().text());
            Type type = new TermReader(result).type(fix.type());
            result = result.with(Definitions.declare(result.theory(), full, type))
                    .withNotation(new Head.Constant(full), Texts.of(fix.mixfix()));
        }
        return result;
    }

    static Context axiomatization(Context context, ConstantCommand.Axiomatization command) {
        var declarations = new Declarations(context, command.constants());
        var variables = new Declarations(declarations.context(), command.variables());
        List<Quoted> premises = Proposition.texts(command.premises());
        List<Quoted> axioms = Proposition.texts(command.axioms());
        var reader = new TermReader(variables.context());
        var all = new ArrayList<PreTerm>();
        axioms.forEach(a -> all.add(reader.proposition(a)));
        List<Term> terms = premises.isEmpty()
                ? reader.inferApart(all, declarations.names()::contains)
                : conditional(reader, premises, axioms);
        var meanings = new HashMap<Free, Term>();
        var constants = new ArrayList<Const>();
        for (Free v : declarations.variables(terms)) {
            Const c = new Const(context.declared(v.name()), v.type());
            constants.add(c);
            meanings.put(v, c);
        }
        var named = new ArrayList<Definitions.Axiom>();
        int index = 0;
        for (Proposition.Group group : command.axioms()) {
            String name = group.binding().name() == null
                    ? "axiom_" + (index + 1)
                    : group.binding().name().text();
            for (int i = 0; i < group.propositions().size(); i++) {
                String full = context.declared(group.propositions().size() == 1 ? name : name + "_" + (i + 1));
                named.add(new Definitions.Axiom(full, terms.get(index++).substitute(meanings)));
            }
        }
        Context result = context.with(Definitions.axiomatize(context.theory(), constants, named));
        for (var notation : declarations.notation().entrySet()) {
            result = result.withNotation(
                    new Head.Constant(context.declared(notation.getKey())), Optional.of(notation.getValue()));
        }
        return result;
    }

    private static List<Term> conditional(TermReader reader, List<Quoted> premises, List<Quoted> axioms) {
        var texts = new ArrayList<>(premises);
        texts.addAll(axioms);
        List<Term> terms = reader.propositions(texts);
        return terms.subList(premises.size(), terms.size()).stream()
                .map(t -> Hol.mkImplies(terms.subList(0, premises.size()), t))
                .toList();
    }

    /** {@code defs}, definitions of declared constants at instances of their types. */
    static Context oldDefinitions(Context context, ConstantCommand.OldDefinitions command) {
        Context result = context;
        for (Equation equation : command.equations()) {
            var reader = new TermReader(result);
            Term term = reader.inferApart(List.of(reader.clause(equation)), _ -> false)
                    .getFirst();
            Term head = sides(term)[0].head();
            String fact = equation.binding().name() == null
                    ? head + "_def"
                    : equation.binding().name().text();
            result = result.with(Definitions.overload(result.theory(), context.declared(fact), term));
        }
        return result;
    }
}
