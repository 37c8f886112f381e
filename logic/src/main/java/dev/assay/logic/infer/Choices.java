package dev.assay.logic.infer;

import dev.assay.logic.Sort;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.logic.TypePrinter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * The ambiguous places of the statements. A place is decided as soon as the types around it leave one reading;
 * until then a placeholder stands for it. Places that are still open at the end are decided together, one connected
 * component at a time.
 */
final class Choices {
    /** A second solution is not looked for any longer than this. */
    private static final int MOST_TRIES = 10_000;

    private final Elaboration elaboration;
    private final List<OpenChoice> all = new ArrayList<>();
    private final Map<String, OpenChoice> byPlaceholder = new HashMap<>();
    private OpenChoice owner;
    private int supply;
    private int tries;

    Choices(Elaboration elaboration) {
        this.elaboration = elaboration;
    }

    Typed elaborate(PreTerm.Choice choice, Scope scope) {
        return elaborateAfter(choice, scope, UnaryOperator.identity());
    }

    /** Decides among the readings, if that can be done, after {@code surroundings} has seen the place. */
    Typed elaborateAfter(PreTerm.Choice choice, Scope scope, UnaryOperator<Typed> surroundings) {
        OpenChoice part = owner == null ? null : owner.part(choice, scope);
        if (part != null) {
            return surroundings.apply(part.placeholder);
        }
        OpenChoice open = open(choice, scope);
        Typed result = surroundings.apply(open.placeholder);
        attempt(open);
        return result;
    }

    private OpenChoice open(PreTerm.Choice choice, Scope scope) {
        Type type = elaboration.unifier.fresh(Sort.TOP);
        // No user can write such a name.
        String name = "‹choice " + ++supply + "›";
        var open = new OpenChoice(choice, scope, new Typed(new Term.Free(name, type), type));
        all.add(open);
        byPlaceholder.put(name, open);
        for (PreTerm.Choice shared : SharedParts.of(choice)) {
            OpenChoice known = owner == null ? null : owner.part(shared, scope);
            if (known == null) {
                known = open(shared, scope);
                attempt(known);
            }
            open.parts.put(shared, known);
        }
        return open;
    }

    // Deciding one place

    /** Drops the readings that do not fit; whether that decided the place. */
    private boolean attempt(OpenChoice open) {
        if (open.reading != null) {
            return false;
        }
        if (open.remaining.size() > 1) {
            var fitting = open.remaining.stream().filter(a -> fits(open, a)).toList();
            if (fitting.isEmpty()) {
                throw none(open);
            }
            open.remaining = fitting;
        }
        if (open.remaining.size() > 1) {
            return false;
        }
        commit(open, open.remaining.getFirst());
        return true;
    }

    private boolean fits(OpenChoice open, PreTerm alternative) {
        var state = new State(List.of());
        try {
            elaboration.quietly(() -> read(open, alternative));
            return true;
        } catch (Untypable _) {
            return false;
        } finally {
            state.restore();
        }
    }

    private void commit(OpenChoice open, PreTerm alternative) {
        open.reading = read(open, alternative);
    }

    private Typed read(OpenChoice open, PreTerm alternative) {
        Typed typed = elaborateAlternative(open, alternative);
        Type needed = open.placeholder.type();
        elaboration.unify(
                typed.type(),
                needed,
                alternative.position(),
                _ -> elaboration.sentences.noReading(List.of(typed), needed, open.scope));
        return typed;
    }

    private Typed elaborateAlternative(OpenChoice open, PreTerm alternative) {
        OpenChoice outer = owner;
        owner = open;
        try {
            return elaboration.elaborate(alternative, open.scope);
        } finally {
            owner = outer;
        }
    }

    /** Of the readings that fail, those speak that have a type in themselves, or else the one that got furthest. */
    private RuntimeException none(OpenChoice open) {
        if (elaboration.isQuiet()) {
            return new Untypable();
        }
        var typed = new ArrayList<Typed>();
        RuntimeException best = null;
        int furthest = -1;
        for (PreTerm alternative : open.choice.alternatives()) {
            var state = new State(List.of());
            int before = elaboration.progress();
            try {
                Typed reading = elaborateAlternative(open, alternative);
                typed.add(new Typed(
                        finished(reading.term()).mapTypes(elaboration.unifier::resolve),
                        elaboration.unifier.resolve(reading.type())));
            } catch (TypeException failure) {
                int reached = elaboration.progress() - before;
                if (reached > furthest) {
                    furthest = reached;
                    best = failure;
                }
            } finally {
                state.restore();
            }
        }
        return typed.isEmpty()
                ? best
                : elaboration.failure(
                        open.choice.position(),
                        () -> elaboration.sentences.noReading(typed, open.placeholder.type(), open.scope));
    }

    // Deciding the rest

    /** Decides all places, or throws because one has no reading; what has several is told to the context. */
    void settle() {
        propagate(List.copyOf(all), all.size());
        // What cannot be typed at all comes before what can be typed in two ways.
        var ambiguities = new ArrayList<TypeException>();
        for (List<OpenChoice> component : new Connections(elaboration).components(all)) {
            decide(component).ifPresent(ambiguities::add);
        }
        ambiguities.forEach(elaboration::ambiguous);
    }

    /** Attempts those of {@code some}, and all opened since there were {@code known}, until nothing changes. */
    private void propagate(List<OpenChoice> some, int known) {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (OpenChoice open : some) {
                changed |= attempt(open);
            }
            for (int i = known; i < all.size(); i++) {
                changed |= attempt(all.get(i));
            }
        }
    }

    /** One way to read a component: the alternatives taken where it branched, and what they make of its places. */
    private record Solution(List<PreTerm> path, List<Typed> readings) {}

    /** Decides a component; if there are several ways, on the first, and says which the first two are. */
    private Optional<TypeException> decide(List<OpenChoice> component) {
        int known = all.size();
        var solutions = new ArrayList<Solution>();
        var state = new State(component);
        tries = 0;
        elaboration.quietly(() -> {
            search(component, known, new ArrayList<>(), solutions);
            return null;
        });
        state.restore();
        Optional<TypeException> ambiguity = solutions.size() > 1
                ? Optional.of(ambiguous(component, solutions.get(0), solutions.get(1)))
                : Optional.empty();
        // Without a solution, taking first alternatives runs into the error to report.
        List<PreTerm> path = solutions.isEmpty() ? List.of() : solutions.getFirst().path;
        propagate(component, known);
        int step = 0;
        for (OpenChoice next = firstOpen(component, known); next != null; next = firstOpen(component, known)) {
            commit(next, step < path.size() ? path.get(step++) : next.remaining.getFirst());
            propagate(component, known);
        }
        return ambiguity;
    }

    /** Finds up to two solutions that differ, as long as there are tries left. */
    private void search(List<OpenChoice> component, int known, List<PreTerm> path, List<Solution> solutions) {
        try {
            propagate(component, known);
        } catch (Untypable _) {
            return;
        }
        OpenChoice next = firstOpen(component, known);
        if (next == null) {
            var readable = new ReadableUnknowns();
            var readings = component.stream()
                    .map(open -> new Typed(
                            readable.of(finished(open.reading.term()).mapTypes(elaboration.unifier::resolve)),
                            readable.of(elaboration.unifier.resolve(open.reading.type()))))
                    .toList();
            if (solutions.stream().noneMatch(s -> s.readings.equals(readings))) {
                solutions.add(new Solution(List.copyOf(path), readings));
            }
            return;
        }
        for (PreTerm alternative : next.remaining) {
            var tried = new ArrayList<>(component);
            tried.addAll(all.subList(known, all.size()));
            var state = new State(tried);
            path.add(alternative);
            try {
                commit(next, alternative);
                search(component, known, path, solutions);
            } catch (Untypable _) {
                // The next alternative may fit.
            } finally {
                path.removeLast();
                state.restore();
            }
            if (solutions.size() > 1 || ++tries > MOST_TRIES) {
                return;
            }
        }
    }

    private OpenChoice firstOpen(List<OpenChoice> component, int known) {
        for (OpenChoice open : component) {
            if (open.isOpen()) {
                return open;
            }
        }
        for (int i = known; i < all.size(); i++) {
            if (all.get(i).isOpen()) {
                return all.get(i);
            }
        }
        return null;
    }

    private TypeException ambiguous(List<OpenChoice> component, Solution first, Solution second) {
        int place = 0;
        while (first.readings.get(place).equals(second.readings.get(place))) {
            place++;
        }
        var open = component.get(place);
        return new TypeException(
                open.choice.position(),
                elaboration.sentences.ambiguous(first.readings.get(place), second.readings.get(place), open.scope));
    }

    /** What an attempt may change, kept to be brought back. */
    private final class State {
        private final int mark = elaboration.unifier.mark();
        private final int size = all.size();
        private final int coercions = elaboration.coercions.size();
        private final List<OpenChoice> changing;
        private final List<OpenChoice.Decision> decisions;

        State(List<OpenChoice> changing) {
            this.changing = changing;
            decisions = changing.stream().map(OpenChoice::decision).toList();
        }

        void restore() {
            elaboration.unifier.undo(mark);
            elaboration.coercions.restore(coercions);
            while (all.size() > size) {
                var open = all.removeLast();
                byPlaceholder.remove(((Term.Free) open.placeholder.term()).name());
            }
            for (int i = 0; i < changing.size(); i++) {
                changing.get(i).restore(decisions.get(i));
            }
        }
    }

    // Placeholders

    /** The term with the readings for the placeholders, once all are decided. */
    Term finished(Term term) {
        return byPlaceholder.isEmpty() ? term : replaced(term);
    }

    private Term replaced(Term term) {
        return switch (term) {
            case Term.Const _, Term.Bound _ -> term;
            case Term.Free(var name, var type) -> {
                OpenChoice open = byPlaceholder.get(name);
                if (open == null) {
                    yield term;
                }
                // A message may come before the decision; then the first reading lends its name.
                yield open.isOpen()
                        ? new Term.Free(label(open.remaining.getFirst()), type)
                        : replaced(open.reading.term());
            }
            case Term.Abs(var hint, var argument, var body) -> new Term.Abs(hint, argument, replaced(body));
            case Term.App(var function, var argument) -> new Term.App(replaced(function), replaced(argument));
        };
    }

    private static String label(PreTerm preTerm) {
        return switch (preTerm) {
            case PreTerm.Ident(var name, var _) -> name;
            case PreTerm.Const(var name, var _, var _) ->
                TypePrinter.UNICODE.names().apply(name);
            case PreTerm.Free(var name, var _) -> name;
            case PreTerm.Bound _, PreTerm.Lambda _ -> "…";
            case PreTerm.App(var function, var _, var _) -> label(function);
            case PreTerm.Constraint(var term, var _, var _) -> label(term);
            case PreTerm.Choice choice -> label(choice.alternatives().getFirst());
        };
    }
}
