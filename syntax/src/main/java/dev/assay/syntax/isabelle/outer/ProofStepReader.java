package dev.assay.syntax.isabelle.outer;

import dev.assay.logic.Position;
import dev.assay.logic.proof.Binding;
import dev.assay.logic.proof.FactReference;
import dev.assay.logic.proof.Fix;
import dev.assay.logic.proof.Method;
import dev.assay.logic.proof.Name;
import dev.assay.logic.proof.ProofStep;
import dev.assay.logic.proof.Proposition;
import dev.assay.logic.proof.Quoted;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads one step of a proof. */
final class ProofStepReader extends Phrases {
    private ProofStepReader(CommandSpan span) {
        super(span);
    }

    /** The step that a command of a proof is, as far as it can be read. */
    static ProofStep read(CommandSpan span) {
        try {
            return new ProofStepReader(span).command();
        } catch (Unreadable problem) {
            return new ProofStep.Unknown(span.position(), String.valueOf(problem.getMessage()));
        }
    }

    private ProofStep command() {
        CommandSpan span = span();
        return switch (span.keyword()) {
            case "apply" -> new ProofStep.Apply(position(), new MethodReader(span).method());
            case "by" -> {
                var reader = new MethodReader(span);
                Method initial = reader.method();
                yield new ProofStep.By(position(), initial, reader.atMethod() ? reader.method() : null);
            }
            case "." -> new ProofStep.By(position(), named("this"), null);
            case ".." -> new ProofStep.By(position(), named(".."), null);
            case "proof" -> new ProofStep.Begin(position(), optionalMethod());
            case "qed" -> new ProofStep.Qed(position(), optionalMethod());
            case "done" -> new ProofStep.Done(position());
            case "sorry", "\\<proof>" -> new ProofStep.Sorry(position());
            case "next" -> new ProofStep.Next(position());
            case "{" -> new ProofStep.Brace(position(), true);
            case "}" -> new ProofStep.Brace(position(), false);
            case "fix" -> new ProofStep.FixVariables(position(), fixes());
            case "assume", "presume" -> new ProofStep.Assume(position(), groups(), premises(), forFixes());
            case "have" -> stated(ProofStep.Kind.HAVE, false);
            case "show" -> stated(ProofStep.Kind.SHOW, false);
            case "hence" -> stated(ProofStep.Kind.HAVE, true);
            case "thus" -> stated(ProofStep.Kind.SHOW, true);
            case "obtain" -> obtain();
            case "subgoal" -> subgoal();
            case "consider" -> new ProofStep.Consider(position(), separated("|", this::obtainedCase));
            case "case" -> inCase();
            case "let" -> let();
            case "define" -> {
                List<Fix> variables = fixes();
                expect("where");
                yield new ProofStep.Define(position(), variables, groups());
            }
            case "interpret" -> interpret();
            case "note" -> new ProofStep.Note(position(), namedFacts());
            case "from" -> facts(ProofStep.Use.FROM);
            case "with" -> facts(ProofStep.Use.WITH);
            case "then" -> new ProofStep.Facts(position(), ProofStep.Use.THEN, List.of());
            case "using" -> facts(ProofStep.Use.USING);
            case "unfolding" -> facts(ProofStep.Use.UNFOLDING);
            case "supply" -> facts(ProofStep.Use.SUPPLY);
            case "also" -> calculation(ProofStep.Link.ALSO);
            case "finally" -> calculation(ProofStep.Link.FINALLY);
            case "moreover" -> calculation(ProofStep.Link.MOREOVER);
            case "ultimately" -> calculation(ProofStep.Link.ULTIMATELY);
            case "defer" -> new ProofStep.Reorder(position(), true, atEnd() ? 1 : number("a goal"));
            case "prefer" -> new ProofStep.Reorder(position(), false, number("a goal"));
            default -> new ProofStep.Unknown(position(), "`" + span.keyword() + "` is not checked here.");
        };
    }

    private Position position() {
        return span().position();
    }

    private Method named(String method) {
        return new Method.Named(new Name(method, position()), List.of(new Method.Section("", List.of())));
    }

    private @Nullable Method optionalMethod() {
        return atEnd() ? null : new MethodReader(span()).method();
    }

    private ProofStep stated(ProofStep.Kind kind, boolean isChained) {
        List<Proposition.Group> groups = groups();
        List<Proposition.Group> premises = new ArrayList<>(premises());
        if (accept("when")) {
            premises.addAll(groups());
        }
        return new ProofStep.State(position(), kind, isChained, groups, premises, forFixes());
    }

    private ProofStep obtain() {
        if (is("(")) {
            return new ProofStep.Unknown(position(), "`obtain` with a named case is not checked here.");
        }
        // Nothing but statements is obtained where no variable comes before them.
        boolean hasVariables = span().arguments().stream().anyMatch(token -> token.is("where"));
        List<Fix> variables = hasVariables ? fixes() : List.of();
        if (hasVariables) {
            expect("where");
        }
        List<Proposition.Group> groups = groups();
        List<Proposition.Group> premises = premises();
        List<Fix> arbitrary = forFixes();
        return atEnd()
                ? new ProofStep.Obtain(position(), variables, groups, premises, arbitrary)
                : new ProofStep.Unknown(position(), "`obtain` with further parts is not checked here.");
    }

    private ProofStep interpret() {
        var reader = new ElementReader(span());
        LocaleExpression expression = reader.expression();
        return reader.atEnd()
                ? new ProofStep.Interpret(position(), expression)
                : new ProofStep.Unknown(position(), "`interpret` with further parts is not checked here.");
    }

    private ProofStep subgoal() {
        boolean isNamed = (atName() || is("[")) && !is("premises") && !is("for");
        Binding result = isNamed ? bindingHere() : Binding.EMPTY;
        @Nullable Binding premises = null;
        if (accept("premises")) {
            premises = atName() && !is("for") || is("[") ? bindingHere() : Binding.EMPTY;
        }
        var variables = new ArrayList<Name>();
        boolean isSuffix = false;
        if (accept("for")) {
            isSuffix = accept("\\<dots>") || accept("…") || accept("...");
            while (!atEnd()) {
                variables.add(nameOf(next()));
            }
        }
        return new ProofStep.Subgoal(position(), result, premises, variables, isSuffix);
    }

    private Binding bindingHere() {
        @Nullable Name name = atName() ? name("a name") : null;
        return new Binding(name, attributes());
    }

    private ProofStep inCase() {
        Binding binding = is("(") ? Binding.EMPTY : binding(":");
        if (!accept("(")) {
            Name name = name("the name of a case");
            return new ProofStep.InCase(
                    position(), binding.isEmpty() ? new Binding(name, attributes()) : binding, name, List.of());
        }
        Name name = name("the name of a case");
        var variables = new ArrayList<Name>();
        while (!accept(")")) {
            if (atEnd()) {
                throw expected("`)`");
            }
            variables.add(nameOf(next()));
        }
        return new ProofStep.InCase(
                position(), binding.isEmpty() ? new Binding(name, attributes()) : binding, name, variables);
    }

    private ProofStep let() {
        var patterns = new ArrayList<Quoted>();
        var terms = new ArrayList<Quoted>();
        do {
            patterns.add(inner("a pattern"));
            expect("=");
            terms.add(inner("a term"));
        } while (accept("and"));
        return new ProofStep.Let(position(), patterns, terms);
    }

    private ProofStep facts(ProofStep.Use use) {
        var result = new ArrayList<FactReference>();
        while (!atEnd()) {
            if (accept("and")) {
                continue;
            }
            if (!atFact()) {
                throw expected("the name of a fact");
            }
            result.add(fact());
        }
        return new ProofStep.Facts(position(), use, result);
    }

    private ProofStep calculation(ProofStep.Link link) {
        var rules = new ArrayList<FactReference>();
        if (accept("(")) {
            while (!accept(")")) {
                if (!atFact()) {
                    throw expected("the name of a fact");
                }
                rules.add(fact());
            }
        }
        return new ProofStep.Calculation(position(), link, rules);
    }
}
