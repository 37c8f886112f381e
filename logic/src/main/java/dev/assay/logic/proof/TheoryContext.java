package dev.assay.logic.proof;

import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.TermPrinter;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.theory.Fact;
import dev.assay.logic.theory.Theory;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.pcollections.HashTreePMap;
import org.pcollections.PMap;

/** A theory that was not read from a text, or whose text is of no use to proofs. */
record TheoryContext(Theory theory, PMap<String, Type> types) implements MethodContext {
    private static final TermReader NO_READER = new TermReader() {
        @Override
        public List<Term> terms(List<Quoted> texts, Collection<Free> variables) {
            if (texts.isEmpty()) {
                return List.of();
            }
            throw unreadable(texts.getFirst());
        }

        @Override
        public List<Term> propositions(List<Quoted> texts) {
            return terms(texts, List.of());
        }

        @Override
        public Term pattern(Quoted text) {
            throw unreadable(text);
        }

        @Override
        public int premises(Quoted proposition) {
            throw unreadable(proposition);
        }

        @Override
        public boolean isRule(Quoted proposition) {
            throw unreadable(proposition);
        }
    };

    TheoryContext(Theory theory) {
        this(theory, HashTreePMap.empty());
    }

    private static ReadingException unreadable(Quoted text) {
        return new ReadingException(text.position(), "there is no notation here to read " + text + " with");
    }

    @Override
    public TermReader reader() {
        return NO_READER;
    }

    @Override
    public TermPrinter printer() {
        return TermPrinter.UNICODE;
    }

    @Override
    public List<Thm> theorems(FactReference reference) {
        return switch (reference) {
            case FactReference.Named(var name, var selections, var attributes) -> {
                Fact fact = theory.fact(name.text())
                        .orElseThrow(() -> new ReadingException(name.position(), "there is no fact named " + name));
                yield changed(FactReference.selected(fact.theorems(), name, selections), attributes);
            }
            case FactReference.Literal(var statement, var _) -> throw unreadable(statement);
            case FactReference.Given(var theorem) -> List.of(theorem);
            case FactReference.Settings _ -> List.of();
        };
    }

    /** Attributes that only tag are all there are without a text. */
    @Override
    public List<Thm> changed(List<Thm> theorems, List<Attribute> attributes) {
        for (Attribute attribute : attributes) {
            if (!(attribute.arguments() instanceof Attribute.Words)) {
                throw new ReadingException(
                        attribute.name().position(),
                        "there is no notation here to read [" + attribute.name() + "] with");
            }
        }
        return theorems;
    }

    @Override
    public MethodContext withFact(String name, List<Thm> theorems, List<Attribute> attributes) {
        String[] tags = attributes.stream().map(a -> a.name().text()).toArray(String[]::new);
        return new TheoryContext(theory.withFact(name, theorems, tags), types);
    }

    @Override
    public LocalInterpretation interpreting(Position position, Interpretable locales) {
        throw new ReadingException(position, "there are no locales here");
    }

    @Override
    public MethodContext withLocalRules() {
        return this;
    }

    @Override
    public MethodContext declaring(List<Fix> variables) {
        var result = types;
        for (Fix fix : variables) {
            if (fix.type() != null) {
                throw unreadable(fix.type());
            }
            result = result.minus(fix.name().text());
        }
        return new TheoryContext(theory, result);
    }

    @Override
    public MethodContext unfixedType(String variable) {
        return new TheoryContext(theory, types.minus(variable));
    }

    @Override
    public MethodContext fixingAll(Collection<Free> variables) {
        var result = types;
        for (Free v : variables) {
            result = result.plus(v.name(), v.type());
        }
        return new TheoryContext(theory, result);
    }

    @Override
    public Optional<Type> fixed(String variable) {
        return Optional.ofNullable(types.get(variable));
    }
}
