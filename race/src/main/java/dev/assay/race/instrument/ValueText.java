package dev.assay.race.instrument;

import org.jspecify.annotations.Nullable;

/** A value in a story: objects of the program are not asked, for what they do would be a part of the run. */
final class ValueText {
    private static final int LONGEST = 40;

    private ValueText() {}

    static String of(World world, @Nullable Object value) {
        return switch (value) {
            case null -> "null";
            case String text -> '"' + (text.length() <= LONGEST ? text : text.substring(0, LONGEST - 1) + "…") + '"';
            case Character character -> "'" + character + "'";
            case Number number when number.getClass().getName().startsWith("java.lang.") -> number.toString();
            case Boolean truth -> truth.toString();
            case Enum<?> constant -> constant.name();
            case Class<?> type -> type.getSimpleName() + ".class";
            case Thread thread -> "thread " + thread.getName();
            case Object object -> name(object.getClass()) + "#" + world.number(object);
        };
    }

    private static String name(Class<?> type) {
        if (type.isArray()) {
            return name(type.getComponentType()) + "[]";
        }
        String name = type.getName();
        return name.substring(name.lastIndexOf('.') + 1)
                .replaceAll("/0x.*", "")
                .replace("$$", ".")
                .replace('$', '.');
    }
}
