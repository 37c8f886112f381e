package dev.assay.syntax.isabelle;

import dev.assay.judge.Digest;
import dev.assay.logic.Position;
import dev.assay.logic.proof.Name;
import dev.assay.logic.proof.ProofChecker;
import dev.assay.syntax.Source;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.isabelle.outer.OuterError;
import dev.assay.syntax.isabelle.outer.OuterSyntax;
import dev.assay.syntax.isabelle.outer.TheoryText;
import dev.assay.syntax.isabelle.session.SearchPath;
import dev.assay.syntax.isabelle.session.Sessions;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The theories that others import: those of the library, from an image or else read once per process, and those that
 * lie beside a file or in a session that can be found from there.
 *
 * <p>Theories that grew apart cannot be joined. So the imports of a theory are read one after the other in an order in
 * which each comes after its own imports, every one on top of all before it; those of the library come first. A theory of the
 * user still sees only the names and the notation of what it imports.
 */
public final class Library {
    private static final Library SHARED = new Library();

    /**
     * A theory file.
     *
     * @param key the name of a theory of the library, or the file of another one
     * @param version what else decides what it says: its text, and what it lacks
     * @param missing why something that it imports, directly or not, could not be had
     * @param imports the keys of all theories that it imports, directly or not, and that are not of the library, in its own order
     */
    private record Unit(
            String key,
            String version,
            TheoryText text,
            SearchPath from,
            Optional<MissingImport> missing,
            List<String> imports) {
        String id() {
            return key + "\n" + version;
        }
    }

    /** The theories that are needed, each after what it imports. */
    private static final class Order {
        private final Map<String, Unit> library = new LinkedHashMap<>();
        private final Map<String, Unit> beside = new LinkedHashMap<>();

        /** The place of the last theory that is taken from the image, if there is one. */
        private int stored = -1;

        private final Optional<LibraryImage> image;

        /** Theories that cannot be imported together with the others, each with the reason. */
        private final Map<String, String> refused;

        private Order(Optional<LibraryImage> image, Map<String, String> refused) {
            this.image = image;
            this.refused = refused;
        }

        private List<Unit> units() {
            return Stream.concat(library.values().stream(), beside.values().stream())
                    .toList();
        }
    }

    /** The text of a file when it was last read. */
    private record FileText(Source written, TheoryText read) {
        boolean is(Source source) {
            return written.text().equals(source.text()) && written.file().equals(source.file());
        }
    }

    private final Sessions sessions = new Sessions();
    private final Map<String, TheoryText> texts = new HashMap<>();
    private final Map<Path, FileText> files = new HashMap<>();
    /** A theory as it was read: from where on, with the names and notation of its own imports only. */
    private record ReadTheory(TheoryDocument document, Context before, Context after, Context all) {}

    private final IdentityHashMap<Context, Map<List<String>, ReadTheory>> documents = new IdentityHashMap<>();

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
            return SHARED.context(SHARED.order(
                    List.of(name), Map.of(), order -> SHARED.require(Import.of(name), order, new ArrayList<>())));
        }
    }

    /** A theory of the library after all that it imports, each of which has to extend all before it. */
    public static List<TheoryDocument> chain(String name) {
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

    /**
     * Reads a theory of the library, and before it all that it imports, from their texts, where the checker follows every proof: what is
     * proved is a theorem for all that comes after, and what is not is on trust.
     *
     * @param read gets each theory as soon as it is read
     */
    public static void prove(String name, ProofChecker checker, Consumer<TheoryDocument> read) {
        synchronized (SHARED) {
            Context context = Context.hol();
            for (Unit unit : SHARED.library(name)) {
                TheoryDocument document = theory(unit.key, unit.text, context, checker);
                read.accept(document);
                context = document.context();
            }
        }
    }

    /**
     * Reads a text as a theory of the library, whose proofs the checker follows, on top of what the library has it import. Of that, lemmas
     * are on trust.
     */
    public static TheoryDocument prove(Source source, ProofChecker checker) {
        TheoryText text = OuterSyntax.read(source);
        List<String> names = imports(text).stream().map(Name::text).toList();
        synchronized (SHARED) {
            Order order = SHARED.order(
                    names, Map.of(), o -> names.forEach(name -> SHARED.require(Import.of(name), o, new ArrayList<>())));
            String own = text.header() == null ? "" : text.header().name().text();
            return theory(own, text, SHARED.context(order), checker);
        }
    }

    /** All theories of the library, each after what it imports. */
    public static List<String> theories() {
        synchronized (SHARED) {
            return files().stream()
                    .flatMap(name -> SHARED.library(name).stream())
                    .map(Unit::key)
                    .distinct()
                    .toList();
        }
    }

    /** A theory of the library after all that it imports. */
    public static List<String> theories(String last) {
        synchronized (SHARED) {
            return SHARED.library(last).stream().map(Unit::key).toList();
        }
    }

    /** What a theory of the library imports itself. */
    public static List<String> imports(String theory) {
        return imports(OuterSyntax.read(source(theory))).stream()
                .map(Name::text)
                .filter(Library::contains)
                .toList();
    }

    private static List<String> files() {
        URL main =
                Objects.requireNonNull(Library.class.getResource(resource("Main")), "the library has no theory Main");
        try {
            if (!main.getProtocol().equals("jar")) {
                return files(Path.of(main.toURI()).resolveSibling(""));
            }
            String jar = main.toString().replaceFirst("!.*", "");
            try (FileSystem inside = FileSystems.newFileSystem(Path.of(URI.create(jar.substring("jar:".length()))))) {
                return files(inside.getPath("/dev/assay/library"));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static List<String> files(Path directory) throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.map(file -> String.valueOf(file.getFileName()))
                    .filter(name -> name.endsWith(".thy"))
                    .map(name -> name.substring(0, name.length() - ".thy".length()))
                    .sorted()
                    .toList();
        }
    }

    /** The text of a theory of the library. */
    public static Source source(String name) {
        return written(Import.of(name), shortName(name));
    }

    /** A theory of the library on top of all that it imports. */
    private static TheoryDocument theory(String name, TheoryText text, Context imports, ProofChecker checker) {
        Context before = name.equals("Set") ? imports.with(KernelSets.add(imports.theory())) : imports;
        TheoryDocument read = TheoryReader.read(text, before.ofLibrary(true).checkedBy(checker));
        return read.with(MissingConstants.after(name, read.context()));
    }

    /** A theory of the library after all that it imports. */
    private List<Unit> library(String name) {
        var order = new Order(Optional.empty(), Map.of());
        require(Import.of(name), order, new ArrayList<>());
        return order.units();
    }

    /** Looked for when something is first taken from it. */
    private final Map<String, Optional<LibraryImage>> images = new HashMap<>();

    private Optional<LibraryImage> image(String end) {
        return images.computeIfAbsent(end, LibraryImage::ofThisBuild);
    }

    /** What is needed, on top of the image that leaves the least of the library to be read; of equals, the first. */
    private Order order(List<String> imports, Map<String, String> refused, Consumer<Order> require) {
        List<String> names = imports.stream().map(Library::shortName).toList();
        List<String> ends = LibraryImage.ENDS;
        // To know beforehand which one has all spares reading the texts that the others lack.
        for (String end : ends) {
            Optional<LibraryImage> image = image(end);
            if (image.isPresent() && image.get().theories().containsAll(names)) {
                return required(image, refused, require);
            }
        }
        Order best = required(image(ends.getFirst()), refused, require);
        for (int i = 1; i < ends.size() && !best.library.isEmpty(); i++) {
            Order next = required(image(ends.get(i)), refused, require);
            best = next.library.size() < best.library.size() ? next : best;
        }
        return best;
    }

    private static Order required(Optional<LibraryImage> image, Map<String, String> refused, Consumer<Order> require) {
        var order = new Order(image, refused);
        require.accept(order);
        return order;
    }

    private Context context(Order order) {
        List<Unit> rest = order.units();
        return rest.isEmpty() ? start(order) : read(start(order), rest).all;
    }

    private static Context start(Order order) {
        return order.stored < 0
                ? Context.hol()
                : order.image
                        .map(stored -> stored.context(stored.theories().get(order.stored)))
                        .orElseThrow();
    }

    /** Whether the library has a theory of that name. */
    public static boolean contains(String name) {
        return Library.class.getResource(resource(shortName(name))) != null;
    }

    /** The file of an imported theory; none for one of the library, or if there is none. */
    public static Optional<Path> file(String name, SearchPath path) {
        synchronized (SHARED) {
            try {
                return SHARED.file(new Import(name, null, path));
            } catch (SyntaxException missing) {
                return Optional.empty();
            }
        }
    }

    /** Reads a file, and before it what it imports. */
    public static TheoryDocument read(Path file) throws IOException {
        return read(file, List.of(), ProofChecker.NONE);
    }

    /** Reads a file, and before it what it imports; the checker follows the proofs in the file. */
    public static TheoryDocument read(Path file, ProofChecker checker) throws IOException {
        return read(file, List.of(), checker);
    }

    /**
     * Reads a file, and before it what it imports; the checker follows the proofs in the file.
     *
     * @param folders further ones in which sessions and theories may lie
     */
    public static TheoryDocument read(Path file, List<Path> folders, ProofChecker checker) throws IOException {
        return read(Source.read(file), SearchPath.beside(file).with(folders), checker);
    }

    /**
     * Reads a theory, and before it what it imports.
     *
     * @param directory where imported theories may lie that the library does not have
     */
    public static TheoryDocument read(Source source, Optional<Path> directory) {
        return read(source, directory, ProofChecker.NONE);
    }

    /** As above; the checker follows the proofs in this theory. */
    public static TheoryDocument read(Source source, Optional<Path> directory, ProofChecker checker) {
        return read(source, new SearchPath(directory, List.of()), checker);
    }

    /** Reads a theory, and before it what it imports; the checker follows the proofs in this theory. */
    public static TheoryDocument read(Source source, SearchPath path, ProofChecker checker) {
        Opened opened = open(source, path);
        return TheoryReader.read(opened.text, opened.imports.checkedBy(checker)).with(opened.imported);
    }

    /**
     * A theory that is about to be read, with what its imports have.
     *
     * @param imported the theories of the user among them
     */
    record Opened(TheoryText text, Context imports, Imported imported) {}

    /** Reads what a theory imports. */
    static Opened open(Source source, SearchPath path) {
        TheoryText text = OuterSyntax.read(source);
        synchronized (SHARED) {
            String own = text.header() == null ? "" : text.header().name().text();
            String key = absolute(path.folder().orElse(Path.of("")).resolve(own + ".thy"))
                    .toString();
            Joined joined = SHARED.joined(key, text, path);
            Context context = SHARED.context(joined.order).missing(joined.unit.missing);
            return new Opened(joined.unit.text, context, SHARED.imported(joined.order));
        }
    }

    /** A theory, and all that it needs. */
    private record Joined(Order order, Unit unit) {}

    /** What a theory needs, without the theories that cannot be imported together with those before them. */
    private Joined joined(String key, TheoryText text, SearchPath from) {
        var refused = new HashMap<String, String>();
        while (true) {
            Joined joined = joined(key, text, from, Map.copyOf(refused));
            Optional<Conflict> conflict = conflict(joined.order);
            if (conflict.isEmpty()) {
                return joined;
            }
            refused.put(conflict.get().theory, conflict.get().sentence);
        }
    }

    private Joined joined(String key, TheoryText text, SearchPath from, Map<String, String> refused) {
        var units = new IdentityHashMap<Order, Unit>();
        List<String> names = imports(text).stream().map(Name::text).toList();
        Order order =
                order(names, refused, o -> units.put(o, unit(key, "", text, from, o, new ArrayList<>(List.of(key)))));
        return new Joined(order, Objects.requireNonNull(units.get(order)));
    }

    /** Says that what is imported is, or needs, a theory that cannot be imported together with others. */
    private static final class ConflictException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        ConflictException(String sentence) {
            super(sentence);
        }
    }

    /** A theory that cannot be imported together with others, and the reason. */
    private record Conflict(String theory, String sentence) {}

    /**
     * The first theory that is understood on top of its own imports, and not on top of all theories before it: both define the same
     * constant for the same type, as two orders of pairs do. Its facts would speak of the other definition.
     */
    private Optional<Conflict> conflict(Order order) {
        List<Unit> units = order.units();
        for (int n = 1; n <= units.size(); n++) {
            Unit unit = units.get(n - 1);
            List<Entry> failures = document(start(order), units.subList(0, n)).failures();
            if (!failures.isEmpty() && failures.size() > failuresAlone(unit)) {
                Entry first = failures.getFirst();
                String sentence = "the theory " + theoryName(unit.key)
                        + " cannot be imported together with the theories before it: " + first;
                return Optional.of(new Conflict(unit.key, sentence));
            }
        }
        return Optional.empty();
    }

    /** How many commands fail on top of nothing but what the theory imports; in the library, none. */
    private int failuresAlone(Unit unit) {
        if (contains(unit.key)) {
            return 0;
        }
        Joined alone = joined(unit.key, unit.text, unit.from, Map.of());
        return TheoryReader.read(unit.text, context(alone.order).missing(alone.unit.missing))
                .failures()
                .size();
    }

    /** What is to be told about the theories that are not of the library. */
    private Imported imported(Order order) {
        List<Unit> units = order.units();
        List<String> problems = IntStream.rangeClosed(order.library.size() + 1, units.size())
                .mapToObj(n -> document(start(order), units.subList(0, n)))
                .flatMap(document -> document.complaints().stream())
                .toList();
        return new Imported(
                problems, Digest.of(order.beside.values().stream().map(Unit::id).collect(Collectors.joining())));
    }

    private static List<Name> imports(TheoryText text) {
        return text.header() == null ? List.of() : text.header().imports();
    }

    /** A name after {@code imports}; the written name is absent for what a program asks for. */
    private record Import(String name, @Nullable Name written, SearchPath path) {
        static Import of(String name) {
            return new Import(name, null, SearchPath.NONE);
        }

        SyntaxException refused(String sentence) {
            return new SyntaxException(written == null ? Position.NONE : written.position(), sentence);
        }
    }

    /** What becomes of a theory when another one imports it: what is missing for it, and the keys of what it brings. */
    private record Brought(Optional<MissingImport> missing, List<String> theories) {
        static final Brought OF_LIBRARY = new Brought(Optional.empty(), List.of());
    }

    /** Adds a theory after all that it imports. */
    private Brought require(Import wanted, Order order, List<String> path) {
        if (wanted.name.equals("Pure")) {
            return Brought.OF_LIBRARY;
        }
        Optional<Path> file = file(wanted);
        String name = shortName(wanted.name);
        String key = file.map(Path::toString).orElse(name);
        if (path.contains(key)) {
            throw wanted.refused("the theory " + name + " imports itself: "
                    + Stream.concat(path.stream().skip(path.indexOf(key)), Stream.of(key))
                            .map(Library::theoryName)
                            .collect(Collectors.joining(" → ")));
        }
        String refused = order.refused.get(key);
        if (refused != null) {
            throw new ConflictException(refused);
        }
        int stored = file.isPresent()
                ? -1
                : order.image.map(i -> i.theories().indexOf(name)).orElse(-1);
        if (stored >= 0) {
            order.stored = Math.max(order.stored, stored);
            return Brought.OF_LIBRARY;
        }
        Map<String, Unit> group = file.isPresent() ? order.beside : order.library;
        Unit known = group.get(key);
        if (known == null) {
            path.add(key);
            try {
                known = file.isPresent()
                        ? unit(wanted, file.get(), order, path)
                        : unit(key, "", text(wanted, name), SearchPath.NONE, order, path);
            } finally {
                path.removeLast();
            }
            group.put(key, known);
        }
        var theories = new ArrayList<>(known.imports);
        if (file.isPresent()) {
            theories.add(key);
        }
        return new Brought(known.missing, theories);
    }

    private Unit unit(Import wanted, Path file, Order order, List<String> path) {
        Path shown = wanted.path.shown(file);
        FileText text = text(wanted, file, shown);
        return unit(file.toString(), Digest.of(text.written.text()), text.read, wanted.path.from(shown), order, path);
    }

    /** A theory after all that it imports has been added; what it lacks is told in its text. */
    private Unit unit(String key, String version, TheoryText text, SearchPath from, Order order, List<String> path) {
        var errors = new ArrayList<OuterError>();
        Optional<MissingImport> missing = Optional.empty();
        var imported = new LinkedHashSet<String>();
        for (Name name : imports(text)) {
            Optional<MissingImport> inherited;
            try {
                Brought brought = require(new Import(name.text(), name, from), order, path);
                inherited = brought.missing;
                imported.addAll(brought.theories);
            } catch (SyntaxException | ConflictException e) {
                // Theories in conflict cannot be joined, but each of them may well have been read.
                boolean isImported = path.size() > 1;
                if (isImported && e instanceof ConflictException || from == SearchPath.NONE && contains(key)) {
                    throw e;
                }
                Source source = Objects.requireNonNull(text.header()).span().source();
                errors.add(new OuterError(String.valueOf(e.getMessage()), source, source.offset(name.position())));
                if (name.text().startsWith("HOL-")) {
                    // Whatever the theory has, it has it on top of Main.
                    require(Import.of("Main"), order, path);
                }
                inherited = Optional.of(MissingImport.of(name));
            }
            missing = missing.isPresent() ? missing : inherited;
        }
        return new Unit(
                key,
                version + errors + missing,
                errors.isEmpty() ? text : text.with(errors),
                from,
                missing,
                List.copyOf(imported));
    }

    /** The file of a theory that is not of the library. */
    private Optional<Path> file(Import wanted) {
        String name = wanted.name;
        int qualifier = name.lastIndexOf('.');
        if (name.indexOf('/') >= 0) {
            return byPath(wanted);
        }
        if (qualifier < 0) {
            Optional<Path> near = sessions.theory(name, wanted.path);
            return near.isPresent() || contains(name)
                    ? near.map(Library::absolute)
                    : Optional.of(sessions.elsewhere(name, wanted.path)
                            .map(Library::absolute)
                            .orElseThrow(() -> wanted.refused(
                                    "there is no theory " + name + ", neither beside this file nor in the library")));
        }
        return bySession(wanted, name.substring(0, qualifier), name.substring(qualifier + 1));
    }

    private Optional<Path> bySession(Import wanted, String session, String theory) {
        if (LibrarySessions.has(session, theory)) {
            return Optional.empty();
        }
        return switch (sessions.theory(session, theory, wanted.path)) {
            case Sessions.Found.File(var path) -> Optional.of(absolute(path));
            case Sessions.Found.Missing _
            when LibrarySessions.has(session) ->
                throw wanted.refused("the library has no theory " + theory + " of the session " + session);
            case Sessions.Found.Missing(var sentence) -> throw wanted.refused(sentence);
        };
    }

    /** Paths into the sources of Isabelle mean theories of the library, those into other archives sessions. */
    private Optional<Path> byPath(Import wanted) {
        Optional<Path> file = wanted.path
                .folder()
                .map(folder -> absolute(folder.resolve(wanted.name + ".thy")))
                .filter(Files::isRegularFile);
        if (file.isPresent()) {
            return file;
        }
        String[] parts = wanted.name.split("/");
        String theory = parts[parts.length - 1];
        String folder = parts[parts.length - 2];
        if (LibrarySessions.has(folder.equals("HOL") ? folder : "HOL-" + folder, theory)) {
            return Optional.empty();
        }
        if (wanted.name.startsWith("$")) {
            return bySession(wanted, folder, theory);
        }
        throw wanted.refused("there is no file " + wanted.name + ".thy");
    }

    private static Path absolute(Path file) {
        return file.toAbsolutePath().normalize();
    }

    private FileText text(Import wanted, Path file, Path shown) {
        try {
            Source source = Source.read(shown);
            FileText known = files.get(file);
            if (known != null && known.is(source)) {
                return known;
            }
            documents
                    .values()
                    .forEach(onTop ->
                            onTop.keySet().removeIf(ids -> ids.stream().anyMatch(id -> id.startsWith(file + "\n"))));
            var text = new FileText(source, OuterSyntax.read(source));
            files.put(file, text);
            return text;
        } catch (IOException e) {
            throw wanted.refused("theory " + wanted.name + " cannot be read: " + e.getMessage());
        }
    }

    private TheoryText text(Import wanted, String name) {
        TheoryText known = texts.get(name);
        if (known == null) {
            known = OuterSyntax.read(written(wanted, name));
            texts.put(name, known);
        }
        return known;
    }

    private static Source written(Import wanted, String name) {
        try (InputStream stream = Library.class.getResourceAsStream(resource(name))) {
            if (stream == null) {
                throw wanted.refused("there is no theory " + wanted.name + " in the library");
            }
            return new Source(name + ".thy", new String(stream.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw wanted.refused("theory " + wanted.name + " cannot be read: " + e.getMessage());
        }
    }

    private static String resource(String name) {
        return "/dev/assay/library/" + name + ".thy";
    }

    /** The theory of a key. */
    private static String theoryName(String key) {
        return shortName(key.replaceFirst("\\.thy$", ""));
    }

    /** The name without its session or directory. */
    private static String shortName(String name) {
        String file = name.substring(name.lastIndexOf('/') + 1);
        return file.substring(file.lastIndexOf('.') + 1);
    }

    private TheoryDocument document(Context start, List<Unit> order) {
        return read(start, order).document;
    }

    /** The last of the theories, on top of those before it. */
    private ReadTheory read(Context start, List<Unit> order) {
        List<String> ids = order.stream().map(Unit::id).toList();
        var onTop = documents.computeIfAbsent(start, _ -> new HashMap<>());
        ReadTheory known = onTop.get(ids);
        if (known == null) {
            Unit last = order.getLast();
            List<Unit> earlier = order.subList(0, order.size() - 1);
            Context all = earlier.isEmpty() ? start : read(start, earlier).all;
            // A theory that is not of the library has its file as a key.
            boolean isLibrary = contains(last.key);
            Context before = isLibrary ? all : seen(start, earlier, all, last.imports);
            TheoryDocument document = isLibrary
                    ? theory(last.key, last.text, all, ProofChecker.NONE)
                    : TheoryReader.read(last.text, before.missing(last.missing));
            Context after = document.context();
            known = new ReadTheory(
                    document,
                    before,
                    after,
                    before == all ? after : after.seeing(all).joined(before, after));
            onTop.put(ids, known);
        }
        return known;
    }

    /**
     * What is known after all of the theories, but only with the names and the notation of those that are imported: a name that several have
     * is that of the last one in the order of these imports, whatever the order in which others need them.
     */
    private Context seen(Context start, List<Unit> units, Context all, List<String> imports) {
        List<String> keys = units.stream().map(Unit::key).toList();
        int library = (int) keys.stream().filter(Library::contains).count();
        int same = 0;
        while (same < imports.size()
                && library + same < keys.size()
                && keys.get(library + same).equals(imports.get(same))) {
            same++;
        }
        if (library + same == keys.size()) {
            return all;
        }
        Context scope = library + same == 0 ? start : read(start, units.subList(0, library + same)).all;
        for (String key : imports.subList(same, imports.size())) {
            ReadTheory read = read(start, units.subList(0, keys.indexOf(key) + 1));
            scope = scope.joined(read.before, read.after);
        }
        return all.seeing(scope);
    }
}
