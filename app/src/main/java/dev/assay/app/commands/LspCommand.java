package dev.assay.app.commands;

import dev.assay.app.cli.Build;
import dev.assay.app.cli.ExitCode;
import dev.assay.app.cli.Root;
import dev.assay.app.cli.Session;
import dev.assay.app.judging.Engines;
import dev.assay.app.lsp.TheoryServer;
import dev.assay.app.options.TheoryFolders;
import dev.assay.app.options.Timeout;
import dev.assay.judge.Judging;
import dev.assay.judge.Limits;
import dev.assay.judge.VerdictStore;
import dev.assay.run.Background;
import dev.assay.run.process.ExternalProcess;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.ParentCommand;

/** {@code assay lsp}: the language server on standard input and output. */
@Command(
        name = "lsp",
        description = {
            "Answer an editor by the language server protocol, on standard input and output.",
            "Statements of open theories are tested and proved while you type; see editors/vscode."
        },
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {"  assay lsp"})
public final class LspCommand implements Callable<Integer> {
    /** The time for one statement where the user says nothing else: an editor is to answer soon. */
    private static final Duration USUAL = Duration.ofSeconds(5);

    @ParentCommand
    private Root assay;

    @Mixin
    private Timeout timeout = new Timeout(USUAL);

    @Mixin
    private TheoryFolders folders = new TheoryFolders();

    @Override
    public Integer call() throws InterruptedException {
        Session session = assay.session();
        var store = new VerdictStore(VerdictStore.usualFolder(session.environment()), Build.fingerprint());
        ExternalProcess.giveWay();
        var judging = new Judging(
                Engines.all(session.environment().getOrDefault("PATH", "")),
                Limits.of(timeout.time()),
                Optional.of(store));
        var out = new FileOutputStream(FileDescriptor.out);
        // Whatever an engine prints must not get into the conversation.
        System.setOut(System.err);
        try (var server = new TheoryServer(judging, folders.all())) {
            Future<Void> listening = server.listen(new FileInputStream(FileDescriptor.in), out);
            // An editor that is gone without a word has closed the pipe.
            Background.start("pipe", () -> closeAfter(listening, server, session));
            server.await();
        }
        return ExitCode.OK;
    }

    private static void closeAfter(Future<Void> listening, TheoryServer server, Session session) {
        try {
            listening.get();
        } catch (ExecutionException | CancellationException e) {
            session.err().println("assay lsp: the conversation broke off: " + e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        server.close();
    }
}
