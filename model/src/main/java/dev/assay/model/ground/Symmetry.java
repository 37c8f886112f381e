package dev.assay.model.ground;

import dev.assay.model.circuit.Circuit;
import dev.assay.model.value.Atom;
import dev.assay.model.value.Data;
import dev.assay.model.value.Domain;
import dev.assay.model.value.Function;
import dev.assay.model.value.Functions;
import dev.assay.model.value.Numbers;
import dev.assay.model.value.Pair;
import dev.assay.model.value.Plain;
import dev.assay.model.value.Product;
import dev.assay.model.value.Represented;
import dev.assay.model.value.Truth;
import dev.assay.model.value.Truths;
import dev.assay.model.value.Value;
import java.util.ArrayList;
import java.util.List;

/**
 * The elements of a plain type are alike: to exchange two of them turns a model into a model. Of those that arise in this way
 * only one is wanted, the one whose literals come last in the alphabet, compared in a fixed order.
 *
 * <p>This agrees with the first variable of a plain type having the first element, and so on: where those variables come
 * first in the order, the last model in the alphabet does that anyway. Whatever else depends on the elements, as the order
 * of a datatype's values, is renumbered with them.
 */
final class Symmetry {
    /** Of so many literals, those that differ are looked for. */
    private static final int COLLECTED = 2000;

    /** Functions of more arguments than this are not compared. */
    private static final int ARGUMENTS = 400;

    /** A value that may be chosen, and where from. */
    record Choice(Domain domain, Value value) {}

    private final Universe universe;
    private final Circuit circuit;

    Symmetry(Universe universe) {
        this.universe = universe;
        this.circuit = universe.circuit();
    }

    /**
     * @param choices the values that are compared, those of plain types first
     * @param literals how many of their literals are compared; the first ones tell most models apart
     */
    void exclude(List<Choice> choices, int literals) {
        List<Choice> comparable = literals == 0
                ? List.of()
                : choices.stream().filter(choice -> isComparable(choice.domain)).toList();
        for (Domain domain : List.copyOf(universe.domains().values())) {
            if (domain instanceof Plain plain) {
                for (int i = 0; i + 1 < plain.count(); i++) {
                    exclude(comparable, literals, new Exchange(plain, i));
                }
            }
        }
    }

    /** Whether nothing but elements of plain types and truth values is in its values. */
    private static boolean isComparable(Domain domain) {
        return switch (domain) {
            case Truths _, Plain _ -> true;
            case Numbers _, Data _, Represented _ -> false;
            case Product(var _, var first, var second, var _) -> isComparable(first) && isComparable(second);
            case Functions(var _, var from, var to, var _) ->
                from.size() <= ARGUMENTS && isArgument(from) && isComparable(to);
        };
    }

    private static boolean isArgument(Domain domain) {
        return switch (domain) {
            case Truths _, Plain _ -> true;
            case Numbers _, Data _, Represented _, Functions _ -> false;
            case Product(var _, var first, var second, var _) -> isArgument(first) && isArgument(second);
        };
    }

    private void exclude(List<Choice> choices, int literals, Exchange exchange) {
        var before = new ArrayList<Integer>();
        var after = new ArrayList<Integer>();
        for (Choice choice : choices) {
            collect(choice.domain, choice.value, Exchange.NONE, before);
            collect(choice.domain, choice.value, exchange, after);
        }
        int same = Circuit.TRUE;
        int compared = 0;
        for (int i = 0; i < before.size() && compared < literals && same != Circuit.FALSE; i++) {
            int own = before.get(i);
            int other = after.get(i);
            if (own != other) {
                universe.require(-same, -other, own);
                same = circuit.and(same, circuit.iff(own, other));
                compared++;
            }
        }
    }

    private static void collect(Domain domain, Value value, Exchange exchange, List<Integer> result) {
        switch (domain) {
            case Truths _ -> result.add(((Truth) value).yes());
            case Plain plain -> {
                for (int i = 0; i < plain.count(); i++) {
                    result.add(((Atom) value).is(exchange.of(plain, i)));
                }
            }
            case Product(var _, var first, var second, var _) -> {
                collect(first, ((Pair) value).first(), exchange, result);
                collect(second, ((Pair) value).second(), exchange, result);
            }
            case Functions(var _, var from, var to, var _) -> {
                for (int i = 0; i < from.size() && result.size() < COLLECTED; i++) {
                    Value argument = from.element(exchange.of(from, i));
                    collect(to, ((Function) value).apply(argument), exchange, result);
                }
            }
            case Numbers _, Data _, Represented _ ->
                throw new IllegalArgumentException("values of " + domain.type() + " are not compared");
        }
    }

    /** An element of a type and the next one change places. */
    private record Exchange(Domain type, int element) {
        static final Exchange NONE = new Exchange(new Truths(), -2);

        /** Where the element of this number is afterwards. */
        int of(Domain domain, int index) {
            return switch (domain) {
                case Plain plain
                when plain == type -> index == element ? index + 1 : index == element + 1 ? index - 1 : index;
                case Product(var _, var first, var second, var _) -> {
                    int width = (int) second.size();
                    yield of(first, index / width) * width + of(second, index % width);
                }
                case Truths _, Plain _, Numbers _, Data _, Represented _, Functions _ -> index;
            };
        }
    }
}
