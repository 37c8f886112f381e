package dev.assay.app.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.app.Browser;
import dev.assay.app.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportBrowserTest {
    @TempDir
    private Path folder;

    @Test
    void aTelephoneShowsVerdictsModelsAndProofsThatUnfold() throws IOException, InterruptedException {
        Files.writeString(folder.resolve("a.p"), """
                fof(related, axiom, ![X]: likes(X, f(X))).
                fof(c, conjecture, ![X]: likes(f(X), X)).
                """);
        Files.writeString(folder.resolve("b.p"), """
                fof(associative, axiom, ![X, Y, Z]: m(m(X, Y), Z) = m(X, m(Y, Z))).
                fof(unit, axiom, ![X]: m(e, X) = X).
                fof(inverse, axiom, ![X]: m(X, X) = e).
                fof(c, conjecture, ![X, Y]: m(X, Y) = m(Y, X)).
                """);
        Path page = folder.resolve("report.html");
        Run.in(Map.of(), "try", folder.toString(), "--timeout", "60", "--no-cache", "--html", page.toString());
        try (Browser browser = Browser.open(page.toUri().toString())) {
            browser.await("document.readyState === 'complete' && document.querySelectorAll('article').length === 2");
            assertTrue(
                    browser.evaluate("document.querySelector('article.refuted svg').getBoundingClientRect().width > 50")
                            .getAsBoolean());
            // Nothing sticks out at the side.
            assertTrue(browser.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
                    .getAsBoolean());
            String isShown = "document.querySelector('article.proved details.proof pre').checkVisibility()";
            assertEquals("false", browser.text(isShown));
            browser.evaluate("document.querySelector('article.proved details.proof summary').click()");
            browser.await(isShown);
            browser.evaluate("document.querySelector('button[data-show=proved]').click()");
            assertEquals("none", browser.text("getComputedStyle(document.querySelector('article.refuted')).display"));
            assertEquals("block", browser.text("getComputedStyle(document.querySelector('article.proved')).display"));
        }
    }
}
