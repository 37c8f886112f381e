package dev.assay.bench;

import dev.assay.app.cli.Session;
import java.util.List;

/** Where {@code assay bench} starts: the application's command line with one command more. */
public final class Main {
    private Main() {}

    public static void main(String[] args) throws InterruptedException {
        dev.assay.app.Main.start(Main::run, args);
    }

    static int run(Session session, String... args) {
        return dev.assay.app.Main.run(session, List.of(new BenchCommand()), args);
    }
}
