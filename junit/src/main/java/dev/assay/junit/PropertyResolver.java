package dev.assay.junit;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectNestedClass;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectUniqueId;

import java.lang.reflect.Method;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.junit.platform.commons.support.AnnotationSupport;
import org.junit.platform.commons.support.ReflectionSupport;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.discovery.ClassSelector;
import org.junit.platform.engine.discovery.MethodSelector;
import org.junit.platform.engine.discovery.NestedClassSelector;
import org.junit.platform.engine.discovery.NestedMethodSelector;
import org.junit.platform.engine.discovery.UniqueIdSelector;
import org.junit.platform.engine.support.discovery.SelectorResolver;

/** Finds the classes and properties that are asked for. */
final class PropertyResolver implements SelectorResolver {
    private static final String CLASS = "class";
    private static final String NESTED = "nested-class";
    private static final String PROPERTY = "property";

    private final Predicate<String> classNames;

    PropertyResolver(Predicate<String> classNames) {
        this.classNames = classNames;
    }

    @Override
    public Resolution resolve(ClassSelector selector, Context context) {
        Class<?> type = selector.getJavaClass();
        Class<?> outer = type.getDeclaringClass();
        if (outer != null && !TestClasses.isContainer(type)) {
            return TestClasses.nested(outer).contains(type)
                    ? nested(type, selectClass(outer), context)
                    : Resolution.unresolved();
        }
        if (!TestClasses.isContainer(type) || !classNames.test(type.getName())) {
            return Resolution.unresolved();
        }
        return context.addToParent(parent ->
                        Optional.of(new ClassDescriptor(parent.getUniqueId().append(CLASS, type.getName()), type)))
                .map(descriptor -> Resolution.match(Match.exact(descriptor, members(type, descriptor.getUniqueId()))))
                .orElseGet(Resolution::unresolved);
    }

    @Override
    public Resolution resolve(NestedClassSelector selector, Context context) {
        List<Class<?>> enclosing = selector.getEnclosingClasses();
        Class<?> outer = enclosing.getLast();
        DiscoverySelector parent = enclosing.size() == 1
                ? selectClass(outer)
                : selectNestedClass(enclosing.subList(0, enclosing.size() - 1), outer);
        return nested(selector.getNestedClass(), parent, context);
    }

    private static Resolution nested(Class<?> type, DiscoverySelector outer, Context context) {
        return context.addToParent(
                        () -> outer,
                        parent -> Optional.of(
                                new ClassDescriptor(parent.getUniqueId().append(NESTED, type.getSimpleName()), type)))
                .map(descriptor -> Resolution.match(Match.exact(descriptor, members(type, descriptor.getUniqueId()))))
                .orElseGet(Resolution::unresolved);
    }

    /** What to look at next when the whole class is asked for. */
    private static Supplier<Set<? extends DiscoverySelector>> members(Class<?> type, UniqueId id) {
        return () -> {
            var selectors = new LinkedHashSet<DiscoverySelector>();
            TestClasses.properties(type)
                    .forEach(method -> selectors.add(selectUniqueId(id.append(PROPERTY, name(method)))));
            TestClasses.nested(type)
                    .forEach(each -> selectors.add(selectUniqueId(id.append(NESTED, each.getSimpleName()))));
            return selectors;
        };
    }

    private static String name(Method method) {
        var types = new java.util.StringJoiner(",", method.getName() + "(", ")");
        for (Class<?> type : method.getParameterTypes()) {
            types.add(type.getTypeName());
        }
        return types.toString();
    }

    @Override
    public Resolution resolve(MethodSelector selector, Context context) {
        return property(selector.getJavaMethod(), selectClass(selector.getJavaClass()), context);
    }

    @Override
    public Resolution resolve(NestedMethodSelector selector, Context context) {
        return property(
                selector.getMethod(),
                selectNestedClass(selector.getEnclosingClasses(), selector.getNestedClass()),
                context);
    }

    private static Resolution property(Method method, DiscoverySelector type, Context context) {
        Optional<Race> race = AnnotationSupport.findAnnotation(method, Race.class);
        Optional<Laws> laws = AnnotationSupport.findAnnotation(method, Laws.class);
        if (race.isEmpty()
                && laws.isEmpty()
                && AnnotationSupport.findAnnotation(method, Property.class).isEmpty()) {
            return Resolution.unresolved();
        }
        return context.addToParent(
                        () -> type,
                        parent -> parent instanceof ClassDescriptor container
                                ? Optional.of(descriptor(
                                        parent.getUniqueId().append(PROPERTY, name(method)),
                                        container,
                                        method,
                                        race,
                                        laws))
                                : Optional.empty())
                .map(descriptor -> Resolution.match(Match.exact(descriptor)))
                .orElseGet(Resolution::unresolved);
    }

    private static TestDescriptor descriptor(
            UniqueId id, ClassDescriptor container, Method method, Optional<Race> race, Optional<Laws> laws) {
        if (laws.isPresent()) {
            return new LawsDescriptor(id, container.type(), method, laws.get());
        }
        return race.isPresent()
                ? new RaceDescriptor(id, container.type(), method, race.get())
                : new PropertyDescriptor(id, container, method);
    }

    @Override
    public Resolution resolve(UniqueIdSelector selector, Context context) {
        UniqueId id = selector.getUniqueId();
        UniqueId.Segment last = id.getLastSegment();
        DiscoverySelector outer = selectUniqueId(id.removeLastSegment());
        return switch (last.getType()) {
            case CLASS ->
                ReflectionSupport.tryToLoadClass(last.getValue())
                        .toOptional()
                        .map(type -> resolve(selectClass(type), context))
                        .orElseGet(Resolution::unresolved);
            case NESTED ->
                context.resolve(outer)
                        .filter(ClassDescriptor.class::isInstance)
                        .flatMap(parent -> TestClasses.nested(((ClassDescriptor) parent).type()).stream()
                                .filter(each -> each.getSimpleName().equals(last.getValue()))
                                .findFirst())
                        .map(type -> nested(type, outer, context))
                        .orElseGet(Resolution::unresolved);
            case PROPERTY ->
                context.resolve(outer)
                        .filter(ClassDescriptor.class::isInstance)
                        .flatMap(parent -> TestClasses.properties(((ClassDescriptor) parent).type()).stream()
                                .filter(each -> name(each).equals(last.getValue()))
                                .findFirst())
                        .map(method -> property(method, outer, context))
                        .orElseGet(Resolution::unresolved);
            default -> Resolution.unresolved();
        };
    }
}
