package dev.assay.explore.discovery;

import dev.assay.explore.Law;
import dev.assay.explore.Signature;
import dev.assay.explore.Symbol;
import dev.assay.explore.Term;
import dev.assay.explore.pruning.Pruner;
import dev.assay.explore.testing.Classes;
import dev.assay.explore.testing.Classes.Place;
import dev.assay.explore.testing.Node;
import dev.assay.explore.testing.Test;
import dev.assay.explore.testing.TestSuite;
import dev.assay.explore.testing.Trial;
import dev.assay.explore.testing.Trial.Verdict;
import dev.assay.explore.universe.DepthUniverse;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The method of the first QuickSpec: classes of all terms up to a depth, an equation for each term that is not the first
 * of its class, and of these the ones that simpler ones do not imply.
 */
final class DepthExploration implements Exploration {
    private final Signature signature;
    private final Settings settings;
    private final Pruning pruning;
    private final boolean isNaive;

    /** @param isNaive whether terms are made of all less deep ones instead of one of each class */
    DepthExploration(Signature signature, Settings settings, Pruning pruning, boolean isNaive) {
        this.signature = signature;
        this.settings = settings;
        this.pruning = pruning;
        this.isNaive = isNaive;
    }

    @Override
    public Discovery run(Listener listener) {
        var learned = new ArrayList<Test>();
        while (true) {
            var pass = new Pass(learned, listener);
            Optional<Test> refuting = pass.run();
            if (refuting.isEmpty()) {
                return pass.discovery();
            }
            learned.add(refuting.get());
        }
    }

    /** One run with a fixed set of tests. */
    private final class Pass {
        private final Listener listener;
        private final int learned;
        private final TestSuite suite;
        private final Classes classes;
        private final Set<Symbol> partial;
        private final List<Term> representatives = new ArrayList<>();
        private final Map<Term, List<Term>> members = new LinkedHashMap<>();
        private final List<Law> equations = new ArrayList<>();
        private final List<Law> laws = new ArrayList<>();
        private final List<Law> background = new ArrayList<>();
        private long terms;
        private int depth;
        private boolean isStopped;

        Pass(List<Test> further, Listener listener) {
            this.listener = listener;
            this.learned = further.size();
            this.suite = new TestSuite(signature, settings.tests(), settings.largest(), settings.seed());
            further.forEach(suite::add);
            this.classes = new Classes(suite);
            this.partial = Partiality.of(suite);
        }

        /** A test that refutes a law in spite of all others. */
        Optional<Test> run() {
            classify();
            equations.sort(
                    Comparator.comparing(Law::left, Simplicity.DEPTH).thenComparing(Law::right, Simplicity.DEPTH));
            Pruner pruner = pruning.over(representatives, partial);
            var trial = new Trial(signature, settings.largest(), ~settings.seed());
            for (Law law : equations) {
                if (isStopped |= listener.isStopped()) {
                    break;
                }
                if (pruner.proves(law.left(), law.right())) {
                    continue;
                }
                switch (trial.judge(law, settings.checks())) {
                    case Verdict.Held() -> tell(law, pruner);
                    case Verdict.Doubtful() -> {}
                    case Verdict.Refuted(var test) -> {
                        return Optional.of(test);
                    }
                }
            }
            return Optional.empty();
        }

        private void tell(Law law, Pruner pruner) {
            if (Foreground.isTold(law)) {
                if (listener.isRefuted(law)) {
                    return;
                }
                laws.add(law);
                if (listener.found(law)) {
                    pruner.assume(law);
                }
            } else {
                background.add(law);
                pruner.assume(law);
            }
        }

        private void classify() {
            var universe = new DepthUniverse(signature);
            for (depth = 1; depth <= settings.limit() && !isStopped; depth++) {
                List<Term> level = universe.terms(depth);
                level.sort(Simplicity.DEPTH);
                for (Term term : level) {
                    if (isStopped |= listener.isStopped()) {
                        break;
                    }
                    classify(term, universe);
                }
                listener.progress(statistics());
            }
        }

        private void classify(Term term, DepthUniverse universe) {
            terms++;
            Node node = suite.visit(term);
            switch (classes.put(node)) {
                case Place.New() -> {
                    representatives.add(term);
                    universe.represent(term);
                }
                case Place.Equal(var representative) -> {
                    equations.add(Law.of(term, representative.term()));
                    if (isNaive) {
                        universe.represent(term);
                    }
                    members.computeIfAbsent(representative.term(), t -> new ArrayList<>())
                            .add(term);
                }
                case Place.Lost() -> {}
            }
        }

        /** Also those that follow from other laws: they tell which functions one could do without. */
        private List<Law> definitions() {
            var found = new HashMap<Symbol, Law>();
            members.forEach((representative, others) -> {
                for (int i = 0; i < others.size(); i++) {
                    for (int j = -1; j < i; j++) {
                        Definition.of(j < 0 ? representative : others.get(j), others.get(i))
                                .ifPresent(d -> found.putIfAbsent(((Term.App) d.left()).symbol(), d));
                    }
                }
            });
            return found.values().stream()
                    .sorted(Comparator.comparing(Law::left, Simplicity.DEPTH))
                    .toList();
        }

        private Statistics statistics() {
            return new Statistics(
                    Math.min(depth, settings.limit()),
                    0,
                    terms,
                    classes.count(),
                    equations.size(),
                    laws.size(),
                    suite.evaluations(),
                    learned);
        }

        Discovery discovery() {
            return new Discovery(signature, laws, background, definitions(), partial, statistics(), !isStopped);
        }
    }
}
