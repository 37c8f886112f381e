package dev.assay.explore.discovery;

import dev.assay.explore.Law;
import dev.assay.explore.Signature;
import dev.assay.explore.Symbol;
import dev.assay.explore.Term;
import dev.assay.explore.pruning.Pruner;
import dev.assay.explore.testing.Classes;
import dev.assay.explore.testing.Classes.Place;
import dev.assay.explore.testing.Node;
import dev.assay.explore.testing.TestSuite;
import dev.assay.explore.testing.Trial;
import dev.assay.explore.testing.Trial.Verdict;
import dev.assay.explore.universe.Schemas;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The method of the second QuickSpec: a schema's terms are looked at only if the one with a single variable is equal to
 * that of another schema, and no term is that the laws found so far make simpler.
 */
final class SizeExploration implements Exploration {
    private final Signature signature;
    private final Settings settings;
    private final TestSuite suite;
    private final Trial trial;
    private final Set<Symbol> partial;
    private final Pruner pruner;
    private final TypeInstances instances;
    private final Schemas schemas;
    private final Predicate<Term> isPassedOver;
    private final Classes schemaClasses;
    private final Classes termClasses;
    private final Map<Term, Term> mostGeneral = new HashMap<>();
    private final Set<Term> instantiated = new HashSet<>();
    private final List<Law> laws = new ArrayList<>();
    private final List<Law> background = new ArrayList<>();
    private final List<Law> withheld = new ArrayList<>();
    private final List<Law> definitions = new ArrayList<>();
    private Listener listener = new Listener() {};
    private int size;
    private long schemaCount;
    private long terms;
    private int equations;
    private int learned;
    private boolean isStopped;

    SizeExploration(Signature signature, Settings settings) {
        this(signature, settings, Optional.empty(), schema -> false);
    }

    SizeExploration(Signature signature, Settings settings, Pruner pruner) {
        this(signature, settings, Optional.of(pruner), schema -> false);
    }

    SizeExploration(Signature signature, Settings settings, Predicate<Term> isPassedOver) {
        this(signature, settings, Optional.empty(), isPassedOver);
    }

    private SizeExploration(
            Signature signature, Settings settings, Optional<Pruner> given, Predicate<Term> isPassedOver) {
        this.signature = signature;
        this.settings = settings;
        this.suite = new TestSuite(signature, settings.tests(), settings.largest(), settings.seed());
        this.trial = new Trial(signature, settings.largest(), ~settings.seed());
        this.partial = Partiality.of(suite);
        this.pruner = given.orElseGet(() -> settings.pruner(partial));
        this.instances = new TypeInstances(signature);
        this.schemas = new Schemas(signature);
        this.isPassedOver = isPassedOver;
        this.schemaClasses = new Classes(suite);
        this.termClasses = new Classes(suite);
    }

    @Override
    public Discovery run(Listener hearing) {
        listener = hearing;
        if (suite.isFulfilled()) {
            for (size = 1; size <= settings.limit() && !isStopped; size++) {
                schemas.forEach(size, this::explore);
                listener.progress(statistics());
            }
        }
        return new Discovery(signature, laws, background, definitions, partial, statistics(), !isStopped);
    }

    private void explore(Term schema) {
        if (isPassedOver.test(schema) || (isStopped |= listener.isStopped())) {
            return;
        }
        schemaCount++;
        if (!pruner.simplify(schema).equals(schema)) {
            return;
        }
        Term specific = Schemas.mostSpecific(schema);
        switch (schemaClasses.put(suite.visit(specific))) {
            case Place.New() -> {
                mostGeneral.put(specific, schema);
                schemas.accept(schema);
                if (size <= settings.alone()) {
                    instantiate(schema);
                }
            }
            case Place.Equal(var node) -> {
                instantiate(Objects.requireNonNull(mostGeneral.get(node.term())));
                if (place(schema)) {
                    instantiate(schema);
                    schemas.accept(schema);
                }
            }
            case Place.Lost() -> {}
        }
    }

    private void instantiate(Term schema) {
        if (instantiated.add(schema)) {
            place(schema);
            for (Term term : schemas.instances(schema)) {
                if (isStopped |= listener.isStopped()) {
                    return;
                }
                if (!term.equals(schema) && pruner.simplify(term).equals(term)) {
                    place(term);
                }
            }
        }
    }

    /** Whether no other term is equal; if one is, that is a law. */
    private boolean place(Term term) {
        terms++;
        Node node = suite.visit(term);
        while (true) {
            switch (termClasses.put(node)) {
                case Place.New() -> {
                    return true;
                }
                case Place.Lost() -> {
                    return false;
                }
                case Place.Equal(var other) -> {
                    if (other.term().equals(term)) {
                        return true;
                    }
                    Law law = Law.of(term, other.term());
                    if (pruner.proves(law.left(), law.right()) || isWithheld(law)) {
                        equations++;
                        return false;
                    }
                    switch (trial.judge(law, settings.checks())) {
                        case Verdict.Held() -> {
                            equations++;
                            discover(law);
                            return false;
                        }
                        case Verdict.Doubtful() -> {
                            return false;
                        }
                        case Verdict.Refuted(var test) -> {
                            learned++;
                            suite.add(test);
                        }
                    }
                }
            }
        }
    }

    private void discover(Law law) {
        if (isTold(law) && listener.isRefuted(law)) {
            return;
        }
        Definition.of(law.left(), law.right()).ifPresent(definitions::add);
        boolean isAssumed = true;
        if (isTold(law)) {
            laws.add(law);
            isAssumed = listener.found(law);
            if (!isAssumed) {
                withheld.add(law);
            }
        } else {
            background.add(law);
        }
        if (isAssumed) {
            pruner.assume(law);
            instances.of(law).forEach(pruner::assume);
        }
    }

    /** Whether it is an instance of a law that was told and is not to be assumed. */
    private boolean isWithheld(Law law) {
        return withheld.stream().anyMatch(w -> w.covers(law.left(), law.right()) || w.covers(law.right(), law.left()));
    }

    private boolean isTold(Law law) {
        return Foreground.isTold(law) && (signature.condition().isEmpty() || Foreground.isConditional(law));
    }

    private Statistics statistics() {
        return new Statistics(
                Math.min(size, settings.limit()),
                schemaCount,
                terms,
                termClasses.count(),
                equations,
                laws.size(),
                suite.evaluations(),
                learned);
    }
}
