package dev.assay.logic.evaluate;

import static dev.assay.logic.evaluate.Values.COLOUR;
import static dev.assay.logic.evaluate.Values.INT;
import static dev.assay.logic.evaluate.Values.NAT;
import static dev.assay.logic.evaluate.Values.THEORY;
import static dev.assay.logic.evaluate.Values.list;
import static dev.assay.logic.evaluate.Values.prod;
import static dev.assay.logic.evaluate.Values.set;
import static dev.assay.logic.evaluate.Values.stream;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Type;
import dev.assay.logic.define.Datatypes;
import dev.assay.logic.theory.Theory;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class InhabitantsTest {
    private final Inhabitants inhabitants = new Inhabitants(THEORY);

    private Optional<Integer> count(Type type) {
        return inhabitants.all(type).map(List::size);
    }

    private String shown(Value value) {
        return switch (value) {
            case Value.Bool b -> b.toString();
            case Value.Number n -> n.numerator().toString();
            case Value.Data(var c, var arguments) ->
                c.substring(c.lastIndexOf('.') + 1)
                        + arguments.stream().map(this::shown).toList();
            case Value.Listed(var cells, var isComplement) ->
                (isComplement ? "-" : "") + cells.stream().map(this::shown).collect(Collectors.joining(",", "{", "}"));
            case Value.Table(var points, var images, var otherwise) ->
                IntStream.range(0, points.size())
                                .mapToObj(i -> shown(points.get(i)) + "↦" + shown(images.get(i)))
                                .toList()
                        + (otherwise == null ? "" : shown(otherwise));
            default -> throw new AssertionError(value);
        };
    }

    private String shown(Cell cell) {
        try (Meter meter = Budget.UNLIMITED.start()) {
            return shown(cell.force(new Evaluator(THEORY, meter)));
        }
    }

    private List<String> all(Type type) {
        return inhabitants.all(type).orElseThrow().stream().map(this::shown).toList();
    }

    private List<String> some(Type type, int size) {
        return inhabitants.some(type, size).stream().map(this::shown).toList();
    }

    @Test
    void finiteTypesAreListedWholly() {
        assertEquals(List.of("FALSE", "TRUE"), all(Type.bool()));
        assertEquals(List.of("Red[]", "Green[]", "Blue[]"), all(COLOUR));
        assertEquals(Optional.of(6), count(prod(COLOUR, Type.bool())));
        assertEquals("Pair[Red[], FALSE]", all(prod(COLOUR, Type.bool())).getFirst());
        assertEquals(List.of("{}", "{FALSE}", "{TRUE}", "{FALSE,TRUE}"), all(set(Type.bool())));
        assertEquals(
                List.of(
                        "[FALSE↦FALSE, TRUE↦FALSE]",
                        "[FALSE↦FALSE, TRUE↦TRUE]",
                        "[FALSE↦TRUE, TRUE↦FALSE]",
                        "[FALSE↦TRUE, TRUE↦TRUE]"),
                all(Type.fun(Type.bool(), Type.bool())));
    }

    @Test
    void infiniteAndUnknownTypesAreNotListedWholly() {
        for (Type type : List.of(
                NAT,
                INT,
                list(Type.bool()),
                stream(Type.bool()),
                Type.var("'a"),
                set(NAT),
                Type.fun(NAT, Type.bool()),
                Type.fun(Type.bool(), NAT),
                prod(Type.bool(), NAT),
                Type.con("Rat.rat"),
                Type.con("Real.real"),
                Type.con("T.unheard"))) {
            assertEquals(Optional.empty(), count(type), type.toString());
            assertEquals(Optional.empty(), count(type), type.toString());
        }
    }

    @Test
    void typesOfMoreThanFourThousandValuesAreNotListed() {
        Type sixtyFour = set(prod(Type.bool(), Type.fun(Type.bool(), Type.bool())));
        assertEquals(Optional.of(256), count(sixtyFour));
        assertEquals(Optional.empty(), count(set(sixtyFour)));
        assertEquals(Optional.empty(), count(prod(sixtyFour, sixtyFour)));
        assertEquals(Optional.of(4096), count(prod(sixtyFour, Type.fun(Type.bool(), set(Type.bool())))));
        assertEquals(Optional.empty(), count(Type.fun(sixtyFour, Type.bool())));
        Type twelve = prod(COLOUR, Type.fun(Type.bool(), Type.bool()));
        assertEquals(Optional.of(12), count(twelve));
        assertEquals(Optional.of(4096), count(set(twelve)));
        assertEquals(Optional.of(4096), count(Type.fun(twelve, Type.bool())));
        assertEquals(Optional.empty(), count(set(prod(twelve, Type.bool()))));
        assertEquals(Optional.empty(), count(Type.fun(prod(twelve, Type.bool()), Type.bool())));
    }

    @Test
    void ofInfiniteTypesThereAreSmallValues() {
        assertEquals(List.of("0", "1", "2", "3", "4"), some(NAT, 2));
        assertEquals(List.of("-2", "-1", "0", "1", "2"), some(INT, 2));
        assertEquals(List.of(), some(NAT, 0));
        assertEquals(List.of(), some(Type.var("'a"), 3));
        assertEquals(List.of(), some(Type.con("T.unheard"), 3));
        assertEquals(List.of("FALSE", "TRUE"), some(Type.bool(), 0));
        assertEquals(List.of("Nil[]", "Cons[FALSE, Nil[]]", "Cons[TRUE, Nil[]]"), some(list(Type.bool()), 2));
        assertEquals(List.of("[]0", "[]1", "[]2", "[]3", "[]4"), some(Type.fun(NAT, NAT), 3));
        assertEquals(6, some(Type.fun(NAT, NAT), 5).size());
        assertEquals(16, some(set(NAT), 3).size());
        assertTrue(some(set(NAT), 3).contains("{0,1,2,3}"));
    }

    @Test
    void smallValuesOfLargeTypesAreSomeOfThem() {
        assertTrue(some(list(list(list(Type.bool()))), 7).size() <= 4096);
        var distinct = new ArrayList<>(some(list(COLOUR), 4));
        assertEquals(distinct.stream().distinct().count(), distinct.size());
        assertEquals(1 + 3 * (1 + 3 * (1 + 3)), distinct.size());
    }

    @Test
    void whereThereAreTooManySmallValuesSomeAreLeftOut() {
        assertEquals(121, some(list(COLOUR), 5).size());
        assertEquals(121 * 3, some(prod(list(COLOUR), list(COLOUR)), 6).size());
        Type.Var a = Values.A;
        Theory either = Datatypes.define(
                THEORY, List.of(Values.spec("T.either", List.of(a), Values.con("T.L", a), Values.con("T.R", a))));
        assertEquals(
                4096,
                new Inhabitants(either)
                        .some(Type.con("T.either", list(COLOUR)), 9)
                        .size());
        assertEquals(
                2 * 121,
                new Inhabitants(either)
                        .some(Type.con("T.either", list(COLOUR)), 6)
                        .size());
        Type large = Type.con("T.either", Type.fun(prod(COLOUR, Type.fun(Type.bool(), Type.bool())), Type.bool()));
        assertEquals(Optional.empty(), new Inhabitants(either).all(large));
        assertEquals(
                Optional.of(8),
                new Inhabitants(either)
                        .all(Type.con("T.either", Type.fun(Type.bool(), Type.bool())))
                        .map(List::size));
    }

    @Test
    void setsOfSmallValuesHaveSmallElements() {
        assertEquals(List.of("{}", "{Nil[]}"), some(set(list(COLOUR)), 2));
    }
}
