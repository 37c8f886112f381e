package dev.assay.syntax.isabelle;

import dev.assay.syntax.Source;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.isabelle.outer.Name;
import dev.assay.syntax.isabelle.outer.OuterError;
import dev.assay.syntax.isabelle.outer.OuterSyntax;
import dev.assay.syntax.isabelle.outer.TheoryText;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The theories that others import: those of the library, read once per process, and those that lie beside a file.
 *
 * <p>Theories that grew apart cannot be joined. So the imports of a theory are read one after the other in an order in
 * which each comes after its own imports, every one on top of all before it.
 */
public final class Library {
    private static final Library SHARED = new Library();

    /** A theory file with what it imports. */
    private record Unit(String key, TheoryText text, List<String> imports) {}

    private final Map<String, Unit> units = new HashMap<>();
    private final Map<List<String>, TheoryDocument> documents = new HashMap<>();

    private Library() {}

    /** The theory of the library with that name, as {@code Main} or {@code HOL-Library.Multiset}. */
    public static TheoryDocument theory(String name) {
        synchronized (SHARED) {
            var order = new LinkedHashMap<String, Unit>();
            SHARED.require(new Import(name, null, Optional.empty()), order, new ArrayList<>());
            return SHARED.document(List.copyOf(order.values()));
        }
    }

    /** Whether the library has a theory of that name. */
    public static boolean contains(String name) {
        return Library.class.getResource(resource(shortName(name))) != null;
    }

    /** Reads a file, and before it what it imports. */
    public static TheoryDocument read(Path file) throws IOException {
        return read(Source.read(file), Optional.ofNullable(file.toAbsolutePath().getParent()));
    }

    /**
     * Reads a theory, and before it what it imports.
     *
     * @param directory where imported theories may lie that the library does not have
     */
    public static TheoryDocument read(Source source, Optional<Path> directory) {
        TheoryText text = OuterSyntax.read(source);
        synchronized (SHARED) {
            var order = new LinkedHashMap<String, Unit>();
            String own = text.header() == null ? "" : text.header().name().text();
            var path = new ArrayList<>(List.of(own));
            List<Name> imports =
                    text.header() == null ? List.of() : text.header().imports();
            var missing = new ArrayList<OuterError>();
            for (Name name : imports) {
                try {
                    SHARED.require(new Import(name.text(), name, directory), order, path);
                } catch (SyntaxException e) {
                    missing.add(new OuterError(String.valueOf(e.getMessage()), source, name.offset()));
                }
            }
            Context context = order.isEmpty()
                    ? Context.HOL
                    : SHARED.document(List.copyOf(order.values())).context();
            missing.addAll(text.errors());
            return TheoryReader.read(new TheoryText(text.header(), text.commands(), missing), context);
        }
    }

    /** A name after {@code imports}; the written name is absent for what a program asks for. */
    private record Import(
            String name, @org.jspecify.annotations.Nullable Name written, Optional<Path> directory) {
        SyntaxException refused(String sentence) {
            return new SyntaxException(written == null ? dev.assay.logic.Position.NONE : written.position(), sentence);
        }
    }

    /** Adds a theory after all that it imports. */
    private void require(Import wanted, Map<String, Unit> order, List<String> path) {
        String name = shortName(wanted.name);
        if (name.equals("Pure")) {
            return;
        }
        if (path.contains(name)) {
            throw wanted.refused("the theory " + name + " imports itself: " + String.join(" → ", path) + " → " + name);
        }
        Optional<Path> beside =
                wanted.directory.map(d -> d.resolve(wanted.name + ".thy")).filter(Files::isRegularFile);
        String key = beside.map(Path::toString).orElse(name);
        if (order.containsKey(key)) {
            return;
        }
        Unit unit = units.get(key);
        if (unit == null) {
            TheoryText text = OuterSyntax.read(source(wanted, name, beside));
            List<String> imports = text.header() == null
                    ? List.of()
                    : text.header().imports().stream().map(Name::text).toList();
            unit = new Unit(key, text, imports);
            units.put(key, unit);
        }
        path.add(name);
        Optional<Path> directory = beside.map(Path::getParent);
        List<Name> names =
                unit.text.header() == null ? List.of() : unit.text.header().imports();
        for (Name imported : names) {
            require(new Import(imported.text(), imported, directory), order, path);
        }
        path.removeLast();
        order.put(key, unit);
    }

    private static Source source(Import wanted, String name, Optional<Path> beside) {
        try {
            if (beside.isPresent()) {
                return Source.read(beside.get());
            }
            try (InputStream stream = Library.class.getResourceAsStream(resource(name))) {
                if (stream == null) {
                    throw wanted.refused(
                            "there is no theory " + wanted.name + ", neither beside this file nor in the library");
                }
                return new Source(name + ".thy", new String(stream.readAllBytes(), StandardCharsets.UTF_8));
            }
        } catch (IOException e) {
            throw wanted.refused("theory " + wanted.name + " cannot be read: " + e.getMessage());
        }
    }

    private static String resource(String name) {
        return "/dev/assay/library/" + name + ".thy";
    }

    /** The name without its session or directory. */
    private static String shortName(String name) {
        String file = name.substring(name.lastIndexOf('/') + 1);
        return file.substring(file.lastIndexOf('.') + 1);
    }

    private TheoryDocument document(List<Unit> order) {
        List<String> keys = order.stream().map(Unit::key).toList();
        TheoryDocument known = documents.get(keys);
        if (known == null) {
            Unit last = order.getLast();
            Context before = order.size() == 1
                    ? Context.HOL
                    : document(order.subList(0, order.size() - 1)).context();
            if (last.key.equals("Set")) {
                before = before.with(KernelSets.add(before.theory()));
            }
            known = TheoryReader.read(last.text, before);
            documents.put(keys, known);
        }
        return known;
    }
}
