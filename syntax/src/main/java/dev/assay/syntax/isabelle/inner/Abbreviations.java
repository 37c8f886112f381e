package dev.assay.syntax.isabelle.inner;

import dev.assay.logic.Sort;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.logic.image.ImageReader;
import dev.assay.logic.image.ImageWriter;
import dev.assay.logic.infer.SortAlgebra;
import dev.assay.logic.infer.TypeMatcher;
import java.util.List;
import java.util.Optional;
import org.pcollections.HashTreePMap;
import org.pcollections.PMap;

/** Constants that are only another way to write a term: they are replaced in every term that is read. Immutable. */
public final class Abbreviations {
    /** No abbreviations. */
    public static final Abbreviations NONE = new Abbreviations(HashTreePMap.empty());

    /** Any sort is accepted: type inference has checked them. */
    private static final TypeMatcher MATCHER = new TypeMatcher(new SortAlgebra() {
        @Override
        public boolean isSubclass(String sub, String sup) {
            return true;
        }

        @Override
        public Optional<List<Sort>> arity(String constructor, String typeClass) {
            return Optional.of(List.of());
        }

        @Override
        public boolean isOfSort(Type type, Sort sort) {
            return true;
        }
    });

    private final PMap<String, Term> definitions;

    private Abbreviations(PMap<String, Term> definitions) {
        this.definitions = definitions;
    }

    /**
     * With {@code constant} for the closed term {@code definition}, whose type is that of the constant; abbreviations
     * in the definition are those that are known so far.
     */
    public Abbreviations with(String constant, Term definition) {
        if (!definition.isClosed() || !definition.frees().isEmpty()) {
            throw new IllegalArgumentException(
                    "an abbreviation needs a closed term: " + constant + " for " + definition);
        }
        return new Abbreviations(definitions.plus(constant, expand(definition)));
    }

    public void write(ImageWriter out) {
        out.map(definitions);
    }

    public static Abbreviations read(ImageReader in) {
        return new Abbreviations(in.map());
    }

    public boolean contains(String constant) {
        return definitions.containsKey(constant);
    }

    /** The closed term that a constant abbreviates. */
    Optional<Term> definition(String constant) {
        return Optional.ofNullable(definitions.get(constant));
    }

    /** The term without abbreviations; a definition that is a function is applied to the arguments that are there. */
    public Term expand(Term term) {
        if (definitions.isEmpty()) {
            return term;
        }
        return switch (term) {
            case Term.Const(var name, var type) -> {
                Term definition = definitions.get(name);
                yield definition == null ? term : instance(definition, type);
            }
            case Term.Free _, Term.Bound _ -> term;
            case Term.Abs(var hint, var type, var body) -> {
                Term expanded = expand(body);
                yield expanded == body ? term : new Term.Abs(hint, type, expanded);
            }
            case Term.App(var function, var argument) -> {
                Term f = expand(function);
                Term a = expand(argument);
                if (f != function && f instanceof Term.Abs(var _, var _, var body) && isAbbreviated(function)) {
                    Term reduced = body.instantiate(a);
                    // A function put for a variable may make further redexes.
                    yield a instanceof Term.Abs ? reduced.betaNormal() : reduced;
                }
                yield f == function && a == argument ? term : new Term.App(f, a);
            }
        };
    }

    private boolean isAbbreviated(Term function) {
        return function.head() instanceof Term.Const(var name, var _) && definitions.containsKey(name);
    }

    private static Term instance(Term definition, Type type) {
        var substitution = MATCHER.instance(definition.type(), type)
                .orElseThrow(() -> new IllegalArgumentException(
                        "an abbreviation of type " + definition.type() + " is used at type " + type));
        return definition.substituteTypes(substitution);
    }
}
