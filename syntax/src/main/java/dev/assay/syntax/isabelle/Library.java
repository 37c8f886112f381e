package dev.assay.syntax.isabelle;

import dev.assay.logic.proof.Name;
import dev.assay.logic.proof.ProofChecker;
import dev.assay.syntax.Source;
import dev.assay.syntax.SyntaxException;
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
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The theories that others import: those of the library, from an image or else read once per process, and those that
 * lie beside a file.
 *
 * <p>Theories that grew apart cannot be joined. So the imports of a theory are read one after the other in an order in
 * which each comes after its own imports, every one on top of all before it; those of the library come first.
 */
public final class Library {
    private static final Library SHARED = new Library();

    /** A theory file with what it imports. */
    private record Unit(String key, TheoryText text, List<String> imports) {}

    /** The theories that are needed, each after what it imports. */
    private static final class Order {
        private final Map<String, Unit> library = new LinkedHashMap<>();
        private final Map<String, Unit> beside = new LinkedHashMap<>();

        /** The place of the last theory that is taken from the image, if there is one. */
        private int stored = -1;

        private final Optional<LibraryImage> image;

        private Order(Optional<LibraryImage> image) {
            this.image = image;
        }

        private List<Unit> units() {
            return Stream.concat(library.values().stream(), beside.values().stream())
                    .toList();
        }
    }

    private final Map<String, Unit> units = new HashMap<>();
    private final IdentityHashMap<Context, Map<List<String>, TheoryDocument>> documents = new IdentityHashMap<>();

    private Library() {}

    /**
     * The theory of the library with that name, as {@code Main} or {@code HOL-Library.Multiset}, with all its commands. It is read
     * from its text; to go on from it, {@link #context} is quicker.
     */
    public static TheoryDocument theory(String name) {
        synchronized (SHARED) {
            return SHARED.document(Context.hol(), SHARED.library(name));
        }
    }

    /** What is known at the end of a theory of the library. */
    public static Context context(String name) {
        synchronized (SHARED) {
            var wanted = new Import(name, null, Optional.empty());
            return SHARED.context(
                    SHARED.order(List.of(name), order -> SHARED.require(wanted, order, new ArrayList<>())));
        }
    }

    /** A theory of the library after all that it imports, each of which has to extend all before it. */
    static List<TheoryDocument> chain(String name) {
        synchronized (SHARED) {
            List<Unit> chain = SHARED.library(name);
            for (int i = 0; i < chain.size(); i++) {
                String last = chain.get(i).key;
                if (SHARED.library(last).size() != i + 1) {
                    throw new IllegalArgumentException("the theory " + last
                            + " of the library does not import, directly or not, all before it; the one before it is "
                            + chain.get(i - 1).key);
                }
            }
            return IntStream.rangeClosed(1, chain.size())
                    .mapToObj(n -> SHARED.document(Context.hol(), chain.subList(0, n)))
                    .toList();
        }
    }

    /** A theory of the library after all that it imports. */
    private List<Unit> library(String name) {
        var order = new Order(Optional.empty());
        require(new Import(name, null, Optional.empty()), order, new ArrayList<>());
        return order.units();
    }

    /** Looked for when something is first taken from it. */
    private final Map<String, Optional<LibraryImage>> images = new HashMap<>();

    private Optional<LibraryImage> image(String end) {
        return images.computeIfAbsent(end, LibraryImage::ofThisBuild);
    }

    /** What is needed, on top of the image that leaves the least of the library to be read; of equals, the first. */
    private Order order(List<String> imports, Consumer<Order> require) {
        List<String> names = imports.stream().map(Library::shortName).toList();
        List<String> ends = LibraryImage.ENDS;
        // To know beforehand which one has all spares reading the texts that the others lack.
        for (String end : ends) {
            Optional<LibraryImage> image = image(end);
            if (image.isPresent() && image.get().theories().containsAll(names)) {
                return required(image, require);
            }
        }
        Order best = required(image(ends.getFirst()), require);
        for (int i = 1; i < ends.size() && !best.library.isEmpty(); i++) {
            Order next = required(image(ends.get(i)), require);
            best = next.library.size() < best.library.size() ? next : best;
        }
        return best;
    }

    private static Order required(Optional<LibraryImage> image, Consumer<Order> require) {
        var order = new Order(image);
        require.accept(order);
        return order;
    }

    private Context context(Order order) {
        Context start = order.stored < 0
                ? Context.hol()
                : order.image
                        .map(stored -> stored.context(stored.theories().get(order.stored)))
                        .orElseThrow();
        List<Unit> rest = order.units();
        return rest.isEmpty() ? start : document(start, rest).context();
    }

    /** Whether the library has a theory of that name. */
    public static boolean contains(String name) {
        return Library.class.getResource(resource(shortName(name))) != null;
    }

    /** Reads a file, and before it what it imports. */
    public static TheoryDocument read(Path file) throws IOException {
        return read(Source.read(file), Optional.ofNullable(file.toAbsolutePath().getParent()));
    }

    /** Reads a file, and before it what it imports; somebody follows the proofs in the file. */
    public static TheoryDocument read(Path file, ProofChecker checker) throws IOException {
        return read(Source.read(file), Optional.ofNullable(file.toAbsolutePath().getParent()), checker);
    }

    /**
     * Reads a theory, and before it what it imports.
     *
     * @param directory where imported theories may lie that the library does not have
     */
    public static TheoryDocument read(Source source, Optional<Path> directory) {
        return read(source, directory, ProofChecker.NONE);
    }

    /** As above; somebody follows the proofs in this theory. */
    public static TheoryDocument read(Source source, Optional<Path> directory, ProofChecker checker) {
        Opened opened = open(source, directory);
        return TheoryReader.read(opened.text, opened.imports.checkedBy(checker));
    }

    /** A theory that is about to be read, with what its imports have. */
    record Opened(TheoryText text, Context imports) {}

    /** Reads what a theory imports. */
    static Opened open(Source source, Optional<Path> directory) {
        TheoryText text = OuterSyntax.read(source);
        synchronized (SHARED) {
            String own = text.header() == null ? "" : text.header().name().text();
            List<Name> imports =
                    text.header() == null ? List.of() : text.header().imports();
            var missing = new LinkedHashMap<Name, OuterError>();
            Order order = SHARED.order(imports.stream().map(Name::text).toList(), wanted -> {
                for (Name name : imports) {
                    try {
                        SHARED.require(new Import(name.text(), name, directory), wanted, new ArrayList<>(List.of(own)));
                    } catch (SyntaxException e) {
                        missing.put(
                                name,
                                new OuterError(String.valueOf(e.getMessage()), source, source.offset(name.position())));
                    }
                }
            });
            Context context = SHARED.context(order);
            var errors = new ArrayList<>(missing.values());
            errors.addAll(text.errors());
            return new Opened(new TheoryText(text.header(), text.commands(), errors), context);
        }
    }

    /** A name after {@code imports}; the written name is absent for what a program asks for. */
    private record Import(String name, @Nullable Name written, Optional<Path> directory) {
        SyntaxException refused(String sentence) {
            return new SyntaxException(written == null ? dev.assay.logic.Position.NONE : written.position(), sentence);
        }
    }

    /** Adds a theory after all that it imports. */
    private void require(Import wanted, Order order, List<String> path) {
        String name = shortName(wanted.name);
        if (name.equals("Pure")) {
            return;
        }
        if (path.contains(name)) {
            throw wanted.refused("the theory " + name + " imports itself: " + String.join(" → ", path) + " → " + name);
        }
        Optional<Path> beside =
                wanted.directory.map(d -> d.resolve(wanted.name + ".thy")).filter(Files::isRegularFile);
        int stored = beside.isPresent()
                ? -1
                : order.image.map(i -> i.theories().indexOf(name)).orElse(-1);
        if (stored >= 0) {
            order.stored = Math.max(order.stored, stored);
            return;
        }
        Map<String, Unit> group = beside.isPresent() ? order.beside : order.library;
        String key = beside.map(Path::toString).orElse(name);
        if (group.containsKey(key)) {
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
        group.put(key, unit);
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

    private TheoryDocument document(Context start, List<Unit> order) {
        List<String> keys = order.stream().map(Unit::key).toList();
        var onTop = documents.computeIfAbsent(start, _ -> new HashMap<>());
        TheoryDocument known = onTop.get(keys);
        if (known == null) {
            Unit last = order.getLast();
            Context before = order.size() == 1
                    ? start
                    : document(start, order.subList(0, order.size() - 1)).context();
            if (last.key.equals("Set")) {
                before = before.with(KernelSets.add(before.theory()));
            }
            // A theory beside the file has the name of its file as a key.
            boolean isLibrary = contains(last.key);
            TheoryDocument read = TheoryReader.read(last.text, before.ofLibrary(isLibrary));
            known = isLibrary ? read.with(MissingConstants.after(last.key, read.context())) : read;
            onTop.put(keys, known);
        }
        return known;
    }
}
