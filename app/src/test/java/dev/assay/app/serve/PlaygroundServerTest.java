package dev.assay.app.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonParser;
import dev.assay.app.Browser;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlaygroundServerTest {
    private static final PlayLimits LIMITS =
            new PlayLimits(Duration.ofSeconds(60), Duration.ofSeconds(120), 2, 2000, 1, 1500);

    @TempDir
    private Path folder;

    private final HttpClient client = HttpClient.newHttpClient();
    private PlaygroundServer server;
    private String root = "";

    @BeforeEach
    void start() throws IOException {
        server = PlaygroundServer.start("127.0.0.1", 0, LIMITS);
        root = "http://127.0.0.1:" + server.address().getPort();
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private HttpResponse<String> send(HttpRequest.Builder request) throws IOException, InterruptedException {
        return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(root + path));
    }

    private HttpResponse<String> post(String language, String text) throws IOException, InterruptedException {
        return send(request("/runs?language=" + language).POST(HttpRequest.BodyPublishers.ofString(text)));
    }

    /** All events of a run, as they went over the wire. */
    private String events(String language, String text) throws IOException, InterruptedException {
        HttpResponse<String> posted = post(language, text);
        assertEquals(201, posted.statusCode(), posted.body());
        String id = JsonParser.parseString(posted.body())
                .getAsJsonObject()
                .get("id")
                .getAsString();
        return send(request("/runs/" + id)).body();
    }

    @Test
    void verdictsStreamInAndOnlySoManyConjecturesAreTried() throws IOException, InterruptedException {
        String events = events("p", """
                fof(a, conjecture, p => p).
                fof(b, conjecture, p).
                fof(c, conjecture, q).
                """);
        assertTrue(events.contains("event: found\ndata: {\"conjectures\":3,\"tried\":2}"), events);
        assertTrue(events.contains("\"verdict\":\"proved\""), events);
        assertTrue(events.contains("\"verdict\":\"refuted\""), events);
        assertTrue(events.endsWith("event: ended\ndata: {\"text\":\"\"}\n\n"), events);
    }

    @Test
    void noFileCanBeRead() throws IOException, InterruptedException {
        Path secret = Files.writeString(folder.resolve("Secret.thy"), "theory Secret imports Main begin\nend");
        String included = events("p", "include('" + secret + "').");
        assertTrue(included.contains("no files can be included in the playground"), included);
        String path = secret.toString().replace(".thy", "");
        String imported = events("thy", "theory T imports \"" + path + "\" begin\nlemma \"True\" oops\nend");
        assertTrue(imported.contains("event: complaint"), imported);
    }

    @Test
    void whatIsTooMuchIsRefused() throws IOException, InterruptedException {
        assertEquals(413, post("p", "%".repeat(LIMITS.bytes() + 1)).statusCode());
        assertEquals(400, post("java", "class C {}").statusCode());
        assertEquals(404, send(request("/runs/0000")).statusCode());
        assertEquals(404, send(request("/../../etc/passwd")).statusCode());
        var statuses = new ArrayList<Integer>();
        for (int i = 0; i < 4; i++) {
            statuses.add(post("thy", "theory T imports Main begin\nend").statusCode());
        }
        assertTrue(statuses.contains(429), statuses.toString());
    }

    @Test
    void anotherSiteCannotSpeakForTheUser() throws IOException, InterruptedException {
        assertEquals(
                403,
                send(request("/runs?language=p")
                                .header("Origin", "http://evil.example")
                                .POST(HttpRequest.BodyPublishers.ofString("")))
                        .statusCode());
    }

    @Test
    void aTextThatTakesTooLongIsEnded() throws IOException, InterruptedException {
        try (var impatient = PlaygroundServer.start(
                "127.0.0.1", 0, new PlayLimits(Duration.ofSeconds(60), Duration.ofMillis(200), 1, 2000, 1, 200))) {
            root = "http://127.0.0.1:" + impatient.address().getPort();
            String events = events("thy", "theory T imports Main begin\nlemma \"True\" oops\nend");
            assertTrue(events.contains("The time for this text is over."), events);
        }
    }

    @Test
    void inABrowserAnExampleIsClickedAndItsVerdictsAppear() throws IOException, InterruptedException {
        try (Browser browser = Browser.open(root + "/")) {
            browser.await("document.querySelectorAll('#examples button').length === 5");
            browser.evaluate(
                    "[...document.querySelectorAll('#examples button')].find(b => b.textContent.includes('TPTP')).click()");
            assertEquals("p", browser.text("document.getElementById('language').value"));
            browser.evaluate("document.getElementById('run').click()");
            browser.await("document.querySelectorAll('article.proved').length === 1");
            browser.await("document.getElementById('state').textContent === 'Done.'");
            assertTrue(browser.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
                    .getAsBoolean());
            browser.evaluate("document.getElementById('text').value = 'fof(<b>'");
            browser.evaluate("document.getElementById('run').click()");
            browser.await("document.querySelectorAll('.complaint').length === 1");
            assertFalse(browser.evaluate("Boolean(document.querySelector('.complaint b'))")
                    .getAsBoolean());
        }
    }
}
