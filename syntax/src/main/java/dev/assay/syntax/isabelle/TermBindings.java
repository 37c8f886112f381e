package dev.assay.syntax.isabelle;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.infer.PreTerm;
import dev.assay.logic.kernel.Hol;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The parts of a statement's propositions that patterns as {@code (is "?l = _")} give names to, where other propositions use them.
 * Pattern and proposition are compared as they are written. A part that gets a name is replaced by it, and an equation says
 * what it is: so it has the same types wherever it is meant.
 */
final class TermBindings {
    /** The names that propositions use. */
    private final Set<String> used = new HashSet<>();

    private final Map<String, PreTerm> meanings = new LinkedHashMap<>();

    TermBindings(List<PreTerm> propositions) {
        for (PreTerm proposition : propositions) {
            FreeNames.replace(proposition, part -> {
                if (place(part).startsWith("?")) {
                    used.add(place(part));
                }
                return part;
            });
        }
    }

    boolean isNeeded() {
        return !used.isEmpty();
    }

    /** The proposition with names for its parts; as it is where the pattern does not fit. */
    PreTerm bind(PreTerm pattern, PreTerm proposition) {
        var found = new LinkedHashMap<String, PreTerm>();
        PreTerm result = named(pattern, proposition, found);
        if (result == null) {
            return proposition;
        }
        found.forEach(meanings::putIfAbsent);
        return result;
    }

    /** The term with the names of the pattern, or null if the pattern does not fit. */
    private @Nullable PreTerm named(PreTerm pattern, PreTerm term, Map<String, PreTerm> found) {
        if (pattern instanceof PreTerm.Constraint(var inner, var _, var _)) {
            return named(inner, term, found);
        }
        String place = place(pattern);
        if (!place.isEmpty()) {
            if (!used.contains(place)) {
                return term;
            }
            boolean isNew = !meanings.containsKey(place) && found.putIfAbsent(place, term) == null;
            return isNew ? new PreTerm.Free(place, term.position()) : null;
        }
        if (pattern instanceof PreTerm.App
                && place(head(pattern)).startsWith("?")
                && !(term instanceof PreTerm.Constraint)) {
            return predicate(pattern, term, found);
        }
        return switch (term) {
            case PreTerm.Constraint(var inner, var type, var position) -> {
                PreTerm result = named(pattern, inner, found);
                yield result == null ? null : new PreTerm.Constraint(result, type, position);
            }
            case PreTerm.Ident(var name, var _) ->
                pattern instanceof PreTerm.Ident(var other, var _) && name.equals(other) ? term : null;
            case PreTerm.Free(var name, var _) ->
                pattern instanceof PreTerm.Free(var other, var _) && name.equals(other) ? term : null;
            case PreTerm.Const(var name, var _, var _) ->
                pattern instanceof PreTerm.Const(var other, var _, var _) && name.equals(other) ? term : null;
            case PreTerm.App(var function, var argument, var position) -> {
                if (!(pattern instanceof PreTerm.App(var f, var a, var _))) {
                    yield null;
                }
                PreTerm head = named(f, function, found);
                PreTerm last = named(a, argument, found);
                yield head == null || last == null ? null : new PreTerm.App(head, last, position);
            }
            // What is below a binder may speak of its variable.
            case PreTerm.Lambda _, PreTerm.Bound _, PreTerm.Choice _ -> null;
        };
    }

    /** For {@code ?P x} the term with {@code ?P x} instead, where {@code ?P} is what the term says of any {@code x}. */
    private @Nullable PreTerm predicate(PreTerm pattern, PreTerm term, Map<String, PreTerm> found) {
        PreTerm head = head(pattern);
        if (!used.contains(place(head))) {
            return term;
        }
        PreTerm meaning = term;
        PreTerm rest = pattern;
        while (rest instanceof PreTerm.App(var function, var argument, var _)) {
            if (!(argument instanceof PreTerm.Ident(var name, var position)) || name.startsWith("?")) {
                return null;
            }
            meaning = new PreTerm.Lambda(name, PreTerm.DUMMY, meaning, position);
            rest = function;
        }
        boolean isNew = !meanings.containsKey(place(head)) && found.putIfAbsent(place(head), meaning) == null;
        return isNew ? pattern : null;
    }

    private static PreTerm head(PreTerm term) {
        return term instanceof PreTerm.App(var function, var _, var _) ? head(function) : term;
    }

    /** The name of a place in a pattern, {@code _} if it has none; empty if the term is no place. */
    private static String place(PreTerm term) {
        String name = switch (term) {
            case PreTerm.Ident(var ident, var _) -> ident;
            case PreTerm.Free(var free, var _) -> free;
            case PreTerm.Const _,
                    PreTerm.Bound _,
                    PreTerm.Lambda _,
                    PreTerm.App _,
                    PreTerm.Constraint _,
                    PreTerm.Choice _ -> "";
        };
        return name.startsWith("?") || name.equals("_") ? name : "";
    }

    /** name = part, for each name; to be typed together with the propositions. */
    List<PreTerm> equations() {
        var result = new ArrayList<PreTerm>();
        meanings.forEach((name, part) -> result.add(new PreTerm.App(
                new PreTerm.App(
                        new PreTerm.Const(Hol.EQ, List.of(), part.position()),
                        new PreTerm.Free(name, part.position()),
                        part.position()),
                part,
                part.position())));
        return result;
    }

    /** The propositions with their parts again, as the equations say; a part may have parts that were named before it. */
    static List<Term> expanded(List<Term> propositions, List<Term> equations) {
        List<Term> result = propositions;
        for (Term equation : equations.reversed()) {
            List<Term> sides = equation.arguments();
            Map<Free, Term> meaning = Map.of((Free) sides.get(0), sides.get(1));
            // What the name is applied to stands where the variable of the pattern stood.
            result = result.stream()
                    .map(t -> {
                        Term with = t.substitute(meaning);
                        return with == t || !(sides.get(1) instanceof Term.Abs) ? with : with.betaNormal();
                    })
                    .toList();
        }
        return result;
    }
}
