package dev.assay.app.check;

import dev.assay.logic.proof.Quoted;
import dev.assay.syntax.SyntaxException;
import dev.assay.test.query.ArgumentMode;
import java.util.ArrayList;
import java.util.List;

/** Reads modes as {@code i => o * i => bool}. */
final class ModeText {
    private final Quoted inner;
    private final String text;
    private int next;

    private ModeText(Quoted inner) {
        this.inner = inner;
        this.text = inner.text()
                .replace("\\<Rightarrow>", "=>")
                .replace("⇒", "=>")
                .replace("\\<times>", "*")
                .replace("×", "*")
                .replaceAll("\\s+", "");
    }

    static List<ArgumentMode> read(Quoted inner) {
        var reader = new ModeText(inner);
        var result = new ArrayList<ArgumentMode>();
        while (!reader.accept("bool")) {
            result.add(reader.product().simple());
            reader.expect("=>");
        }
        if (reader.next < reader.text.length()) {
            throw reader.wrong();
        }
        return result;
    }

    private ArgumentMode product() {
        ArgumentMode left = atom();
        return accept("*") ? new ArgumentMode.Pair(left, product()) : left;
    }

    private ArgumentMode atom() {
        if (accept("i")) {
            return new ArgumentMode.Input();
        }
        if (accept("o")) {
            return new ArgumentMode.Output();
        }
        expect("(");
        ArgumentMode inside = product();
        if (accept("=>")) {
            // A predicate as an argument is given, whatever is asked of it.
            predicate();
            inside = new ArgumentMode.Input();
        }
        expect(")");
        return inside;
    }

    private void predicate() {
        while (!accept("bool")) {
            var _ = product();
            expect("=>");
        }
    }

    private boolean accept(String sign) {
        if (text.startsWith(sign, next)) {
            next += sign.length();
            return true;
        }
        return false;
    }

    private void expect(String sign) {
        if (!accept(sign)) {
            throw wrong();
        }
    }

    private SyntaxException wrong() {
        return new SyntaxException(
                inner.position(), "'" + inner.text() + "' is no mode; a mode is written like i => o => bool");
    }
}
