package dev.assay.app;

import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assumptions;

/** A headless Chromium with one page, driven by its DevTools protocol; a test that needs one is skipped where there is none. */
public final class Browser implements AutoCloseable {
    private static final int PATIENCE_SECONDS = 120;

    private final Process process;
    private final Path profile;
    private final WebSocket socket;
    private final BlockingQueue<String> messages = new ArrayBlockingQueue<>(10_000);
    private int lastId;

    private Browser(Process process, Path profile, URI page) throws InterruptedException {
        this.process = process;
        this.profile = profile;
        try {
            this.socket = HttpClient.newHttpClient()
                    .newWebSocketBuilder()
                    .buildAsync(page, new Listener())
                    .get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException | TimeoutException e) {
            process.destroyForcibly();
            throw new IllegalStateException(e);
        }
    }

    private static Optional<Path> find() {
        return Stream.of("chromium", "chromium-browser", "google-chrome")
                .flatMap(name -> Stream.of(
                                System.getenv().getOrDefault("PATH", "").split(File.pathSeparator, -1))
                        .map(folder -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /** Opens a page as wide as a telephone. */
    public static Browser open(String url) throws IOException, InterruptedException {
        Optional<Path> program = find();
        Assumptions.assumeTrue(
                program.isPresent(), "Chromium is absent: install the package chromium to run this test");
        Path profile = Files.createTempDirectory("assay-browser");
        Process process = new ProcessBuilder(List.of(
                        program.get().toString(),
                        "--headless=new",
                        "--no-sandbox",
                        "--disable-gpu",
                        "--disable-dev-shm-usage",
                        "--no-first-run",
                        "--window-size=390,844",
                        "--remote-debugging-port=0",
                        "--user-data-dir=" + profile,
                        url))
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        var errors = new BufferedReader(new InputStreamReader(process.getErrorStream(), StandardCharsets.UTF_8));
        String line = errors.readLine();
        while (line != null && !line.startsWith("DevTools listening on ws://")) {
            line = errors.readLine();
        }
        if (line == null) {
            throw new IllegalStateException("the browser did not start");
        }
        Thread.ofPlatform().daemon().start(() -> errors.lines().forEach(_ -> {}));
        String host = line.replaceFirst(".*ws://([^/]+)/.*", "$1");
        return new Browser(process, profile, page(host));
    }

    private static URI page(String host) throws IOException, InterruptedException {
        var client = HttpClient.newHttpClient();
        for (int i = 0; i < PATIENCE_SECONDS * 10; i++) {
            String targets = client.send(
                            HttpRequest.newBuilder(URI.create("http://" + host + "/json/list"))
                                    .build(),
                            HttpResponse.BodyHandlers.ofString())
                    .body();
            for (JsonElement target : JsonParser.parseString(targets).getAsJsonArray()) {
                JsonObject t = target.getAsJsonObject();
                if (t.get("type").getAsString().equals("page")) {
                    return URI.create(t.get("webSocketDebuggerUrl").getAsString());
                }
            }
            Thread.sleep(100);
        }
        throw new IllegalStateException("the browser has no page");
    }

    /** The value of an expression in the page. */
    public JsonElement evaluate(String expression) throws InterruptedException {
        lastId++;
        var parameters = new JsonObject();
        parameters.addProperty("expression", expression);
        parameters.addProperty("returnByValue", true);
        parameters.addProperty("awaitPromise", true);
        var request = new JsonObject();
        request.addProperty("id", lastId);
        request.addProperty("method", "Runtime.evaluate");
        request.add("params", parameters);
        socket.sendText(request.toString(), true).join();
        while (true) {
            String message = messages.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
            if (message == null) {
                throw new IllegalStateException("the browser does not answer");
            }
            JsonObject answer = JsonParser.parseString(message).getAsJsonObject();
            if (answer.has("id") && answer.get("id").getAsInt() == lastId) {
                JsonObject result = answer.getAsJsonObject("result");
                if (result.has("exceptionDetails")) {
                    throw new IllegalStateException(
                            result.get("exceptionDetails").toString());
                }
                JsonElement value = result.getAsJsonObject("result").get("value");
                return value == null ? JsonNull.INSTANCE : value;
            }
        }
    }

    public String text(String expression) throws InterruptedException {
        return evaluate("String(" + expression + ")").getAsString();
    }

    /** Waits until the expression is true. */
    public void await(String expression) throws InterruptedException {
        for (int i = 0; i < PATIENCE_SECONDS * 10; i++) {
            if (evaluate("Boolean(" + expression + ")").getAsBoolean()) {
                return;
            }
            Thread.sleep(100);
        }
        throw new AssertionError("still not so: " + expression + "; the page says " + text("document.body.innerText"));
    }

    @Override
    public void close() {
        socket.abort();
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
        try {
            process.waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        try (Stream<Path> files = Files.walk(profile)) {
            files.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
        } catch (IOException | UncheckedIOException e) {
            // A helper of the browser may still be writing; what it leaves is in the folder for temporary files.
            return;
        }
    }

    private final class Listener implements WebSocket.Listener {
        private final StringBuilder partial = new StringBuilder();

        @Override
        public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
            partial.append(data);
            if (last) {
                messages.add(partial.toString());
                partial.setLength(0);
            }
            from.request(1);
            return null;
        }
    }
}
