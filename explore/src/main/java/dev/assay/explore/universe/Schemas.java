package dev.assay.explore.universe;

import dev.assay.explore.Domain;
import dev.assay.explore.Signature;
import dev.assay.explore.Symbol;
import dev.assay.explore.Symbol.Role;
import dev.assay.explore.Term;
import dev.assay.explore.Term.App;
import dev.assay.explore.Term.Var;
import dev.assay.explore.Type;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Terms by size, all of whose variables are different: schemas, each of which stands for many terms. */
public final class Schemas {
    private final Signature signature;
    private final Map<Type, List<List<Term>>> accepted = new HashMap<>();

    public Schemas(Signature signature) {
        this.signature = signature;
    }

    /** Further schemas are made of this one. */
    public void accept(Term schema) {
        if (schema instanceof App(var symbol, var arguments) && symbol.role() == Role.UNDEFINED) {
            return;
        }
        List<List<Term>> sizes = accepted.computeIfAbsent(schema.type(), t -> new ArrayList<>());
        int size = schema.size();
        while (sizes.size() <= size) {
            sizes.add(new ArrayList<>());
        }
        sizes.get(size).add(schema);
    }

    private List<Term> accepted(Type type, int size) {
        List<List<Term>> sizes = accepted.getOrDefault(type, List.of());
        return size < sizes.size() ? sizes.get(size) : List.of();
    }

    /** All schemas of a size, made of those accepted so far. */
    public void forEach(int size, Consumer<Term> consumer) {
        if (size == 1) {
            for (Type type : signature.types()) {
                if (signature.domain(type).isPresent()) {
                    consumer.accept(new Var(type, 0));
                }
            }
        }
        for (Symbol symbol : signature.symbols()) {
            int weight = symbol.role() == Role.APPLICATION ? 0 : 1;
            apply(symbol, size - weight, new ArrayList<>(), consumer);
        }
    }

    private void apply(Symbol symbol, int left, List<Term> arguments, Consumer<Term> consumer) {
        int place = arguments.size();
        int open = symbol.arity() - place;
        if (open == 0) {
            if (left == 0) {
                consumer.accept(mostGeneral(new App(symbol, arguments)));
            }
            return;
        }
        int from = open == 1 ? left : 1;
        for (int size = from; size <= left - (open - 1); size++) {
            // Copied, since the consumer may accept more of them.
            for (Term argument : List.copyOf(accepted(symbol.arguments().get(place), size))) {
                arguments.add(argument);
                apply(symbol, left - size, arguments, consumer);
                arguments.removeLast();
            }
        }
    }

    /** The schema with its variables numbered from left to right, none twice. */
    public static Term mostGeneral(Term term) {
        return numbered(term, new HashMap<>());
    }

    private static Term numbered(Term term, Map<Type, Integer> count) {
        return switch (term) {
            case Var(var type, var number) -> new Var(type, count.merge(type, 1, Integer::sum) - 1);
            case App(var symbol, var arguments) ->
                new App(symbol, arguments.stream().map(a -> numbered(a, count)).toList());
        };
    }

    /** The schema with one variable for each type. */
    public static Term mostSpecific(Term schema) {
        var first = new HashMap<Var, Term>();
        schema.variables().forEach(v -> first.put(v, new Var(v.type(), 0)));
        return schema.substitute(first);
    }

    /** The schema with all choices of the signature's variables, most different ones first. */
    public List<Term> instances(Term schema) {
        List<Var> holes = List.copyOf(schema.variables());
        var instances = new ArrayList<Term>();
        choose(schema, holes, new HashMap<>(), instances);
        instances.sort(Comparator.comparingInt(t -> -t.variables().size()));
        return instances;
    }

    private void choose(Term schema, List<Var> holes, Map<Var, Term> chosen, List<Term> instances) {
        int place = chosen.size();
        if (place == holes.size()) {
            instances.add(schema.substitute(chosen));
            return;
        }
        Var hole = holes.get(place);
        int variables = signature
                .domain(hole.type())
                .map(Domain::names)
                .orElse(List.of())
                .size();
        for (int i = 0; i < variables; i++) {
            chosen.put(hole, new Var(hole.type(), i));
            choose(schema, holes, chosen, instances);
            chosen.remove(hole);
        }
    }
}
