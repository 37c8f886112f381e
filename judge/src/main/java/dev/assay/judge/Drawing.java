package dev.assay.judge;

import dev.assay.judge.Counterexample.Entry;
import dev.assay.judge.Counterexample.Kind;
import dev.assay.judge.Counterexample.Part;
import dev.assay.logic.HolNames;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * A counterexample as a graph: values are nodes, functions of one argument and relations between two are arrows, and whatever is
 * one value or a set of values is written beside those.
 */
public record Drawing(List<Node> nodes, List<Arrow> arrows) {
    /** A value, and what it is the value of and which sets it is in. */
    public record Node(String value, List<String> marks) {
        public Node {
            marks = List.copyOf(marks);
        }
    }

    /** The names of the arrows from one node to another. */
    public record Arrow(String from, String to, List<String> names) {
        public Arrow {
            names = List.copyOf(names);
        }
    }

    /** More nodes than this are not drawn. */
    private static final int MOST = 40;

    public static final Drawing NONE = new Drawing(List.of(), List.of());

    public Drawing {
        nodes = List.copyOf(nodes);
        arrows = List.copyOf(arrows);
    }

    /** The drawing; empty if there is too much to draw, or nothing but values. */
    public static Drawing of(Counterexample counterexample, Function<Term, String> printer) {
        var builder = new Builder(printer);
        counterexample
                .parts(Set.of(Kind.VARIABLE, Kind.CONSTANT, Kind.WITNESS, Kind.EVALUATED))
                .forEach(builder::draw);
        counterexample.parts(Set.of(Kind.TYPE)).forEach(builder::complete);
        return builder.drawing();
    }

    public boolean isEmpty() {
        return nodes.isEmpty();
    }

    private static final class Builder {
        private record Ends(String from, String to) {}

        private static final String MEMBER = "∈ ";

        private final Function<Term, String> printer;
        private final Map<String, Set<String>> marks = new LinkedHashMap<>();
        private final Set<Type> types = new HashSet<>();
        private final Map<Ends, Set<String>> arrows = new LinkedHashMap<>();

        Builder(Function<Term, String> printer) {
            this.printer = printer;
        }

        void draw(Part part) {
            String name = label(part);
            if (part.entries().isEmpty()) {
                if (!part.type().isFun() && !part.type().equals(Type.bool())) {
                    node(part.value()).add("= " + name);
                }
                return;
            }
            int arguments = part.entries().getFirst().arguments().size();
            boolean isRelation = part.entries().getFirst().result().type().equals(Type.bool());
            if (arguments <= (isRelation ? 2 : 1)) {
                part.entries().forEach(entry -> draw(name, entry, isRelation));
            }
        }

        /** Elements that no arrow reaches are what many a counterexample is about. */
        void complete(Part part) {
            if (!arrows.isEmpty() && types.contains(part.type())) {
                Term rest = part.value();
                while (rest.isApplied(HolNames.INSERT) && rest.arguments().size() == 2) {
                    Term element = rest.arguments().getFirst();
                    if (element instanceof Term.Free(var name, var _) && !name.equals(ValueText.OTHERS)) {
                        node(element);
                    }
                    rest = rest.arguments().getLast();
                }
            }
        }

        private void draw(String name, Entry entry, boolean isRelation) {
            Term first = entry.arguments().getFirst();
            if (!isRelation) {
                arrow(first, entry.result(), name);
            } else if (printer.apply(entry.result()).equals("True")) {
                if (entry.arguments().size() == 1) {
                    node(first).add(MEMBER + name);
                } else {
                    arrow(first, entry.arguments().get(1), name);
                }
            } else {
                entry.arguments().forEach(this::node);
            }
        }

        /** What a part is called in a picture. */
        private String label(Part part) {
            return switch (part.subject()) {
                case Term.Const(var name, var _) -> name.substring(name.lastIndexOf('.') + 1);
                case Term.Free(var name, var _) -> name;
                case Term.App _, Term.Abs _, Term.Bound _ -> printer.apply(part.subject());
            };
        }

        private Set<String> node(Term value) {
            types.add(value.type());
            return marks.computeIfAbsent(printer.apply(value), _ -> new LinkedHashSet<>());
        }

        private void arrow(Term from, Term to, String name) {
            node(from);
            node(to);
            arrows.computeIfAbsent(new Ends(printer.apply(from), printer.apply(to)), _ -> new LinkedHashSet<>())
                    .add(name);
        }

        Drawing drawing() {
            boolean isPlain = arrows.isEmpty()
                    && marks.values().stream().flatMap(Set::stream).noneMatch(mark -> mark.startsWith(MEMBER));
            if (marks.size() > MOST || isPlain) {
                return NONE;
            }
            var nodes = new ArrayList<Node>();
            marks.forEach((value, names) -> nodes.add(new Node(value, List.copyOf(names))));
            var edges = new ArrayList<Arrow>();
            arrows.forEach((ends, names) -> edges.add(new Arrow(ends.from, ends.to, List.copyOf(names))));
            return new Drawing(nodes, edges);
        }
    }
}
