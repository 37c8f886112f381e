package dev.assay.syntax.isabelle;

import dev.assay.logic.Conjecture;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.define.Definitions;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.proof.Proposition;
import dev.assay.logic.proof.Quoted;
import dev.assay.logic.theory.Theory;
import dev.assay.syntax.isabelle.outer.ConstantCommand;
import java.util.ArrayList;
import java.util.List;

/** {@code specification}: constants that were only declared become some values with the stated properties. */
final class SpecificationCommands {
    private SpecificationCommands() {}

    static Context specification(Context context, ConstantCommand.SpecificationOf command, Journal journal) {
        List<Term> terms = new TermReader(context).propositions(Proposition.texts(command.propositions()));
        command.constants().forEach(text -> context.listener().text(text.position()));
        List<Const> constants = command.constants().stream()
                .map(text -> constant(context, text, terms))
                .toList();
        String name = constants.getFirst().name();
        Term property = Hol.conjunction(
                terms.stream().map(t -> Hol.mkAll(List.copyOf(t.frees()), t)).toList());
        Term existence = property;
        for (int i = constants.size() - 1; i >= 0; i--) {
            existence = Hol.mkEx(value(i, constants), replace(existence, constants.get(i), value(i, constants)));
        }
        journal.statements.add(new TheoryStatement(
                command,
                command.proof(),
                List.of(new Conjecture(name + "_exists", command.position(), List.of(), existence)),
                context));
        journal.admitted(command.position(), "That there is such a " + Context.base(name) + " is taken for granted.");
        Theory theory = context.theory();
        for (int i = 0; i < constants.size(); i++) {
            Const constant = constants.get(i);
            theory = Definitions.overload(
                    theory, constant.name() + "_def", Hol.mkEq(constant, choice(i, constants, property)));
        }
        int at = 0;
        for (Proposition.Group group : command.propositions()) {
            var theorems = new ArrayList<Thm>();
            for (Term t : terms.subList(at, at + group.propositions().size())) {
                theorems.add(Thm.oracle(theory.signature(), context.obligation(name + "_exists"), t));
            }
            at += theorems.size();
            theory = Facts.with(context, theory, group.binding(), theorems);
        }
        return context.with(theory);
    }

    private static Const constant(Context context, Quoted text, List<Term> terms) {
        String name = context.constant(text.text().strip())
                .orElseThrow(() -> Refusal.of(text.position(), "there is no constant named " + text.text()));
        return terms.stream()
                .flatMap(t -> t.constants().stream())
                .filter(c -> c.name().equals(name))
                .findFirst()
                .orElseThrow(() -> Refusal.of(text.position(), "nothing is said about " + text.text()));
    }

    /** SOME x. ∃ys. property, where ys are for the constants after this one. */
    private static Term choice(int index, List<Const> constants, Term property) {
        Term body = property;
        for (int i = constants.size() - 1; i > index; i--) {
            body = Hol.mkEx(value(i, constants), replace(body, constants.get(i), value(i, constants)));
        }
        Free x = value(index, constants);
        return Term.app(Hol.some(x.type()), Term.lambda(x, replace(body, constants.get(index), x)));
    }

    /** A value for a constant; the propositions are closed, so that its name is free. */
    private static Free value(int index, List<Const> constants) {
        return new Free(
                constants.size() == 1 ? "x" : "x" + index, constants.get(index).type());
    }

    private static Term replace(Term term, Const constant, Free x) {
        return switch (term) {
            case Const c -> c.equals(constant) ? x : c;
            case Free _, Term.Bound _ -> term;
            case Term.Abs(var hint, var type, var body) -> new Term.Abs(hint, type, replace(body, constant, x));
            case Term.App(var function, var argument) ->
                new Term.App(replace(function, constant, x), replace(argument, constant, x));
        };
    }
}
