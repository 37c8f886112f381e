package dev.assay.explore.pruning;

import dev.assay.explore.Law;
import dev.assay.explore.Symbol;
import dev.assay.explore.Symbol.Role;
import dev.assay.explore.Term;
import dev.assay.explore.Term.App;
import dev.assay.explore.Term.Var;
import dev.assay.explore.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** A term as it is matched against classes: variables are places in an array. */
sealed interface Pattern {
    record Slot(int place, Type type) implements Pattern {}

    record Node(Symbol symbol, List<Pattern> arguments) implements Pattern {}

    /**
     * A law from one side to the other.
     *
     * @param open variables that only the result has
     * @param strict places of variables that stand for terms with a value
     */
    record Use(Law law, Pattern pattern, Pattern result, int slots, List<Slot> open, List<Integer> strict) {
        static Use of(Law law, boolean isReversed, Set<Type> peculiar) {
            Term from = isReversed ? law.right() : law.left();
            Term to = isReversed ? law.left() : law.right();
            var variables = new ArrayList<>(from.variables());
            var open = new ArrayList<Slot>();
            for (Var variable : to.variables()) {
                if (!variables.contains(variable)) {
                    open.add(new Slot(variables.size(), variable.type()));
                    variables.add(variable);
                }
            }
            List<Var> some = Strictness.strict(from, to);
            List<Integer> strict = variables.stream()
                    .filter(v -> some.contains(v) || peculiar.contains(v.type()))
                    .map(variables::indexOf)
                    .toList();
            return new Use(law, compile(from, variables), compile(to, variables), variables.size(), open, strict);
        }
    }

    private static Pattern compile(Term term, List<Var> variables) {
        return switch (term) {
            case Var variable -> new Slot(variables.indexOf(variable), variable.type());
            case App(var symbol, var arguments) ->
                new Node(
                        symbol,
                        arguments.stream().map(a -> compile(a, variables)).toList());
        };
    }

    /** With the sizes of what is in the places. */
    default int size(int[] places, int[] sizes) {
        return switch (this) {
            case Slot(var place, var type) -> sizes[places[place]];
            case Node(var symbol, var arguments) -> {
                int size = symbol.role() == Role.APPLICATION ? 0 : 1;
                for (Pattern argument : arguments) {
                    size += argument.size(places, sizes);
                }
                yield size;
            }
        };
    }

    /** The number of this term with others in its places. */
    default int add(int[] places, CongruenceClosure closure) {
        return switch (this) {
            case Slot(var place, var type) -> places[place];
            case Node(var symbol, var arguments) -> {
                var below = new int[arguments.size()];
                for (int i = 0; i < below.length; i++) {
                    below[i] = arguments.get(i).add(places, closure);
                }
                yield closure.add(symbol, below);
            }
        };
    }

    /** This term with others in its places. */
    default Term fill(int[] places, CongruenceClosure closure) {
        return switch (this) {
            case Slot(var place, var type) -> closure.term(places[place]);
            case Node(var symbol, var arguments) ->
                new App(
                        symbol,
                        arguments.stream().map(a -> a.fill(places, closure)).toList());
        };
    }
}
