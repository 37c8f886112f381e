package dev.assay.syntax.isabelle;

import dev.assay.logic.DefinitionException;
import dev.assay.logic.Position;
import dev.assay.logic.infer.TypeException;
import dev.assay.logic.kernel.KernelException;
import dev.assay.logic.proof.Name;
import dev.assay.logic.proof.ProofChecker;
import dev.assay.logic.proof.Quoted;
import dev.assay.logic.proof.ReadingException;
import dev.assay.syntax.Source;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.isabelle.outer.Command;
import dev.assay.syntax.isabelle.outer.ConstantCommand;
import dev.assay.syntax.isabelle.outer.ContextCommand;
import dev.assay.syntax.isabelle.outer.Diagnostic;
import dev.assay.syntax.isabelle.outer.FactCommand;
import dev.assay.syntax.isabelle.outer.NotationCommand;
import dev.assay.syntax.isabelle.outer.OuterSyntax;
import dev.assay.syntax.isabelle.outer.TheoryText;
import dev.assay.syntax.isabelle.outer.TypeCommand;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** Reads a theory: each command changes what is known, or is passed over, or fails on its own. */
public final class TheoryReader {
    private final Journal journal = new Journal();
    private final List<Entry> entries = new ArrayList<>();
    private final List<Question> questions = new ArrayList<>();

    /** The blocks that are open. */
    private final Deque<Block> blocks = new ArrayDeque<>();

    /** The notation of the bundle that is open. */
    private final List<NotationChange> bundled = new ArrayList<>();

    private TextsRead texts = new TextsRead(journal);
    private Context context;

    TheoryReader(Context context) {
        this.context = context.heardBy(texts);
    }

    /** A reader that goes on from where this one is, and leaves it there; somebody else hears what is read. */
    TheoryReader branch(Listener listener) {
        var result = new TheoryReader(context);
        blocks.forEach(block -> result.blocks.addLast(block.copy()));
        result.bundled.addAll(bundled);
        result.texts = new TextsRead(listener);
        result.context = context.heardBy(result.texts);
        return result;
    }

    /** What is known so far. */
    Context context() {
        return context;
    }

    /** What became of the commands so far. */
    List<Entry> entries() {
        return entries;
    }

    /** Reads the text with what the imported theories have; never fails as a whole. */
    public static TheoryDocument read(Source source, Context imports) {
        return read(OuterSyntax.read(source), imports);
    }

    static TheoryDocument read(TheoryText text, Context imports) {
        String name = text.header() == null ? "Scratch" : text.header().name().text();
        var reader = new TheoryReader(imports.named(name));
        text.commands().forEach(reader::read);
        return reader.document(text);
    }

    /** All that was read, from that text. */
    TheoryDocument document(TheoryText text) {
        return new TheoryDocument(
                context.heardBy(Listener.NONE)
                        .checkedBy(ProofChecker.NONE)
                        .ofLibrary(false)
                        .missing(Optional.empty()),
                entries,
                journal.statements,
                questions,
                text.errors(),
                journal.notes,
                journal.warnings,
                statistics(),
                journal.proofs,
                journal.obligations,
                Imported.NOTHING);
    }

    private Statistics statistics() {
        int statements = 0;
        int read = 0;
        int definitions = 0;
        int failures = 0;
        for (Entry entry : entries) {
            boolean isStatement = entry.command() instanceof FactCommand.Statement;
            statements += isStatement ? 1 : 0;
            switch (entry.outcome()) {
                case Outcome.Defined _ -> definitions++;
                case Outcome.Stated _ -> read++;
                case Outcome.PassedOver _ -> {}
                case Outcome.Failed _ -> failures++;
            }
        }
        return new Statistics(
                statements, read, definitions, failures, journal.unproved, journal.claimed, journal.admitted);
    }

    void read(Command command) {
        Position position = command.position();
        Context before = context;
        int statements = journal.statements.size();
        Outcome outcome = command instanceof FactCommand.Statement ? new Outcome.Stated() : new Outcome.Defined();
        try {
            CommandOptions.require(command);
            Context after = next(command);
            requireRead(command);
            context = after;
            if (!blocks.isEmpty()) {
                blocks.peek().restrict(command.span(), before, context);
                if (command instanceof ContextCommand.Interpretation
                        && command.span().keyword().equals("interpretation")) {
                    blocks.peek().interpret(before, context);
                }
            }
            outcome = journal.take(outcome);
        } catch (ReadingException e) {
            position = e.position().isNone() ? position : e.position();
            outcome = failed(e);
        } catch (TypeException e) {
            position = e.position().isNone() ? position : e.position();
            outcome = failed(e);
        } catch (DefinitionException | KernelException | IllegalArgumentException e) {
            outcome = failed(e);
        } catch (StackOverflowError e) {
            outcome = failed(
                    new IllegalArgumentException("the command is nested too deeply for the stack of this thread"));
        } catch (RuntimeException e) {
            // A fault of ours costs this command, and says that it is one; the others still count.
            journal.take(outcome);
            outcome = new Outcome.Failed("internal error: " + e, false);
        }
        if (outcome instanceof Outcome.Failed) {
            lost(command);
        }
        context = LostNames.after(command, outcome, before, context);
        Optional<TheoryStatement> statement =
                journal.statements.size() > statements ? Optional.of(journal.statements.getLast()) : Optional.empty();
        questions.addAll(Questions.of(command, before, statement));
        entries.add(new Entry(command, position, outcome));
    }

    /** Every term and type of a definition counts: one that was not read would change what it means. */
    private void requireRead(Command command) {
        Optional<Quoted> unread = texts.unread(command);
        boolean isDefinition = command instanceof TypeCommand
                || command instanceof ConstantCommand
                || command instanceof NotationCommand
                || command instanceof ContextCommand
                || command instanceof FactCommand;
        if (unread.isPresent() && isDefinition) {
            throw new SyntaxException(
                    unread.get().position(), "this part of `" + command.span().keyword() + "` is not understood here");
        }
    }

    /** Whether an {@code end} belongs to the command, even if it failed. */
    private static boolean opensBlock(Command command) {
        return command instanceof ContextCommand contexts
                && switch (contexts) {
                    case ContextCommand.TypeClass cls -> cls.begin();
                    case ContextCommand.Locale locale -> locale.begin();
                    case ContextCommand.Bundle bundle -> bundle.begin();
                    case ContextCommand.Instantiation _,
                            ContextCommand.Overloading _,
                            ContextCommand.Context _,
                            ContextCommand.Experiment _ -> true;
                    case ContextCommand.Subclass _,
                            ContextCommand.InstanceProof _,
                            ContextCommand.Interpretation _,
                            ContextCommand.Unbundle _,
                            ContextCommand.End _ -> false;
                };
    }

    private Outcome failed(RuntimeException problem) {
        journal.take(new Outcome.Defined());
        String message = problem.getMessage();
        return new Outcome.Failed(
                message == null ? problem.toString() : message,
                problem instanceof NotUnderstoodException || context.missing().isPresent());
    }

    /** What is inside of a block that could not be opened is not understood; nor is an instance without its definitions. */
    private void lost(Command command) {
        String where = "the " + command.span().keyword() + " at " + command.position() + " failed";
        if (opensBlock(command)) {
            blocks.push(new Block(context, false, Optional.empty(), List.of()));
            blocks.element().lose(where);
        } else if (command instanceof ConstantCommand
                && context.target() instanceof Target.OfInstance
                && !blocks.isEmpty()) {
            blocks.element().lose(where);
        }
    }

    private Context next(Command command) {
        boolean isPlain = command instanceof Command.Heading
                || command instanceof Command.Text
                || command instanceof ContextCommand.End;
        Optional<String> lost =
                blocks.stream().flatMap(block -> block.lost().stream()).findFirst();
        if (lost.isPresent() && !isPlain) {
            throw new NotUnderstoodException(command.position(), "what stands here is not understood: " + lost.get());
        }
        return switch (command) {
            case Command.Heading _, Command.Text _ -> context;
            case Command.PassedOver(var span, var reason, var _) ->
                ConstantConstraint.after(context, span).orElseGet(() -> passedOver(reason));
            case Command.Unread(var _, var error) -> throw new SyntaxException(error.position(), error.message());
            case TypeCommand types -> types(types);
            case ConstantCommand constants -> constants(constants);
            case NotationCommand notation -> notation(notation);
            case ContextCommand contexts -> contexts(contexts);
            case FactCommand facts -> facts(facts);
            case Diagnostic.Parameters parameters ->
                context.with(context.settings().with(parameters));
            case Diagnostic.Generator generator -> CodeCommands.generator(context, generator);
            case Diagnostic _ -> context;
        };
    }

    private Context notation(NotationCommand command) {
        Context after = NotationCommands.read(context, command, journal);
        if (!blocks.isEmpty() && blocks.peek().bundle().isPresent()) {
            bundled.addAll(NotationCommands.changes(context, command, journal));
        }
        return after;
    }

    private Context passedOver(String reason) {
        journal.passedOver(reason);
        return context;
    }

    private Context types(TypeCommand command) {
        return switch (command) {
            case TypeCommand.Datatype datatype -> DatatypeCommands.datatype(context, datatype, journal);
            case TypeCommand.DatatypeCompat compat -> DatatypeCommands.compat(context, compat);
            case TypeCommand.CodeDatatype datatype -> CodeCommands.datatype(context, datatype);
            case TypeCommand.DefaultSort sort -> TypeCommands.defaultSort(context, sort);
            case TypeCommand.TypeSynonym synonym -> TypeCommands.synonym(context, synonym);
            case TypeCommand.TypeDeclaration declaration -> TypeCommands.declaration(context, declaration);
            case TypeCommand.Typedef typedef -> SubtypeCommands.typedef(context, typedef, journal);
            case TypeCommand.QuotientType quotient -> SubtypeCommands.quotient(context, quotient, journal);
            case TypeCommand.RecordType record -> RecordCommands.record(context, record);
        };
    }

    private Context constants(ConstantCommand command) {
        return switch (command) {
            case ConstantCommand.Recursion recursion -> FunctionCommands.recursion(context, recursion, journal);
            case ConstantCommand.Termination _ -> passedOver("The proof of termination is not checked.");
            case ConstantCommand.Definition definition -> ConstantCommands.definition(context, definition);
            case ConstantCommand.Abbreviation abbreviation -> ConstantCommands.abbreviation(context, abbreviation);
            case ConstantCommand.Constants constants -> ConstantCommands.constants(context, constants);
            case ConstantCommand.Axiomatization axioms -> ConstantCommands.axiomatization(context, axioms);
            case ConstantCommand.Inductive inductive -> InductiveCommands.inductive(context, inductive);
            case ConstantCommand.InductiveRules rules -> InversionCommands.rules(context, rules, journal);
            case ConstantCommand.SpecificationOf specification ->
                SpecificationCommands.specification(context, specification, journal);
            case ConstantCommand.LiftDefinition lifted -> SubtypeCommands.lift(context, lifted, journal);
            case ConstantCommand.QuotientDefinition lifted -> SubtypeCommands.quotientDefinition(context, lifted);
            case ConstantCommand.CodeAbort abort -> CodeCommands.abort(context, abort);
            case ConstantCommand.OldDefinitions old -> ConstantCommands.oldDefinitions(context, old);
        };
    }

    private Context facts(FactCommand command) {
        return switch (command) {
            case FactCommand.Statement statement -> StatementCommands.statement(context, statement, journal);
            case FactCommand.Lemmas lemmas -> Facts.lemmas(context, lemmas, journal);
            case FactCommand.Declare declare -> {
                Context after = Facts.declare(context, declare, journal);
                Context set = after.with(after.settings().with(declare.span().arguments()));
                yield CaseTranslations.declare(CoercionCommands.declare(set, declare, journal), declare);
            }
            case FactCommand.NamedTheorems names -> Facts.named(context, names);
            case FactCommand.Hide hide -> NameCommands.hide(context, hide);
            case FactCommand.Alias alias -> NameCommands.alias(context, alias);
        };
    }

    private Context contexts(ContextCommand command) {
        return switch (command) {
            case ContextCommand.TypeClass cls -> {
                Context after = ClassCommands.typeClass(included(cls.bundles()), cls);
                yield cls.begin()
                        ? opened(
                                after,
                                Targets.enterClass(
                                        after, after.name() + "." + cls.name().text()),
                                cls.bundles())
                        : Bundles.excluded(after, cls.bundles());
            }
            case ContextCommand.Locale locale -> {
                Context after = LocaleCommands.locale(included(locale.bundles()), locale);
                yield locale.begin()
                        ? opened(after, Targets.enter(after, locale.name()), locale.bundles())
                        : Bundles.excluded(after, locale.bundles());
            }
            case ContextCommand.Instantiation instantiation ->
                opened(context, ClassCommands.instantiation(context, instantiation), List.of());
            case ContextCommand.Overloading overloading ->
                opened(context, ClassCommands.overloading(context, overloading), List.of());
            case ContextCommand.Context block ->
                opened(
                        context,
                        LocaleCommands.unnamed(
                                Targets.enter(included(block.bundles()), block.name()), block.elements()),
                        block.bundles());
            case ContextCommand.Experiment block -> {
                blocks.push(new Block(context, true, Optional.empty(), List.of()));
                yield LocaleCommands.unnamed(context, block.elements());
            }
            case ContextCommand.Subclass subclass -> ClassCommands.subclass(context, subclass, journal);
            case ContextCommand.InstanceProof instance -> ClassCommands.instance(context, instance, journal);
            case ContextCommand.Interpretation interpretation ->
                InterpretationCommands.interpretation(context, interpretation, journal);
            case ContextCommand.Bundle bundle ->
                bundle.begin()
                        ? bundle(bundle)
                        : context.withBundle(bundle.name().text(), List.of());
            case ContextCommand.Unbundle unbundle -> unbundled(unbundle);
            case ContextCommand.End _ -> blocks.isEmpty() ? context : left(blocks.pop());
        };
    }

    private Context opened(Context before, Context inside, List<Name> included) {
        blocks.push(new Block(before, false, Optional.empty(), included));
        return inside;
    }

    private Context bundle(ContextCommand.Bundle command) {
        blocks.push(new Block(context, false, Optional.of(command), List.of()));
        bundled.clear();
        return context;
    }

    /** What is known after the block; what is written in a bundle counts where the bundle is used. */
    private Context left(Block block) {
        if (block.bundle().isPresent()) {
            ContextCommand.Bundle bundle = block.bundle().get();
            Context after = block.before().withBundle(bundle.name().text(), bundled);
            bundled.clear();
            return bundle.opens() ? Bundles.included(after, List.of(bundle.name())) : after;
        }
        return Bundles.excluded(block.end(context), block.included());
    }

    private Context unbundled(ContextCommand.Unbundle command) {
        if (!blocks.isEmpty() && blocks.peek().bundle().isPresent()) {
            bundled.addAll(Bundles.changes(context, command.bundles()));
        }
        return included(command.bundles());
    }

    private Context included(List<Name> bundles) {
        return Bundles.included(context, bundles);
    }
}
