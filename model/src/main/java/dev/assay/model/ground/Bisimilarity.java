package dev.assay.model.ground;

import dev.assay.logic.Type;
import dev.assay.model.circuit.Circuit;
import dev.assay.model.value.Algebra;
import dev.assay.model.value.Atom;
import dev.assay.model.value.Atoms;
import dev.assay.model.value.Data;
import dev.assay.model.value.Domain;
import dev.assay.model.value.Function;
import dev.assay.model.value.Functions;
import dev.assay.model.value.Pair;
import dev.assay.model.value.Product;
import dev.assay.model.value.Truths;
import dev.assay.model.value.Value;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Which atoms of codatatypes cannot be told apart within some number of steps. */
final class Bisimilarity {
    private final Universe universe;
    private final Circuit circuit;
    private final Algebra algebra;
    private final List<Data> group;
    private Map<Data, int[][]> similar = new HashMap<>();

    Bisimilarity(Universe universe, List<Data> group) {
        this.universe = universe;
        this.circuit = universe.circuit();
        this.algebra = universe.algebra();
        this.group = group;
    }

    /** Which atoms of {@code subject} are alike. */
    int[][] after(int steps, Data subject) {
        for (Data data : group) {
            int[][] all = new int[data.count()][data.count()];
            for (int[] row : all) {
                Arrays.fill(row, Circuit.TRUE);
            }
            similar.put(data, all);
        }
        for (int step = 0; step < steps; step++) {
            var next = new HashMap<Data, int[][]>();
            for (Data data : group) {
                next.put(data, refined(data));
            }
            similar = next;
        }
        return Objects.requireNonNull(similar.get(subject));
    }

    private int[][] refined(Data data) {
        int[][] result = new int[data.count()][data.count()];
        for (int i = 0; i < data.count(); i++) {
            result[i][i] = Circuit.TRUE;
            for (int j = 0; j < i; j++) {
                int alike = Circuit.FALSE;
                for (int c = 0; c < data.constructors().size(); c++) {
                    alike = circuit.or(alike, alike(data, i, j, c));
                }
                result[i][j] = alike;
                result[j][i] = alike;
            }
        }
        return result;
    }

    private int alike(Data data, int i, int j, int constructor) {
        int result = circuit.and(data.has(i, constructor), data.has(j, constructor));
        List<Type> types = data.constructors().get(constructor).arguments();
        for (int k = 0; k < types.size() && result != Circuit.FALSE; k++) {
            result = circuit.and(
                    result,
                    similar(
                            universe.domain(types.get(k)),
                            data.argument(i, constructor, k),
                            data.argument(j, constructor, k)));
        }
        return result;
    }

    private int similar(Domain domain, Value a, Value b) {
        return switch (domain) {
            case Truths _ -> algebra.same(domain, a, b);
            case Atoms atoms -> {
                int[][] known = similar.get(atoms);
                yield known == null ? algebra.same(domain, a, b) : similar(known, (Atom) a, (Atom) b);
            }
            case Product(var _, var first, var second, var _) ->
                circuit.and(
                        similar(first, ((Pair) a).first(), ((Pair) b).first()),
                        similar(second, ((Pair) a).second(), ((Pair) b).second()));
            case Functions(var _, var from, var to, var _) -> {
                int result = Circuit.TRUE;
                for (int i = 0; i < algebra.points(from); i++) {
                    Value argument = from.element(i);
                    result = circuit.and(
                            result, similar(to, ((Function) a).apply(argument), ((Function) b).apply(argument)));
                }
                yield result;
            }
        };
    }

    private int similar(int[][] known, Atom a, Atom b) {
        int result = Circuit.FALSE;
        for (int i = 0; i < known.length; i++) {
            for (int j = 0; j < known.length; j++) {
                result = circuit.or(result, circuit.and(circuit.and(a.is(i), b.is(j)), known[i][j]));
            }
        }
        return result;
    }
}
