package dev.assay.model.ground;

import dev.assay.logic.HolNames;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.theory.TypeSpecification;
import dev.assay.model.circuit.Circuit;
import dev.assay.model.circuit.TooLarge;
import dev.assay.model.value.Algebra;
import dev.assay.model.value.Atom;
import dev.assay.model.value.Atoms;
import dev.assay.model.value.Data;
import dev.assay.model.value.Domain;
import dev.assay.model.value.Functions;
import dev.assay.model.value.Pair;
import dev.assay.model.value.Product;
import dev.assay.model.value.Truths;
import dev.assay.model.value.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;

/**
 * Datatypes as sets of values that contain all their values' parts. Atoms are numbered so that the parts of an atom come
 * before it: values are then finite, and functions that recurse on parts need no variables of their own.
 */
final class Datatypes {
    private final Universe universe;
    private final Circuit circuit;
    private final Algebra algebra;
    private final Map<Type, List<Data.Constructor>> constructors = new HashMap<>();
    private final Map<Type, Set<Type>> reachable = new HashMap<>();

    Datatypes(Universe universe) {
        this.universe = universe;
        this.circuit = universe.circuit();
        this.algebra = universe.algebra();
    }

    /** The datatype that a type is an instance of. */
    Optional<Datatype> datatype(Type type) {
        return type instanceof Type.Con(var name, var _) && !name.equals(Universe.PRODUCT)
                ? universe.theory().typeSpecification(name).flatMap(Datatypes::datatype)
                : Optional.empty();
    }

    private static Optional<Datatype> datatype(TypeSpecification specification) {
        return switch (specification) {
            case TypeSpecification.Free free -> Optional.of(free.datatype());
            case TypeSpecification.Record record -> Optional.of(record.datatype());
            case TypeSpecification.Subtype _, TypeSpecification.Quotient _ -> Optional.empty();
        };
    }

    private List<Data.Constructor> constructors(Type type) {
        return constructors.computeIfAbsent(type, _ -> {
            Datatype datatype = datatype(type).orElseThrow();
            var instance = new HashMap<Type.Var, Type>();
            for (int i = 0; i < datatype.parameters().size(); i++) {
                instance.put(
                        datatype.parameters().get(i),
                        ((Type.Con) type).arguments().get(i));
            }
            return datatype.constructors().stream()
                    .map(c -> new Data.Constructor(
                            c.name(),
                            c.arguments().stream()
                                    .map(a -> a.substitute(instance))
                                    .toList()))
                    .toList();
        });
    }

    private static boolean isNumeric(Type type) {
        return type instanceof Type.Con(var name, var _) && (name.equals(HolNames.NAT) || name.equals(HolNames.INT));
    }

    /** The datatypes whose values are parts of values of the type. */
    private Set<Type> parts(Type type) {
        var result = new LinkedHashSet<Type>();
        for (Data.Constructor c : constructors(type)) {
            c.arguments().forEach(a -> collect(a, result));
        }
        return result;
    }

    private void collect(Type type, Set<Type> result) {
        if (isNumeric(type)) {
            return;
        }
        if (datatype(type).isPresent()) {
            result.add(type);
        } else if (type instanceof Type.Con(var name, var arguments)) {
            switch (name) {
                case Type.FUN -> collect(arguments.get(1), result);
                case Universe.PRODUCT -> arguments.forEach(a -> collect(a, result));
                default -> {}
            }
        }
    }

    private Set<Type> reachable(Type type) {
        Set<Type> known = reachable.get(type);
        if (known == null) {
            known = new LinkedHashSet<>();
            var open = new ArrayList<>(parts(type));
            while (!open.isEmpty()) {
                Type next = open.removeLast();
                if (known.add(next)) {
                    open.addAll(parts(next));
                }
            }
            reachable.put(type, known);
        }
        return known;
    }

    // Building

    Data domain(Type.Con type) {
        List<Type> group = group(type);
        boolean isRecursive = reachable(type).contains(type);
        // The domains of everything else come first.
        for (Type member : group) {
            for (Data.Constructor c : constructors(member)) {
                for (Type argument : c.arguments()) {
                    requestOthers(argument, group);
                }
            }
        }
        var data = new ArrayList<Data>();
        for (Type member : group) {
            long total = isRecursive ? Domain.MANY : total(member);
            int size = (int) Math.min(universe.scope().cardinality(member), total);
            if (size > 4096) {
                throw new TooLarge(size + " values of " + member);
            }
            Data domain = new Data(
                    member,
                    size,
                    constructors(member),
                    datatype(member).orElseThrow().isCo(),
                    isConcrete(group),
                    size == total && isComplete(member) || universe.isFinite(member),
                    universe::domain);
            universe.register(domain);
            data.add(domain);
        }
        boolean isEnumerable = !isRecursive && data.getFirst().count() == total(type);
        // Values that are only constructed and taken apart need no atoms.
        Runnable maker = () -> {
            data.forEach(Data::setMade);
            if (isEnumerable) {
                enumerate(data.getFirst());
            } else {
                choose(data);
            }
        };
        data.forEach(member -> member.setMaker(maker));
        return data.get(group.indexOf(type));
    }

    /** The type and those that it is mutually recursive with, those with values that need no others first. */
    private List<Type> group(Type type) {
        var members = new ArrayList<Type>();
        for (Type other : reachable(type)) {
            if (!other.equals(type) && reachable(other).contains(type)) {
                members.add(other);
            }
        }
        members.add(type);
        var ordered = new ArrayList<Type>();
        while (ordered.size() < members.size()) {
            int before = ordered.size();
            for (Type member : members) {
                if (!ordered.contains(member) && hasBase(member, members, ordered)) {
                    ordered.add(member);
                }
            }
            if (ordered.size() == before) {
                members.stream().filter(m -> !ordered.contains(m)).forEach(ordered::add);
            }
        }
        return ordered;
    }

    private boolean hasBase(Type type, List<Type> members, List<Type> ordered) {
        return constructors(type).stream().anyMatch(c -> {
            var needed = new HashSet<Type>();
            c.arguments().forEach(a -> collect(a, needed));
            return needed.stream().noneMatch(n -> members.contains(n) && !ordered.contains(n));
        });
    }

    private void requestOthers(Type type, List<Type> group) {
        if (group.contains(type)) {
            return;
        }
        var within = new HashSet<Type>();
        collect(type, within);
        if (within.stream().noneMatch(group::contains)) {
            universe.domain(type);
        } else if (type instanceof Type.Con(var _, var arguments)) {
            arguments.forEach(a -> requestOthers(a, group));
        }
    }

    private long total(Type type) {
        long sum = 0;
        for (Data.Constructor c : constructors(type)) {
            long product = 1;
            for (Type argument : c.arguments()) {
                product = Domain.times(product, universe.domain(argument).size());
            }
            sum = Domain.plus(sum, product);
        }
        return sum;
    }

    private boolean isComplete(Type type) {
        return constructors(type).stream()
                .flatMap(c -> c.arguments().stream())
                .allMatch(a -> universe.domain(a).complete() == Circuit.TRUE);
    }

    private boolean isConcrete(List<Type> group) {
        return group.stream()
                .flatMap(member -> constructors(member).stream())
                .flatMap(c -> c.arguments().stream())
                .allMatch(a -> isConcreteIn(a, group));
    }

    private boolean isConcreteIn(Type type, List<Type> group) {
        if (group.contains(type)) {
            return true;
        }
        var within = new HashSet<Type>();
        collect(type, within);
        if (within.stream().noneMatch(group::contains) || !(type instanceof Type.Con(var name, var arguments))) {
            return universe.domain(type).isConcrete();
        }
        return name.equals(Type.FUN)
                ? universe.domain(arguments.get(0)).complete() == Circuit.TRUE && isConcreteIn(arguments.get(1), group)
                : arguments.stream().allMatch(a -> isConcreteIn(a, group));
    }

    /** Every value there is, one atom each. */
    private void enumerate(Data data) {
        int atom = 0;
        for (int c = 0; c < data.constructors().size(); c++) {
            List<Domain> domains = data.constructors().get(c).arguments().stream()
                    .map(universe::domain)
                    .toList();
            int count = (int) domains.stream().mapToLong(Domain::size).reduce(1, Domain::times);
            for (int i = 0; i < count; i++, atom++) {
                var values = new Value[domains.size()];
                int rest = i;
                for (int k = 0; k < values.length; k++) {
                    int size = (int) domains.get(k).size();
                    values[k] = domains.get(k).element(rest % size);
                    rest /= size;
                }
                for (int other = 0; other < data.constructors().size(); other++) {
                    data.set(
                            atom,
                            other,
                            other == c ? Circuit.TRUE : Circuit.FALSE,
                            other == c ? values : blank(data, other));
                }
            }
        }
    }

    private Value[] blank(Data data, int constructor) {
        return data.constructors().get(constructor).arguments().stream()
                .map(a -> algebra.unknown(universe.domain(a)))
                .toArray(Value[]::new);
    }

    private void choose(List<Data> group) {
        for (int member = 0; member < group.size(); member++) {
            for (int atom = 0; atom < group.get(member).count(); atom++) {
                choose(group, member, atom);
            }
        }
        for (Data data : group) {
            if (data.isCo()) {
                distinguishCo(group, data);
            } else {
                distinguish(data);
                if (group.size() == 1 && universe.treatment().isCanonical()) {
                    new CanonicalOrder(universe).require(data);
                }
            }
            limit(data);
        }
    }

    private void choose(List<Data> group, int member, int atom) {
        Data data = group.get(member);
        int count = data.constructors().size();
        int[] has = new int[count];
        for (int c = 0; c < count; c++) {
            has[c] = count == 1 ? Circuit.TRUE : circuit.variable();
            for (int d = 0; d < c; d++) {
                universe.require(-has[c], -has[d]);
            }
        }
        universe.require(has);
        // Of a type that comes earlier in the group the atom of the same number is already there.
        ToIntFunction<Atoms> bound = atoms -> {
            int position = group.indexOf(atoms);
            return position < 0 || data.isCo()
                    ? atoms.count()
                    : Math.min(atoms.count(), position < member ? atom + 1 : atom);
        };
        for (int c = 0; c < count; c++) {
            int guard = has[c];
            Value[] values = data.constructors().get(c).arguments().stream()
                    .map(a -> universe.any(universe.domain(a), guard, true, bound))
                    .toArray(Value[]::new);
            data.set(atom, c, has[c], values);
        }
    }

    /** No two atoms stand for the same value. */
    private void distinguish(Data data) {
        for (int i = 0; i < data.count(); i++) {
            for (int j = 0; j < i; j++) {
                for (int c = 0; c < data.constructors().size(); c++) {
                    universe.require(-data.has(i, c), -data.has(j, c), -sameArguments(data, i, j, c));
                }
            }
        }
    }

    private int sameArguments(Data data, int i, int j, int constructor) {
        int same = Circuit.TRUE;
        List<Type> arguments = data.constructors().get(constructor).arguments();
        for (int k = 0; k < arguments.size() && same != Circuit.FALSE; k++) {
            same = circuit.and(
                    same,
                    algebra.same(
                            universe.domain(arguments.get(k)),
                            data.argument(i, constructor, k),
                            data.argument(j, constructor, k)));
        }
        return same;
    }

    /**
     * No two atoms are bisimilar: within as many steps as the scope says, some difference shows.
     */
    private void distinguishCo(List<Data> group, Data data) {
        int depth = universe.scope().bisimilarity();
        if (depth < 0) {
            return;
        }
        int enough = Math.min(depth, group.stream().mapToInt(Data::count).sum());
        int[][] similar = new Bisimilarity(universe, group).after(enough, data);
        for (int i = 0; i < data.count(); i++) {
            for (int j = 0; j < i; j++) {
                universe.require(-similar[i][j]);
            }
        }
    }

    /** No constructor has more atoms than the user allows. */
    private void limit(Data data) {
        for (int c = 0; c < data.constructors().size(); c++) {
            int constructor = c;
            universe.scope()
                    .multiplicity(data.constructors().get(c).name())
                    .ifPresent(most -> limit(data, constructor, most));
        }
    }

    private void limit(Data data, int constructor, int most) {
        // counts[n]: at least n of the atoms so far have the constructor.
        int[] counts = new int[most + 2];
        Arrays.fill(counts, Circuit.FALSE);
        counts[0] = Circuit.TRUE;
        for (int i = 0; i < data.count(); i++) {
            for (int n = most + 1; n > 0; n--) {
                counts[n] = circuit.or(counts[n], circuit.and(counts[n - 1], data.has(i, constructor)));
            }
        }
        universe.require(-counts[most + 1]);
    }

    // Using

    /** The constructor applied to values. */
    Atom construct(Data data, int constructor, List<Value> arguments) {
        return new Atom(
                data,
                new Atom.Construction(constructor, arguments),
                () -> constructed(data, constructor, List.copyOf(arguments)));
    }

    private Atom constructed(Data data, int constructor, List<Value> arguments) {
        int[] bits = new int[data.count()];
        List<Type> types = data.constructors().get(constructor).arguments();
        int known = Circuit.TRUE;
        int outside = Circuit.FALSE;
        for (int k = 0; k < types.size(); k++) {
            Domain domain = universe.domain(types.get(k));
            known = circuit.and(known, algebra.known(domain, arguments.get(k)));
            outside = circuit.or(outside, outside(domain, arguments.get(k)));
        }
        int any = Circuit.FALSE;
        for (int i = 0; i < bits.length; i++) {
            bits[i] = data.has(i, constructor);
            for (int k = 0; k < types.size() && bits[i] != Circuit.FALSE; k++) {
                Value own = data.argument(i, constructor, k);
                bits[i] = circuit.and(bits[i], algebra.same(universe.domain(types.get(k)), own, arguments.get(k)));
            }
            any = circuit.or(any, bits[i]);
        }
        boolean isComplete = data.complete() == Circuit.TRUE;
        return new Atom(data, bits, isComplete ? Circuit.FALSE : circuit.or(outside, circuit.and(known, -any)));
    }

    /** Whether the value is surely not represented. */
    private int outside(Domain domain, Value value) {
        return switch (domain) {
            case Truths _, Functions _ -> Circuit.FALSE;
            case Atoms _ -> ((Atom) value).outside();
            case Product(var _, var first, var second, var _) ->
                circuit.or(outside(first, ((Pair) value).first()), outside(second, ((Pair) value).second()));
        };
    }
}
