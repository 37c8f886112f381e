package dev.assay.model.ground;

import dev.assay.model.value.Algebra;
import dev.assay.model.value.Algebra.Case;
import dev.assay.model.value.Atom;
import dev.assay.model.value.Data;
import dev.assay.model.value.Domain;
import dev.assay.model.value.Functions;
import dev.assay.model.value.Numbers;
import dev.assay.model.value.Pair;
import dev.assay.model.value.Plain;
import dev.assay.model.value.Product;
import dev.assay.model.value.Represented;
import dev.assay.model.value.Truths;
import dev.assay.model.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * The value of several branches of which one is taken for sure, though it may be unknown which. What they have in common is known
 * all the same: a constructor, and what that is applied to.
 */
final class Branches {
    private final Universe universe;

    Branches(Universe universe) {
        this.universe = universe;
    }

    Value merge(List<Case> cases, Domain domain) {
        Algebra algebra = universe.algebra();
        Value first = cases.getFirst().value();
        if (cases.stream().allMatch(c -> c.value().equals(first))) {
            return first;
        }
        return switch (domain) {
            case Data data -> {
                Optional<Integer> constructor = constructor(cases);
                yield constructor.isPresent() && !data.isCo()
                        ? construct(data, constructor.get(), cases)
                        : algebra.merge(cases, data);
            }
            case Product(var _, var left, var right, var _) ->
                new Pair(
                        merge(map(cases, v -> ((Pair) v).first()), left),
                        merge(map(cases, v -> ((Pair) v).second()), right));
            case Truths _, Functions _, Plain _, Numbers _, Represented _ -> algebra.merge(cases, domain);
        };
    }

    /** The constructor that all were just made by. */
    private static Optional<Integer> constructor(List<Case> cases) {
        Optional<Integer> common =
                ((Atom) cases.getFirst().value()).construction().map(Atom.Construction::constructor);
        return common.filter(c -> cases.stream()
                .allMatch(each -> ((Atom) each.value())
                        .construction()
                        .map(Atom.Construction::constructor)
                        .equals(common)));
    }

    private Value construct(Data data, int constructor, List<Case> cases) {
        var arguments = new ArrayList<Value>();
        List<Domain> domains = data.arguments(constructor);
        for (int i = 0; i < domains.size(); i++) {
            int position = i;
            arguments.add(merge(
                    map(
                            cases,
                            v -> ((Atom) v)
                                    .construction()
                                    .orElseThrow()
                                    .arguments()
                                    .get(position)),
                    domains.get(i)));
        }
        return universe.datatypes().construct(data, constructor, arguments);
    }

    private static List<Case> map(List<Case> cases, UnaryOperator<Value> part) {
        return cases.stream()
                .map(c -> new Case(c.guard(), part.apply(c.value())))
                .toList();
    }
}
