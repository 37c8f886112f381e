package dev.assay.app.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.app.Main;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.launch.LSPLauncher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An editor and the language server, over the pipes of a real process. */
class TheoryServerTest {
    private static final String THEORY = """
            theory T imports Main begin
            fun twice :: "nat ⇒ nat" where "twice n = n + n"
            lemma good: "twice k = 2 * k"
              oops
            lemma bad: "twice k = k"
              oops
            end
            """;

    @TempDir
    private Path folder;

    private static final class Editor implements LanguageClient {
        private final BlockingQueue<List<Diagnostic>> heard = new LinkedBlockingQueue<>();

        @Override
        public void publishDiagnostics(PublishDiagnosticsParams diagnostics) {
            heard.add(diagnostics.getDiagnostics());
        }

        List<Diagnostic> await(Predicate<List<Diagnostic>> wanted) throws InterruptedException {
            List<Diagnostic> last = List.of();
            for (int i = 0; i < 100; i++) {
                List<Diagnostic> next = heard.poll(120, TimeUnit.SECONDS);
                if (next == null) {
                    throw new AssertionError("nothing more is heard; the last was " + last);
                }
                if (wanted.test(next)) {
                    return next;
                }
                last = next;
            }
            throw new AssertionError("not heard; the last was " + last);
        }

        @Override
        public void telemetryEvent(Object event) {}

        @Override
        public void showMessage(MessageParams message) {}

        @Override
        public CompletableFuture<MessageActionItem> showMessageRequest(ShowMessageRequestParams request) {
            return CompletableFuture.completedFuture(new MessageActionItem(""));
        }

        @Override
        public void logMessage(MessageParams message) {}
    }

    private static String message(Diagnostic diagnostic) {
        return diagnostic.getMessage().getLeft();
    }

    @Test
    void anEditorSeesCounterexamplesAndTypesAndInsertsTheProofThatWasFound() throws Exception {
        var builder = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Main.class.getName(),
                        "lsp",
                        "--timeout",
                        "60")
                .redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().put("ASSAY_CACHE", folder.resolve("verdicts").toString());
        Process process = builder.start();
        try {
            var editor = new Editor();
            var launcher =
                    LSPLauncher.createClientLauncher(editor, process.getInputStream(), process.getOutputStream());
            var _ = launcher.startListening();
            talk(launcher.getRemoteProxy(), editor);
            assertTrue(process.waitFor(60, TimeUnit.SECONDS), "the server ends when it is told to");
            assertEquals(0, process.exitValue());
        } finally {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
    }

    private void talk(LanguageServer server, Editor editor) throws Exception {
        var capabilities = server.initialize(new InitializeParams())
                .get(120, TimeUnit.SECONDS)
                .getCapabilities();
        assertTrue(capabilities.getHoverProvider().getLeft());
        server.initialized(new InitializedParams());
        String uri = file("T.thy", THEORY);
        var id = new TextDocumentIdentifier(uri);
        server.getTextDocumentService()
                .didOpen(new DidOpenTextDocumentParams(new TextDocumentItem(uri, "isabelle", 1, THEORY)));

        List<Diagnostic> both = editor.await(list -> list.size() == 2);
        Diagnostic proved = both.getFirst();
        assertTrue(message(proved).startsWith("proved by "), message(proved));
        assertEquals(DiagnosticSeverity.Hint, proved.getSeverity());
        assertEquals(new Range(new Position(2, 0), new Position(2, 29)), proved.getRange());
        Diagnostic refuted = both.getLast();
        assertTrue(message(refuted).contains("k = "), message(refuted));
        assertEquals(DiagnosticSeverity.Warning, refuted.getSeverity());
        assertEquals(4, refuted.getRange().getStart().getLine());

        var texts = server.getTextDocumentService();
        var constant = texts.hover(new HoverParams(id, new Position(2, 15))).get(60, TimeUnit.SECONDS);
        assertEquals(
                "twice :: nat ⇒ nat",
                constant.getContents().getRight().getValue().lines().findFirst().orElse(""));
        var variable = texts.hover(new HoverParams(id, new Position(2, 19))).get(60, TimeUnit.SECONDS);
        assertEquals("k :: nat", variable.getContents().getRight().getValue());

        List<? extends Location> places = texts.definition(new DefinitionParams(id, new Position(2, 15)))
                .get(60, TimeUnit.SECONDS)
                .getLeft();
        assertEquals(
                new Range(new Position(1, 4), new Position(1, 9)),
                places.getFirst().getRange());

        CodeAction action = texts.codeAction(
                        new CodeActionParams(id, proved.getRange(), new CodeActionContext(List.of(proved))))
                .get(120, TimeUnit.SECONDS)
                .getFirst()
                .getRight();
        TextEdit edit = action.getEdit().getChanges().get(uri).getLast();
        assertEquals(new Range(new Position(3, 2), new Position(3, 6)), edit.getRange());

        String changed = THEORY.replaceFirst("oops", edit.getNewText()).replace("twice k = k", "twice k = ");
        texts.didChange(new DidChangeTextDocumentParams(
                new VersionedTextDocumentIdentifier(uri, 2), List.of(new TextDocumentContentChangeEvent(changed))));
        List<Diagnostic> after = editor.await(
                list -> list.stream().anyMatch(d -> d.getSeverity() == DiagnosticSeverity.Error) && list.size() == 2);
        assertTrue(message(after.getLast()).startsWith("proved by its own proof"), after.toString());

        server.shutdown().get(60, TimeUnit.SECONDS);
        server.exit();
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toUri().toString();
    }
}
