package dev.assay.property;

import java.lang.StackWalker.StackFrame;
import java.util.List;

/** The first half of a property: all but the body. */
record Statement(String id, String name, List<String> names, List<Gen<?>> gens, Settings settings, Origin origin) {
    /** Named after the method that states the property. */
    static Statement here(Gen<?>... gens) {
        StackFrame frame = StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE)
                .walk(frames -> frames.filter(each -> each.getDeclaringClass() != Property.class
                                && each.getDeclaringClass() != Statement.class)
                        .findFirst()
                        .orElseThrow());
        Class<?> type = frame.getDeclaringClass();
        // A lambda is part of the method that it stands in.
        String method = frame.getMethodName().replaceAll("^lambda\\$(.*)\\$\\d+$", "$1");
        return new Statement(
                type.getName() + "." + method,
                type.getSimpleName() + "." + method,
                Property.numbered(gens.length),
                List.of(gens),
                Settings.standard(),
                new Origin(type, method));
    }

    Statement with(Settings newSettings) {
        return new Statement(id, name, names, gens, newSettings, origin);
    }

    Statement named(String newName) {
        return new Statement(id + " " + newName, newName, names, gens, settings, origin);
    }

    Statement naming(List<String> newNames) {
        if (newNames.size() != gens.size()) {
            throw new IllegalArgumentException("there are " + gens.size() + " arguments, not " + newNames);
        }
        return new Statement(id, name, newNames, gens, settings, origin);
    }

    /** Tests it, and prints how often labels came up, if there are any and nothing else will print it. */
    Result test(Body body) {
        Result result = new Property(id, name, names, gens, body, origin).test(settings);
        if (result.verdict() instanceof Result.Passed && result.hasStatistics()) {
            System.out.println(result);
        }
        return result;
    }
}
