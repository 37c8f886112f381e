package dev.assay.syntax.isabelle;

import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.logic.proof.Attribute;
import dev.assay.logic.proof.Binding;
import dev.assay.logic.proof.FactReference;
import dev.assay.logic.proof.Proposition;
import dev.assay.logic.proof.Quoted;
import dev.assay.logic.proof.WrittenNotation;
import dev.assay.syntax.Note;
import dev.assay.syntax.isabelle.outer.Command;
import dev.assay.syntax.isabelle.outer.CommandSpan;
import dev.assay.syntax.isabelle.outer.ConstantCommand;
import dev.assay.syntax.isabelle.outer.Proof;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Which texts of a command were read: a term or a type that no reader has looked at is not passed over in silence. */
final class TextsRead implements Listener {
    private final Listener next;
    private final Set<Position> read = new HashSet<>();

    TextsRead(Listener next) {
        this.next = next;
    }

    @Override
    public void note(Note note) {
        next.note(note);
    }

    @Override
    public void text(Position start) {
        read.add(start);
        next.text(start);
    }

    @Override
    public void term(Position start, Term term) {
        next.term(start, term);
    }

    @Override
    public void type(Position start, Type type) {
        next.type(start, type);
    }

    /** A text of the command that was not read; what was read before is forgotten. */
    Optional<Quoted> unread(Command command) {
        var texts = new ArrayList<Quoted>();
        collect(command, texts);
        Optional<Quoted> result =
                texts.stream().filter(text -> !read.contains(text.position())).findFirst();
        read.clear();
        return result;
    }

    /** The terms and types in the tree of a command; those in proofs and about facts are checked by the kernel. */
    private static void collect(Object part, List<Quoted> texts) {
        switch (part) {
            case Quoted text -> texts.add(text);
            case CommandSpan _, Proof _, FactReference _, Binding _, Attribute _, WrittenNotation _ -> {}
            // A pattern only gives names to parts of what is stated; a statement that uses one has a schematic
            // variable.
            case Proposition proposition -> texts.add(proposition.term());
            case ConstantCommand.Termination _ -> {}
            case Collection<?> parts -> parts.forEach(p -> collect(p, texts));
            case Map<?, ?> parts -> parts.values().forEach(p -> collect(p, texts));
            case Record tree -> {
                for (RecordComponent component : tree.getClass().getRecordComponents()) {
                    Object child = value(component, tree);
                    if (child != null) {
                        collect(child, texts);
                    }
                }
            }
            default -> {}
        }
    }

    private static Object value(RecordComponent component, Record tree) {
        try {
            return component.getAccessor().invoke(tree);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(component + " cannot be looked at", e);
        }
    }
}
