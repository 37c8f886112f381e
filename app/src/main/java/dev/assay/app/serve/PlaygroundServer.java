package dev.assay.app.serve;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.assay.app.report.Resource;
import dev.assay.run.Background;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import org.jspecify.annotations.Nullable;

/**
 * Answers the browser.
 *
 * <pre>
 *   GET    /                 the page
 *   GET    /examples         texts to begin with
 *   POST   /runs?language=L  a text; the answer names its run
 *   GET    /runs/ID          its events as they come (server-sent events)
 *   DELETE /runs/ID          ends it
 * </pre>
 */
public final class PlaygroundServer implements AutoCloseable {
    private static final Set<String> LANGUAGES = Set.of("thy", "smt2", "p");
    private static final int MOST_RUNS = 64;
    private static final int MOST_REQUESTS = 64;
    private static final Duration KEPT = Duration.ofMinutes(10);

    /** Lets the browser, and us, notice that the other side is gone. */
    private static final long HEARTBEAT_MILLISECONDS = 5000;

    private final PlayLimits limits;
    private final HttpServer server;
    private final Map<String, PlayRun> runs = new LinkedHashMap<>();
    private final BlockingQueue<PlayRun> waiting;
    private final Semaphore requests = new Semaphore(MOST_REQUESTS);
    private final SecureRandom random = new SecureRandom();
    private final Thread worker;
    private volatile @Nullable PlayProcess spare;
    private volatile boolean isClosed;

    private PlaygroundServer(InetSocketAddress address, PlayLimits limits) throws IOException {
        this.limits = limits;
        this.waiting = new LinkedBlockingQueue<>(limits.waiting());
        this.server = HttpServer.create(address, 0);
        server.setExecutor(Background.waiters());
        server.createContext("/", this::answer);
        this.worker = Background.later("playground", this::work);
    }

    /**
     * A server that answers until it is closed.
     *
     * @param port 0 for any that is free
     */
    public static PlaygroundServer start(String host, int port, PlayLimits limits) throws IOException {
        // Whoever connects and says nothing is not waited for.
        System.setProperty("sun.net.httpserver.maxReqTime", "20");
        System.setProperty("jdk.httpserver.maxConnections", "128");
        var server = new PlaygroundServer(new InetSocketAddress(InetAddress.getByName(host), port), limits);
        server.server.start();
        server.worker.start();
        return server;
    }

    public InetSocketAddress address() {
        return server.getAddress();
    }

    @Override
    public void close() {
        isClosed = true;
        server.stop(0);
        worker.interrupt();
        synchronized (runs) {
            runs.values().forEach(PlayRun::cancel);
        }
        PlayProcess left = spare;
        if (left != null) {
            left.close();
        }
    }

    // One run after the other, each in a process that has been started before

    private void work() {
        try {
            while (!isClosed) {
                PlayProcess process = PlayProcess.start(limits);
                spare = process;
                PlayRun run = waiting.take();
                if (!process.isAlive()) {
                    process = PlayProcess.start(limits);
                }
                if (run.begins(process)) {
                    process.run(run.language, run.text, limits.perRun(), run::add);
                } else {
                    process.close();
                }
            }
        } catch (InterruptedException _) {
            // The server is closed.
            return;
        } catch (IOException e) {
            PlayRun next = waiting.poll();
            while (next != null) {
                next.add(new PlayEvent.Ended("No process can be started: " + e.getMessage()));
                next = waiting.poll();
            }
        }
    }

    // Requests

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            if (!requests.tryAcquire()) {
                send(exchange, 503, "text/plain", "too many requests at a time");
                return;
            }
            try {
                route(exchange);
            } finally {
                requests.release();
            }
        }
    }

    private void route(HttpExchange exchange) throws IOException {
        String method = exchange.getRequestMethod();
        String path = exchange.getRequestURI().getPath();
        if (!isOurs(exchange)) {
            send(exchange, 403, "text/plain", "this is not the page of another site");
        } else if (method.equals("GET") && path.equals("/")) {
            send(exchange, 200, "text/html", page());
        } else if (method.equals("GET") && path.equals("/examples")) {
            send(exchange, 200, "application/json", PlayEvent.GSON.toJson(PlayExample.ALL));
        } else if (method.equals("POST") && path.equals("/runs")) {
            submit(exchange);
        } else if (path.startsWith("/runs/")) {
            PlayRun run = run(path.substring("/runs/".length()));
            if (run == null) {
                send(exchange, 404, "text/plain", "there is no such run");
            } else if (method.equals("GET")) {
                stream(exchange, run);
            } else if (method.equals("DELETE")) {
                run.cancel();
                send(exchange, 200, "text/plain", "cancelled");
            } else {
                send(exchange, 405, "text/plain", "GET or DELETE");
            }
        } else {
            send(exchange, 404, "text/plain", "there is no such page");
        }
    }

    /** Another site's page may reach us through the browser, under its own name or as the origin of a request. */
    private boolean isOurs(HttpExchange exchange) {
        String host = String.valueOf(exchange.getRequestHeaders().getFirst("Host"));
        String origin = exchange.getRequestHeaders().getFirst("Origin");
        boolean isLocal = address().getAddress().isLoopbackAddress();
        boolean isNamed = !isLocal || host.replaceFirst(":[0-9]+$", "").matches("localhost|127\\.0\\.0\\.1|\\[::1\\]");
        return isNamed && (origin == null || origin.equals("http://" + host));
    }

    private static String page() {
        return Resource.text(PlaygroundServer.class, "playground.html")
                .replace("/*STYLE*/", Resource.text("verdict.css"));
    }

    private void submit(HttpExchange exchange) throws IOException {
        String query = String.valueOf(exchange.getRequestURI().getQuery());
        String language = query.startsWith("language=") ? query.substring("language=".length()) : "";
        if (!LANGUAGES.contains(language)) {
            send(exchange, 400, "text/plain", "the language is one of thy, smt2, p");
            return;
        }
        byte[] body = exchange.getRequestBody().readNBytes(limits.bytes() + 1);
        if (body.length > limits.bytes()) {
            send(exchange, 413, "text/plain", "the text is longer than " + limits.bytes() + " bytes");
            return;
        }
        String text;
        try {
            text = UTF_8.newDecoder().decode(ByteBuffer.wrap(body)).toString();
        } catch (CharacterCodingException e) {
            send(exchange, 400, "text/plain", "the text is not UTF-8");
            return;
        }
        var run = new PlayRun(language, text);
        if (!waiting.offer(run)) {
            send(exchange, 429, "text/plain", "too many texts are waiting; try again later");
            return;
        }
        send(exchange, 201, "application/json", "{\"id\":\"" + keep(run) + "\"}");
    }

    private String keep(PlayRun run) {
        byte[] id = new byte[16];
        random.nextBytes(id);
        String name = HexFormat.of().formatHex(id);
        synchronized (runs) {
            long now = System.nanoTime();
            runs.values().removeIf(old -> old.isEnded() && now - old.created > KEPT.toNanos());
            var oldest = runs.values().iterator();
            while (runs.size() >= MOST_RUNS && oldest.hasNext()) {
                if (oldest.next().isEnded()) {
                    oldest.remove();
                }
            }
            runs.put(name, run);
        }
        return name;
    }

    private @Nullable PlayRun run(String id) {
        synchronized (runs) {
            return runs.get(id);
        }
    }

    private void stream(HttpExchange exchange, PlayRun run) throws IOException {
        exchange.getResponseHeaders().set("Content-Type", "text/event-stream; charset=utf-8");
        exchange.getResponseHeaders().set("Cache-Control", "no-store");
        exchange.sendResponseHeaders(200, 0);
        try (OutputStream out = exchange.getResponseBody()) {
            int next = 0;
            boolean isEnded = false;
            while (!isEnded && !isClosed) {
                List<PlayEvent> news = run.from(next, HEARTBEAT_MILLISECONDS);
                out.write((news.isEmpty() ? ": still there\n\n" : text(news)).getBytes(UTF_8));
                out.flush();
                next += news.size();
                isEnded = !news.isEmpty() && news.getLast() instanceof PlayEvent.Ended;
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private static String text(List<PlayEvent> events) {
        var result = new StringBuilder();
        events.forEach(e -> result.append("event: ")
                .append(e.kind())
                .append("\ndata: ")
                .append(e.json())
                .append("\n\n"));
        return result.toString();
    }

    private static void send(HttpExchange exchange, int status, String type, String text) throws IOException {
        byte[] bytes = text.getBytes(UTF_8);
        var headers = exchange.getResponseHeaders();
        headers.set("Content-Type", type + "; charset=utf-8");
        headers.set("X-Content-Type-Options", "nosniff");
        headers.set(
                "Content-Security-Policy",
                "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; connect-src 'self'; frame-ancestors 'none'");
        exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
        exchange.getResponseBody().write(bytes);
    }
}
