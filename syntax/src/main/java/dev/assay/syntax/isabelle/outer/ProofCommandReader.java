package dev.assay.syntax.isabelle.outer;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads one command of a proof. */
final class ProofCommandReader extends Phrases {
    private ProofCommandReader(CommandSpan span) {
        super(span);
    }

    static ProofCommand read(CommandSpan span) {
        try {
            return new ProofCommandReader(span).command();
        } catch (Unreadable problem) {
            return new ProofCommand.Unknown(span, String.valueOf(problem.getMessage()));
        }
    }

    private ProofCommand command() {
        CommandSpan span = span();
        return switch (span.keyword()) {
            case "apply" -> new ProofCommand.Apply(span, new MethodReader(span).method());
            case "by" -> {
                var reader = new MethodReader(span);
                MethodText initial = reader.method();
                yield new ProofCommand.By(span, initial, reader.atMethod() ? reader.method() : null);
            }
            case "." -> new ProofCommand.By(span, named("this"), null);
            case ".." -> new ProofCommand.By(span, named(".."), null);
            case "proof" -> new ProofCommand.Begin(span, optionalMethod());
            case "qed" -> new ProofCommand.Qed(span, optionalMethod());
            case "done" -> new ProofCommand.Done(span);
            case "sorry", "\\<proof>" -> new ProofCommand.Sorry(span);
            case "next" -> new ProofCommand.Next(span);
            case "{" -> new ProofCommand.Brace(span, true);
            case "}" -> new ProofCommand.Brace(span, false);
            case "fix" -> new ProofCommand.FixVariables(span, fixes());
            case "assume", "presume" -> new ProofCommand.Assume(span, groups(), premises(), forFixes());
            case "have" -> stated(ProofCommand.Kind.HAVE, false);
            case "show" -> stated(ProofCommand.Kind.SHOW, false);
            case "hence" -> stated(ProofCommand.Kind.HAVE, true);
            case "thus" -> stated(ProofCommand.Kind.SHOW, true);
            case "obtain" -> obtain();
            case "consider" -> new ProofCommand.Consider(span, separated("|", this::obtainedCase));
            case "case" -> inCase();
            case "let" -> let();
            case "define" -> {
                List<Fix> variables = fixes();
                expect("where");
                yield new ProofCommand.Define(span, variables, groups());
            }
            case "note" -> new ProofCommand.Note(span, namedFacts());
            case "from" -> facts(ProofCommand.Use.FROM);
            case "with" -> facts(ProofCommand.Use.WITH);
            case "then" -> new ProofCommand.Facts(span, ProofCommand.Use.THEN, List.of());
            case "using" -> facts(ProofCommand.Use.USING);
            case "unfolding" -> facts(ProofCommand.Use.UNFOLDING);
            case "supply" -> facts(ProofCommand.Use.SUPPLY);
            case "also" -> calculation(ProofCommand.Step.ALSO);
            case "finally" -> calculation(ProofCommand.Step.FINALLY);
            case "moreover" -> calculation(ProofCommand.Step.MOREOVER);
            case "ultimately" -> calculation(ProofCommand.Step.ULTIMATELY);
            case "defer" -> new ProofCommand.Reorder(span, true, atEnd() ? 1 : number("a goal"));
            case "prefer" -> new ProofCommand.Reorder(span, false, number("a goal"));
            default -> new ProofCommand.Unknown(span, "`" + span.keyword() + "` is not checked here.");
        };
    }

    private MethodText named(String method) {
        Name name = new Name(method, source(), span().start());
        var none = new CommandSpan(source(), span().word(), span().kind(), List.of(), List.of(), span().end());
        return new MethodText.Named(name, List.of(new MethodText.Section("", "", none)));
    }

    private @Nullable MethodText optionalMethod() {
        return atEnd() ? null : new MethodReader(span()).method();
    }

    private ProofCommand stated(ProofCommand.Kind kind, boolean isChained) {
        List<Proposition.Group> groups = groups();
        List<Proposition.Group> premises = new ArrayList<>(premises());
        if (accept("when")) {
            premises.addAll(groups());
        }
        return new ProofCommand.State(span(), kind, isChained, groups, premises, forFixes());
    }

    private ProofCommand obtain() {
        if (is("(")) {
            return new ProofCommand.Unknown(span(), "`obtain` with a named case is not checked here.");
        }
        List<Fix> variables = fixes();
        expect("where");
        List<Proposition.Group> groups = groups();
        return atEnd()
                ? new ProofCommand.Obtain(span(), variables, groups)
                : new ProofCommand.Unknown(span(), "`obtain` with further parts is not checked here.");
    }

    private ProofCommand inCase() {
        Binding binding = is("(") ? Binding.EMPTY : binding(":");
        if (!accept("(")) {
            Name name = name("the name of a case");
            return new ProofCommand.InCase(
                    span(), binding.isEmpty() ? new Binding(name, attributes()) : binding, name, List.of());
        }
        Name name = name("the name of a case");
        var variables = new ArrayList<Name>();
        while (!accept(")")) {
            if (atEnd()) {
                throw expected("`)`");
            }
            variables.add(nameOf(next()));
        }
        return new ProofCommand.InCase(
                span(), binding.isEmpty() ? new Binding(name, attributes()) : binding, name, variables);
    }

    private ProofCommand let() {
        var patterns = new ArrayList<Inner>();
        var terms = new ArrayList<Inner>();
        do {
            patterns.add(inner("a pattern"));
            expect("=");
            terms.add(inner("a term"));
        } while (accept("and"));
        return new ProofCommand.Let(span(), patterns, terms);
    }

    private ProofCommand facts(ProofCommand.Use use) {
        var result = new ArrayList<Fact>();
        while (!atEnd()) {
            if (accept("and")) {
                continue;
            }
            if (!atFact()) {
                throw expected("the name of a fact");
            }
            result.add(fact());
        }
        return new ProofCommand.Facts(span(), use, result);
    }

    private ProofCommand calculation(ProofCommand.Step step) {
        var rules = new ArrayList<Fact>();
        if (accept("(")) {
            while (!accept(")")) {
                if (!atFact()) {
                    throw expected("the name of a fact");
                }
                rules.add(fact());
            }
        }
        return new ProofCommand.Calculation(span(), step, rules);
    }
}
