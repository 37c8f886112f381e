package dev.assay.app.lsp;

import dev.assay.judge.Judged;
import dev.assay.judge.Judging;
import dev.assay.run.Background;
import dev.assay.syntax.isabelle.session.SearchPath;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Future;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeActionOptions;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DidSaveTextDocumentParams;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.LocationLink;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.MessageType;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.ServerInfo;
import org.eclipse.lsp4j.TextDocumentSyncKind;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.MessageConsumer;
import org.eclipse.lsp4j.jsonrpc.MessageIssueException;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.jsonrpc.messages.MessageIssue;
import org.eclipse.lsp4j.jsonrpc.messages.NotificationMessage;
import org.eclipse.lsp4j.jsonrpc.messages.RequestMessage;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.lsp4j.jsonrpc.validation.ReflectiveMessageValidator;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageClientAware;
import org.eclipse.lsp4j.services.LanguageServer;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.eclipse.lsp4j.services.WorkspaceService;
import org.jspecify.annotations.Nullable;

/** Answers an editor about theories. */
public final class TheoryServer
        implements LanguageServer, LanguageClientAware, TextDocumentService, WorkspaceService, AutoCloseable {
    private final OpenTexts<OpenTheory> texts = new OpenTexts<>(this::publish);
    private final Analyst analyst;
    private final List<Path> folders;
    private final CountDownLatch ended = new CountDownLatch(1);
    private volatile @Nullable LanguageClient client;

    /** @param folders where theories may lie that the open ones import, beside their own folders */
    public TheoryServer(Judging judging, List<Path> folders) {
        this.folders = List.copyOf(folders);
        this.analyst = new Analyst(judging, this::told, this::failed);
    }

    /** Answers an editor; the future ends with the conversation. Messages without what they must have are refused. */
    public Future<Void> listen(InputStream in, OutputStream out) {
        var launcher = new LSPLauncher.Builder<LanguageClient>()
                .setLocalService(this)
                .setRemoteInterface(LanguageClient.class)
                .setInput(in)
                .setOutput(out)
                .wrapMessages(TheoryServer::validated)
                .create();
        connect(launcher.getRemoteProxy());
        return launcher.startListening();
    }

    /** Messages about texts must have what the protocol says; of others nothing is needed that may be missing. */
    private static MessageConsumer validated(MessageConsumer next) {
        var validator = new ReflectiveMessageValidator(next);
        return message -> {
            String method = message instanceof NotificationMessage n
                    ? n.getMethod()
                    : message instanceof RequestMessage r ? r.getMethod() : null;
            if (method == null || !method.startsWith("textDocument/")) {
                next.consume(message);
                return;
            }
            Object parameters =
                    message instanceof NotificationMessage n ? n.getParams() : ((RequestMessage) message).getParams();
            if (parameters == null) {
                var issue =
                        new MessageIssue("the message has no parameters", ResponseErrorCode.InvalidParams.getValue());
                throw new MessageIssueException(message, List.of(issue));
            }
            validator.consume(message);
        };
    }

    /** Returns when the editor is gone. */
    public void await() throws InterruptedException {
        ended.await();
    }

    @Override
    public void close() {
        analyst.close();
        ended.countDown();
    }

    // The life of the server

    @Override
    public void connect(LanguageClient editor) {
        client = editor;
    }

    @Override
    public CompletableFuture<InitializeResult> initialize(InitializeParams parameters) {
        var can = new ServerCapabilities();
        can.setTextDocumentSync(TextDocumentSyncKind.Full);
        can.setHoverProvider(true);
        can.setDefinitionProvider(true);
        can.setCodeActionProvider(new CodeActionOptions(List.of(CodeActionKind.QuickFix)));
        return CompletableFuture.completedFuture(new InitializeResult(can, new ServerInfo("assay")));
    }

    @Override
    public CompletableFuture<Object> shutdown() {
        analyst.close();
        return CompletableFuture.completedFuture(new Object());
    }

    @Override
    public void exit() {
        close();
    }

    @Override
    public TextDocumentService getTextDocumentService() {
        return this;
    }

    @Override
    public WorkspaceService getWorkspaceService() {
        return this;
    }

    // Texts

    @Override
    public void didOpen(DidOpenTextDocumentParams parameters) {
        changed(
                parameters.getTextDocument().getUri(),
                parameters.getTextDocument().getText());
    }

    @Override
    public void didChange(DidChangeTextDocumentParams parameters) {
        // The editor sends the whole text each time.
        changed(
                parameters.getTextDocument().getUri(),
                parameters.getContentChanges().getLast().getText());
    }

    private void changed(String uri, String text) {
        texts.put(uri, text);
        analyst.read(uri, text, imports(uri));
    }

    @Override
    public void didClose(DidCloseTextDocumentParams parameters) {
        String uri = parameters.getTextDocument().getUri();
        analyst.forget(uri);
        texts.close(uri);
    }

    @Override
    public void didSave(DidSaveTextDocumentParams parameters) {
        String uri = parameters.getTextDocument().getUri();
        texts.text(uri).ifPresent(text -> analyst.read(uri, text, imports(uri)));
    }

    private SearchPath imports(String uri) {
        try {
            return SearchPath.beside(Path.of(URI.create(uri))).with(folders);
        } catch (IllegalArgumentException | FileSystemNotFoundException e) {
            // A text that is not a file has nothing beside it.
            return SearchPath.NONE.with(folders);
        }
    }

    private void told(String uri, OpenTheory theory) {
        texts.told(uri, theory.text(), theory, theory.diagnostics());
    }

    private void failed(String sentence) {
        LanguageClient editor = client;
        if (editor != null) {
            editor.logMessage(new MessageParams(MessageType.Error, sentence));
        }
    }

    private void publish(PublishDiagnosticsParams diagnostics) {
        LanguageClient editor = client;
        if (editor != null) {
            editor.publishDiagnostics(diagnostics);
        }
    }

    // Questions

    @Override
    public CompletableFuture<Hover> hover(HoverParams parameters) {
        Optional<String> words = texts.known(parameters.getTextDocument().getUri())
                .flatMap(theory -> theory.describe(theory.places().offset(parameters.getPosition())));
        // An empty list is how to say nothing.
        return CompletableFuture.completedFuture(words.map(w -> new Hover(new MarkupContent(MarkupKind.PLAINTEXT, w)))
                .orElseGet(() -> new Hover(List.of())));
    }

    @Override
    public CompletableFuture<Either<List<? extends Location>, List<? extends LocationLink>>> definition(
            DefinitionParams parameters) {
        String uri = parameters.getTextDocument().getUri();
        String text = texts.text(uri).orElse("");
        var places = new TextPlaces(text);
        String name = places.nameAt(places.offset(parameters.getPosition()));
        Optional<Location> found = name.isEmpty() ? Optional.empty() : Definitions.of(name, uri, text, imports(uri));
        return CompletableFuture.completedFuture(
                Either.forLeft(found.map(List::of).orElse(List.of())));
    }

    @Override
    public CompletableFuture<List<Either<Command, CodeAction>>> codeAction(CodeActionParams parameters) {
        String uri = parameters.getTextDocument().getUri();
        var actions = new CompletableFuture<List<Either<Command, CodeAction>>>();
        texts.known(uri)
                .ifPresentOrElse(
                        theory -> Background.startDeep(
                                "actions", () -> actions.complete(actions(uri, theory, parameters.getRange()))),
                        () -> actions.complete(List.of()));
        return actions;
    }

    private List<Either<Command, CodeAction>> actions(String uri, OpenTheory theory, Range range) {
        var insertion = new ProofInsertion(theory, imports(uri));
        TextPlaces places = theory.places();
        var result = new ArrayList<Either<Command, CodeAction>>();
        for (Judged judged : theory.judged()) {
            Range statement = theory.statement(judged.task(), places);
            boolean isMeant = statement.getStart().getLine() <= range.getEnd().getLine()
                    && range.getStart().getLine() <= statement.getEnd().getLine() + 1;
            List<TextEdit> edits = isMeant ? insertion.edits(judged) : List.of();
            if (!edits.isEmpty()) {
                var action = new CodeAction(
                        "Insert the proof found by " + judged.verdict().by());
                action.setKind(CodeActionKind.QuickFix);
                action.setEdit(new WorkspaceEdit(Map.of(uri, edits)));
                result.add(Either.forRight(action));
            }
        }
        return result;
    }

    // What does not concern us

    @Override
    public void didChangeConfiguration(DidChangeConfigurationParams parameters) {}

    @Override
    public void didChangeWatchedFiles(DidChangeWatchedFilesParams parameters) {}
}
