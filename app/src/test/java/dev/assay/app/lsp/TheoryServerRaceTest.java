package dev.assay.app.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.judge.EngineChoice;
import dev.assay.judge.Judging;
import dev.assay.judge.Limits;
import dev.assay.race.Race;
import dev.assay.race.RaceSettings;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.services.LanguageClient;
import org.junit.jupiter.api.Test;

/** An editor that opens, changes and closes a text while it is being read, under many schedules. */
class TheoryServerRaceTest {
    private static final RaceSettings SETTINGS = RaceSettings.standard()
            .seeded(11)
            .schedules(100)
            .atomic("dev.assay.syntax.isabelle.Library")
            .keepingFailuresIn(Optional.empty());
    private static final String URI = "untitled:T";

    /** Remembers the diagnostics that it is shown. */
    private static final class Editor implements LanguageClient {
        private final List<String> shown = Collections.synchronizedList(new ArrayList<>());

        @Override
        public void publishDiagnostics(PublishDiagnosticsParams diagnostics) {
            shown.add(diagnostics.getDiagnostics().isEmpty()
                    ? ""
                    : diagnostics.getDiagnostics().getFirst().getMessage().getLeft());
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
        public void logMessage(MessageParams message) {
            shown.add(message.getMessage());
        }
    }

    private static TheoryServer server(Editor editor) {
        var judging =
                new Judging(new EngineChoice(List.of(), Set.of()), Limits.DEFAULT, Optional.empty());
        var server = new TheoryServer(judging, List.of());
        server.connect(editor);
        return server;
    }

    private static void open(TheoryServer server, String text) {
        server.didOpen(new DidOpenTextDocumentParams(new TextDocumentItem(URI, "isabelle", 1, text)));
    }

    /** Long enough for all that is under way to be told; no time passes. */
    private static void settle() throws InterruptedException {
        Thread.sleep(Duration.ofHours(1));
    }

    @Test
    void nothingIsShownOfATextThatIsClosed() {
        Race.check(
                () -> {
                    var editor = new Editor();
                    try (TheoryServer server = server(editor)) {
                        open(server, "no theory");
                        // About as long as the server waits before it reads.
                        Thread.sleep(300);
                        server.didClose(new DidCloseTextDocumentParams(new TextDocumentIdentifier(URI)));
                        settle();
                        assertEquals("", editor.shown.getLast());
                    }
                },
                SETTINGS);
    }

    @Test
    void whatIsShownLastIsAboutTheLastText() {
        Race.check(
                () -> {
                    var editor = new Editor();
                    try (TheoryServer server = server(editor)) {
                        open(server, "no theory");
                        Thread.sleep(300);
                        server.didChange(new DidChangeTextDocumentParams(
                                new VersionedTextDocumentIdentifier(URI, 2),
                                List.of(new TextDocumentContentChangeEvent("theory 1"))));
                        settle();
                        String last = editor.shown.getLast();
                        var other = new Editor();
                        try (TheoryServer fresh = server(other)) {
                            open(fresh, "theory 1");
                            settle();
                            assertEquals(other.shown.getLast(), last);
                        }
                    }
                },
                SETTINGS);
    }
}
