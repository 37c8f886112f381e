package dev.assay.prove.method;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.proof.Attribute;
import dev.assay.logic.proof.FactReference;
import dev.assay.logic.proof.MethodContext;
import dev.assay.logic.proof.Quoted;
import dev.assay.logic.proof.ReadingException;
import dev.assay.logic.rules.Rules;
import dev.assay.prove.goal.Goal;
import dev.assay.prove.simp.PatternMatch;
import dev.assay.prove.simp.Rule;
import dev.assay.prove.simp.SimpSet;
import dev.assay.prove.simp.Simplifier;
import dev.assay.prove.tactic.ProofContext;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The theorems that references to facts mean inside a proof: by a name, or by what they say; some attributes need the
 * simplifier.
 *
 * @param bindings what {@code ?thesis} and its like stand for
 */
public record FactReading(MethodContext context, ProofContext proof, Map<String, Term> bindings) {
    private static final Set<String> INSTANTIATING = Set.of("of", "where");

    public List<Thm> theorems(List<FactReference> references) {
        var result = new ArrayList<Thm>();
        references.forEach(r -> result.addAll(theorems(r)));
        return result.stream().map(t -> t.transfer(proof.signature())).toList();
    }

    private List<Thm> theorems(FactReference reference) {
        List<Thm> plain = switch (reference) {
            case FactReference.Named(var name, var selections, var _) ->
                context.theorems(new FactReference.Named(name, selections, List.of()));
            case FactReference.Literal(var statement, var _) -> List.of(saying(statement));
            case FactReference.Given(var theorem) -> List.of(theorem);
            case FactReference.Settings _ -> List.of();
        };
        return changed(plain, reference.attributes());
    }

    /** The theorems as attributes make them, one after the other. */
    private List<Thm> changed(List<Thm> theorems, List<Attribute> attributes) {
        List<Thm> result = theorems;
        for (Attribute attribute : attributes) {
            if (attribute.name().text().equals("simplified")) {
                SimpSet set = simpSet(attribute);
                result = result.stream().map(t -> simplified(t, set)).toList();
            } else if (attribute.needsSimplifier()) {
                throw new UnknownMethod(
                        attribute.name().position(), "the attribute " + attribute.name() + " is not known here");
            } else {
                List<Thm> before = INSTANTIATING.contains(attribute.name().text())
                        ? result.stream().map(FactReading::marked).toList()
                        : result;
                result = withBindings(attribute).changed(before, List.of(attribute)).stream()
                        .map(t -> bound(t, attribute))
                        .toList();
            }
        }
        return result;
    }

    /** The context in which the names that the attribute's terms use for others have the types of these. */
    private MethodContext withBindings(Attribute attribute) {
        List<String> texts = texts(attribute);
        return Bindings.typed(context, bindings, name -> texts.stream().anyMatch(text -> text.contains(name)));
    }

    /** With what the text calls {@code ?m} in place of that name, where a term of the attribute has it. */
    private Thm bound(Thm theorem, Attribute attribute) {
        List<String> texts = texts(attribute);
        Map<Free, Term> meanings = new HashMap<>();
        for (Free v : theorem.conclusion().frees()) {
            if (texts.stream().anyMatch(text -> text.contains(v.name()))) {
                Bindings.meaning(bindings, v).ifPresent(meaning -> meanings.put(v, meaning));
            }
        }
        return meanings.isEmpty() ? theorem : Rules.beta(Thm.instantiate(meanings, theorem));
    }

    private static List<String> texts(Attribute attribute) {
        return switch (attribute.arguments()) {
            case Attribute.Terms(var all, var conclusion) ->
                Stream.concat(all.stream(), conclusion.stream())
                        .flatMap(Optional::stream)
                        .map(Quoted::text)
                        .toList();
            case Attribute.Assignments(var assignments) ->
                assignments.stream().map(a -> a.value().text()).toList();
            case Attribute.Words _, Attribute.Facts _ -> List.of();
        };
    }

    /**
     * The rule with names for its own variables that tell them from those of terms which are put in for others. Where it has
     * such names, all else is fixed.
     */
    static Thm marked(Thm rule) {
        return marked(rule, _ -> false);
    }

    /** The same, where other variables are fixed, too. */
    public static Thm marked(Thm rule, Predicate<Free> isFixed) {
        if (isMarked(rule)) {
            return rule;
        }
        var fixed = new HashSet<Free>();
        rule.hypotheses().forEach(h -> fixed.addAll(h.frees()));
        Map<Free, Term> renaming = new HashMap<>();
        for (Free v : rule.conclusion().frees()) {
            if (!fixed.contains(v) && !isFixed.test(v)) {
                renaming.put(v, new Free("?" + v.name(), v.type()));
            }
        }
        return Thm.instantiate(renaming, rule);
    }

    /** The rule where it is about the goal's own variables, if terms for its others were put in. */
    static Rule specific(Thm fact, Goal goal) {
        return isMarked(fact) ? Rule.of(fact, ProofContext.namesIn(goal.proposition())) : Rule.of(fact);
    }

    static boolean isMarked(Thm fact) {
        return fact.conclusion().frees().stream().anyMatch(v -> v.name().startsWith("?"));
    }

    /** {@code simplified f g} goes by these facts alone. */
    private SimpSet simpSet(Attribute attribute) {
        return attribute.arguments() instanceof Attribute.Facts(var _, var facts) && !facts.isEmpty()
                ? proof.simpSet()
                        .only(theorems(facts.stream().flatMap(Optional::stream).toList()))
                : proof.simpSet();
    }

    private Thm simplified(Thm theorem, SimpSet set) {
        return new Simplifier(set, proof.signature(), proof.effort(), proof.names(), Simplifier.Assumptions.IGNORED)
                .conv()
                .on(theorem.transfer(proof.signature()));
    }

    /** What was said last of all that is known and says this, or says it of anything. */
    private Thm saying(Quoted statement) {
        Term wanted = Bindings.applied(
                context.reader().propositions(List.of(statement)).getFirst(), bindings);
        List<Thm> known = context.theory().facts().reversed().stream()
                .flatMap(f -> f.theorems().stream())
                .toList();
        return known.stream()
                .filter(t -> t.conclusion().sameAs(wanted))
                .findFirst()
                .or(() -> known.stream()
                        .flatMap(t -> instance(t, wanted).stream())
                        .findFirst())
                .orElseThrow(() -> new ReadingException(statement.position(), "nothing known here says " + statement));
    }

    private Optional<Thm> instance(Thm fact, Term wanted) {
        Rule rule = Rule.of(fact);
        var match = new PatternMatch(proof.signature(), rule.variables());
        return match.match(rule.theorem().conclusion(), wanted)
                ? Optional.of(match.instance(rule.theorem().transfer(proof.signature())))
                : Optional.empty();
    }
}
