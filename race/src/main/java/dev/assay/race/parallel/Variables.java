package dev.assay.race.parallel;

import dev.assay.property.state.Command;
import dev.assay.property.state.Step;
import dev.assay.property.state.Var;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The variables that a command uses, found in the components of its record. */
final class Variables {
    private final Set<Var<?>> found = new LinkedHashSet<>();

    private Variables() {}

    static Set<Var<?>> usedBy(Step<?, ?, ?> step) {
        var variables = new Variables();
        variables.look(step.command());
        return variables.found;
    }

    /** The step with another variable in the place of one that it uses; itself if its command does not have it as a component. */
    static <M, S, R> Step<M, S, R> replaced(Step<M, S, R> step, Var<?> variable, Var<?> replacement) {
        if (!(step.command() instanceof Record record) || !usedBy(step).contains(variable)) {
            return step;
        }
        RecordComponent[] components = record.getClass().getRecordComponents();
        var types = new Class<?>[components.length];
        var values = new @Nullable Object[components.length];
        for (int i = 0; i < components.length; i++) {
            types[i] = components[i].getType();
            Object value = component(record, components[i]);
            values[i] = variable.equals(value) ? replacement : value;
        }
        try {
            Constructor<?> constructor = record.getClass().getDeclaredConstructor(types);
            constructor.setAccessible(true);
            @SuppressWarnings("unchecked") // It is made by the constructor of the same command.
            var command = (Command<M, S, R>) constructor.newInstance(values);
            return new Step<>(step.answer(), command);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot make another " + record, e);
        }
    }

    private void look(@Nullable Object value) {
        switch (value) {
            case Var<?> variable -> found.add(variable);
            case Record record -> {
                for (RecordComponent component : record.getClass().getRecordComponents()) {
                    look(component(record, component));
                }
            }
            case Iterable<?> values -> values.forEach(this::look);
            case Optional<?> optional -> optional.ifPresent(this::look);
            case Map<?, ?> map ->
                map.forEach((key, each) -> {
                    look(key);
                    look(each);
                });
            case null, default -> {}
        }
    }

    private static @Nullable Object component(Record record, RecordComponent component) {
        try {
            component.getAccessor().setAccessible(true);
            return component.getAccessor().invoke(record);
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new IllegalStateException("cannot read " + component + " of " + record, e);
        }
    }
}
