package dev.assay.syntax.isabelle;

import dev.assay.logic.Conjecture;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.infer.PreTerm;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.proof.Alternative;
import dev.assay.logic.proof.Attribute;
import dev.assay.logic.proof.Binding;
import dev.assay.logic.proof.Claim;
import dev.assay.logic.proof.Conclusion;
import dev.assay.logic.proof.Conclusion.Obtains;
import dev.assay.logic.proof.Conclusion.Shows;
import dev.assay.logic.proof.Fix;
import dev.assay.logic.proof.Name;
import dev.assay.logic.proof.ProofChecker;
import dev.assay.logic.proof.Proposition;
import dev.assay.logic.proof.Quoted;
import dev.assay.logic.proof.ReadingException;
import dev.assay.logic.proof.WrittenProof;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Theory;
import dev.assay.run.CrashBoundary;
import dev.assay.run.Ending;
import dev.assay.syntax.Spelling;
import dev.assay.syntax.isabelle.outer.Element;
import dev.assay.syntax.isabelle.outer.FactCommand;
import dev.assay.syntax.isabelle.outer.Proof;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** {@code lemma} and its like: conjectures, and facts on trust for what comes after. */
final class StatementCommands {
    private StatementCommands() {}

    static Context statement(Context outer, FactCommand.Statement command, Journal journal) {
        Context target = Targets.enter(outer, command.target());
        Context context = Bundles.included(target, command.includes());
        var premises = new ArrayList<Proposition>();
        for (Element element : command.elements()) {
            switch (element) {
                case Element.Fixes(var variables) -> context = new Declarations(context, variables).context();
                case Element.Constrains(var variables) -> context = new Declarations(context, variables).context();
                case Element.Assumes(var groups) -> premises.addAll(Proposition.all(groups));
                case Element.Defines(var groups) -> premises.addAll(Proposition.all(groups));
                case Element.Notes _ -> {}
            }
        }
        context = new Declarations(context, command.variables()).context();
        premises.addAll(Proposition.all(command.premises()));
        List<Term> conclusions = new ArrayList<>();
        List<Term> assumptions = new ArrayList<>();
        if (target.target() instanceof Target.OfLocale(var locale)) {
            assumptions.addAll(locale.assumptions());
        }
        read(context, command.conclusion(), premises, assumptions, conclusions);
        var membership = new ClassMembership(context, command.position());
        assumptions.replaceAll(membership::unfold);
        conclusions.replaceAll(membership::unfold);
        String name = name(target, command);
        if (command.span().keyword().startsWith("schematic_")) {
            schematic(command, context, name, assumptions, assumptions.size() - premises.size(), conclusions, journal);
            return outer;
        }
        requireNoSchematic(command, assumptions);
        requireNoSchematic(command, conclusions);
        warnOfSlips(command, context, conclusions, journal);
        List<String> names = names(target, command, conclusions.size());
        var conjectures = new ArrayList<Conjecture>();
        for (int i = 0; i < conclusions.size(); i++) {
            Propositions parts = Propositions.of(Hol.mkImplies(assumptions, conclusions.get(i)));
            conjectures.add(new Conjecture(names.get(i), command.position(), parts.assumptions(), parts.conclusion()));
        }
        int located = assumptions.size() - premises.size();
        var claim = new Claim(
                assumptions.subList(0, located), assumptions.subList(located, assumptions.size()), conclusions);
        var statement = new TheoryStatement(command, command.proof(), conjectures, context, Optional.of(claim));
        journal.statements.add(statement);
        List<Thm> proved =
                context.checker() == ProofChecker.NONE ? settled(context, claim) : checked(statement, journal);
        Theory theory = admitted(target, command, names, assumptions, conclusions, proved, journal);
        return Targets.leave(target.with(theory), outer, command.target());
    }

    /** What a schematic goal states is that some instance holds; which one, only its proof tells, so that no fact comes of it. */
    private static void schematic(
            FactCommand.Statement command,
            Context context,
            String name,
            List<Term> assumptions,
            int located,
            List<Term> conclusions,
            Journal journal) {
        Term stated = Hol.mkImplies(assumptions.subList(located, assumptions.size()), Hol.conjunction(conclusions));
        List<Free> schematic =
                stated.frees().stream().filter(StatementCommands::isSchematic).toList();
        var conjecture =
                new Conjecture(name, command.position(), assumptions.subList(0, located), Hol.mkEx(schematic, stated));
        journal.statements.add(new TheoryStatement(command, command.proof(), List.of(conjecture), context));
        journal.note(command.position(), "What a schematic goal proves is not known as a fact here.");
    }

    /** A function without a definition whose name is nearly that of a constant is hardly meant to be a variable. */
    private static void warnOfSlips(FactCommand.Statement command, Context context, List<Term> terms, Journal journal) {
        terms.stream()
                .flatMap(t -> t.frees().stream())
                .distinct()
                .filter(v -> !v.type().argumentTypes().isEmpty() && v.name().length() > 4)
                .filter(v -> !context.isVariable(v.name()))
                .forEach(v -> Spelling.closest(v.name(), context.constants().shortNames())
                        .filter(constant -> Spelling.slips(constant, v.name()) == 1)
                        .ifPresent(constant -> journal.warn(
                                command.position(), v.name() + " is a variable here; did you mean " + constant + "?")));
    }

    private static boolean isSchematic(Free variable) {
        return variable.name().startsWith("?");
    }

    private static void requireNoSchematic(FactCommand.Statement command, List<Term> terms) {
        terms.stream()
                .flatMap(t -> t.frees().stream())
                .filter(StatementCommands::isSchematic)
                .findFirst()
                .ifPresent(v -> {
                    throw Refusal.of(
                            command.position(),
                            v.name() + " is a schematic variable, which `"
                                    + command.span().keyword() + "` cannot have");
                });
    }

    /** A theorem for each conclusion, if the build of the library knows all of them to be proved. */
    private static List<Thm> settled(Context context, Claim claim) {
        List<Thm> theorems = IntStream.range(0, claim.conclusions().size())
                .mapToObj(number -> context.settled(claim.proposition(number)))
                .flatMap(Optional::stream)
                .toList();
        return theorems.size() == claim.conclusions().size() ? theorems : List.of();
    }

    /** A theorem for each conclusion, if somebody has followed the proof. */
    private static List<Thm> checked(TheoryStatement statement, Journal journal) {
        ProofChecker checker = statement.context().checker();
        WrittenProof proof = statement.written().orElseThrow();
        ProofChecker.Verdict verdict = switch (CrashBoundary.run(() -> checker.check(proof))) {
            case Ending.Answered<ProofChecker.Verdict>(var answer) -> answer;
            // A checker that fails on one proof goes on with the next.
            case Ending.Unanswered<ProofChecker.Verdict>(var reason, var _) ->
                new ProofChecker.Verdict.NotFollowed(proof.position(), reason.sentence());
        };
        journal.proofs.add(new CheckedProof(statement, verdict));
        return verdict instanceof ProofChecker.Verdict.Checked(var theorems) ? theorems : List.of();
    }

    private static void read(
            Context context,
            Conclusion conclusion,
            List<Proposition> premises,
            List<Term> assumptions,
            List<Term> conclusions) {
        switch (conclusion) {
            case Shows(var groups) -> {
                var reader = new TermReader(context);
                var all = new ArrayList<>(premises);
                all.addAll(Proposition.all(groups));
                List<PreTerm> written =
                        all.stream().map(p -> reader.proposition(p.term())).toList();
                List<Term> terms = inferred(reader, all, written);
                assumptions.addAll(terms.subList(0, premises.size()));
                conclusions.addAll(terms.subList(premises.size(), terms.size()));
            }
            case Obtains(var cases) -> obtained(context, cases, premises, assumptions, conclusions);
        }
    }

    /** The propositions typed together, with the parts that their patterns name for these names. */
    private static List<Term> inferred(TermReader reader, List<Proposition> propositions, List<PreTerm> written) {
        var bindings = new TermBindings(written);
        if (!bindings.isNeeded()) {
            return reader.infer(written);
        }
        var all = new ArrayList<>(written);
        for (int i = 0; i < propositions.size(); i++) {
            int at = i;
            for (Quoted text : propositions.get(i).patterns()) {
                pattern(reader, text).ifPresent(pattern -> all.set(at, bindings.bind(pattern, all.get(at))));
            }
        }
        all.addAll(bindings.equations());
        List<Term> terms = reader.infer(all);
        return TermBindings.expanded(terms.subList(0, written.size()), terms.subList(written.size(), terms.size()));
    }

    /** A pattern that cannot be read names nothing; a statement that needs the name is refused for that. */
    private static Optional<PreTerm> pattern(TermReader reader, Quoted text) {
        try {
            return Optional.of(reader.pattern(text));
        } catch (ReadingException _) {
            return Optional.empty();
        }
    }

    /** {@code obtains x where P x | …} states (∃x. P x) ∨ …. */
    private static void obtained(
            Context context,
            List<Alternative> cases,
            List<Proposition> premises,
            List<Term> assumptions,
            List<Term> conclusions) {
        var written = new ArrayList<PreTerm>();
        var reader = new TermReader(context);
        var propositions = new ArrayList<>(premises);
        premises.forEach(p -> written.add(reader.proposition(p.term())));
        for (Alternative c : cases) {
            var inner = new TermReader(new Declarations(context, c.variables()).context());
            for (Proposition p : Proposition.all(c.propositions())) {
                propositions.add(p);
                written.add(inner.proposition(p.term()));
            }
        }
        Context all = context;
        for (Alternative c : cases) {
            all = new Declarations(all, c.variables()).context();
        }
        List<Term> terms = inferred(new TermReader(all), propositions, written);
        assumptions.addAll(terms.subList(0, premises.size()));
        int at = premises.size();
        var alternatives = new ArrayList<Term>();
        for (Alternative c : cases) {
            int count = Proposition.texts(c.propositions()).size();
            Set<String> names = new HashSet<>();
            c.variables().stream().map(Fix::name).forEach(n -> names.add(n.text()));
            Term body = Hol.conjunction(terms.subList(at, at + count));
            List<Free> bound =
                    body.frees().stream().filter(v -> names.contains(v.name())).toList();
            alternatives.add(Hol.mkEx(bound, body));
            at += count;
        }
        conclusions.add(Hol.disjunction(alternatives));
    }

    private static String name(Context context, FactCommand.Statement command) {
        if (command.binding().name() != null) {
            return context.declared(command.binding().name().text());
        }
        if (command.conclusion() instanceof Shows(var groups)) {
            for (var group : groups) {
                if (group.binding().name() != null) {
                    return context.declared(group.binding().name().text());
                }
            }
        }
        return "";
    }

    /** What each conclusion is called: as all of them are, or else by its own name. */
    private static List<String> names(Context context, FactCommand.Statement command, int conclusions) {
        String name = name(context, command);
        var result = new ArrayList<>(Collections.nCopies(conclusions, name));
        if (command.binding().name() == null && command.conclusion() instanceof Shows(var groups)) {
            int at = 0;
            for (Proposition.Group group : groups) {
                int next = at + group.propositions().size();
                if (group.binding().name() != null) {
                    String own = context.declared(group.binding().name().text());
                    Collections.fill(result.subList(at, next), own);
                }
                at = next;
            }
        }
        return result;
    }

    /** What is stated may be used from here on, unless its proof was given up. */
    private static Theory admitted(
            Context context,
            FactCommand.Statement command,
            List<String> names,
            List<Term> assumptions,
            List<Term> conclusions,
            List<Thm> proved,
            Journal journal) {
        Theory theory = context.theory();
        Proof.Ending ending = command.proof().ending();
        if (ending == Proof.Ending.OOPS || ending == Proof.Ending.UNFINISHED) {
            return theory;
        }
        Theory result = theory;
        if (!command.binding().isEmpty()) {
            result = admitted(context, result, command.binding(), names, assumptions, conclusions, proved, journal);
        }
        if (command.conclusion() instanceof Shows(var groups)) {
            int at = 0;
            for (Proposition.Group group : groups) {
                int next = at + group.propositions().size();
                if (!group.binding().isEmpty()) {
                    result = admitted(
                            context,
                            result,
                            group.binding(),
                            names.subList(at, next),
                            assumptions,
                            conclusions.subList(at, next),
                            proved.isEmpty() ? proved : proved.subList(at, next),
                            journal);
                }
                at = next;
            }
        }
        return result;
    }

    private static Theory admitted(
            Context context,
            Theory theory,
            Binding binding,
            List<String> names,
            List<Term> assumptions,
            List<Term> conclusions,
            List<Thm> proved,
            Journal journal) {
        Optional<Attribute> beyond =
                binding.attributes().stream().filter(Attribute::needsSimplifier).findFirst();
        if (beyond.isPresent()) {
            Name attribute = beyond.get().name();
            journal.note(
                    attribute.position(), names.getFirst() + " is left out: [" + attribute + "] needs a simplifier.");
            return theory;
        }
        boolean isCongruence = Facts.attributes(binding.attributes()).contains("fundef_cong");
        int outer = context.target() instanceof Target.OfLocale(var locale)
                ? locale.assumptions().size()
                : 0;
        var attributes = new FactAttributes(context.with(theory));
        var theorems = new ArrayList<Thm>();
        for (int number = 0; number < conclusions.size(); number++) {
            Term written = Hol.mkImplies(assumptions, conclusions.get(number));
            // A congruence rule is about f P, however it is written.
            Term proposition = isCongruence ? contracted(written) : written;
            Thm theorem = proved.isEmpty()
                    ? Thm.oracle(theory.signature(), context.stated(names.get(number)), proposition)
                    : Rules.convert(proved.get(number).transfer(theory.signature()), proposition);
            try {
                theorem = changed(theorem, assumptions.subList(0, outer), binding.attributes(), attributes);
            } catch (ReadingException problem) {
                journal.note(problem.position(), problem.getMessage() + ".");
                return theory;
            }
            theorems.add(theorem);
        }
        journal.unproved += proved.isEmpty() ? 1 : 0;
        return Facts.with(context, theory, binding, theorems);
    }

    /** As the attributes want it, which see what is assumed around it as hypotheses. */
    private static Thm changed(Thm theorem, List<Term> around, List<Attribute> attributes, FactAttributes changes) {
        if (!FactAttributes.change(attributes)) {
            return theorem;
        }
        Thm result = theorem;
        for (int i = 0; i < around.size(); i++) {
            result = Rules.undisch(result);
        }
        result = changes.apply(result, attributes);
        for (Term assumption : around.reversed()) {
            result = Thm.disch(assumption, result);
        }
        return result;
    }

    /** A ⟶ … ⟶ C with C in its η-short form. */
    private static Term contracted(Term proposition) {
        Propositions parts = Propositions.of(proposition);
        return Hol.mkImplies(
                parts.assumptions(), parts.conclusion().betaNormal().etaContract());
    }
}
