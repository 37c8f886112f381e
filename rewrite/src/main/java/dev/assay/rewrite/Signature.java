package dev.assay.rewrite;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Sorts and symbols, each known by a number from 0 on. Both may be added at any time. */
public final class Signature {
    private record Symbol(String name, int result, List<Integer> arguments) {}

    private final List<String> sorts = new ArrayList<>();
    private final List<Symbol> symbols = new ArrayList<>();
    private int[] arities = new int[16];

    /** A new sort. */
    public int sort(String name) {
        sorts.add(name);
        return sorts.size() - 1;
    }

    /** A new symbol f : σ₁ × … × σₙ → σ. */
    public int symbol(String name, int result, int... arguments) {
        int number = symbols.size();
        symbols.add(new Symbol(name, result, IntStream.of(arguments).boxed().toList()));
        if (number == arities.length) {
            arities = Arrays.copyOf(arities, 2 * number);
        }
        arities[number] = arguments.length;
        return number;
    }

    public int sortCount() {
        return sorts.size();
    }

    public int symbolCount() {
        return symbols.size();
    }

    public String sortName(int sort) {
        return sorts.get(sort);
    }

    public String name(int symbol) {
        return symbols.get(symbol).name;
    }

    public int arity(int symbol) {
        return arities[symbol];
    }

    public int resultSort(int symbol) {
        return symbols.get(symbol).result;
    }

    public int argumentSort(int symbol, int argument) {
        return symbols.get(symbol).arguments.get(argument);
    }
}
