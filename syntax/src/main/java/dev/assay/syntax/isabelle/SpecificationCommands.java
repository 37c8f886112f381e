package dev.assay.syntax.isabelle;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Theory;
import dev.assay.logic.define.Definitions;
import dev.assay.logic.engine.Conjecture;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.syntax.isabelle.outer.ConstantCommand;
import dev.assay.syntax.isabelle.outer.Inner;
import dev.assay.syntax.isabelle.outer.Proposition;
import java.util.ArrayList;
import java.util.List;

/** {@code specification}: constants that were only declared become some values with the stated properties. */
final class SpecificationCommands {
    private SpecificationCommands() {}

    static Context specification(Context context, ConstantCommand.SpecificationOf command, Journal journal) {
        if (command.constants().size() != 1) {
            throw Refusal.of(command.position(), "a specification of several constants at once cannot be read");
        }
        Inner text = command.constants().getFirst();
        List<Term> terms = new TermReader(context).propositions(Facts.texts(command.propositions()));
        String name = context.constant(text.text().strip())
                .orElseThrow(() -> Refusal.of(text.position(0), "there is no constant named " + text.text()));
        Const constant = terms.stream()
                .flatMap(t -> t.constants().stream())
                .filter(c -> c.name().equals(name))
                .findFirst()
                .orElseThrow(() -> Refusal.of(text.position(0), "nothing is said about " + text.text()));
        Free x = new Free("\u0001x", constant.type());
        var closed = new ArrayList<Term>();
        terms.forEach(t -> closed.add(Hol.mkAll(List.copyOf(t.frees()), replace(t, constant, x))));
        Term property = Term.lambda(
                new Free("x", x.type()),
                Hol.conjunction(closed).substitute(java.util.Map.of(x, new Free("x", x.type()))));
        Term existence = Term.app(Hol.ex(constant.type()), property);
        journal.statements.add(new TheoryStatement(
                command,
                command.proof(),
                List.of(new Conjecture(name + "_exists", command.position(), List.of(), existence)),
                context));
        journal.admitted(command.position(), "That there is such a " + Context.base(name) + " is taken for granted.");
        Theory theory = Definitions.overload(
                context.theory(), name + "_def", Hol.mkEq(constant, Term.app(Hol.some(constant.type()), property)));
        int at = 0;
        for (Proposition.Group group : command.propositions()) {
            var theorems = new ArrayList<Thm>();
            for (Term t : terms.subList(at, at + group.propositions().size())) {
                theorems.add(Thm.oracle(theory.signature(), "unproved " + name + "_exists", t));
            }
            at += theorems.size();
            theory = Facts.with(context, theory, group.binding(), theorems);
        }
        return context.with(theory);
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
