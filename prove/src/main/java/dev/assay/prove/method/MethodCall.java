package dev.assay.prove.method;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.proof.Argument;
import dev.assay.logic.proof.FactReference;
import dev.assay.logic.proof.Method;
import dev.assay.logic.proof.MethodContext;
import dev.assay.logic.proof.Quoted;
import dev.assay.logic.proof.TermArgument;
import dev.assay.prove.goal.Goal;
import dev.assay.prove.goal.Refinement;
import dev.assay.prove.goal.Tactic;
import dev.assay.prove.simp.SimpSet;
import dev.assay.prove.simp.Simplifier;
import dev.assay.prove.tactic.ProofContext;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A method as it is called somewhere.
 *
 * @param context by which names and terms in its arguments are read
 * @param bindings what {@code ?thesis} and its like stand for
 * @param facts that were chained to it
 */
public record MethodCall(
        Method.Named text, MethodContext context, ProofContext proof, Map<String, Term> bindings, List<Thm> facts) {
    public MethodCall {
        facts = List.copyOf(facts);
        bindings = Map.copyOf(bindings);
    }

    public String name() {
        return text.name().text();
    }

    MethodCall with(ProofContext other) {
        return new MethodCall(text, context, other, bindings, facts);
    }

    /** With these facts before those that were chained. */
    MethodCall using(List<FactReference> references) {
        var all = new ArrayList<>(theorems(references));
        all.addAll(facts);
        return new MethodCall(text, context, proof, bindings, all);
    }

    MethodCall withoutFacts() {
        return new MethodCall(text, context, proof, bindings, List.of());
    }

    /** The theorems that references mean. */
    public List<Thm> theorems(List<FactReference> references) {
        return new FactReading(context, proof, bindings).theorems(references);
    }

    /** The words of the options in parentheses before the arguments, as {@code no_types} and {@code lifting}. */
    List<String> options() {
        return text.first().arguments().stream()
                .filter(MethodCall::isOption)
                .map(argument -> ((Argument.Word) argument).text())
                .flatMap(word -> Stream.of(word.substring(1, word.length() - 1).split("[,\\s]+")))
                .toList();
    }

    private static boolean isOption(Argument argument) {
        return argument instanceof Argument.Word(var word) && word.startsWith("(") && word.endsWith(")");
    }

    /** The facts in the sections of this keyword. */
    public List<Thm> section(String keyword) {
        var result = new ArrayList<Thm>();
        text.sections(keyword).forEach(s -> result.addAll(theorems(s)));
        return result;
    }

    /** The facts before any keyword. */
    public List<Thm> arguments() {
        return theorems(text.first());
    }

    /** The theorems that the arguments of a section mean. */
    List<Thm> theorems(Method.Section section) {
        return theorems(section.arguments().stream()
                .filter(argument -> !isOption(argument))
                .map(argument -> argument instanceof FactReference fact ? fact : refuse(section))
                .toList());
    }

    /** The terms that a section has, read where the goal's variables have their types; a {@code _} is none. */
    List<Term> terms(Method.Section section, Goal goal) {
        var variables = new HashSet<Free>(goal.frees());
        var result = new ArrayList<Term>();
        // Those that are written get their types together.
        List<Quoted> texts = section.arguments().stream()
                .filter(argument -> argument instanceof Quoted(var text, var _) && !text.equals("_"))
                .map(Quoted.class::cast)
                .toList();
        List<Term> read = context.reader().terms(texts, variables).stream()
                .map(term -> Bindings.applied(term, bindings))
                .toList();
        int next = 0;
        for (Argument argument : section.arguments()) {
            switch (argument) {
                case TermArgument.Given(var term) -> result.add(term);
                case Quoted(var text, var _) -> {
                    if (!text.equals("_")) {
                        result.add(read.get(next++));
                    }
                }
                case FactReference _, Argument.Assignment _ -> refuse(section);
                case Argument.Word _ -> {
                    if (!isOption(argument)) {
                        refuse(section);
                    }
                }
            }
        }
        return result;
    }

    private FactReference refuse(Method.Section section) {
        String where = section.keyword().isEmpty() ? "" : " after " + section.keyword() + ":";
        throw new UnknownMethod(text.name().position(), "what " + name() + " is given" + where + " is not known here");
    }

    // Facts as assumptions

    /** The chained facts, each for all values of the variables that stand for anything. */
    List<Thm> assumable() {
        return facts.stream().map(this::assumable).toList();
    }

    /** The fact for all values of the variables that stand for anything. */
    private Thm assumable(Thm fact) {
        Set<Free> fixed = new HashSet<>();
        fact.hypotheses().forEach(h -> fixed.addAll(h.frees()));
        Thm result = fact;
        for (Free v : fact.conclusion().frees()) {
            if (!fixed.contains(v) && !proof.names().contains(v.name())) {
                result = Thm.gen(v, result);
            }
        }
        return result;
    }

    /** Whether the fact is about all types, so that it is more than an assumption. */
    private boolean isPolymorphic(Thm fact) {
        Set<Type.Var> types = new HashSet<>(fact.conclusion().typeVariables());
        fact.hypotheses().forEach(h -> types.removeAll(h.typeVariables()));
        return !types.isEmpty()
                && assumable(fact).conclusion().frees().size()
                        < fact.conclusion().frees().size();
    }

    /** The method's tactic on a goal that has the chained facts as assumptions; those about all types become rewrite rules, too. */
    public Tactic inserting(java.util.function.Function<ProofContext, Tactic> tactic) {
        List<Thm> inserted = assumable();
        List<Thm> rules = facts.stream().filter(this::isPolymorphic).toList();
        SimpSet set = rules.isEmpty() ? proof.simpSet() : proof.simpSet().add(rules);
        Tactic inner = tactic.apply(proof.with(set));
        return inserted.isEmpty()
                ? inner
                : goal -> inner.apply(goal.assuming(
                                inserted.stream().map(Thm::conclusion).toList()))
                        .map(r -> new Refinement(
                                r.goals(),
                                t -> Simplifier.cut(inserted, r.justification().apply(t))));
    }

    /** The goal with the chained facts as assumptions. */
    public Refinement inserted(Goal goal) {
        List<Thm> inserted = assumable();
        return Refinement.to(
                goal.assuming(inserted.stream().map(Thm::conclusion).toList()), t -> Simplifier.cut(inserted, t));
    }
}
