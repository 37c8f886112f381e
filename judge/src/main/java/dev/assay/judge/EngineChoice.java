package dev.assay.judge;

import dev.assay.judge.Engine.Aim;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The engines that work on tasks.
 *
 * @param own the aims of the engines that only some tasks have and that may work, too
 */
public record EngineChoice(List<Engine> engines, Set<Aim> own) {
    public EngineChoice {
        engines = List.copyOf(engines);
        own = Set.copyOf(own);
    }

    /** One for all tasks. */
    public static EngineChoice of(Engine engine) {
        return new EngineChoice(List.of(engine), Set.of());
    }

    /** Those that can have something to say about the task. */
    List<Engine> of(Task task) {
        boolean isCovered = task.setting().coverage() != Setting.Coverage.NONE;
        return Stream.concat(
                        task.own().stream().filter(engine -> own.contains(engine.aim())),
                        isCovered ? engines.stream() : Stream.of())
                .filter(engine -> engine.treats(task))
                .toList();
    }
}
