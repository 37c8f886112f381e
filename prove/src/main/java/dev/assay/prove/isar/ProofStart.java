package dev.assay.prove.isar;

import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Iterated;
import dev.assay.prove.goal.Goal;
import dev.assay.syntax.isabelle.Claim;
import dev.assay.syntax.isabelle.Context;
import dev.assay.syntax.isabelle.TheoryStatement;
import dev.assay.syntax.isabelle.outer.FactCommand;
import dev.assay.syntax.isabelle.outer.Inner;
import dev.assay.syntax.isabelle.outer.Proposition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Where the proof of a statement begins: what is known, what is to be shown, and what the statement says then. */
final class ProofStart {
    private final TheoryStatement statement;
    private final Claim claim;
    private final Block block;
    private final List<Goal> goals;

    /** From theorems for the goals to those for the conclusions. */
    private final UnaryOperator<List<Thm>> conclusions;

    ProofStart(TheoryStatement statement, Claim claim) {
        this.statement = statement;
        this.claim = claim;
        Context context = known();
        var bindings = new HashMap<String, Term>();
        if (!claim.conclusions().isEmpty()) {
            bindings.put("?thesis", thesis());
        }
        block = new Block(context, bindings, List.of(), null);
        if (statement.command() instanceof FactCommand.Statement command
                && command.conclusion() instanceof FactCommand.Shows(var groups)) {
            Texts.bindPatterns(
                    block, groups, claim.conclusions(), statement.command().position());
        }
        if (statement.command() instanceof FactCommand.Statement command
                && command.conclusion() instanceof FactCommand.Obtains(var cases)) {
            var obtaining = new Obtaining(
                    context.theory().signature(), claim.conclusions().getFirst(), cases);
            block.obtain(obtaining, cases);
            goals = List.of(new Goal(obtaining.rules(), obtaining.thesis()));
            conclusions = theorems -> List.of(obtaining.conclude(theorems.getFirst()));
        } else {
            goals = claim.conclusions().stream().map(Goal::of).toList();
            conclusions = theorems -> theorems;
        }
    }

    Block block() {
        return block;
    }

    List<Goal> goals() {
        return goals;
    }

    /** The variables, and the premises under their names. */
    private Context known() {
        var everything = new ArrayList<>(claim.located());
        everything.addAll(claim.premises());
        everything.addAll(claim.conclusions());
        var frees = new LinkedHashSet<Free>();
        everything.forEach(t -> frees.addAll(t.frees()));
        Context context = statement.context().withLocalRules().fixingAll(frees);
        List<Thm> premises = claim.premises().stream()
                .map(p -> Thm.assume(context.theory().signature(), p))
                .toList();
        if (!(statement.command() instanceof FactCommand.Statement command)) {
            return context.withFact("assms", premises, List.of());
        }
        List<Proposition.Group> groups = StatedFacts.premises(command);
        List<Thm> rules = StatedFacts.asRules(premises, StatedFacts.texts(groups));
        Context known = StatedFacts.named(context.withFact("assms", rules, List.of()), groups, rules);
        int that = StatedFacts.texts(command.premises()).size();
        return that > 0 ? known.withFact("that", rules.subList(rules.size() - that, rules.size()), List.of()) : known;
    }

    /** The last conclusion as it was written. */
    private Term thesis() {
        Term last = claim.conclusions().getLast();
        return lastText().map(text -> Thesis.of(last, text.text())).orElse(last);
    }

    /** How many premises the text of the only conclusion has before ⟹. */
    int premises() {
        return claim.conclusions().size() == 1
                ? lastText().map(text -> Thesis.premises(text.text())).orElse(0)
                : 0;
    }

    private Optional<Inner> lastText() {
        return statement.command() instanceof FactCommand.Statement command
                        && command.conclusion() instanceof FactCommand.Shows(var groups)
                        && !StatedFacts.texts(groups).isEmpty()
                ? Optional.of(StatedFacts.texts(groups).getLast())
                : Optional.empty();
    }

    /** What the statement says, from theorems for the goals; an error at the place if it says something else. */
    List<Thm> whole(List<Thm> theorems, Position position) {
        var all = new ArrayList<Thm>();
        for (Thm theorem : conclusions.apply(theorems)) {
            Thm whole = Iterated.dischs(claim.premises(), theorem);
            all.add(Iterated.dischs(claim.located(), whole));
        }
        for (int i = 0; i < all.size(); i++) {
            Thm theorem = all.get(i);
            if (!theorem.hypotheses().isEmpty()) {
                throw new ProofError(
                        position,
                        "the proof rests on something that is not assumed: "
                                + theorem.hypotheses().iterator().next());
            }
            if (!theorem.conclusion().equals(claim.proposition(i))) {
                throw new ProofError(position, "the proof shows " + theorem.conclusion() + " instead");
            }
        }
        return all;
    }
}
