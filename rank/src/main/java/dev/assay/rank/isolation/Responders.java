package dev.assay.rank.isolation;

import dev.assay.rank.Call;
import dev.assay.rank.value.Json;
import dev.assay.rank.value.JsonException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** The ways to run a program. */
public final class Responders {
    private static final long SHELL_BLOCK = 1024;

    private Responders() {}

    /** Calls methods of these classes in a virtual machine of their own. */
    public static Responder ofClasses(Map<String, byte[]> classes, Limits limits) {
        var greeting = new StringBuilder();
        classes.forEach((name, bytes) -> greeting.append(name)
                .append(' ')
                .append(Base64.getEncoder().encodeToString(bytes))
                .append('\n'));
        return new LineResponder(
                new LineResponder.Language(
                        hostCommand(limits),
                        greeting.append('\n').toString(),
                        call -> call.function() + " " + new Json.Array(call.arguments()),
                        Responders::hostReply),
                limits);
    }

    private static List<String> hostCommand(Limits limits) {
        return List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-XX:-UsePerfData",
                "-XX:MaxMetaspaceSize=64m",
                "-XX:+DisableAttachMechanism",
                "-Xshare:auto",
                "-Xmx" + limits.megabytes() + "m",
                "-Xss16m",
                "-cp",
                home().toString(),
                Host.class.getName(),
                Integer.toString(limits.outputBytes()));
    }

    /** Where the classes of this module are. */
    private static Path home() {
        try {
            return Path.of(Host.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException("where our own classes are, is no path", e);
        }
    }

    private static LineResponder.Reply hostReply(String line) {
        boolean last = !line.isEmpty() && line.charAt(0) == Host.LAST;
        String answer = last ? line.substring(1) : line;
        try {
            if (!answer.isEmpty() && answer.charAt(0) == Host.OUTPUT) {
                return new LineResponder.Reply(new Answer.Output(Json.parse(answer.substring(1))), last);
            }
            int space = answer.indexOf(' ');
            if (space > 0 && answer.charAt(0) == Host.FAILURE) {
                var kind = Answer.Kind.valueOf(answer.substring(1, space));
                String detail = ((Json.Text) Json.parse(answer.substring(space + 1))).value();
                return new LineResponder.Reply(new Answer.Failure(kind, detail), last);
            }
            return unreadable();
        } catch (JsonException | IllegalArgumentException | ClassCastException e) {
            // The program has written to where we write.
            return unreadable();
        }
    }

    private static LineResponder.Reply unreadable() {
        return new LineResponder.Reply(new Answer.Failure(Answer.Kind.UNREADABLE, ""), true);
    }

    /** How an executable is given tests. */
    public enum Format {
        /** An array: the name of the function, if there are several, and the arguments. */
        JSON,
        /** The same without the function's name. */
        ARGUMENTS,
        /** The only argument, which is text, as it is; and so is the answer. */
        RAW
    }

    /** Runs an executable for each test. */
    public static Responder ofExecutable(Path file, Format format, Limits limits) {
        // A process that it leaves behind has no more time than it has.
        long seconds = limits.time().toSeconds() + 2;
        return new SingleRuns(
                limited(file, limits, "ulimit -t " + seconds + "; ", " <\"$1\" >\"$2\""),
                call -> request(call, format) + (format == Format.RAW ? "" : "\n"),
                text -> format == Format.RAW
                        ? new Answer.Output(
                                new Json.Text(text.endsWith("\n") ? text.substring(0, text.length() - 1) : text))
                        : parsed(text),
                limits);
    }

    /** Starts an executable once; it answers every line of JSON with one. */
    public static Responder ofLineExecutable(Path file, Format format, Limits limits) {
        Function<Call, String> request = call -> request(call, format == Format.RAW ? Format.ARGUMENTS : format);
        return new LineResponder(
                new LineResponder.Language(
                        limited(file, limits, "", ""),
                        "",
                        request,
                        line -> new LineResponder.Reply(parsed(line), false)),
                limits);
    }

    private static String request(Call call, Format format) {
        return switch (format) {
            case RAW ->
                call.arguments().size() == 1 && call.arguments().getFirst() instanceof Json.Text(String text)
                        ? text
                        : request(call, Format.ARGUMENTS);
            case ARGUMENTS -> new Json.Array(call.arguments()).toString();
            case JSON -> {
                var all = new ArrayList<Json>(List.of(new Json.Text(call.function())));
                all.addAll(call.arguments());
                yield new Json.Array(all).toString();
            }
        };
    }

    private static Answer parsed(String text) {
        try {
            return new Answer.Output(Json.parse(text.strip()));
        } catch (JsonException e) {
            return new Answer.Failure(Answer.Kind.UNREADABLE, String.valueOf(e.getMessage()));
        }
    }

    /** In a shell that bounds its memory, what it writes into files, and no core. */
    private static List<String> limited(Path file, Limits limits, String more, String streams) {
        long kibibytes = limits.megabytes() * SHELL_BLOCK + (1 << 18);
        long blocks = limits.outputBytes() / 512L + 2;
        String script = more + "ulimit -c 0; ulimit -v " + kibibytes + " 2>/dev/null; ulimit -f " + blocks
                + " 2>/dev/null; exec \"$0\"" + streams;
        return List.of("/bin/sh", "-c", script, file.toAbsolutePath().toString());
    }

    /** A program that fails whatever it is asked. */
    public static Responder failing(Answer.Kind kind, String detail) {
        return inOurProcess(_ -> new Answer.Failure(kind, detail));
    }

    /** A program of ours, which needs no guard. */
    public static Responder inOurProcess(Function<Call, Answer> function) {
        return new Responder() {
            @Override
            public List<Answer> answer(List<Call> calls) {
                return calls.stream().map(function).toList();
            }

            @Override
            public void close() {
                // It has no process.
            }
        };
    }
}
