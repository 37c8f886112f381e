package dev.assay.syntax.isabelle.outer;

import dev.assay.logic.proof.Quoted;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Reads a command from its span, and notes what cannot be read. */
final class CommandReader {
    private final List<OuterError> errors;

    CommandReader(List<OuterError> errors) {
        this.errors = errors;
    }

    /** The command, and after it an unread one for each thing that follows it but does not belong to it. */
    List<Command> read(CommandSpan span, Proof proof) {
        try {
            return read(span, proof, span.keyword());
        } catch (Unreadable problem) {
            return List.of(unread(span, problem));
        }
    }

    Command.Unread unread(CommandSpan span, Unreadable problem) {
        var error = new OuterError(problem.sentence(), span.source(), problem.offset());
        // Its error has been noted as the one of the token.
        if (!span.hasError()) {
            errors.add(error);
        }
        return new Command.Unread(span, error);
    }

    private List<Command> read(CommandSpan span, Proof proof, String keyword) {
        return switch (keyword) {
            case "chapter", "section", "subsection", "subsubsection", "paragraph", "subparagraph", "header" ->
                document(span, true);
            case "text", "txt", "text_raw" -> document(span, false);
            case "default_sort" -> type(span, proof, TypeReader::defaultSort);
            case "datatype" -> type(span, proof, reader -> reader.datatype(false));
            case "codatatype" -> type(span, proof, reader -> reader.datatype(true));
            case "datatype_compat" -> type(span, proof, TypeReader::datatypeCompat);
            case "code_datatype" -> type(span, proof, TypeReader::codeDatatype);
            case "type_synonym", "types" -> type(span, proof, TypeReader::typeSynonym);
            case "typedecl" -> type(span, proof, TypeReader::typeDeclaration);
            case "typedef" -> type(span, proof, TypeReader::typedef);
            case "quotient_type" -> type(span, proof, TypeReader::quotientType);
            case "record" -> type(span, proof, TypeReader::recordType);
            case "primrec" -> recursion(span, proof, ConstantCommand.Scheme.PRIMREC);
            case "fun" -> recursion(span, proof, ConstantCommand.Scheme.FUN);
            case "function" -> recursion(span, proof, ConstantCommand.Scheme.FUNCTION);
            case "primcorec" -> recursion(span, proof, ConstantCommand.Scheme.PRIMCOREC);
            case "primcorecursive" -> recursion(span, proof, ConstantCommand.Scheme.PRIMCORECURSIVE);
            case "corec" -> recursion(span, proof, ConstantCommand.Scheme.COREC);
            case "corecursive" -> recursion(span, proof, ConstantCommand.Scheme.COREC);
            case "specification" -> constant(span, proof, ConstantReader::specification);
            case "partial_function" -> recursion(span, proof, ConstantCommand.Scheme.PARTIAL_FUNCTION);
            case "termination" -> constant(span, proof, ConstantReader::termination);
            case "definition" -> constant(span, proof, ConstantReader::definition);
            case "abbreviation" -> constant(span, proof, ConstantReader::abbreviation);
            case "consts" -> constant(span, proof, ConstantReader::constants);
            case "axiomatization" -> constant(span, proof, ConstantReader::axiomatization);
            case "inductive" -> constant(span, proof, reader -> reader.inductive(false, false));
            case "inductive_set" -> constant(span, proof, reader -> reader.inductive(false, true));
            case "coinductive" -> constant(span, proof, reader -> reader.inductive(true, false));
            case "coinductive_set" -> constant(span, proof, reader -> reader.inductive(true, true));
            case "inductive_cases" -> constant(span, proof, reader -> reader.inductiveRules(false));
            case "inductive_simps" -> constant(span, proof, reader -> reader.inductiveRules(true));
            case "lift_definition" -> constant(span, proof, ConstantReader::liftDefinition);
            case "quotient_definition" -> constant(span, proof, ConstantReader::quotientDefinition);
            case "code_abort" -> constant(span, proof, ConstantReader::codeAbort);
            case "defs" -> constant(span, proof, ConstantReader::oldDefinitions);
            case "notation" -> notation(span, reader -> reader.notation(false, false));
            case "no_notation" -> notation(span, reader -> reader.notation(false, true));
            case "type_notation" -> notation(span, reader -> reader.notation(true, false));
            case "no_type_notation" -> notation(span, reader -> reader.notation(true, true));
            case "syntax" -> notation(span, reader -> reader.syntax(false));
            case "no_syntax" -> notation(span, reader -> reader.syntax(true));
            case "nonterminal" -> notation(span, NotationReader::nonterminals);
            case "translations" -> notation(span, reader -> reader.translations(false));
            case "adhoc_overloading" -> notation(span, reader -> reader.overloading(false));
            case "no_adhoc_overloading" -> notation(span, reader -> reader.overloading(true));
            case "no_translations" -> notation(span, reader -> reader.translations(true));
            case "class" -> context(span, proof, ContextReader::typeClass);
            case "subclass" -> context(span, proof, ContextReader::subclass);
            case "instantiation" -> context(span, proof, ContextReader::instantiation);
            case "instance" -> context(span, proof, ContextReader::instanceProof);
            case "locale" -> context(span, proof, ContextReader::locale);
            case "experiment" -> context(span, proof, ContextReader::experiment);
            case "context" -> context(span, proof, ContextReader::context);
            case "interpretation", "global_interpretation" ->
                context(span, proof, reader -> reader.interpretation(false));
            case "sublocale" -> context(span, proof, reader -> reader.interpretation(true));
            case "bundle", "open_bundle" -> context(span, proof, ContextReader::bundle);
            case "unbundle" -> context(span, proof, ContextReader::unbundle);
            case "overloading" -> context(span, proof, ContextReader::overloading);
            case "end" -> context(span, proof, ContextReader::end);
            case "lemma",
                    "theorem",
                    "corollary",
                    "proposition",
                    "schematic_goal",
                    "schematic_lemma",
                    "schematic_theorem",
                    "schematic_corollary" -> fact(span, proof, FactReader::statement);
            case "lemmas", "theorems" -> fact(span, proof, FactReader::lemmas);
            case "declare" -> fact(span, proof, FactReader::declare);
            case "named_theorems" -> fact(span, proof, FactReader::namedTheorems);
            case "hide_class" -> fact(span, proof, reader -> reader.hide(FactCommand.Space.CLASS));
            case "hide_type" -> fact(span, proof, reader -> reader.hide(FactCommand.Space.TYPE));
            case "hide_const" -> fact(span, proof, reader -> reader.hide(FactCommand.Space.CONSTANT));
            case "hide_fact" -> fact(span, proof, reader -> reader.hide(FactCommand.Space.FACT));
            case "alias" -> fact(span, proof, reader -> reader.alias(FactCommand.Space.CONSTANT));
            case "type_alias" -> fact(span, proof, reader -> reader.alias(FactCommand.Space.TYPE));
            case "nitpick", "quickcheck", "sledgehammer", "refute", "nunchaku", "solve_direct", "find_unused_assms" ->
                diagnostic(span, proof, DiagnosticReader::ask);
            case "try", "try0" -> diagnostic(span, proof, DiagnosticReader::free);
            case "nitpick_params", "quickcheck_params", "refute_params", "sledgehammer_params", "nunchaku_params" ->
                diagnostic(span, proof, DiagnosticReader::parameters);
            case "thm" -> diagnostic(span, proof, DiagnosticReader::theorems);
            case "term", "prop", "typ" -> diagnostic(span, proof, DiagnosticReader::written);
            case "find_theorems" -> diagnostic(span, proof, DiagnosticReader::find);
            case "code_thms" -> diagnostic(span, proof, DiagnosticReader::codeTheorems);
            case "value" -> diagnostic(span, proof, DiagnosticReader::value);
            case "values", "values_prolog" -> diagnostic(span, proof, DiagnosticReader::values);
            case "code_pred" -> diagnostic(span, proof, DiagnosticReader::codePredicate);
            case "quickcheck_generator" -> diagnostic(span, proof, DiagnosticReader::generator);
            // Header-declared commands and those without a meaning here.
            default -> List.of(new Command.PassedOver(span, Reasons.of(keyword), proof));
        };
    }

    private List<Command> document(CommandSpan span, boolean heading) {
        var cursor = new Phrases(span);
        cursor.target();
        if (cursor.peek().kind() != Token.Kind.VERBATIM && !cursor.atInner()) {
            throw cursor.expected("a text in quotes or ‹…›");
        }
        Quoted text = cursor.next().quoted(span.source());
        return finished(cursor, heading ? new Command.Heading(span, text) : new Command.Text(span, text));
    }

    private List<Command> type(CommandSpan span, Proof proof, Function<TypeReader, Command> read) {
        var reader = new TypeReader(span, proof);
        return finished(reader, read.apply(reader));
    }

    private List<Command> recursion(CommandSpan span, Proof proof, ConstantCommand.Scheme scheme) {
        return constant(span, proof, reader -> reader.recursion(scheme));
    }

    private List<Command> constant(CommandSpan span, Proof proof, Function<ConstantReader, Command> read) {
        var reader = new ConstantReader(span, proof);
        return finished(reader, read.apply(reader));
    }

    private List<Command> notation(CommandSpan span, Function<NotationReader, Command> read) {
        var reader = new NotationReader(span);
        return finished(reader, read.apply(reader));
    }

    private List<Command> context(CommandSpan span, Proof proof, Function<ContextReader, Command> read) {
        var reader = new ContextReader(span, proof);
        return finished(reader, read.apply(reader));
    }

    private List<Command> fact(CommandSpan span, Proof proof, Function<FactReader, Command> read) {
        var reader = new FactReader(span, proof);
        return finished(reader, read.apply(reader));
    }

    private List<Command> diagnostic(CommandSpan span, Proof proof, Function<DiagnosticReader, Command> read) {
        var reader = new DiagnosticReader(span, proof);
        return finished(reader, read.apply(reader));
    }

    private List<Command> finished(TokenCursor cursor, Command command) {
        if (cursor.atEnd()) {
            return List.of(command);
        }
        List<Command> commands = new ArrayList<>();
        commands.add(command);
        commands.addAll(leftover(cursor.span(), cursor.mark()));
        return commands;
    }

    /**
     * What is written after all that a command can have: at the beginning of a line it is taken for a command of its
     * own, an unknown one; a misspelt command after it is one, too. Elsewhere it makes the command before it unreadable.
     */
    List<Command> leftover(CommandSpan span, int index) {
        Token first = span.arguments().get(index);
        int next = nextMisspelt(span, index + 1);
        List<Token> rest = span.arguments().subList(index + 1, next);
        if (first.kind() == Token.Kind.IDENTIFIER && isFirstOnLine(span.source().text(), first.start())) {
            boolean isLast = next == span.arguments().size();
            int end = isLast ? span.end() : span.arguments().get(next - 1).end();
            var own = new CommandSpan(span.source(), first, CommandKind.DECLARATION, List.of(), rest, end);
            String meant = Keywords.HOL
                    .closestCommand(first.text())
                    .map(command -> " Did you mean `" + command + "`?")
                    .orElse("");
            var result = new ArrayList<Command>();
            result.add(
                    unread(own, new Unreadable(first.start(), "There is no command `" + first.text() + "`." + meant)));
            if (!isLast) {
                result.addAll(leftover(span, next));
            }
            return result;
        }
        throw new Unreadable(
                first.start(),
                "`" + span.keyword() + "` is complete before " + new TokenCursor(span).describe(first)
                        + ", which does not belong to it.");
    }

    /** Where the next command may begin whose word is misspelt; the end if there is none. */
    private static int nextMisspelt(CommandSpan span, int from) {
        List<Token> tokens = span.arguments();
        int index = from;
        while (index < tokens.size()
                && !isMisspelt(tokens.get(index), span.source().text())) {
            index++;
        }
        return index;
    }

    private static boolean isMisspelt(Token token, String text) {
        return token.kind() == Token.Kind.IDENTIFIER
                && isFirstOnLine(text, token.start())
                && Keywords.HOL.closestCommand(token.text()).isPresent();
    }

    static boolean isFirstOnLine(String text, int offset) {
        int before = offset - 1;
        while (before >= 0 && (text.charAt(before) == ' ' || text.charAt(before) == '\t')) {
            before--;
        }
        return before < 0 || text.charAt(before) == '\n';
    }
}
