package dev.assay.race.instrument;

import dev.assay.property.Property;
import dev.assay.race.memory.Choice;
import dev.assay.race.memory.DataRace;
import dev.assay.race.memory.DataRaces;
import dev.assay.race.memory.JavaMemory;
import dev.assay.race.memory.MemoryModel;
import dev.assay.race.memory.Promises;
import dev.assay.race.schedule.Decision;
import dev.assay.race.schedule.NotControllable;
import dev.assay.race.schedule.Run;
import dev.assay.race.schedule.Schedule;
import dev.assay.race.scheduler.Recording;
import dev.assay.race.scheduler.Scheduler;
import dev.assay.race.scheduler.Strand;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.security.CodeSource;
import java.security.ProtectionDomain;
import java.security.cert.Certificate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Loads the classes of a program anew and instrumented; those of the JDK, of JUnit and of Assay come from the parent.
 * Before each run, classes that have been initialised in an earlier one and whose static fields can change are initialised
 * again.
 */
public final class RaceLoader extends ClassLoader implements Environment {
    private static final List<String> FOREIGN = List.of(
            "java.",
            "javax.",
            "jdk.",
            "sun.",
            "com.sun.",
            "org.junit.",
            "org.opentest4j.",
            "org.apiguardian.",
            "org.jspecify.");

    private final ClassFiles files;
    private final Instrumenter instrumenter;
    private final Places places;
    private final Instrumentation how;
    private final Promises promises;
    private Set<String> trusted = Set.of();
    private volatile boolean spent;
    /** In the order in which they were. */
    private final List<Method> initialised = new ArrayList<>();

    /** The run that is going on, or the last one. */
    private volatile @Nullable Scheduler run;

    private volatile @Nullable DataRaces races;
    private volatile @Nullable JavaMemory memory;

    public RaceLoader(ClassLoader parent, Instrumentation how) {
        this(parent, how, Places.of(how.granularity()), new Promises());
    }

    private RaceLoader(ClassLoader parent, Instrumentation how, Places places, Promises promises) {
        super(parent);
        this.promises = promises;
        // Programs under test say with assert what must hold.
        setDefaultAssertionStatus(true);
        this.places = places;
        this.how = how;
        this.files = new ClassFiles(parent);
        this.instrumenter = new Instrumenter(files, how);
    }

    /** The same program, none of whose classes is initialised; what was learnt of it remains. */
    public RaceLoader fresh() {
        return new RaceLoader(getParent(), how, places, promises);
    }

    /** The same program, with classes that tell what orders their accesses. */
    public RaceLoader observing() {
        return new RaceLoader(getParent(), how.observing(), places, promises);
    }

    /** Whether an initialiser failed, or was cut off: Java never runs it again, so later runs would not be like the first. */
    public boolean isSpent() {
        return spent;
    }

    /** An initialiser of the class did not come to its end. */
    public static void initialiserFailed(Class<?> type) {
        if (type.getClassLoader() instanceof RaceLoader loader) {
            loader.spent = true;
        }
    }

    /** The schedule of a run in which every access was a step, without those that nobody else cares for. */
    public Schedule withoutProbes(Schedule schedule) {
        return new Schedule(
                schedule.decisions().stream()
                        .filter(each -> !(each instanceof Decision.Go go && places.wasOnlyProbed(go.operation())))
                        .toList(),
                schedule.spawns());
    }

    /** In the next run every access is a step, wherever it is, so that it becomes known who shares what. */
    @Override
    public void probe() {
        places.probe();
    }

    /** What threads are known to write, whatever they are about to read. */
    public Promises promises() {
        return promises;
    }

    /** In the runs to come, what this schedule lets threads read is taken to be possible. */
    public void trust(Schedule schedule) {
        trusted = schedule.decisions().stream()
                .filter(Decision.Pick.class::isInstance)
                .map(each -> ((Decision.Pick) each).choice())
                .filter(each -> each.startsWith(Choice.LATER))
                .collect(Collectors.toUnmodifiableSet());
    }

    /** The data races of the last run. */
    public List<DataRace> dataRaces() {
        DataRaces found = races;
        return found == null ? List.of() : found.found();
    }

    /** Whether the last run passed over values that Java's memory model would have let it read. */
    public boolean forgotValues() {
        JavaMemory last = memory;
        return last != null && last.forgot();
    }

    /** The thread, which is not controlled, runs code of the program. */
    void intruded(Thread thread) {
        Scheduler scheduler = run;
        if (scheduler != null) {
            scheduler.intruded(thread);
        }
    }

    /** A failing run ends early, so it shows too little. */
    @Override
    public boolean learn(Run run) {
        return !run.outcome().failed() && places.learn();
    }

    @Override
    public void prepare(Schedule schedule) {
        places.set(schedule.decisions().stream()
                .filter(Decision.Go.class::isInstance)
                .map(each -> ((Decision.Go) each).operation())
                .toList());
    }

    /** With a world of its own. */
    @Override
    public <T> Callable<T> program(Callable<T> body) {
        return () -> {
            Strand root = Strand.current();
            if (root == null) {
                throw new IllegalStateException("a program is run by the scheduler");
            }
            Heap heap = how.followsOrder()
                    ? Heap.of(how.memory() == MemoryModel.JAVA, new JavaMemory(promises, trusted))
                    : null;
            DataRaces found = how.dataRaces() ? new DataRaces() : null;
            root.scheduler().local(World.class, () -> new World(places, heap, found));
            run = root.scheduler();
            races = found;
            if (heap != null) {
                memory = heap.memory();
            }
            // From now on the root is the program's main thread.
            Guest.current();
            Thread.currentThread().setContextClassLoader(this);
            if (found != null) {
                Recording.begin();
            }
            try {
                initialiseAgain();
                T result = body.call();
                Threads.ends(Threads.currentThread());
                return result;
            } finally {
                if (found != null) {
                    Recording.end();
                }
            }
        };
    }

    /** A class that can be initialised again has been initialised; it calls this itself. */
    public static void initialised(Class<?> type) {
        if (type.getClassLoader() instanceof RaceLoader loader) {
            try {
                Method again = type.getDeclaredMethod(Reinitialisation.AGAIN);
                again.setAccessible(true);
                loader.initialised.add(again);
            } catch (NoSuchMethodException e) {
                throw new IllegalStateException("the class " + type + " was not made to be initialised again", e);
            }
        }
    }

    private void initialiseAgain() throws IllegalAccessException {
        for (Method again : List.copyOf(initialised)) {
            try {
                again.invoke(null);
            } catch (InvocationTargetException e) {
                throw new ExceptionInInitializerError(e.getCause());
            }
        }
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (!isProgram(name)) {
            return super.loadClass(name, resolve);
        }
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            return loaded != null ? loaded : findClass(name);
        }
    }

    private boolean isProgram(String name) {
        if (isGuest(name) || isSecondCopy(name)) {
            return true;
        }
        return !isForeign(name) && !isOurs(name);
    }

    /** Whether the class is left as it is. */
    static boolean isForeign(String name) {
        return FOREIGN.stream().anyMatch(name::startsWith);
    }

    private static boolean isGuest(String name) {
        return name.startsWith("dev.assay.race.guest.");
    }

    private static boolean isSecondCopy(String name) {
        return name.startsWith(Names.PREFIX.replace('/', '.'));
    }

    private static boolean isOurs(String name) {
        return name.startsWith("dev.assay.") && (comesWith(Strand.class, name) || comesWith(Property.class, name));
    }

    /** Whether the class file is in the same jar or folder as that of a class of ours. */
    private static boolean comesWith(Class<?> ours, String name) {
        URL own = ours.getResource(ours.getSimpleName() + ".class");
        URL file = ours.getClassLoader().getResource(name.replace('.', '/') + ".class");
        if (own == null || file == null) {
            return false;
        }
        String root = own.toString().replace(ours.getName().replace('.', '/') + ".class", "");
        return file.toString().startsWith(root);
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        String path = name.replace('.', '/');
        boolean copy = isSecondCopy(name);
        byte[] file = bytes(copy ? Names.original(path) : path, name);
        byte[] rewritten;
        try {
            rewritten = copy || isGuest(name) ? instrumenter.library(file) : instrumenter.program(file);
        } catch (RuntimeException e) {
            throw new NotControllable(
                    "the class " + name + " cannot be instrumented, so it cannot be controlled: " + e.getMessage(), e);
        }
        return defineClass(name, rewritten, 0, rewritten.length, copy ? null : domain(path));
    }

    private final Map<String, ProtectionDomain> domains = new ConcurrentHashMap<>();

    /** Where the class comes from, for programs that look for their own files. */
    private @Nullable ProtectionDomain domain(String path) {
        URL file = getParent().getResource(path + ".class");
        if (file == null || !file.toString().endsWith(path + ".class")) {
            return null;
        }
        String root = file.toString()
                .substring(0, file.toString().length() - path.length() - ".class".length())
                .replaceAll("^jar:(.*)!/$", "$1");
        return domains.computeIfAbsent(root, any -> {
            try {
                var source = new CodeSource(URI.create(root).toURL(), (Certificate[]) null);
                return new ProtectionDomain(source, null, this, null);
            } catch (MalformedURLException | IllegalArgumentException e) {
                return new ProtectionDomain(null, null, this, null);
            }
        });
    }

    private byte[] bytes(String path, String name) throws ClassNotFoundException {
        byte @Nullable [] file;
        try {
            file = files.read(path);
        } catch (IOException e) {
            throw new ClassNotFoundException("the class " + name + " cannot be read", e);
        }
        if (file == null) {
            throw new ClassNotFoundException(name);
        }
        return file;
    }
}
