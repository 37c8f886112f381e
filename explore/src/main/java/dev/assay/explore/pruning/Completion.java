package dev.assay.explore.pruning;

import dev.assay.explore.Law;
import dev.assay.explore.Symbol;
import dev.assay.explore.Symbol.Role;
import dev.assay.explore.Term;
import dev.assay.explore.Term.App;
import dev.assay.explore.Term.Var;
import dev.assay.explore.Type;
import dev.assay.rewrite.KnuthBendixOrder;
import dev.assay.rewrite.Precedence;
import dev.assay.rewrite.TermBank;
import dev.assay.rewrite.completion.Heuristic;
import dev.assay.rewrite.completion.Partiality;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Ordered completion: laws become rules, overlaps of rules become further ones, and terms are equal if their normal forms
 * are, where variables are the least constants. Bounded in the size of terms and in the overlaps for each law, so it may miss
 * what follows but always ends.
 */
public final class Completion implements Pruner {
    private final Heads heads = new Heads();
    private final TermBank bank = new TermBank(heads.signature());
    private final KnuthBendixOrder order = new KnuthBendixOrder(bank, Precedence.by(heads::rank), this::weight);
    private final dev.assay.rewrite.completion.Completion rules;
    private final int overlaps;
    private int left;

    /**
     * @param largest the size of the largest sides of rules that are derived
     * @param overlaps how many overlaps are looked at for each law
     * @param partial symbols without a value for some arguments
     */
    public Completion(int largest, int overlaps, Set<Symbol> partial) {
        this.overlaps = overlaps;
        rules = new dev.assay.rewrite.completion.Completion(bank, order, Heuristic.SMALL, partiality(heads, partial));
        rules.leaveOut(term -> order.weight(term) > largest);
    }

    private static Partiality partiality(Heads heads, Set<Symbol> partial) {
        if (partial.isEmpty()) {
            return Partiality.NONE;
        }
        Set<Type> peculiar = Strictness.peculiar(partial);
        return new Partiality() {
            @Override
            public boolean isPartial(int symbol) {
                return heads.isAmong(symbol, partial);
            }

            @Override
            public boolean isUndefined(int symbol) {
                return heads.isOf(symbol, Role.UNDEFINED);
            }

            @Override
            public boolean isPeculiar(int sort) {
                return peculiar.contains(heads.type(sort));
            }
        };
    }

    /** The size; but the order wants a function of one argument to weigh something. */
    private int weight(int symbol) {
        return bank.signature().arity(symbol) == 1 ? 1 : heads.size(symbol);
    }

    @Override
    public void assume(Law law) {
        if (law.left() instanceof Var && law.right() instanceof Var) {
            return;
        }
        var variables = new HashMap<Var, Integer>();
        rules.assume(open(law.left(), variables), open(law.right(), variables), "law");
        left = 1 + overlaps;
        rules.run(() -> left-- == 0);
    }

    @Override
    public boolean proves(Term one, Term other) {
        return rules.joins(closed(one), closed(other));
    }

    @Override
    public Term simplify(Term term) {
        int number = closed(term);
        int normal = rules.normalForm(number);
        return number == normal ? term : term(normal);
    }

    /** With variables, numbered as they come. */
    private int open(Term term, Map<Var, Integer> variables) {
        return switch (term) {
            case Var variable -> {
                variables.putIfAbsent(variable, variables.size());
                yield bank.variable(variables.get(variable), heads.sort(variable.type()));
            }
            case App(var symbol, var arguments) ->
                bank.apply(
                        heads.of(symbol),
                        arguments.stream().mapToInt(a -> open(a, variables)).toArray());
        };
    }

    /** With constants instead of variables. */
    private int closed(Term term) {
        return switch (term) {
            case Var variable -> bank.apply(heads.of(variable));
            case App(var symbol, var arguments) -> {
                var below = new int[arguments.size()];
                for (int i = 0; i < below.length; i++) {
                    below[i] = closed(arguments.get(i));
                }
                yield bank.apply(heads.of(symbol), below);
            }
        };
    }

    private Term term(int number) {
        List<Term> arguments = new ArrayList<>();
        for (int i = 0; i < bank.arity(number); i++) {
            arguments.add(term(bank.argument(number, i)));
        }
        return heads.term(bank.symbol(number), arguments);
    }
}
