package dev.assay.prove.isar;

import dev.assay.syntax.isabelle.outer.CommandSpan;
import dev.assay.syntax.isabelle.outer.MethodText;
import dev.assay.syntax.isabelle.outer.Name;
import java.util.List;

/** Methods that a text means without naming them. */
final class MethodTexts {
    private MethodTexts() {}

    static MethodText.Named named(String method, CommandSpan at) {
        var none = new CommandSpan(at.source(), at.word(), at.kind(), List.of(), List.of(), at.end());
        return new MethodText.Named(
                new Name(method, at.source(), at.start()), List.of(new MethodText.Section("", "", none)));
    }
}
