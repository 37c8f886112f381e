package dev.assay.syntax.isabelle;

import dev.assay.logic.kernel.Thm;
import dev.assay.logic.proof.Attribute;
import dev.assay.logic.proof.Binding;
import dev.assay.logic.proof.FactReference;
import dev.assay.logic.proof.Name;
import dev.assay.logic.proof.NamedFacts;
import dev.assay.logic.proof.ReadingException;
import dev.assay.logic.theory.Fact;
import dev.assay.logic.theory.Theory;
import dev.assay.syntax.isabelle.outer.FactCommand;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** {@code lemmas}, {@code declare}, and what attributes say. */
final class Facts {
    /** Attributes that make another theorem, and those that only name cases. */
    private static final Set<String> NO_TAGS = Set.of(
            "symmetric",
            "of",
            "where",
            "OF",
            "THEN",
            "unfolded",
            "folded",
            "simplified",
            "rule_format",
            "rotated",
            "abs_def",
            "split_format",
            "standard",
            "no_vars",
            "elim_format",
            "transferred",
            "untransferred",
            "case_conclusion",
            "consumes",
            "params",
            "constraints",
            "tagged");

    /** How an attribute is added, written after its name; others are of attributes that need more than a tag. */
    private static final Set<String> ADDING = Set.of("!", "?", "add", "equation", "nbe", "abstract", "abstype");

    private Facts() {}

    /** The tags that the attributes add to a fact. */
    static List<String> attributes(List<Attribute> attributes) {
        var result = new ArrayList<String>();
        for (Attribute a : attributes) {
            List<String> arguments = a.words();
            String name = a.name().text();
            boolean isTag = !NO_TAGS.contains(name)
                    && (ADDING.containsAll(arguments)
                            || name.startsWith("code_pred") && !arguments.contains("del")
                            || arguments.size() <= 2 && arguments.getFirst().matches("[0-9]+"));
            if (isTag && !result.contains(name)) {
                result.add(name);
            }
            structure(name, arguments).ifPresent(result::add);
            // A rule that loses nothing.
            if (isTag && arguments.contains("!")) {
                result.add(name + "!");
            }
            // Equations about abstract values are executed in another way.
            if (isTag && name.equals("code") && (arguments.contains("abstract") || arguments.contains("abstype"))) {
                result.add("code " + arguments.getFirst());
            }
        }
        return result;
    }

    /** What {@code case_names} and {@code induct set:} say of a rule. */
    private static Optional<String> structure(String name, List<String> arguments) {
        if (name.equals("case_names")) {
            // Behind a name may stand, in brackets, what the assumptions of the case are called.
            String names =
                    String.join(" ", arguments).replaceAll("\\[[^\\]]*\\]", " ").strip();
            return names.isEmpty() ? Optional.empty() : Optional.of(Fact.CASE_NAMES + names.replaceAll("\\s+", " "));
        }
        boolean isInduction = name.equals("induct")
                && arguments.size() >= 2
                && List.of("set", "pred").contains(arguments.getFirst().replace(":", ""));
        return isInduction ? Optional.of(Fact.INDUCT + arguments.getLast()) : Optional.empty();
    }

    /** The tags that the attributes take away from a fact. */
    private static Set<String> removed(List<Attribute> attributes) {
        var result = new TreeSet<String>();
        for (Attribute a : attributes) {
            if (a.words().contains("del")) {
                result.add(a.name().text());
            }
        }
        return result;
    }

    /** A fact under its name, or under one that nobody writes where it has none but is tagged. */
    static Theory with(Context context, Theory theory, Binding binding, List<Thm> theorems) {
        List<String> tags = attributes(binding.attributes());
        if (theorems.isEmpty() || binding.name() == null && tags.isEmpty()) {
            return theory;
        }
        String name = context.declared(
                binding.name() != null
                        ? binding.name().text()
                        : "unnamed_" + (theory.facts().size() + 1));
        return theory.withFact(name, theorems, tags.toArray(String[]::new));
    }

    static Context lemmas(Context outer, FactCommand.Lemmas command, Journal journal) {
        Context context = Targets.enter(outer, command.target());
        Theory theory = context.theory();
        for (NamedFacts facts : command.facts()) {
            var theorems = new ArrayList<Thm>();
            var tags = new ArrayList<Attribute>(facts.binding().attributes());
            for (var reference : facts.facts()) {
                theorems.addAll(theorems(
                        context.with(theory), reference, facts.binding().attributes(), journal));
                tags.addAll(reference.attributes());
            }
            theory = with(context, theory, new Binding(facts.binding().name(), tags), theorems);
        }
        return Targets.leave(context.with(theory), outer, command.target());
    }

    /** What a reference means; of what is not there or cannot be made, a note says so. */
    private static List<Thm> theorems(
            Context context, FactReference reference, List<Attribute> attributes, Journal journal) {
        var all = new ArrayList<>(reference.attributes());
        all.addAll(attributes);
        Optional<Attribute> beyond =
                all.stream().filter(Attribute::needsSimplifier).findFirst();
        if (beyond.isPresent()) {
            Name name = beyond.get().name();
            journal.note(name.position(), written(reference) + " is left out: [" + name + "] needs a simplifier.");
            return List.of();
        }
        try {
            var further = new FactAttributes(context);
            return LocalFacts.theorems(context, reference).stream()
                    .map(t -> LocalFacts.exported(context, further.apply(t, attributes)))
                    .toList();
        } catch (ReadingException problem) {
            String sentence = String.valueOf(problem.getMessage());
            journal.warn(problem.position(), sentence.endsWith(".") ? sentence : sentence + ".");
            return List.of();
        }
    }

    static Context declare(Context outer, FactCommand.Declare command, Journal journal) {
        Context context = Targets.enter(outer, command.target());
        for (var reference : command.facts()) {
            if (!(reference instanceof FactReference.Named named)) {
                context = CodeCommands.settings(context, reference.attributes());
                continue;
            }
            Name name = named.name();
            Optional<Fact> fact = context.fact(name.text());
            if (fact.isEmpty()) {
                journal.warn(name.position(), "there is no fact named " + name + ".");
                continue;
            }
            context = CodeCommands.settings(
                    context.with(declared(context, fact.get(), named, journal)), reference.attributes());
        }
        return Targets.leave(context, outer, command.target());
    }

    private static Theory declared(Context context, Fact fact, FactReference.Named reference, Journal journal) {
        Theory theory = context.theory();
        boolean isChanged = reference.attributes().stream()
                .anyMatch(a -> NO_TAGS.contains(a.name().text()));
        if (isChanged) {
            // What is declared is another theorem than that of the name.
            List<Thm> theorems = theorems(context, reference, List.of(), journal);
            return with(context, theory, new Binding(null, reference.attributes()), theorems);
        }
        List<String> added = attributes(reference.attributes());
        Set<String> removed = removed(reference.attributes());
        if (reference.selections().isEmpty()) {
            var tags = new TreeSet<>(fact.attributes());
            tags.addAll(added);
            tags.removeAll(removed);
            return theory.withFact(fact.name(), fact.theorems(), tags.toArray(String[]::new));
        }
        List<Thm> selected = FactReference.selected(fact.theorems(), reference.name(), reference.selections());
        for (String tag : removed) {
            if (fact.attributes().contains(tag)) {
                var tags = new TreeSet<>(fact.attributes());
                tags.remove(tag);
                var others = fact.theorems().stream()
                        .filter(t -> !selected.contains(t))
                        .toList();
                theory = theory.withFact(fact.name(), fact.theorems(), tags.toArray(String[]::new))
                        .withFact(fact.name() + " without " + numbers(reference) + " as " + tag, others, tag);
            }
        }
        return added.isEmpty()
                ? theory
                : theory.withFact(fact.name() + numbers(reference), selected, added.toArray(String[]::new));
    }

    private static String written(FactReference reference) {
        return switch (reference) {
            case FactReference.Named(var name, var _, var _) -> name.text();
            case FactReference.Literal(var statement, var _) -> "`" + statement + "`";
            case FactReference.Given(var theorem) -> theorem.toString();
            case FactReference.Settings _ -> "";
        };
    }

    private static String numbers(FactReference.Named reference) {
        return reference.selections().stream()
                .map(s -> s.from() == s.to() ? "" + s.from() : s.from() + "-" + s.to())
                .collect(java.util.stream.Collectors.joining(",", "(", ")"));
    }

    /** {@code named_theorems}: names under which theorems are collected by an attribute. */
    static Context named(Context context, FactCommand.NamedTheorems command) {
        Context result = context;
        for (Name name : command.names()) {
            result = result.withCollection(name.text());
        }
        return result;
    }
}
