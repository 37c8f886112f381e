package dev.assay.syntax.isabelle;

import dev.assay.logic.DefinitionException;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.define.ConditionalEquations;
import dev.assay.logic.define.ConditionalEquations.Clause;
import dev.assay.logic.define.Functions;
import dev.assay.logic.define.Functions.Termination;
import dev.assay.logic.define.termination.MeasureSearch;
import dev.assay.logic.infer.PreTerm;
import dev.assay.logic.kernel.Fresh;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.KernelException;
import dev.assay.logic.proof.ProofChecker;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Theory;
import dev.assay.syntax.isabelle.outer.ConstantCommand;
import dev.assay.syntax.isabelle.outer.Equation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** {@code primrec}, {@code fun}, {@code function}, {@code primcorec} and their like. */
final class FunctionCommands {
    private FunctionCommands() {}

    static Context recursion(Context outer, ConstantCommand.Recursion command, Journal journal) {
        Context context = Targets.enter(outer, command.target());
        var declarations = new Declarations(context, command.constants());
        var reader = new TermReader(declarations.context());
        var written = new ArrayList<PreTerm>();
        for (Equation equation : command.equations()) {
            written.add(reader.clause(equation));
        }
        List<Term> terms = reader.inferApart(written, declarations.names()::contains);
        var foundation = new Foundation(context, declarations.variables(terms), terms);
        Theory theory = switch (command.scheme()) {
            case PRIMREC, FUN, FUNCTION, PARTIAL_FUNCTION -> terminating(context, foundation, command, journal);
            case PRIMCOREC, PRIMCORECURSIVE, COREC ->
                Corecursions.define(context, foundation, constructors(context, command));
        };
        Context completed = foundation.complete(theory, declarations.notation());
        Context after = completed.with(withNames(completed, foundation, command));
        return Targets.leave(atOtherOperations(after, foundation, command), outer, command.target());
    }

    /** With what a class defines as a function of the class's parameters. */
    private static Context atOtherOperations(Context after, Foundation foundation, ConstantCommand.Recursion command) {
        return after.target() instanceof Target.OfClass(var cls)
                        && command.scheme().isTerminating()
                ? ClassRecursion.define(
                        after,
                        cls,
                        foundation,
                        List.of(),
                        (theory, functions, _, terms) -> Functions.define(
                                theory,
                                functions,
                                ConditionalEquations.merge(
                                        theory.signature(), clauses(theory, functions, terms, command)),
                                termination(command)))
                : after;
    }

    private static Theory terminating(
            Context context, Foundation foundation, ConstantCommand.Recursion command, Journal journal) {
        Theory theory = context.theory();
        List<Free> functions = foundation.functions();
        List<Clause> clauses = clauses(theory, functions, foundation.terms(), command);
        Optional<Theory> inCollections = CollectionRecursion.define(theory, functions, clauses);
        if (inCollections.isPresent()) {
            journal.admitted(
                    command.position(),
                    "That " + Context.base(functions.getFirst().name())
                            + " satisfies its equations is taken for granted.");
            return inCollections.get();
        }
        List<Term> equations = ConditionalEquations.merge(theory.signature(), clauses);
        try {
            Theory defined = Functions.define(theory, functions, equations, termination(command));
            boolean isDecided = defined.fact(functions.getFirst().name() + ".simps").orElseThrow().theorems().stream()
                    .anyMatch(thm -> thm.trust().contains(MeasureSearch.TRUST));
            if (isDecided) {
                journal.admitted(
                        command.position(),
                        "That " + Context.base(functions.getFirst().name())
                                + " terminates is decided by linear arithmetic, which the kernel does not check.");
            }
            return defined;
        } catch (KernelException | DefinitionException refusal) {
            if (command.scheme() == ConstantCommand.Scheme.PRIMREC) {
                throw refusal;
            }
            if (command.scheme() == ConstantCommand.Scheme.PARTIAL_FUNCTION) {
                // What ends is the only solution of its equation; of other solutions the least is meant.
                throw Refusal.of(
                        command.position(),
                        "a partial function is read only where its recursion is seen to end: " + refusal.getMessage());
            }
            try {
                Theory claimed =
                        Functions.define(theory, functions, equations, new Termination.Claimed(context::obligation));
                if (context.checker() != ProofChecker.NONE) {
                    journal.obligations.add(new CheckedProof(
                            new TheoryStatement(command, command.proof(), List.of(), context),
                            new ProofChecker.Verdict.NotAttempted(
                                    command.position(), "proofs of termination are not followed")));
                }
                journal.claimed(
                        command.position(),
                        "That " + Context.base(functions.getFirst().name()) + " terminates is taken for granted: "
                                + refusal.getMessage());
                return claimed;
            } catch (KernelException | DefinitionException second) {
                throw refusal;
            }
        }
    }

    private static Termination termination(ConstantCommand.Recursion command) {
        return command.scheme() == ConstantCommand.Scheme.PRIMREC
                ? new Termination.Required()
                : new Termination.Searched(MeasureSearch.trusting());
    }

    private static List<Clause> clauses(
            Theory theory, List<Free> functions, List<Term> terms, ConstantCommand.Recursion command) {
        List<Clause> written = terms.stream()
                .map(t -> clause(theory, ComposedCalls.expanded(t, functions), functions))
                .toList();
        List<Clause> clauses = command.scheme() == ConstantCommand.Scheme.PRIMREC ? withAllArguments(written) : written;
        requireSameArity(clauses);
        return clauses;
    }

    /** Equations of {@code primrec} may leave out last arguments: f ps = t is f ps zs = t zs. */
    private static List<Clause> withAllArguments(List<Clause> clauses) {
        Map<Term, Integer> arities = new HashMap<>();
        for (Clause clause : clauses) {
            Term left = clause.equation().arguments().getFirst();
            arities.merge(left.head(), left.arguments().size(), Math::max);
        }
        var result = new ArrayList<Clause>();
        for (Clause clause : clauses) {
            Term[] sides = Rules.sides(clause.equation());
            int missing = arities.getOrDefault(sides[0].head(), 0)
                    - sides[0].arguments().size();
            List<Free> more = new Fresh(List.of(clause.equation()))
                    .variables("z", sides[0].type().argumentTypes().subList(0, missing));
            Term equation =
                    Hol.mkEq(Term.app(sides[0], more), Term.app(sides[1], more).betaNormal());
            result.add(missing == 0 ? clause : new Clause(clause.conditions(), equation));
        }
        return result;
    }

    private static void requireSameArity(List<Clause> clauses) {
        Map<Term, Integer> arities = new HashMap<>();
        for (Clause clause : clauses) {
            Term left = clause.equation().arguments().getFirst();
            Integer known = arities.putIfAbsent(left.head(), left.arguments().size());
            if (known != null && known != left.arguments().size()) {
                throw new DefinitionException(left.head() + ": equations have different numbers of arguments");
            }
        }
    }

    /** Conditions ⟹ f ps = t, of an equation below quantifiers or of a proposition f ps or ¬ f ps. */
    private static Clause clause(Theory theory, Term written, List<Free> functions) {
        Propositions parts = Propositions.of(written);
        return new Clause(parts.assumptions(), equation(theory, parts.conclusion(), functions));
    }

    private static Term equation(Theory theory, Term term, List<Free> functions) {
        if (term.isApplied(Hol.EQ)) {
            Term left = term.arguments().getFirst();
            List<Term> patterns = left.arguments().stream()
                    .map(pattern -> InstanceConstructors.resolved(theory, NumeralPatterns.asConstructors(pattern)))
                    .toList();
            return Term.app(
                    term.head(),
                    Term.app(left.head(), patterns),
                    term.arguments().get(1));
        }
        if (term.isApplied(Hol.NOT.name())) {
            return equation(theory, Hol.mkEq(term.arguments().getFirst(), Hol.FALSE), functions);
        }
        if (term.head() instanceof Free f && functions.contains(f)) {
            return equation(theory, Hol.mkEq(term, Hol.TRUE), functions);
        }
        throw new DefinitionException("this is not an equation for a function that is being defined: " + term);
    }

    /** For each equation the constructor that it is for, where it says so with {@code of}. */
    private static List<Optional<String>> constructors(Context context, ConstantCommand.Recursion command) {
        return command.equations().stream()
                .map(e -> e.of() == null
                        ? Optional.<String>empty()
                        : context.constant(e.of().text().strip()))
                .toList();
    }

    // Names for single equations

    private static Theory withNames(Context context, Foundation foundation, ConstantCommand.Recursion command) {
        Theory theory = context.theory();
        List<Equation> equations = command.equations();
        String simps = foundation.functions().getFirst().name() + ".simps";
        for (int i = 0; i < equations.size(); i++) {
            var binding = equations.get(i).binding();
            var fact = theory.fact(simps);
            if (binding.name() != null
                    && foundation.functions().size() == 1
                    && fact.isPresent()
                    && fact.get().theorems().size() == equations.size()) {
                theory = theory.withFact(
                        context.declared(binding.name().text()),
                        fact.get().theorems().get(i),
                        Facts.attributes(binding.attributes()).toArray(String[]::new));
            }
        }
        return theory;
    }
}
