package dev.assay.syntax.isabelle.outer;

import dev.assay.logic.proof.Binding;
import dev.assay.logic.proof.Conclusion;
import dev.assay.logic.proof.FactReference;
import dev.assay.logic.proof.Name;
import dev.assay.logic.proof.NamedFacts;
import dev.assay.logic.proof.Proposition;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads statements, and the commands that arrange facts and names. */
final class FactReader extends ElementReader {
    private final Proof proof;

    FactReader(CommandSpan span, Proof proof) {
        super(span);
        this.proof = proof;
    }

    FactCommand statement() {
        @Nullable Name target = target();
        int beginning = mark();
        Binding binding = binding(":");
        boolean isLong = atElement() || is("includes") || is("shows") || is("obtains");
        if (!isLong) {
            reset(beginning);
            return shortStatement(target);
        }
        List<Name> includes = bundles();
        List<Element> elements = elements();
        Conclusion conclusion;
        if (accept("obtains")) {
            conclusion = new Conclusion.Obtains(separated("|", this::obtainedCase));
        } else if (accept("shows")) {
            conclusion = new Conclusion.Shows(groups());
        } else {
            throw expected("`shows` or `obtains`");
        }
        return finished(target, binding, includes, elements, conclusion);
    }

    /** A single group gives its name to the statement, which names the same propositions. */
    private FactCommand shortStatement(@Nullable Name target) {
        List<Proposition.Group> groups = groups();
        if (groups.size() > 1) {
            return finished(target, Binding.EMPTY, List.of(), List.of(), new Conclusion.Shows(groups));
        }
        Proposition.Group only = groups.getFirst();
        var unnamed = new Proposition.Group(Binding.EMPTY, only.propositions());
        return finished(target, only.binding(), List.of(), List.of(), new Conclusion.Shows(List.of(unnamed)));
    }

    private FactCommand finished(
            @Nullable Name target,
            Binding binding,
            List<Name> includes,
            List<Element> elements,
            Conclusion conclusion) {
        List<Proposition.Group> premises = premises();
        return new FactCommand.Statement(
                span(), target, binding, includes, elements, conclusion, premises, forFixes(), proof);
    }

    FactCommand lemmas() {
        @Nullable Name target = target();
        List<NamedFacts> facts = namedFacts();
        return new FactCommand.Lemmas(span(), target, facts, forFixes());
    }

    FactCommand declare() {
        @Nullable Name target = target();
        List<FactReference> facts = new ArrayList<>();
        separated("and", this::facts).forEach(facts::addAll);
        return new FactCommand.Declare(span(), target, facts);
    }

    FactCommand namedTheorems() {
        @Nullable Name target = target();
        List<Name> names = separated("and", () -> {
            Name name = name("a name");
            if (peek().isQuoted()) {
                next();
            }
            return name;
        });
        return new FactCommand.NamedTheorems(span(), target, names);
    }

    FactCommand hide(FactCommand.Space space) {
        boolean open = accept("(");
        if (open) {
            expect("open");
            expect(")");
        }
        return new FactCommand.Hide(span(), space, open, names("a name to hide"));
    }

    FactCommand alias(FactCommand.Space space) {
        @Nullable Name target = target();
        Name name = name("a name");
        expect("=");
        return new FactCommand.Alias(span(), target, space, name, name("a name"));
    }
}
