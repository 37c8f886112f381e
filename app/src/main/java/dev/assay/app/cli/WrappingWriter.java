package dev.assay.app.cli;

import java.io.IOException;
import java.io.Writer;

/** Breaks lines between words where the terminal would break them anywhere. */
public final class WrappingWriter extends Writer {
    private final Writer out;
    private final Terminal terminal;
    private final StringBuilder line = new StringBuilder();

    public WrappingWriter(Writer out, Terminal terminal) {
        this.out = out;
        this.terminal = terminal;
    }

    @Override
    public void write(char[] characters, int start, int length) throws IOException {
        for (int i = start; i < start + length; i++) {
            if (characters[i] == '\n') {
                out.write(String.join("\n", Columns.wrap(line.toString(), terminal.columns())));
                out.write('\n');
                line.setLength(0);
            } else {
                line.append(characters[i]);
            }
        }
    }

    /** What is not yet a line is shown as it is. */
    @Override
    public void flush() throws IOException {
        out.write(line.toString());
        line.setLength(0);
        out.flush();
    }

    @Override
    public void close() throws IOException {
        flush();
        out.close();
    }
}
