package dev.assay.app.options;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import dev.assay.app.cli.Session;
import java.io.PrintWriter;
import picocli.CommandLine.Option;

/** {@code --json}: standard output holds one object per line and nothing else. */
public final class JsonLines {
    @Option(names = "--json", description = "Print one JSON object per line and nothing else.")
    private boolean wanted;

    public boolean wanted() {
        return wanted;
    }

    /** One line holding the components of {@code row}, nulls included. */
    public void print(PrintWriter out, Record row) {
        out.println(Writer.GSON.toJson(row));
    }

    /** Something that is wrong with what was asked: an object of its own here, otherwise a line of standard error. */
    public void complain(Session session, String sentence) {
        if (wanted) {
            print(session.out(), new Complaint(sentence));
        } else {
            session.err().println(sentence);
        }
    }

    /** A remark about what was read. */
    public void note(Session session, String sentence) {
        if (wanted) {
            print(session.out(), new Note(sentence));
        } else {
            session.err().println(sentence);
        }
    }

    private record Complaint(String complaint) {}

    private record Note(String note) {}

    /** A complaint as a line of JSON. */
    public static String complaint(String sentence) {
        return Writer.GSON.toJson(new Complaint(sentence));
    }

    /** Loaded only when something is written. */
    private static final class Writer {
        static final Gson GSON =
                new GsonBuilder().serializeNulls().disableHtmlEscaping().create();
    }
}
