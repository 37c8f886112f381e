package dev.assay.syntax.isabelle.outer;

import dev.assay.logic.proof.Attribute;
import dev.assay.logic.proof.Binding;
import dev.assay.logic.proof.Name;
import dev.assay.logic.proof.Quoted;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** What was read, in one line: the parts that are not empty, without spans and proofs. */
final class Rendering {
    private Rendering() {}

    static String of(Object value) {
        return switch (value) {
            case Name name -> name.text();
            case Quoted inner -> "‹" + inner.text() + "›";
            case Attribute.Words(var words) ->
                words.stream().map(Quoted::text).toList().toString();
            case Optional<?> part -> part.map(Rendering::of).orElse("_");
            case Token token -> token.text();
            case Option option -> option.toString();
            case Enum<?> constant -> constant.name();
            case OptionalInt number -> String.valueOf(number.getAsInt());
            case List<?> list -> list.stream().map(Rendering::of).collect(Collectors.joining(", ", "[", "]"));
            case Map<?, ?> map -> {
                var sorted = new TreeMap<String, String>();
                map.forEach((key, item) -> sorted.put(key.toString(), of(item)));
                yield sorted.toString();
            }
            case Record data -> record(data);
            default -> value.toString();
        };
    }

    private static String record(Record data) {
        List<String> parts = new ArrayList<>();
        for (RecordComponent component : data.getClass().getRecordComponents()) {
            Object value = component(data, component);
            if (!isEmpty(value)) {
                parts.add(value instanceof Boolean ? component.getName() : component.getName() + "=" + of(value));
            }
        }
        return data.getClass().getSimpleName() + "(" + String.join(", ", parts) + ")";
    }

    private static boolean isEmpty(Object value) {
        return value == null
                || value instanceof CommandSpan
                || value instanceof Proof
                || value.equals(false)
                || value.equals(Binding.EMPTY)
                || value.equals(ConstantCommand.Mode.NONE)
                || value.equals(LocaleExpression.EMPTY)
                || value.equals("")
                || value.equals(new Attribute.Words(List.of()))
                || value instanceof List<?> list && list.isEmpty()
                || value instanceof Map<?, ?> map && map.isEmpty()
                || value instanceof OptionalInt number && number.isEmpty();
    }

    private static Object component(Record data, RecordComponent component) {
        try {
            component.getAccessor().setAccessible(true);
            return component.getAccessor().invoke(data);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
