package dev.assay.prove.isar;

import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Resolution;
import dev.assay.syntax.isabelle.Context;
import dev.assay.syntax.isabelle.outer.Attribute;
import dev.assay.syntax.isabelle.outer.Element;
import dev.assay.syntax.isabelle.outer.FactCommand;
import dev.assay.syntax.isabelle.outer.Inner;
import dev.assay.syntax.isabelle.outer.Name;
import dev.assay.syntax.isabelle.outer.Proposition;
import java.util.ArrayList;
import java.util.List;

/** Facts that a text states, under the names that it gives them. */
final class StatedFacts {
    private StatedFacts() {}

    /** The premises of a statement, wherever they are written. */
    static List<Proposition.Group> premises(FactCommand.Statement command) {
        var groups = new ArrayList<Proposition.Group>();
        for (Element element : command.elements()) {
            switch (element) {
                case Element.Assumes(var assumed) -> groups.addAll(assumed);
                case Element.Defines(var defined) -> groups.addAll(defined);
                case Element.Fixes _, Element.Constrains _, Element.Notes _ -> {}
            }
        }
        groups.addAll(command.premises());
        return groups;
    }

    /** With the facts under the names that their groups have. */
    static Context named(Context context, List<Proposition.Group> groups, List<Thm> facts) {
        Context result = context;
        int at = 0;
        int unnamed = 0;
        for (Proposition.Group group : groups) {
            int next = Math.min(at + group.propositions().size(), facts.size());
            List<Attribute> attributes = group.binding().attributes();
            List<Thm> own = result.changed(facts.subList(at, next), attributes);
            Name name = group.binding().name();
            if (name != null) {
                result = result.withFact(name.text(), own, attributes);
            } else if (!attributes.isEmpty()) {
                result = result.withFact(
                        "unnamed here " + context.theory().factNames().size() + unnamed++, own, attributes);
            }
            at = next;
        }
        return result;
    }

    static List<Inner> texts(List<Proposition.Group> groups) {
        return groups.stream()
                .flatMap(g -> g.propositions().stream())
                .map(Proposition::term)
                .toList();
    }

    /** What is written with ⋀ and ⟹ is a rule about anything. */
    static List<Thm> asRules(List<Thm> facts, List<Inner> texts) {
        var result = new ArrayList<Thm>();
        for (int i = 0; i < facts.size(); i++) {
            boolean isRule = i < texts.size() && isRule(texts.get(i).text());
            result.add(isRule ? rule(facts.get(i)) : facts.get(i));
        }
        return result;
    }

    /** Its variables are about anything, whatever else is called like them in the proof. */
    static Thm rule(Thm fact) {
        return Resolution.ruleFormat(fact, name -> "?" + name);
    }

    private static boolean isRule(String text) {
        return List.of("\\<And>", "\u22c0", "!!", "\\<Longrightarrow>", "\u27f9", "==>", "\\<lbrakk>", "\u27e6", "[|")
                .stream()
                .anyMatch(text::contains);
    }
}
