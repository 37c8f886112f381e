package dev.assay.app.models;

import dev.assay.judge.Counterexample;
import dev.assay.logic.HolNames;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.syntax.tptp.TptpNames;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** A finite model as TPTP writes it: the elements of each type, the values of functions, where predicates hold. */
public final class TptpModel {
    private final UnaryOperator<String> names;

    /** What elements are called. */
    private final Map<Term, String> elements = new HashMap<>();

    private final Map<Type, List<String>> domains = new HashMap<>();
    private final List<Statement> statements = new ArrayList<>();

    private record Statement(String name, String role, String formula) {}

    private TptpModel(UnaryOperator<String> names) {
        this.names = names;
    }

    /**
     * None if something in the model is not finite or not first-order.
     *
     * @param names from names of the theory to those of the problem
     */
    public static Optional<List<String>> of(Counterexample model, UnaryOperator<String> names) {
        var printer = new TptpModel(names);
        boolean isFinite = model.parts(Set.of(Counterexample.Kind.TYPE)).stream()
                        .allMatch(printer::domain)
                && model.parts(Set.of(Counterexample.Kind.CONSTANT)).stream().allMatch(printer::symbol);
        return isFinite ? Optional.of(printer.lines()) : Optional.empty();
    }

    private String name(Type type) {
        return type instanceof Type.Con(var name, var arguments) && arguments.isEmpty() ? names.apply(name) : "";
    }

    private boolean domain(Counterexample.Part part) {
        String type = name(part.type());
        if (!part.isWhole() || type.isEmpty()) {
            return false;
        }
        var names = new ArrayList<String>();
        for (Term rest = part.value(); rest instanceof Term.App(Term.App(var _, var element), var more); rest = more) {
            String word = type.replaceAll("[^A-Za-z0-9_]", "");
            names.add(TptpNames.quote('"', word + (names.size() + 1)));
            elements.put(element, names.getLast());
        }
        domains.put(part.type(), names);
        String values = names.stream().map(n -> "X = " + n).collect(Collectors.joining(" | "));
        String variable = type.equals("$i") ? "X" : "X: " + TptpNames.print(type);
        add("domain_" + type.replaceAll("[^A-Za-z0-9_]", ""), "fi_domain", "! [" + variable + "] : ( " + values + " )");
        return true;
    }

    private boolean symbol(Counterexample.Part part) {
        String name = names.apply(part.name());
        String symbol = TptpNames.print(name);
        Type result = part.type();
        while (result.isFun()) {
            result = result.range();
        }
        boolean isPredicate = result.equals(Type.bool());
        List<Counterexample.Entry> entries =
                part.type().isFun() ? part.entries() : List.of(new Counterexample.Entry(List.of(), part.value()));
        var facts = new ArrayList<String>();
        for (Counterexample.Entry entry : entries) {
            Optional<String> fact = fact(symbol, entry, isPredicate);
            if (fact.isEmpty()) {
                return false;
            }
            facts.add(fact.get());
        }
        add(name, isPredicate ? "fi_predicates" : "fi_functors", "( " + String.join(" & ", facts) + " )");
        return !facts.isEmpty();
    }

    private Optional<String> fact(String symbol, Counterexample.Entry entry, boolean isPredicate) {
        var arguments = new ArrayList<String>();
        for (Term argument : entry.arguments()) {
            String element = elements.get(argument);
            if (element == null) {
                return Optional.empty();
            }
            arguments.add(element);
        }
        String left = arguments.isEmpty() ? symbol : symbol + "(" + String.join(",", arguments) + ")";
        if (isPredicate) {
            return !(entry.result() instanceof Term.Const(var truth, var _))
                    ? Optional.empty()
                    : switch (truth) {
                        case HolNames.TRUE -> Optional.of(left);
                        case HolNames.FALSE -> Optional.of("~ " + left);
                        default -> Optional.empty();
                    };
        }
        return Optional.ofNullable(elements.get(entry.result())).map(value -> left + " = " + value);
    }

    private void add(String name, String role, String formula) {
        statements.add(new Statement(name, role, formula));
    }

    private List<String> lines() {
        String language = domains.keySet().stream().allMatch(type -> name(type).equals("$i")) ? "fof(" : "tff(";
        return statements.stream()
                .map(s -> language + TptpNames.print(s.name) + ", " + s.role + ", " + s.formula + ").")
                .toList();
    }
}
