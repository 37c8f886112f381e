package dev.assay.app.check;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.TermPrinter;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.proof.ReadingException;
import dev.assay.logic.theory.Fact;
import dev.assay.prove.simp.PatternMatch;
import dev.assay.syntax.isabelle.Question;
import dev.assay.syntax.isabelle.outer.Diagnostic;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiPredicate;
import java.util.regex.Pattern;

/** Answers {@code find_theorems}: the facts with a name or with terms of a form in them. */
final class FindDiagnosis implements Diagnosis {
    private static final int USUAL_LIMIT = 40;

    @Override
    public Set<String> keywords() {
        return Set.of("find_theorems");
    }

    @Override
    public Optional<Reply> answer(Question question) {
        if (!(question.command() instanceof Diagnostic.Find command)) {
            return Optional.empty();
        }
        var tests = new ArrayList<BiPredicate<String, Thm>>();
        for (Diagnostic.Criterion criterion : command.criteria()) {
            try {
                BiPredicate<String, Thm> test = test(question, criterion);
                tests.add(criterion.isExcluded() ? test.negate() : test);
            } catch (ReadingException e) {
                return Optional.of(Reply.failure(e.position() + ": " + e.getMessage()));
            }
        }
        TermPrinter printer = question.context().printer().withWidth(Integer.MAX_VALUE);
        var lines = new ArrayList<String>();
        for (Fact fact : question.context().theory().facts()) {
            for (Thm theorem : fact.theorems()) {
                if (tests.stream().allMatch(test -> test.test(fact.name(), theorem))) {
                    lines.add(question.context().factText(fact.name()) + ": " + printer.print(theorem.conclusion()));
                }
            }
        }
        int shown = Math.min(lines.size(), command.limit().orElse(USUAL_LIMIT));
        String outcome = "found " + lines.size() + (lines.size() == 1 ? " theorem" : " theorems")
                + (shown < lines.size() ? " (" + shown + " displayed)" : "");
        return Optional.of(new Reply(outcome, false, lines.subList(lines.size() - shown, lines.size())));
    }

    private static BiPredicate<String, Thm> test(Question question, Diagnostic.Criterion criterion) {
        if (criterion.isName()) {
            String[] parts = criterion.text().text().split("\\*", -1);
            var quoted = new ArrayList<String>();
            for (String part : parts) {
                quoted.add(Pattern.quote(part));
            }
            var name = Pattern.compile(String.join(".*", quoted));
            return (fact, _) -> name.matcher(fact).find();
        }
        Signature signature = question.context().theory().signature();
        Map<Free, Term> places = new HashMap<>();
        Term pattern = pattern(question.context().reader().pattern(criterion.text()), places);
        return (_, theorem) -> {
            var isFound = new AtomicBoolean();
            theorem.conclusion().forEachSubterm(part -> {
                if (!isFound.get() && new PatternMatch(signature, places.size()).match(pattern, part)) {
                    isFound.set(true);
                }
            });
            return isFound.get();
        };
    }

    /** The pattern with numbered variables for its places, and open types. */
    private static Term pattern(Term read, Map<Free, Term> places) {
        Map<Type.Var, Type> types = new HashMap<>();
        read.typeVariables().forEach(v -> types.put(v, Type.var("?" + v.name(), v.sort())));
        Term typed = read.substituteTypes(types);
        for (Free v : typed.frees()) {
            if (v.name().startsWith("?")) {
                places.put(v, new Free("?" + places.size(), v.type()));
            }
        }
        return typed.substitute(places);
    }
}
