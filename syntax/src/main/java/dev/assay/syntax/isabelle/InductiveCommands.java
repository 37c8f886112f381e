package dev.assay.syntax.isabelle;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.define.InductiveSets;
import dev.assay.logic.define.Inductives;
import dev.assay.logic.infer.PreTerm;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.theory.Fact;
import dev.assay.logic.theory.Theory;
import dev.assay.syntax.isabelle.outer.ConstantCommand;
import dev.assay.syntax.isabelle.outer.Equation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

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
        var foundation = new Foundation(context, variables, terms);
        var all = new ArrayList<>(foundation.parameters());
        all.addAll(fixed);
        var rules = new ArrayList<Inductives.Rule>();
        for (int i = 0; i < terms.size(); i++) {
            var binding = command.rules().get(i).binding();
            String name = binding.name() == null ? "" : binding.name().text();
            rules.add(new Inductives.Rule(name, implication(foundation.terms().get(i))));
        }
        Theory theory = tagged(define(context.theory(), command, foundation.functions(), all, rules), command);
        Map<String, dev.assay.syntax.isabelle.inner.MixfixSyntax> notation = new HashMap<>(declarations.notation());
        return Targets.leave(foundation.complete(theory, notation), outer, command.target());
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
