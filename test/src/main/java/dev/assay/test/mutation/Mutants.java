package dev.assay.test.mutation;

import dev.assay.logic.Conjecture;
import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Bound;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.run.Seed;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * Makes mutants of one theorem. All are well-typed; none says nothing, and none says what is known to hold. The same seed
 * gives the same mutants.
 */
public final class Mutants {
    /** How often a mutant is tried for each that is wanted: a small theorem has few that are any good. */
    private static final int ATTEMPTS = 40;

    private final Vocabulary vocabulary;
    private final List<Term> propositions;
    private final List<Place> places;
    private final SplittableRandom random;

    private Mutants(Vocabulary vocabulary, Conjecture theorem, Seed seed) {
        this.vocabulary = vocabulary;
        this.propositions = theorem.propositions();
        this.places = Place.of(propositions);
        // Not by the file's path: a copy elsewhere has the same mutants.
        Position place = theorem.position();
        this.random = seed.derive(theorem.name() + " " + place.line() + ":" + place.column())
                .random();
    }

    /** At most as many as are wanted. */
    public static List<Mutant> of(Conjecture theorem, Vocabulary vocabulary, int wanted, Seed seed) {
        var mutants = new Mutants(vocabulary, theorem, seed);
        var seen = new HashSet<Statement>();
        var result = new ArrayList<Mutant>();
        Mutation[] ways = Mutation.values();
        for (int i = 0; i < wanted * ATTEMPTS && result.size() < wanted; i++) {
            Mutation mutation = ways[mutants.random.nextInt(ways.length)];
            mutants.change(mutation)
                    .map(changed -> new Conjecture(
                            theorem.name(),
                            theorem.position(),
                            changed.subList(0, changed.size() - 1),
                            changed.getLast()))
                    .filter(mutant -> {
                        Statement statement = Statement.of(mutant);
                        return !statement.isTrivial() && !vocabulary.isKnown(statement) && seen.add(statement);
                    })
                    .ifPresent(mutant -> result.add(new Mutant(mutant, mutation)));
        }
        return result;
    }

    private Optional<List<Term>> change(Mutation mutation) {
        Place place = one(places);
        return switch (mutation) {
            case EXCHANGE -> exchange(place);
            case SWAP -> swap(place);
            case REPLACE -> replace(place);
            case NEGATE -> negate(place);
        };
    }

    private Optional<List<Term>> exchange(Place place) {
        if (!place.term().isClosed()) {
            return Optional.empty();
        }
        return choice(places.stream()
                        .filter(other -> other.term().isClosed()
                                && other.type().equals(place.type())
                                && !other.term().equals(place.term())
                                && !other.overlaps(place))
                        .toList())
                .map(other -> other.replace(place.replace(propositions, other.term()), place.term()));
    }

    private Optional<List<Term>> swap(Place place) {
        List<Term> arguments = place.term().arguments();
        var swapped = new ArrayList<List<Term>>();
        for (int i = 0; i < arguments.size(); i++) {
            for (int j = i + 1; j < arguments.size(); j++) {
                if (arguments
                        .get(i)
                        .type(place.binders())
                        .equals(arguments.get(j).type(place.binders()))) {
                    var other = new ArrayList<>(arguments);
                    java.util.Collections.swap(other, i, j);
                    swapped.add(other);
                }
            }
        }
        return choice(swapped)
                .map(other -> place.replace(propositions, Term.app(place.term().head(), other)));
    }

    private Optional<List<Term>> replace(Place place) {
        switch (place.term()) {
            case Const _, Free _, Bound _ -> {
                var others = new ArrayList<Term>(variables(place));
                others.addAll(place.isApplied() ? vocabulary.functions(place.type()) : vocabulary.of(place.type()));
                others.remove(place.term());
                return choice(others).map(other -> place.replace(propositions, other));
            }
            case Term.Abs _, Term.App _ -> {
                return Optional.empty();
            }
        }
    }

    /** The variables of the place's type, free and bound. */
    private List<Term> variables(Place place) {
        var result = new ArrayList<Term>();
        places.stream()
                .map(Place::term)
                .filter(t -> t instanceof Free(var _, var type) && type.equals(place.type()))
                .distinct()
                .forEach(result::add);
        List<Type> binders = place.binders();
        for (int i = 0; i < binders.size(); i++) {
            if (binders.get(i).equals(place.type())) {
                result.add(new Bound(i));
            }
        }
        return result;
    }

    private Optional<List<Term>> negate(Place place) {
        if (!place.type().equals(Type.bool())) {
            return Optional.empty();
        }
        Term negated = place.term().isApplied(Hol.NOT.name())
                ? place.term().arguments().getFirst()
                : Hol.mkNot(place.term());
        return Optional.of(place.replace(propositions, negated));
    }

    private <T> Optional<T> choice(List<T> all) {
        return all.isEmpty() ? Optional.empty() : Optional.of(one(all));
    }

    private <T> T one(List<T> all) {
        return all.get(random.nextInt(all.size()));
    }
}
