package dev.assay.syntax.isabelle;

import dev.assay.logic.Fact;
import dev.assay.logic.Theory;
import dev.assay.logic.kernel.Thm;
import dev.assay.syntax.isabelle.outer.Attribute;
import dev.assay.syntax.isabelle.outer.Element;
import dev.assay.syntax.isabelle.outer.FactCommand;
import dev.assay.syntax.isabelle.outer.Inner;
import dev.assay.syntax.isabelle.outer.Proposition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/** {@code lemmas}, {@code declare}, and what attributes say. */
final class Facts {
    private Facts() {}

    static List<Inner> texts(List<Proposition.Group> groups) {
        return groups.stream()
                .flatMap(g -> g.propositions().stream())
                .map(Proposition::term)
                .toList();
    }

    /** What the attributes add to a fact: their names, but for those that are taken away or are settings. */
    static List<String> attributes(List<Attribute> attributes) {
        return attributes.stream()
                .filter(a -> a.arguments().isEmpty()
                        || a.arguments().stream()
                                .allMatch(t -> t.text().equals("!")
                                        || t.text().equals("?")
                                        || t.text().equals("add")))
                .map(a -> a.name().text())
                .distinct()
                .toList();
    }

    static Context lemmas(Context outer, FactCommand.Lemmas command, Journal journal) {
        Context context = Targets.enter(outer, command.target());
        Theory theory = context.theory();
        for (Element.NamedFacts facts : command.facts()) {
            var theorems = new ArrayList<Thm>();
            for (var reference : facts.facts()) {
                theorems.addAll(theorems(context, reference, journal));
            }
            if (facts.binding().name() != null && !theorems.isEmpty()) {
                theory = theory.withFact(
                        context.declared(facts.binding().name().text()),
                        theorems.stream()
                                .map(t -> t.transfer(context.theory().signature()))
                                .toList(),
                        attributes(facts.binding().attributes()).toArray(String[]::new));
            }
        }
        return Targets.leave(context.with(theory), outer, command.target());
    }

    private static List<Thm> theorems(
            Context context, dev.assay.syntax.isabelle.outer.Fact reference, Journal journal) {
        if (reference.name() == null) {
            return List.of();
        }
        Optional<Fact> fact = context.fact(reference.name().text());
        if (fact.isEmpty()) {
            journal.note(reference.name().position(), "There is no fact named " + reference.name() + " here.");
            return List.of();
        }
        if (!reference.attributes().isEmpty()) {
            journal.note(
                    reference.name().position(),
                    reference.name() + " is left out: attributes that make another theorem of it are not applied.");
            return List.of();
        }
        List<Thm> all = fact.get().theorems();
        if (reference.selections().isEmpty()) {
            return all;
        }
        return reference.selections().stream()
                .flatMap(s -> all
                        .subList(
                                Math.min(all.size(), Math.max(0, s.from() - 1)),
                                Math.max(0, Math.min(all.size(), s.to())))
                        .stream())
                .toList();
    }

    static Context declare(Context outer, FactCommand.Declare command, Journal journal) {
        Context context = Targets.enter(outer, command.target());
        Theory theory = context.theory();
        for (var reference : command.facts()) {
            if (reference.name() == null) {
                continue;
            }
            Optional<Fact> fact = context.fact(reference.name().text());
            if (fact.isEmpty()) {
                journal.note(reference.name().position(), "There is no fact named " + reference.name() + " here.");
                continue;
            }
            var attributes = new TreeSet<>(fact.get().attributes());
            attributes.addAll(attributes(reference.attributes()));
            for (Attribute a : reference.attributes()) {
                if (a.arguments().stream().anyMatch(t -> t.text().equals("del"))) {
                    attributes.remove(a.name().text());
                }
            }
            theory = theory.withFact(fact.get().name(), fact.get().theorems(), attributes.toArray(String[]::new));
        }
        return Targets.leave(context.with(theory), outer, command.target());
    }
}
