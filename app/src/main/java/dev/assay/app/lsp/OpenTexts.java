package dev.assay.app.lsp;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.PublishDiagnosticsParams;

/**
 * The texts that an editor has open, what is known of each, and what the editor is shown: nothing about a text that has changed
 * since it was read, and nothing about one that is closed.
 */
final class OpenTexts<T> {
    private final Consumer<PublishDiagnosticsParams> editor;
    private final Map<String, String> texts = new HashMap<>();
    private final Map<String, T> known = new HashMap<>();

    OpenTexts(Consumer<PublishDiagnosticsParams> editor) {
        this.editor = editor;
    }

    synchronized void put(String uri, String text) {
        texts.put(uri, text);
    }

    synchronized Optional<String> text(String uri) {
        return Optional.ofNullable(texts.get(uri));
    }

    /** What is known of the text, or was of one before it. */
    synchronized Optional<T> known(String uri) {
        return Optional.ofNullable(known.get(uri));
    }

    synchronized void told(String uri, String text, T now, List<Diagnostic> diagnostics) {
        if (text.equals(texts.get(uri))) {
            known.put(uri, now);
            editor.accept(new PublishDiagnosticsParams(uri, diagnostics));
        }
    }

    synchronized void close(String uri) {
        texts.remove(uri);
        known.remove(uri);
        editor.accept(new PublishDiagnosticsParams(uri, List.of()));
    }
}
