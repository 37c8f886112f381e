package dev.assay.syntax.isabelle;

import dev.assay.logic.Term;
import dev.assay.logic.define.FunctionElimination;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.proof.FactReference;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Fact;
import dev.assay.logic.theory.Specification;
import dev.assay.logic.theory.Theory;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Facts as they are seen from where a command stands: inside a locale, without its assumptions. */
final class LocalFacts {
    /** What is said of a locale's predicate itself. */
    private static final Set<String> PREDICATE_FACTS = Set.of("intro", "axioms");

    private static final String ELIMS = ".elims";
    private static final String CASES = ".cases";

    private LocalFacts() {}

    /** The theorems that a reference means, after its selection and attributes; in a locale, its assumptions are hypotheses. */
    static List<Thm> theorems(Context context, FactReference reference) {
        return switch (reference) {
            case FactReference.Named(var name, var selections, var attributes) -> {
                List<Thm> all = named(context, name.text())
                        .orElseThrow(() -> Refusal.of(name.position(), "there is no fact named " + name));
                var changes = new FactAttributes(context);
                yield FactReference.selected(all, name, selections).stream()
                        .map(t -> changes.apply(t, attributes))
                        .toList();
            }
            case FactReference.Literal(var text, var attributes) -> {
                Term statement =
                        new TermReader(context).propositions(List.of(text)).getFirst();
                yield context.theory().facts().reversed().stream()
                        .flatMap(f -> f.theorems().stream())
                        .filter(t -> t.conclusion().sameAs(statement))
                        .limit(1)
                        .map(t -> new FactAttributes(context).apply(t, attributes))
                        .toList();
            }
            case FactReference.Given(var theorem) -> List.of(theorem);
            case FactReference.Settings _ -> List.of();
        };
    }

    private static Optional<List<Thm>> named(Context context, String text) {
        if (!(context.target() instanceof Target.OfLocale(var locale))) {
            return fromOutside(context, text).or(() -> collected(context, text));
        }
        return own(context, locale, text)
                .or(() -> ofParents(context, locale, text))
                .or(() -> fromOutside(context, text))
                .or(() -> collected(context, text))
                .map(theorems -> theorems.stream()
                        .map(t -> inside(t.transfer(context.theory().signature()), locale))
                        .toList());
    }

    /** What a locale that one is not in says holds where its predicate does. */
    private static Optional<List<Thm>> fromOutside(Context context, String text) {
        return context.fact(text)
                .map(fact -> context.locales().stream()
                        .filter(locale -> fact.name().startsWith(locale.factPrefix()))
                        .filter(locale -> !PREDICATE_FACTS.contains(
                                fact.name().substring(locale.factPrefix().length())))
                        .max(Comparator.comparingInt(
                                locale -> locale.factPrefix().length()))
                        .flatMap(locale -> LocalePredicate.of(context.theory(), locale))
                        .map(predicate -> fact.theorems().stream()
                                .map(t -> predicate.outside(
                                        t.transfer(context.theory().signature())))
                                .toList())
                        .orElseGet(fact::theorems))
                .or(() -> eliminations(context, text));
    }

    /** {@code f.elims} is made where it is asked for, which it seldom is. */
    private static Optional<List<Thm>> eliminations(Context context, String text) {
        if (!text.endsWith(ELIMS)) {
            return Optional.empty();
        }
        String cases = text.substring(0, text.length() - ELIMS.length()) + CASES;
        return context.fact(cases).flatMap(fact -> {
            String function = fact.name().substring(0, fact.name().length() - CASES.length());
            return context.theory().specifications(function).stream()
                    .filter(Specification.Recursive.class::isInstance)
                    .map(Specification.Recursive.class::cast)
                    .flatMap(s -> s.constants().stream()
                            .filter(c -> c.name().equals(function))
                            .map(c -> FunctionElimination.of(
                                    c,
                                    s.equations().stream()
                                            .filter(e -> Rules.left(e).isApplied(function))
                                            .toList(),
                                    fact.theorems().getFirst())))
                    .findFirst();
        });
    }

    private static Optional<List<Thm>> own(Context context, Locale locale, String text) {
        String name = context.name() + "." + (locale.qualifier().isEmpty() ? "" : locale.qualifier() + ".") + text;
        return context.theory()
                .fact(name)
                .or(() -> locale.isNamed() ? context.theory().fact(locale.factPrefix() + text) : Optional.empty())
                .map(Fact::theorems);
    }

    private static Optional<List<Thm>> ofParents(Context context, Locale locale, String text) {
        for (Interpretation parent : locale.parents()) {
            for (Ancestor each : Ancestor.of(context, parent, locale.assumptions())) {
                String qualifier = each.qualifier().isEmpty() ? "" : each.qualifier() + ".";
                if (!text.startsWith(qualifier)) {
                    continue;
                }
                Locale source = each.locale();
                Optional<Fact> fact = context.theory().fact(source.factPrefix() + text.substring(qualifier.length()));
                if (fact.isPresent()) {
                    return Optional.of(Interpretations.ofLocale(context.theory(), source, fact.get()).stream()
                            .map(t -> each.interpretation()
                                    .at(
                                            t,
                                            locale.assumptions(),
                                            context.theory().signature()))
                            .toList());
                }
            }
        }
        return Optional.empty();
    }

    /** Facts of the locale with an attribute, without its assumptions. */
    static Context withRules(Context context) {
        if (!(context.target() instanceof Target.OfLocale(var locale))) {
            return context;
        }
        Theory theory = context.theory();
        Theory result = theory;
        for (Fact fact : theory.facts()) {
            if (!fact.attributes().isEmpty() && isOf(context, locale, fact)) {
                result = withRule(result, locale, fact, fact.theorems());
            }
        }
        for (Interpretation parent : locale.parents()) {
            for (Ancestor each : Ancestor.of(context, parent, locale.assumptions())) {
                Locale source = each.locale();
                for (Fact fact : theory.facts()) {
                    if (!fact.attributes().isEmpty() && fact.name().startsWith(source.factPrefix())) {
                        List<Thm> here = Interpretations.ofLocale(theory, source, fact).stream()
                                .map(t -> each.interpretation().at(t, locale.assumptions(), theory.signature()))
                                .toList();
                        result = withRule(result, locale, fact, here);
                    }
                }
            }
        }
        return context.with(result);
    }

    private static boolean isOf(Context context, Locale locale, Fact fact) {
        return fact.name().startsWith(context.name() + ".")
                || locale.isNamed() && fact.name().startsWith(locale.factPrefix());
    }

    /** A locale may come to this one in several ways, each about other parameters. */
    private static Theory withRule(Theory theory, Locale locale, Fact fact, List<Thm> theorems) {
        List<Thm> here = theorems.stream()
                .map(t -> inside(t.transfer(theory.signature()), locale))
                .toList();
        boolean isLocal = here.stream().anyMatch(t -> !t.hypotheses().isEmpty());
        if (!isLocal) {
            return theory;
        }
        String name = "here " + fact.name();
        var all = new ArrayList<>(theory.fact(name).map(Fact::theorems).orElse(List.of()));
        for (Thm t : here) {
            if (all.stream().noneMatch(known -> known.conclusion().equals(t.conclusion()))) {
                all.add(t);
            }
        }
        return theory.withFact(name, all, fact.attributes().toArray(String[]::new));
    }

    /** What {@code named_theorems} has collected under the name. */
    private static Optional<List<Thm>> collected(Context context, String text) {
        return context.isCollection(text)
                ? Optional.of(context.theory().theorems(Context.base(text)))
                : Optional.empty();
    }

    /** The theorem with the assumptions of the locale as hypotheses. */
    private static Thm inside(Thm theorem, Locale locale) {
        Thm result = theorem;
        for (Term assumption : locale.assumptions()) {
            Term conclusion = result.conclusion();
            if (conclusion.isApplied(Hol.IMPLIES.name())
                    && conclusion.arguments().getFirst().sameAs(assumption)) {
                result = Rules.undisch(result);
            }
        }
        return result;
    }

    /** The theorem as the theory keeps it: under the assumptions of the locale, where it uses any. */
    static Thm exported(Context context, Thm theorem) {
        if (theorem.hypotheses().isEmpty() || !(context.target() instanceof Target.OfLocale(var locale))) {
            return theorem;
        }
        Thm result = theorem;
        for (Term assumption : locale.assumptions().reversed()) {
            result = Thm.disch(assumption, result);
        }
        return result;
    }
}
