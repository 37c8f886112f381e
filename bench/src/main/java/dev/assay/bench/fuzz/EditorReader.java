package dev.assay.bench.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.assay.app.lsp.TheoryServer;
import dev.assay.judge.EngineChoice;
import dev.assay.judge.Judging;
import dev.assay.judge.Limits;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** The language server: whatever a message says, those after it are answered. */
final class EditorReader implements FuzzedReader {
    private static final String DOCUMENT =
            "\"textDocument\":{\"uri\":\"file:///T.thy\",\"languageId\":\"isabelle\",\"version\":1,"
                    + "\"text\":\"theory T imports Main begin\\nlemma good: \\\"x = x\\\" oops\\nend\\n\"}";
    private static final String PLACE =
            "\"textDocument\":{\"uri\":\"file:///T.thy\"},\"position\":{\"line\":1,\"character\":14}";

    private static final List<String> MESSAGES = List.of(
            "{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didOpen\",\"params\":{" + DOCUMENT + "}}",
            "{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didChange\",\"params\":{\"textDocument\":{\"uri\":\"file:///T.thy\","
                    + "\"version\":2},\"contentChanges\":[{\"text\":\"theory T imports Main begin end\"}]}}",
            "{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didClose\",\"params\":{\"textDocument\":{\"uri\":\"file:///T.thy\"}}}",
            "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"textDocument/hover\",\"params\":{" + PLACE + "}}",
            "{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"textDocument/definition\",\"params\":{" + PLACE + "}}",
            "{\"jsonrpc\":\"2.0\",\"id\":4,\"method\":\"textDocument/codeAction\",\"params\":{"
                    + "\"textDocument\":{\"uri\":\"file:///T.thy\"},\"range\":{\"start\":{\"line\":1,\"character\":0},"
                    + "\"end\":{\"line\":1,\"character\":5}},\"context\":{\"diagnostics\":[]}}}");

    private static final String OPENING =
            "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"capabilities\":{}}}";
    private static final String CLOSING = "{\"jsonrpc\":\"2.0\",\"id\":99,\"method\":\"shutdown\"}";

    /** What is thrown by our own code is only logged. */
    private static final class Log extends Handler {
        private final Queue<Throwable> thrown = new ConcurrentLinkedQueue<>();

        @Override
        public void publish(LogRecord entry) {
            Throwable cause = entry.getThrown();
            while (cause != null) {
                if (cause.getStackTrace().length > 0
                        && cause.getStackTrace()[0].getClassName().startsWith("dev.assay")) {
                    thrown.add(cause);
                }
                cause = cause.getCause();
            }
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }

    private final Logger logger = Logger.getLogger("org.eclipse.lsp4j.jsonrpc");
    private final Log log = new Log();

    EditorReader() {
        logger.setUseParentHandlers(false);
        logger.addHandler(log);
    }

    @Override
    public void close() {
        logger.removeHandler(log);
        logger.setUseParentHandlers(true);
    }

    @Override
    public String name() {
        return "lsp";
    }

    @Override
    public List<byte[]> samples() {
        return MESSAGES.stream().map(m -> m.getBytes(UTF_8)).toList();
    }

    @Override
    public void read(byte[] input) throws IOException, InterruptedException, ExecutionException, TimeoutException {
        var conversation = new ByteArrayOutputStream();
        for (byte[] message : List.of(OPENING.getBytes(UTF_8), input, CLOSING.getBytes(UTF_8))) {
            conversation.write(("Content-Length: " + message.length + "\r\n\r\n").getBytes(UTF_8));
            conversation.write(message);
        }
        var answers = new ByteArrayOutputStream();
        var nothing =
                new Judging(new EngineChoice(List.of(), Set.of()), Limits.of(Duration.ofSeconds(1)), Optional.empty());
        try (var server = new TheoryServer(nothing, List.of())) {
            server.listen(new ByteArrayInputStream(conversation.toByteArray()), answers)
                    .get(1, TimeUnit.MINUTES);
        }
        Throwable thrown = log.thrown.poll();
        if (thrown != null) {
            throw new IllegalStateException(thrown);
        }
        String said = answers.toString(UTF_8);
        if (!said.contains("\"id\":99") && !said.contains("\"id\":\"99\"")) {
            throw new IllegalStateException("no answer to the message after it, only " + said);
        }
        if (said.contains("Internal error")) {
            throw new IllegalStateException(said);
        }
    }
}
