package dev.assay.bench.fuzz;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.assay.app.serve.PlayLimits;
import dev.assay.app.serve.PlaygroundServer;
import java.io.IOException;
import java.net.Socket;
import java.util.List;

/** The playground: whatever a request says, it is answered. */
final class RequestReader implements FuzzedReader {
    private static final String HOST = "Host: localhost\r\nAccept: */*\r\nConnection: close\r\n";
    private static final int PATIENCE_MILLISECONDS = 60_000;

    private final PlaygroundServer server;

    RequestReader() throws IOException {
        this.server = PlaygroundServer.start("127.0.0.1", 0, PlayLimits.USUAL);
    }

    @Override
    public String name() {
        return "http";
    }

    @Override
    public List<byte[]> samples() {
        return List.of(
                        "GET /examples HTTP/1.1\r\n" + HOST,
                        "GET /runs/0123456789abcdef HTTP/1.1\r\n" + HOST,
                        "DELETE /runs/0123456789abcdef HTTP/1.1\r\n" + HOST,
                        "POST /runs?language=java HTTP/1.1\r\n" + HOST + "Origin: http://localhost\r\n",
                        "OPTIONS * HTTP/1.1\r\n" + HOST,
                        "GET http://localhost/ HTTP/1.1\r\n" + HOST)
                .stream()
                .map(text -> text.getBytes(ISO_8859_1))
                .toList();
    }

    @Override
    public void read(byte[] input) throws IOException {
        String request = new String(input, ISO_8859_1);
        String answer = answer(request + "\r\n\r\n");
        // The server of the JDK drops what is no request, and what asks for no path; the rest is answered.
        boolean isRequest = request.matches("(?s)(GET|POST|DELETE|OPTIONS) /\\S* HTTP/1\\.1\r\n.*")
                && request.lines().skip(1).allMatch(line -> line.matches("[A-Za-z]+: [ -~]*"));
        if (isRequest && !answer.startsWith("HTTP/1.1 ") || answer.startsWith("HTTP/1.1 500")) {
            throw new IllegalStateException("the answer is '" + answer + "'");
        }
        String after = answer("GET /examples HTTP/1.1\r\n" + HOST + "\r\n");
        if (!after.startsWith("HTTP/1.1 200")) {
            throw new IllegalStateException("after it the answer is '" + after + "'");
        }
    }

    private String answer(String request) throws IOException {
        try (var socket =
                new Socket(server.address().getAddress(), server.address().getPort())) {
            socket.setSoTimeout(PATIENCE_MILLISECONDS);
            socket.getOutputStream().write(request.getBytes(ISO_8859_1));
            socket.shutdownOutput();
            return new String(socket.getInputStream().readAllBytes(), ISO_8859_1);
        }
    }

    @Override
    public void close() {
        server.close();
    }
}
