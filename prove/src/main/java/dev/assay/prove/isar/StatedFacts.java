package dev.assay.prove.isar;

import dev.assay.logic.kernel.Thm;
import dev.assay.logic.proof.Attribute;
import dev.assay.logic.proof.MethodContext;
import dev.assay.logic.proof.Name;
import dev.assay.logic.proof.Proposition;
import dev.assay.logic.proof.Quoted;
import dev.assay.logic.proof.TermReader;
import dev.assay.logic.rules.Resolution;
import java.util.ArrayList;
import java.util.List;

/** Facts that a text states, under the names that it gives them. */
final class StatedFacts {
    private StatedFacts() {}

    /** With the facts under the names that their groups have. */
    static MethodContext named(MethodContext context, List<Proposition.Group> groups, List<Thm> facts) {
        MethodContext result = context;
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

    /** Facts that their texts say to be rules about anything are such. */
    static List<Thm> asRules(TermReader reader, List<Thm> facts, List<Quoted> texts) {
        var result = new ArrayList<Thm>();
        for (int i = 0; i < facts.size(); i++) {
            boolean isRule = i < texts.size() && reader.isRule(texts.get(i));
            result.add(isRule ? rule(facts.get(i)) : facts.get(i));
        }
        return result;
    }

    /** Its variables are about anything, whatever else is called like them in the proof. */
    static Thm rule(Thm fact) {
        return Resolution.ruleFormat(fact, name -> "?" + name);
    }
}
