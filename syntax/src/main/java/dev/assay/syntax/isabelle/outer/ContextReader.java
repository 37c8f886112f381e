package dev.assay.syntax.isabelle.outer;

import dev.assay.logic.proof.FactReference;
import dev.assay.logic.proof.Fix;
import dev.assay.logic.proof.Name;
import dev.assay.logic.proof.Proposition;
import dev.assay.logic.proof.Quoted;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the commands about classes, locales and other contexts. */
final class ContextReader extends ElementReader {
    private final Proof proof;

    ContextReader(CommandSpan span, Proof proof) {
        super(span);
        this.proof = proof;
    }

    ContextCommand typeClass() {
        Name name = name("the name of the class");
        List<Name> superclasses = new ArrayList<>();
        List<Name> bundles = new ArrayList<>(bundles());
        List<Element> elements = List.of();
        if (accept("=")) {
            while (atName()) {
                superclasses.add(name("a superclass"));
                if (!accept("+")) {
                    break;
                }
            }
            bundles.addAll(bundles());
            accept("+");
            elements = elements();
        }
        bundles.addAll(bundles());
        return new ContextCommand.TypeClass(span(), name, superclasses, bundles, elements, accept("begin"));
    }

    ContextCommand subclass() {
        @Nullable Name target = target();
        return new ContextCommand.Subclass(span(), target, name("a class"), proof);
    }

    /** {@code types :: (sorts) class}. */
    private ContextCommand.Arity arity() {
        List<Name> types = separated("and", () -> name("the name of a type"));
        expect("::");
        List<Quoted> arguments = List.of();
        if (accept("(")) {
            arguments = separated(",", () -> inner("a sort"));
            expect(")");
        }
        return new ContextCommand.Arity(types, arguments, inner("a class"));
    }

    ContextCommand instantiation() {
        ContextCommand.Arity arity = arity();
        expect("begin");
        return new ContextCommand.Instantiation(span(), arity);
    }

    ContextCommand instanceProof() {
        if (atEnd()) {
            return new ContextCommand.InstanceProof(span(), null, null, null, proof);
        }
        if (isNext("<") || isNext("⊆")) {
            Name subclass = name("a class");
            next();
            return new ContextCommand.InstanceProof(span(), null, subclass, name("a class"), proof);
        }
        return new ContextCommand.InstanceProof(span(), arity(), null, null, proof);
    }

    ContextCommand locale() {
        Name name = name("the name of the locale");
        LocaleExpression imports = LocaleExpression.EMPTY;
        List<Name> bundles = new ArrayList<>(bundles());
        List<Element> elements = List.of();
        if (accept("=")) {
            imports = atName() ? expression() : imports;
            bundles.addAll(bundles());
            accept("+");
            elements = elements();
        }
        return new ContextCommand.Locale(span(), name, imports, bundles, elements, accept("begin"));
    }

    ContextCommand experiment() {
        List<Element> elements = elements();
        expect("begin");
        return new ContextCommand.Experiment(span(), elements);
    }

    ContextCommand context() {
        @Nullable Name name = atName() ? name("a locale or class") : null;
        List<Name> bundles = bundles();
        List<Element> elements = elements();
        expect("begin");
        return new ContextCommand.Context(span(), name, bundles, elements);
    }

    ContextCommand interpretation(boolean sublocale) {
        @Nullable Name target = target();
        if (sublocale && (isNext("<") || isNext("⊆"))) {
            target = name("a locale");
            next();
        }
        LocaleExpression expression = expression();
        List<ContextCommand.DefinedConstant> definitions =
                accept("defines") ? separated("and", this::definedConstant) : List.of();
        List<Proposition.Group> rewrites = accept("rewrites") ? groups() : List.of();
        return new ContextCommand.Interpretation(span(), target, expression, definitions, rewrites, proof);
    }

    private ContextCommand.DefinedConstant definedConstant() {
        Name name = name("a constant");
        @Nullable Quoted type = accept("::") ? inner("a type") : null;
        Fix constant = new Fix(name, type, mixfix());
        expect("=");
        return new ContextCommand.DefinedConstant(constant, inner("a term"));
    }

    ContextCommand bundle() {
        boolean opens = span().keyword().equals("open_bundle");
        target();
        Name name = name("the name of the bundle");
        if (accept("begin")) {
            return new ContextCommand.Bundle(span(), name, List.of(), true, opens);
        }
        expect("=");
        List<FactReference> facts = facts();
        forFixes();
        return new ContextCommand.Bundle(span(), name, facts, false, opens);
    }

    ContextCommand unbundle() {
        List<Name> bundles = new ArrayList<>();
        do {
            bundles.addAll(names("the name of a bundle"));
        } while (accept("and"));
        return new ContextCommand.Unbundle(span(), bundles);
    }

    ContextCommand overloading() {
        List<ContextCommand.Overload> overloads = many(this::atName, this::overload, "a name");
        expect("begin");
        return new ContextCommand.Overloading(span(), overloads);
    }

    private ContextCommand.Overload overload() {
        Name name = name("a name");
        if (!accept("≡")) {
            expect("==");
        }
        Quoted constant = inner("a constant");
        boolean unchecked = accept("(");
        if (unchecked) {
            expect("unchecked");
            expect(")");
        }
        return new ContextCommand.Overload(name, constant, unchecked);
    }

    ContextCommand end() {
        return new ContextCommand.End(span());
    }
}
