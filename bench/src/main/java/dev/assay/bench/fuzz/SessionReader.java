package dev.assay.bench.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.assay.syntax.isabelle.session.SearchPath;
import dev.assay.syntax.isabelle.session.Sessions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** {@code ROOT} files. */
record SessionReader(Path folder) implements FuzzedReader {
    private static final List<String> FILES = List.of("""
            chapter Examples

            session Small (examples slow) in "." = HOL +
              description \\<open>A session (* with a comment *) of one theory.\\<close>
              options [timeout = 600, document = pdf]
              sessions
                "HOL-Library"
              directories
                "below" "below/that"
              theories [quick_and_dirty]
                Small (global)
                "below/Other"
              theories
                "HOL-Library.Multiset"
              document_files (in "document")
                "root.tex"
              export_files (in "out") [2]
                "*:**.ML"
            """, """
            chapter_definition Logic
            session Plain = Pure + theories A B
            session "Quoted-Name" in "folder" = Plain +
              theories
                C "D" \\<open>E\\<close>
            """);

    SessionReader(Path folder) {
        this.folder = folder.resolve("session");
    }

    @Override
    public String name() {
        return "ROOT";
    }

    @Override
    public List<byte[]> samples() {
        return FILES.stream().map(text -> text.getBytes(UTF_8)).toList();
    }

    @Override
    public void read(byte[] input) throws IOException {
        Files.createDirectories(folder);
        Files.write(folder.resolve("ROOT"), input);
        var sessions = new Sessions();
        sessions.contents(folder);
        sessions.theory("Small", "Other", new SearchPath(Optional.of(folder), List.of()));
    }
}
