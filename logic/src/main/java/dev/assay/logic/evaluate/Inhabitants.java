package dev.assay.logic.evaluate;

import dev.assay.logic.HolNames;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.theory.Theory;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The values of a type: all of them where they are few, otherwise some small ones. */
final class Inhabitants {
    /** Larger types are not enumerated. */
    private static final int FEW = 4096;

    private final Theory theory;
    private final Map<Type, Optional<List<Value>>> all = new HashMap<>();
    private final Set<Type> pending = new HashSet<>();

    Inhabitants(Theory theory) {
        this.theory = theory;
    }

    /** All values, if they are few. */
    Optional<List<Value>> all(Type type) {
        Optional<List<Value>> known = all.get(type);
        if (known == null) {
            // A type inside itself is infinite.
            known = pending.add(type) ? enumerate(type) : Optional.empty();
            pending.remove(type);
            all.put(type, known);
        }
        return known;
    }

    private Optional<List<Value>> enumerate(Type type) {
        if (!(type instanceof Type.Con(var name, var arguments))) {
            return Optional.empty();
        }
        return switch (name) {
            case HolNames.BOOL -> Optional.of(List.of(Value.Bool.FALSE, Value.Bool.TRUE));
            case HolNames.NAT, HolNames.INT, HolNames.RAT, HolNames.REAL -> Optional.empty();
            case HolNames.SET ->
                all(arguments.getFirst()).filter(e -> e.size() <= 12).map(Inhabitants::subsets);
            case Type.FUN ->
                all(arguments.get(0)).flatMap(domain -> all(arguments.get(1)).flatMap(r -> functions(domain, r)));
            default -> theory.signature().datatype(name).filter(d -> !d.isCo()).flatMap(d -> data(d, arguments, -1));
        };
    }

    /** Some values of small size; all values of that size for a datatype. */
    List<Value> some(Type type, int size) {
        Optional<List<Value>> complete = all(type);
        if (complete.isPresent()) {
            return complete.get();
        }
        if (size <= 0 || !(type instanceof Type.Con(var name, var arguments))) {
            return List.of();
        }
        return switch (name) {
            case HolNames.NAT -> numbers(0, size + 2);
            case HolNames.INT, HolNames.RAT, HolNames.REAL -> numbers(-size, size);
            case HolNames.SET -> subsets(few(some(arguments.getFirst(), size - 1), 4));
            case Type.FUN -> {
                var constant = new ArrayList<Value>();
                for (Value v : few(some(arguments.get(1), size - 1), 6)) {
                    constant.add(new Value.Table(List.of(), List.of(), new Cell(v)));
                }
                yield constant;
            }
            default ->
                theory.signature()
                        .datatype(name)
                        .flatMap(d -> data(d, arguments, size))
                        .orElse(List.of());
        };
    }

    private static List<Value> few(List<Value> values, int limit) {
        return values.subList(0, Math.min(limit, values.size()));
    }

    private static List<Value> numbers(int from, int to) {
        var result = new ArrayList<Value>();
        for (int i = from; i <= to; i++) {
            result.add(Value.Number.of(BigInteger.valueOf(i)));
        }
        return result;
    }

    /** The values of a datatype: all, or for a nonnegative size the small ones; nothing where there are too many. */
    private Optional<List<Value>> data(Datatype datatype, List<Type> arguments, int size) {
        var instance = new HashMap<Type.Var, Type>();
        for (int i = 0; i < arguments.size(); i++) {
            instance.put(datatype.parameters().get(i), arguments.get(i));
        }
        var result = new ArrayList<Value>();
        for (Datatype.Constructor constructor : datatype.constructors()) {
            List<List<Cell>> tuples = List.of(List.of());
            for (Type argument : constructor.arguments()) {
                Type ground = argument.substitute(instance);
                Optional<List<Value>> values = size < 0 ? all(ground) : Optional.of(some(ground, size - 1));
                if (values.isEmpty() || (long) tuples.size() * values.get().size() > FEW) {
                    if (size < 0 || values.isEmpty()) {
                        return Optional.empty();
                    }
                    values = values.map(v -> few(v, 3));
                }
                tuples = extended(tuples, values.get());
            }
            for (List<Cell> tuple : tuples) {
                result.add(new Value.Data(constructor.name(), tuple));
            }
            if (result.size() > FEW) {
                return size < 0 ? Optional.empty() : Optional.of(result.subList(0, FEW));
            }
        }
        return Optional.of(result);
    }

    private static List<List<Cell>> extended(List<List<Cell>> tuples, List<Value> values) {
        var result = new ArrayList<List<Cell>>();
        for (List<Cell> tuple : tuples) {
            for (Value value : values) {
                var longer = new ArrayList<>(tuple);
                longer.add(new Cell(value));
                result.add(longer);
            }
        }
        return result;
    }

    private static List<Value> subsets(List<Value> elements) {
        var result = new ArrayList<Value>();
        for (int bits = 0; bits < 1 << elements.size(); bits++) {
            var chosen = new ArrayList<Cell>();
            for (int i = 0; i < elements.size(); i++) {
                if ((bits >> i & 1) != 0) {
                    chosen.add(new Cell(elements.get(i)));
                }
            }
            result.add(new Value.Listed(chosen, false));
        }
        return result;
    }

    private static Optional<List<Value>> functions(List<Value> domain, List<Value> range) {
        if (range.isEmpty() || domain.size() * Math.log(range.size()) > Math.log(FEW)) {
            return Optional.empty();
        }
        List<List<Cell>> images = List.of(List.of());
        for (int i = 0; i < domain.size(); i++) {
            images = extended(images, range);
        }
        var points = domain.stream().map(Cell::new).toList();
        var result = new ArrayList<Value>();
        for (List<Cell> image : images) {
            result.add(new Value.Table(points, image, null));
        }
        return Optional.of(result);
    }
}
