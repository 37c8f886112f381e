package dev.assay.rank.task;

import dev.assay.property.Gen;
import dev.assay.property.Gens;
import dev.assay.property.Property;
import dev.assay.rank.Call;
import dev.assay.rank.Specification;
import dev.assay.rank.isolation.Limits;
import dev.assay.rank.isolation.Responders;
import dev.assay.rank.program.Program;
import dev.assay.rank.value.Conversion;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Makes a task of a folder. */
public final class TaskReader {
    private static final int QUIET = 1000;

    private final Path folder;
    private final TaskSettings settings;
    private final Map<String, byte[]> shared = new HashMap<>();

    private TaskReader(Path folder, TaskSettings settings) {
        this.folder = folder;
        this.settings = settings;
    }

    /** Throws {@link TaskException} if something is wrong with the folder; a submission that is broken is no such thing. */
    public static Task read(Path folder, TaskSettings settings) {
        return new TaskReader(folder, settings).task();
    }

    private Task task() {
        for (String each : settings.list("shared")) {
            shared.putAll(TeacherCode.compile(folder, each, shared, ""));
        }
        var code = new TeacherCode(folder, shared);
        Optional<String> model = settings.text("model");
        if (model.isEmpty() && settings.text("property").isEmpty()) {
            throw new TaskException(folder + ": neither a model answer nor a property says what is right;"
                    + " give --model or --property, or name one in " + TaskSettings.FILE);
        }
        List<Method> modelMethods = model.filter(TaskReader::isJava)
                .map(name -> code.classes(name).stream()
                        .flatMap(type -> List.of(type.getDeclaredMethods()).stream())
                        .filter(method -> !Modifier.isPrivate(method.getModifiers()) && !method.isSynthetic())
                        .toList())
                .orElse(List.of());
        List<String> functions = functions(modelMethods);
        var submissions = new Submissions(folder, settings, shared);
        var programs = new ArrayList<Program>();
        model.ifPresent(name -> programs.add(submissions.model(name)));
        programs.addAll(submissions.all());
        if (programs.size() == (model.isPresent() ? 1 : 0)) {
            throw new TaskException(submissions.place() + ": there is no program to be ranked");
        }
        return new Task(
                folder,
                functions,
                List.copyOf(programs),
                model.isPresent(),
                Map.copyOf(shared),
                generator(code, functions, modelMethods),
                specification(code),
                format(functions),
                Limits.USUAL
                        .withTime(Duration.ofMillis((long) (1000 * settings.positive("time", 1))))
                        .withMegabytes((int) settings.positive("memory", Limits.USUAL.megabytes())),
                (int) settings.positive("quiet", QUIET),
                settings);
    }

    private static boolean isJava(String name) {
        return name.endsWith(".java") || name.endsWith(".class");
    }

    /** Those named, or else what the model offers to everybody. */
    private List<String> functions(List<Method> modelMethods) {
        List<String> named = settings.list("functions");
        if (!named.isEmpty()) {
            return named;
        }
        Set<String> found = new LinkedHashSet<>();
        modelMethods.stream()
                .filter(method -> Modifier.isPublic(method.getModifiers())
                        && Modifier.isPublic(method.getDeclaringClass().getModifiers()))
                .forEach(method -> found.add(method.getName()));
        if (found.isEmpty()) {
            throw new TaskException(
                    settings.place("functions") + ": 'functions' has to name what the programs compute");
        }
        return found.stream().sorted().toList();
    }

    private Gen<Call> generator(TeacherCode code, List<String> functions, List<Method> modelMethods) {
        Optional<String> name = settings.text("generator");
        if (name.isEmpty()) {
            return fromParameters(functions, modelMethods);
        }
        String text = name.get();
        Gen<?> values = isJava(text)
                ? code.generator(text)
                : BuiltInGenerators.named(text)
                        .orElseThrow(() -> new TaskException(settings.place("generator") + ": there is no generator '"
                                + text + "', only sources in Java and " + BuiltInGenerators.NAMES));
        String function = functions.getFirst();
        int parameters = modelMethods.stream()
                .filter(method -> method.getName().equals(function))
                .findFirst()
                .map(Method::getParameterCount)
                .orElse(1);
        // A generator by name makes one argument, so a function of several gets several values of it.
        if (!isJava(text) && parameters > 1) {
            return values.list(parameters, parameters).map(each -> Call.of(function, each.toArray()));
        }
        return values.map(
                value -> value instanceof Call call ? call : new Call(function, List.of(Conversion.toJson(value))));
    }

    /** Any arguments of the types that the model takes. */
    private Gen<Call> fromParameters(List<String> functions, List<Method> methods) {
        var calls = new ArrayList<Gen<? extends Call>>();
        for (String function : functions) {
            Method method = methods.stream()
                    .filter(each -> each.getName().equals(function))
                    .findFirst()
                    .orElseThrow(() -> new TaskException(settings.place("generator")
                            + ": without a generator the model has to be in Java and to have a method '" + function
                            + "', whose parameters tell what to draw"));
            var gens = new ArrayList<Gen<?>>();
            for (AnnotatedType type : method.getAnnotatedParameterTypes()) {
                try {
                    gens.add(Property.derive(type, TaskReader::plainText));
                } catch (IllegalArgumentException e) {
                    throw new TaskException(settings.place("generator") + ": no generator for the parameters of "
                            + function + ": " + e.getMessage());
                }
            }
            calls.add(Gens.composed(choices -> Call.of(
                    function,
                    gens.stream().map(gen -> (Object) choices.draw(gen)).toArray())));
        }
        return Gens.oneOf(calls);
    }

    /** Without characters that some languages count as one and others as two. */
    private static @Nullable Gen<?> plainText(Class<?> type, AnnotatedElement annotations) {
        return type == String.class && annotations.getAnnotations().length == 0
                ? Gens.chars().list().map(TaskReader::text)
                : null;
    }

    private static String text(List<Character> characters) {
        var text = new StringBuilder();
        characters.forEach(text::append);
        return text.toString();
    }

    private Specification specification(TeacherCode code) {
        Optional<String> property = settings.text("property");
        if (property.isPresent()) {
            return WrittenSpecification.property(
                    code.methods(property.get()), folder.resolve(property.get()).toString());
        }
        String equivalence = settings.text("equivalence").orElse("equal");
        return isJava(equivalence)
                ? WrittenSpecification.equivalence(
                        code.methods(equivalence), folder.resolve(equivalence).toString())
                : WrittenSpecification.named(equivalence)
                        .orElseThrow(() -> new TaskException(settings.place("equivalence")
                                + ": there is no equivalence '" + equivalence + "', only sources in Java and "
                                + WrittenSpecification.EQUIVALENCES));
    }

    private Responders.Format format(List<String> functions) {
        String standard = functions.size() == 1 ? "arguments" : "json";
        String name = settings.text("format").orElse(standard);
        for (Responders.Format each : Responders.Format.values()) {
            if (each.name().toLowerCase(Locale.ROOT).equals(name)) {
                return each;
            }
        }
        throw new TaskException(
                settings.place("format") + ": there is no format '" + name + "', only json, arguments, raw");
    }
}
