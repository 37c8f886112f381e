package dev.assay.explore.discovery;

import dev.assay.explore.Law;
import dev.assay.explore.Signature;
import dev.assay.explore.Symbol;
import dev.assay.explore.Symbol.Role;
import dev.assay.explore.Term;
import dev.assay.explore.Term.App;
import dev.assay.explore.Term.Var;
import dev.assay.explore.Type;
import dev.assay.explore.pruning.Pruner;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Laws that hold under a condition. For each predicate of the signature its variables become constants for which it is
 * true, and the exploration starts again with what it knows.
 */
final class ConditionalExploration implements Exploration {
    private final Signature signature;
    private final Settings settings;

    ConditionalExploration(Signature signature, Settings settings) {
        this.signature = signature;
        this.settings = settings;
    }

    @Override
    public Discovery run(Listener listener) {
        Discovery plain = new SizeExploration(signature, settings).run(listener);
        var laws = new ArrayList<>(plain.laws());
        boolean isComplete = plain.isComplete();
        for (App condition : signature.conditions()) {
            if (listener.isStopped()) {
                isComplete = false;
                break;
            }
            Discovery found = under(condition, plain, listener);
            isComplete &= found.isComplete();
            found.laws().forEach(law -> laws.add(generalise(law, condition)));
        }
        return new Discovery(
                signature,
                laws,
                plain.background(),
                plain.definitions(),
                plain.partial(),
                plain.statistics(),
                isComplete);
    }

    private Discovery under(App condition, Discovery plain, Listener listener) {
        Signature assuming = signature.assuming(condition);
        Pruner pruner = settings.pruner(plain.partial());
        plain.laws().forEach(pruner::assume);
        plain.background().forEach(pruner::assume);
        truth(condition.type())
                .ifPresent(t ->
                        pruner.assume(Law.of(assuming.condition().orElseThrow().term(), Term.of(t))));
        Pruner symmetric = isSymmetric(condition, pruner)
                ? new SwappingPruner(
                        pruner,
                        assuming.condition().orElseThrow().parameters().getFirst(),
                        assuming.condition().orElseThrow().parameters().getLast())
                : pruner;
        return new SizeExploration(assuming, settings, symmetric).run(new Listener() {
            @Override
            public boolean found(Law law) {
                return listener.found(generalise(law, condition));
            }

            @Override
            public boolean isRefuted(Law law) {
                return listener.isRefuted(generalise(law, condition));
            }

            @Override
            public void progress(Statistics statistics) {
                listener.progress(statistics);
            }

            @Override
            public boolean isStopped() {
                return listener.isStopped();
            }
        });
    }

    private static boolean isSymmetric(App condition, Pruner pruner) {
        List<Term> arguments = condition.arguments();
        return arguments.size() == 2
                && arguments.getFirst().type().equals(arguments.getLast().type())
                && pruner.proves(condition, new App(condition.symbol(), arguments.reversed()));
    }

    /** The constant that is true, if the signature has one. */
    private Optional<Symbol> truth(Type type) {
        return signature.symbols().stream()
                .filter(s -> s.arity() == 0
                        && s.role() != Role.UNDEFINED
                        && s.result().equals(type)
                        && Boolean.TRUE.equals(s.operation().apply(new Object[0])))
                .findFirst();
    }

    /** The law with variables again for the constants of its condition. */
    private static Law generalise(Law law, App condition) {
        var taken = new HashMap<Type, Integer>();
        condition.variables().forEach(v -> taken.merge(v.type(), 1, Integer::sum));
        return Law.of(generalise(law.left(), taken), generalise(law.right(), taken))
                .under(condition);
    }

    private static Term generalise(Term term, Map<Type, Integer> taken) {
        return switch (term) {
            case Var(var type, var number) -> new Var(type, number + taken.getOrDefault(type, 0));
            case App(var symbol, List<Term> arguments) ->
                symbol.role() == Role.PARAMETER
                        ? (Var) symbol.origin()
                        : new App(
                                symbol,
                                arguments.stream()
                                        .map(a -> generalise(a, taken))
                                        .toList());
        };
    }
}
