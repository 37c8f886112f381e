package dev.assay.logic.define;

import static dev.assay.logic.Term.app;

import dev.assay.logic.DefinitionException;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.kernel.Signature;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Differences of constructor patterns: what a later equation still has to say when an earlier one comes first. */
final class PatternSplit {
    /** The instance of p that q fits, if any, and instances that share nothing with it or each other and make up the rest of p. */
    private record Difference(List<List<Term>> common, List<List<Term>> rest) {}

    private final Signature signature;
    private final Set<String> taken = new HashSet<>();

    PatternSplit(Signature signature, List<Term> equations) {
        this.signature = signature;
        equations.forEach(e -> e.frees().forEach(v -> taken.add(v.name())));
    }

    /** Disjoint instances of {@code ps} that cover what none of {@code others} covers. */
    List<List<Term>> minus(List<Term> ps, List<List<Term>> others) {
        List<List<Term>> remaining = List.of(ps);
        for (List<Term> qs : others) {
            var next = new ArrayList<List<Term>>();
            remaining.forEach(r -> next.addAll(split(r, qs).rest()));
            remaining = next;
        }
        return remaining;
    }

    boolean overlap(List<Term> ps, List<Term> qs) {
        return !split(ps, qs).common().isEmpty();
    }

    private Difference split(List<Term> ps, List<Term> qs) {
        if (ps.isEmpty()) {
            return new Difference(List.of(List.of()), List.of());
        }
        Difference first = split(ps.getFirst(), qs.getFirst());
        var common = new ArrayList<List<Term>>();
        var rest = new ArrayList<List<Term>>();
        first.rest().forEach(r -> rest.add(prepend(r.getFirst(), ps.subList(1, ps.size()))));
        for (List<Term> c : first.common()) {
            Difference tail = split(ps.subList(1, ps.size()), qs.subList(1, qs.size()));
            tail.common().forEach(t -> common.add(prepend(c.getFirst(), t)));
            tail.rest().forEach(t -> rest.add(prepend(c.getFirst(), t)));
        }
        return new Difference(common, rest);
    }

    private Difference split(Term p, Term q) {
        if (q instanceof Free) {
            return new Difference(List.of(List.of(p)), List.of());
        }
        if (p instanceof Free v) {
            return splitVariable(v, q);
        }
        if (!p.head().equals(q.head())) {
            return new Difference(List.of(), List.of(List.of(p)));
        }
        Difference arguments = split(p.arguments(), q.arguments());
        return new Difference(rebuild(p.head(), arguments.common()), rebuild(p.head(), arguments.rest()));
    }

    private Difference splitVariable(Free v, Term q) {
        if (!(q.head() instanceof Const head) || signature.constructed(head).isEmpty()) {
            throw new DefinitionException("not a constructor pattern: " + q);
        }
        Datatype datatype = signature.constructed(head).orElseThrow();
        var rest = new ArrayList<List<Term>>();
        List<List<Term>> common = List.of();
        for (Datatype.Constructor c : datatype.constructors()) {
            Const constant = datatype.constant(c, ((Type.Con) v.type()).arguments());
            var fields = new ArrayList<Term>();
            for (int i = 0; i < c.arguments().size(); i++) {
                fields.add(fresh(v.name(), constant.type().argumentTypes().get(i)));
            }
            Term instance = app(constant, fields);
            if (c.name().equals(head.name())) {
                Difference inner = split(instance, q);
                common = inner.common();
                rest.addAll(inner.rest());
            } else {
                rest.add(List.of(instance));
            }
        }
        return new Difference(common, rest);
    }

    Free fresh(String hint, Type type) {
        String base = hint.replaceAll("\\d+$", "");
        int i = 1;
        while (!taken.add(base + i)) {
            i++;
        }
        return new Free(base + i, type);
    }

    private static List<List<Term>> rebuild(Term head, List<List<Term>> vectors) {
        return vectors.stream().map(v -> List.<Term>of(app(head, v))).toList();
    }

    private static List<Term> prepend(Term first, List<Term> tail) {
        var result = new ArrayList<Term>();
        result.add(first);
        result.addAll(tail);
        return result;
    }
}
