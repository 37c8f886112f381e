package dev.assay.app.models;

import dev.assay.judge.Counterexample;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.model.Model;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A model as a graph: values are nodes, functions of one argument and relations between two are arrows, and whatever is
 * one value or a set of values is written beside those.
 *
 * @param marks for each node, what it is the value of and which sets it is in
 * @param arrows for each pair of nodes, the names of the arrows between them
 * @param rest what cannot be drawn
 */
record ModelGraph(Map<String, Set<String>> marks, Map<Arrow, Set<String>> arrows, List<Counterexample.Part> rest) {
    record Arrow(String from, String to) {}

    /** More nodes than this are not drawn. */
    private static final int NODES = 40;

    static ModelGraph of(Model model) {
        var graph = new ModelGraph(new LinkedHashMap<>(), new LinkedHashMap<>(), new ArrayList<>());
        for (Counterexample.Part part : model.parts(
                Set.of(Counterexample.Kind.VARIABLE, Counterexample.Kind.CONSTANT, Counterexample.Kind.WITNESS, Counterexample.Kind.EVALUATED))) {
            if (!graph.draw(part)) {
                graph.rest.add(part);
            }
        }
        return graph;
    }

    boolean isDrawable() {
        return !marks.isEmpty() && marks.size() <= NODES;
    }

    /** Whether the part is now in the graph. */
    private boolean draw(Counterexample.Part part) {
        String name = ModelText.label(part);
        if (part.entries().isEmpty()) {
            boolean isValue = !part.type().isFun() && !part.type().equals(Type.bool());
            if (isValue) {
                node(part.value()).add("= " + name);
            }
            return isValue;
        }
        int arguments = part.entries().getFirst().arguments().size();
        boolean isRelation = isTruth(part.entries().getFirst().result());
        if (arguments > (isRelation ? 2 : 1)) {
            return false;
        }
        for (Counterexample.Entry entry : part.entries()) {
            draw(name, entry, isRelation);
        }
        return true;
    }

    private void draw(String name, Counterexample.Entry entry, boolean isRelation) {
        Term first = entry.arguments().getFirst();
        if (!isRelation) {
            arrow(first, entry.result(), name);
        } else if (ModelText.print(entry.result()).equals("True")) {
            if (entry.arguments().size() == 1) {
                node(first).add("∈ " + name);
            } else {
                arrow(first, entry.arguments().get(1), name);
            }
        } else {
            entry.arguments().forEach(this::node);
        }
    }

    private static boolean isTruth(Term value) {
        return value.type().equals(Type.bool());
    }

    private Set<String> node(Term value) {
        return marks.computeIfAbsent(ModelText.print(value), _ -> new LinkedHashSet<>());
    }

    private void arrow(Term from, Term to, String name) {
        node(from);
        node(to);
        arrows.computeIfAbsent(new Arrow(ModelText.print(from), ModelText.print(to)), _ -> new LinkedHashSet<>())
                .add(name);
    }
}
