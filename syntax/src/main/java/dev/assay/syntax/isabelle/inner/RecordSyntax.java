package dev.assay.syntax.isabelle.inner;

import dev.assay.logic.Position;
import dev.assay.logic.Type;
import dev.assay.logic.infer.PreTerm;
import dev.assay.logic.infer.TypeMatcher;
import dev.assay.syntax.SyntaxException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** ⦇a = 1, b = 2⦈, r⦇a := 1⦈ and ⦇a :: nat⦈, also with an extension: ⦇a = 1, … = r⦈. */
final class RecordSyntax {
    /** A field as it is written, of a value or of a type; perhaps with the name of the record before its own. */
    private record Written(String name, Tree content, Position position) {
        boolean isOf(RecordSegment.Field field) {
            return name.substring(name.lastIndexOf('.') + 1).equals(field.name());
        }
    }

    /** The fields of one record declaration, and the written ones in their order. */
    private record Layer(RecordSegment segment, List<Written> fields) {}

    private RecordSyntax() {}

    static void addTo(RuleList rules) {
        rules.rule(Category.FIELD, "#identifier = $term", 0, Meaning.Shape.FIELD_VALUE);
        rules.rule(Category.FIELD, "#long = $term", 0, Meaning.Shape.FIELD_VALUE);
        rules.rule(Category.FIELD, "#identifier :: $type", 0, Meaning.Shape.FIELD_TYPE);
        for (List<String> brackets : List.of(List.of("⦇", "⦈"), List.of("(|", "|)"))) {
            String open = brackets.get(0);
            String close = brackets.get(1);
            rules.term(
                    open + " $field,+ " + close,
                    1000,
                    (t, node) -> record(t, node, PreTerms.constant(Names.UNITY, node.position())));
            for (String dots : List.of("…", "...")) {
                rules.term(
                        open + " $field,+ , " + dots + " = $term " + close,
                        1000,
                        (t, node) -> record(t, node, t.term(node.child(1))));
                rules.type(
                        open + " $field,+ , " + dots + " :: $type " + close,
                        1000,
                        (t, node) -> recordType(t, node, t.type(node.child(1))));
            }
            rules.type(open + " $field,+ " + close, 1000, (t, node) -> recordType(t, node, Type.con(Names.UNIT)));
            rules.term("$term:900 " + open + " $update,+ " + close, 900, RecordSyntax::update);
        }
    }

    private static List<Layer> layers(Translation t, List<Tree> trees, Meaning.Shape shape) {
        var rest = new ArrayList<Written>();
        for (Tree tree : trees) {
            Tree.Node field = Translation.node(tree);
            if (field.production().meaning() != shape) {
                throw new SyntaxException(
                        field.position(),
                        "the field " + field.text(0) + " needs "
                                + (shape == Meaning.Shape.FIELD_VALUE ? "a value" : "a type"));
            }
            rest.add(new Written(field.text(0), field.child(1), field.position()));
        }
        var result = new ArrayList<Layer>();
        while (!rest.isEmpty()) {
            Written first = rest.getFirst();
            RecordSegment segment = t.context()
                    .recordWith(first.name)
                    .orElseThrow(
                            () -> new SyntaxException(first.position, "no record has a field named " + first.name));
            var fields = new ArrayList<Written>();
            for (RecordSegment.Field field : segment.fields()) {
                if (rest.isEmpty() || !rest.getFirst().isOf(field)) {
                    throw new SyntaxException(
                            first.position, "the field " + field.name() + " is missing after " + first.name);
                }
                fields.add(rest.removeFirst());
            }
            result.add(new Layer(segment, fields));
        }
        return result;
    }

    private static PreTerm record(Translation t, Tree.Node node, PreTerm more) {
        PreTerm result = more;
        for (Layer layer : layers(t, node.many(0), Meaning.Shape.FIELD_VALUE).reversed()) {
            var arguments = new ArrayList<>(
                    t.terms(layer.fields.stream().map(Written::content).toList()));
            arguments.add(result);
            result = PreTerms.apply(PreTerms.constant(layer.segment.constructor(), node.position()), arguments);
        }
        return result;
    }

    /** The parameters of the record's type are what makes the declared types of its fields those that are written. */
    private static Type recordType(Translation t, Tree.Node node, Type more) {
        Type result = more;
        for (Layer layer : layers(t, node.many(0), Meaning.Shape.FIELD_TYPE).reversed()) {
            Map<Type.Var, Type> parameters = new HashMap<>();
            for (int i = 0; i < layer.fields.size(); i++) {
                Written field = layer.fields.get(i);
                Type declared = layer.segment.fields().get(i).type();
                Type written = t.type(field.content);
                Map<Type.Var, Type> matched = new TypeMatcher(t.context().sorts())
                        .instance(declared, written)
                        .orElseThrow(() -> new SyntaxException(
                                field.position,
                                "the field " + field.name + " has type " + declared + ", not " + written));
                matched.forEach(parameters::putIfAbsent);
            }
            var arguments = new ArrayList<Type>();
            for (Type.Var parameter : layer.segment.parameters()) {
                arguments.add(parameters.getOrDefault(parameter, PreTerm.DUMMY));
            }
            arguments.add(result);
            result = new Type.Con(layer.segment.type(), arguments);
        }
        return result;
    }

    /** r⦇a := x⦈ is a_update (λ_. x) r. */
    private static PreTerm update(Translation t, Tree.Node node) {
        PreTerm result = t.term(node.child(0));
        for (Tree tree : node.many(1)) {
            Tree.Node update = Translation.node(tree);
            Position position = update.position();
            if (!(update.production().meaning() == Meaning.Shape.POINT
                    && t.term(update.child(0)) instanceof PreTerm.Ident(var field, var _))) {
                throw new SyntaxException(position, "an update of a record names a field: ⦇field := value⦈");
            }
            PreTerm value = new PreTerm.Lambda(t.fresh(), PreTerm.DUMMY, t.term(update.child(1)), position);
            result = PreTerms.apply(PreTerms.ident(field + "_update", position), value, result);
        }
        return result;
    }
}
