package dev.assay.explore.pruning;

import dev.assay.explore.Law;
import dev.assay.explore.Term;
import dev.assay.explore.Term.App;
import dev.assay.explore.Term.Var;
import dev.assay.explore.Type;
import dev.assay.rewrite.egraph.Pattern;
import dev.assay.rewrite.egraph.Trigger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A law from one side to the other, where variables are places in an array.
 *
 * @param types of the variables
 * @param open variables that only the result has
 * @param strict variables that stand for terms with a value
 * @param trigger what to look for; nothing if any term is one side of the law
 */
record Use(
        Law law,
        Pattern pattern,
        Pattern result,
        List<Type> types,
        List<Integer> open,
        List<Integer> strict,
        Optional<Trigger> trigger) {
    static Use of(Law law, boolean isReversed, Set<Type> peculiar, Heads heads) {
        Term from = isReversed ? law.right() : law.left();
        Term to = isReversed ? law.left() : law.right();
        var variables = new ArrayList<>(from.variables());
        var open = new ArrayList<Integer>();
        for (Var variable : to.variables()) {
            if (!variables.contains(variable)) {
                open.add(variables.size());
                variables.add(variable);
            }
        }
        List<Var> some = Strictness.strict(from, to);
        List<Integer> strict = variables.stream()
                .filter(v -> some.contains(v) || peculiar.contains(v.type()))
                .map(variables::indexOf)
                .toList();
        Pattern pattern = pattern(from, variables, heads);
        return new Use(
                law,
                pattern,
                pattern(to, variables, heads),
                variables.stream().map(Var::type).toList(),
                open,
                strict,
                pattern instanceof Pattern.Node node
                        ? Optional.of(new Trigger(List.of(node), variables.size()))
                        : Optional.empty());
    }

    private static Pattern pattern(Term term, List<Var> variables, Heads heads) {
        return switch (term) {
            case Var variable -> new Pattern.Variable(variables.indexOf(variable));
            case App(var symbol, var arguments) ->
                new Pattern.Node(
                        heads.of(symbol),
                        arguments.stream()
                                .map(a -> pattern(a, variables, heads))
                                .toList());
        };
    }
}
