package dev.assay.app.commands;

import dev.assay.app.cli.ExitCode;
import dev.assay.app.cli.Root;
import dev.assay.app.cli.Session;
import dev.assay.app.options.Timeout;
import dev.assay.app.serve.PlayLimits;
import dev.assay.app.serve.PlaygroundServer;
import java.io.IOException;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** {@code assay serve}: the playground. */
@Command(
        name = "serve",
        description = {
            "Serve a web page on which conjectures can be written and tried.",
            "Only this machine can reach it unless --host says otherwise. Every text is worked on in a process of its own "
                    + "with limited time and memory, and cannot read files."
        },
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {"  assay serve --port 8088"})
public final class ServeCommand implements Callable<Integer> {
    private static final int HIGHEST_PORT = 65_535;

    @Spec
    private CommandSpec spec;

    @ParentCommand
    private Root assay;

    @Option(names = "--port", paramLabel = "N", description = "Where to listen; 8088 if not given, 0 for any free one.")
    private int port = 8088;

    @Option(names = "--host", paramLabel = "ADDRESS", description = "On which address; 127.0.0.1 if not given.")
    private String host = "127.0.0.1";

    @Mixin
    private Timeout timeout = new Timeout(PlayLimits.USUAL.perConjecture());

    @Override
    public Integer call() throws InterruptedException {
        Session session = assay.session();
        if (port < 0 || port > HIGHEST_PORT) {
            throw new ParameterException(spec.commandLine(), "--port takes a number up to 65535, not '" + port + "'");
        }
        PlayLimits limits = PlayLimits.USUAL.withTime(timeout.time());
        try (var server = PlaygroundServer.start(host, port, limits)) {
            session.out()
                    .println("Playground at http://" + host + ":"
                            + server.address().getPort() + "/ (Ctrl-C ends it)");
            session.out().flush();
            var stopped = new CountDownLatch(1);
            try (var _ = session.run().whenStopped(stopped::countDown)) {
                stopped.await();
            }
            return ExitCode.OK;
        } catch (IOException e) {
            session.err().println("assay serve: cannot listen on " + host + ":" + port + ": " + e.getMessage());
            return ExitCode.ERROR;
        }
    }
}
