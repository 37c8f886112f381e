package dev.assay.app.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.race.Race;
import dev.assay.race.RaceSettings;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.junit.jupiter.api.Test;

/** An editor that changes and closes a text while more and more is told about it, under many schedules. */
class OpenTextsRaceTest {
    private static final RaceSettings SETTINGS =
            RaceSettings.standard().seeded(11).schedules(200).keepingFailuresIn(Optional.empty());
    private static final String URI = "file:///T.thy";

    private static List<Diagnostic> diagnostics(String words) {
        var start = new Position(/* line= */ 0, /* character= */ 0);
        return List.of(new Diagnostic(new Range(start, start), words));
    }

    private static void tell(OpenTexts<String> texts, String text) {
        for (String more : List.of(" read", " judged")) {
            texts.told(URI, text, text + more, diagnostics(text + more));
        }
    }

    /** What the editor is shown, one after the other. */
    private static OpenTexts<String> shownIn(List<String> shown) {
        return new OpenTexts<>(p -> shown.add(
                p.getDiagnostics().isEmpty()
                        ? ""
                        : p.getDiagnostics().getFirst().getMessage().getLeft()));
    }

    @Test
    void nothingIsShownOfATextThatIsClosed() {
        Race.check(
                () -> {
                    var shown = new ArrayList<String>();
                    OpenTexts<String> texts = shownIn(shown);
                    texts.put(URI, "old");
                    var telling = new Thread(() -> tell(texts, "old"));
                    telling.start();
                    texts.close(URI);
                    telling.join();
                    assertEquals("", shown.getLast());
                    assertEquals(Optional.empty(), texts.known(URI));
                },
                SETTINGS);
    }

    @Test
    void whatIsShownLastIsAboutTheLastText() {
        Race.check(
                () -> {
                    var shown = new ArrayList<String>();
                    OpenTexts<String> texts = shownIn(shown);
                    texts.put(URI, "old");
                    var telling = new Thread(() -> tell(texts, "old"));
                    telling.start();
                    texts.put(URI, "new");
                    tell(texts, "new");
                    telling.join();
                    assertEquals("new judged", shown.getLast());
                    assertEquals(Optional.of("new judged"), texts.known(URI));
                },
                SETTINGS);
    }
}
