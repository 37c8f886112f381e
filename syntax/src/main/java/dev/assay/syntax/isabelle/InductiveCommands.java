package dev.assay.syntax.isabelle;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.define.InductiveSets;
import dev.assay.logic.define.Inductives;
import dev.assay.logic.infer.PreTerm;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Fact;
import dev.assay.logic.theory.Theory;
import dev.assay.syntax.isabelle.outer.ConstantCommand;
import dev.assay.syntax.isabelle.outer.Equation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** {@code inductive}, {@code coinductive}, {@code inductive_set} and {@code coinductive_set}. */
final class InductiveCommands {
    private InductiveCommands() {}

    static Context inductive(Context outer, ConstantCommand.Inductive command) {
        Context context = Targets.enter(outer, command.target());
        var declarations = new Declarations(context, command.constants());
        var parameters = new Declarations(declarations.context(), command.parameters());
        var reader = new TermReader(parameters.context());
        var written = new ArrayList<PreTerm>();
        for (Equation rule : command.rules()) {
            written.add(reader.clause(rule));
        }
        List<Term> terms = reader.inferApart(
                written,
                name -> declarations.names().contains(name)
                        || parameters.names().contains(name));
        List<Free> variables = declarations.variables(terms);
        List<Free> fixed = parameters.variables(terms);
        Map<Free, Term> abbreviations = abbreviations(terms, variables);
        List<Free> defined =
                variables.stream().filter(v -> !abbreviations.containsKey(v)).toList();
        var names = new ArrayList<String>();
        var expanded = new ArrayList<Term>();
        for (int i = 0; i < terms.size(); i++) {
            if (!isAbout(terms.get(i), abbreviations.keySet())) {
                var binding = command.rules().get(i).binding();
                names.add(binding.name() == null ? "" : binding.name().text());
                expanded.add(terms.get(i).substitute(abbreviations).betaNormal());
            }
        }
        var foundation = new Foundation(context, defined, expanded);
        var all = new ArrayList<>(foundation.parameters());
        all.addAll(fixed);
        Theory theory = tagged(
                define(context.theory(), command, foundation.functions(), all, rules(names, foundation.terms())),
                command);
        Context after = foundation.complete(theory, declarations.notation());
        if (context.target() instanceof Target.OfClass(var cls)) {
            after = ClassRecursion.define(
                    after,
                    cls,
                    foundation,
                    fixed,
                    (larger, functions, arguments, rules) ->
                            define(larger, command, functions, arguments, rules(names, rules)));
        }
        Map<Free, Term> constants = foundation.constants();
        for (var abbreviation : abbreviations.entrySet()) {
            Term meaning = abbreviation.getValue().substitute(constants);
            Free name = abbreviation.getKey();
            after = ConstantCommands.abbreviated(
                    after,
                    name,
                    meaning,
                    Optional.ofNullable(declarations.notation().get(name.name())));
        }
        return Targets.leave(after, outer, command.target());
    }

    private static List<Inductives.Rule> rules(List<String> names, List<Term> terms) {
        var result = new ArrayList<Inductives.Rule>();
        for (int i = 0; i < names.size(); i++) {
            result.add(new Inductives.Rule(names.get(i), implication(terms.get(i))));
        }
        return result;
    }

    /** Clauses {@code p x y ≡ t} are no rules: they say that p is a way to write t. */
    private static Map<Free, Term> abbreviations(List<Term> terms, List<Free> variables) {
        var result = new LinkedHashMap<Free, Term>();
        for (Term term : terms) {
            Term clause = Propositions.of(term).conclusion();
            if (isAbout(term, Set.copyOf(variables))) {
                Term[] sides = Rules.sides(clause);
                result.put((Free) sides[0].head(), ConstantCommands.function(sides[0].arguments(), sides[1]));
            }
        }
        return result;
    }

    /** Whether the term is an equation for one of the variables, not a rule. */
    private static boolean isAbout(Term term, Set<Free> variables) {
        Propositions parts = Propositions.of(term);
        return parts.assumptions().isEmpty()
                && parts.conclusion().isApplied(Hol.EQ)
                && parts.conclusion().arguments().size() == 2
                && Rules.sides(parts.conclusion())[0].head() instanceof Free head
                && variables.contains(head);
    }

    /** With the attributes that rules have beside their names. */
    private static Theory tagged(Theory theory, ConstantCommand.Inductive command) {
        Theory result = theory;
        for (Equation rule : command.rules()) {
            List<String> tags = Facts.attributes(rule.binding().attributes());
            if (rule.binding().name() != null && !tags.isEmpty()) {
                String end = "." + rule.binding().name().text();
                Fact fact = result.facts().reversed().stream()
                        .filter(f -> f.name().endsWith(end))
                        .findFirst()
                        .orElseThrow();
                result = result.withFact(fact.name(), fact.theorems(), tags.toArray(String[]::new));
            }
        }
        return result;
    }

    private static Theory define(
            Theory theory,
            ConstantCommand.Inductive command,
            List<Free> functions,
            List<Free> parameters,
            List<Inductives.Rule> rules) {
        if (command.set()) {
            var sets = new InductiveSets.Sets(
                    KernelSets.TYPE, KernelSets.COLLECT, KernelSets.MEMBER, theory.theorem(KernelSets.MEMBERSHIP));
            return command.coinductive()
                    ? InductiveSets.codefine(theory, sets, functions, parameters, rules)
                    : InductiveSets.define(theory, sets, functions, parameters, rules);
        }
        return command.coinductive()
                ? Inductives.codefine(theory, functions, parameters, rules)
                : Inductives.define(theory, functions, parameters, rules);
    }

    /** Without the quantifiers around it and between its premises. */
    private static Term implication(Term rule) {
        Propositions parts = Propositions.of(rule);
        return Hol.mkImplies(parts.assumptions(), parts.conclusion());
    }
}
