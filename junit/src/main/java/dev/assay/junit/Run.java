package dev.assay.junit;

import dev.assay.property.Settings;
import dev.assay.property.coverage.Coverage;
import dev.assay.race.RaceSettings;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import org.junit.platform.engine.ConfigurationParameters;
import org.junit.platform.engine.EngineExecutionListener;
import org.junit.platform.engine.support.hierarchical.EngineExecutionContext;

/** What holds for one run of the engine: its configuration, and who hears of it. */
record Run(ConfigurationParameters configuration, EngineExecutionListener listener) implements EngineExecutionContext {
    /** How many properties are run side by side: {@code assay.parallel} is a number, or {@code true}. */
    int threads() {
        return configuration
                .get("assay.parallel")
                .map(value -> switch (value) {
                    case "true" -> Runtime.getRuntime().availableProcessors();
                    case "false" -> 1;
                    default -> Integer.parseInt(value);
                })
                .orElse(1);
    }

    RaceSettings settings(Race race) {
        RaceSettings settings = RaceSettings.standard()
                .by(race.search())
                .granularity(race.granularity())
                .atomic(race.atomic())
                .memory(race.memory())
                .dataRaces(race.dataRaces() ? RaceSettings.DataRaces.FAILURES : RaceSettings.DataRaces.IGNORED);
        Optional<String> schedules = configuration.get("assay.schedules");
        if (race.schedules() > 0 || schedules.isPresent()) {
            settings = settings.schedules(
                    race.schedules() > 0 ? race.schedules() : Integer.parseInt(schedules.orElseThrow()));
        }
        Optional<String> seed = configuration.get("assay.seed");
        if (race.seed() != 0 || seed.isPresent()) {
            settings = settings.seeded(race.seed() != 0 ? race.seed() : Long.parseLong(seed.orElseThrow()));
        }
        if (race.seconds() > 0) {
            settings = settings.within(Duration.ofSeconds(race.seconds()));
        }
        if (race.steps() > 0) {
            settings = settings.limits(settings.limits().steps(race.steps()));
        }
        if (race.delays().length > 0) {
            settings = settings.delays(Arrays.stream(race.delays()).boxed().toList());
        }
        if (race.leaks()) {
            settings = settings.limits(settings.limits().failingOnLeaks());
        }
        if (race.spurious()) {
            settings = settings.limits(settings.limits().wakingSpuriously());
        }
        if (!race.replay().isEmpty()) {
            settings = settings.replaying(race.replay());
        }
        Optional<String> failures = configuration.get("assay.failures");
        return failures.isPresent()
                ? settings.keepingFailuresIn(
                        failures.filter(directory -> !directory.equals("none")).map(Path::of))
                : settings;
    }

    Settings settings(Property property) {
        Settings settings = Settings.standard();
        Optional<String> tries = configuration.get("assay.tries");
        if (property.tries() > 0 || tries.isPresent()) {
            settings = settings.trying(property.tries() > 0 ? property.tries() : Integer.parseInt(tries.orElseThrow()));
        }
        Optional<String> seed = configuration.get("assay.seed");
        if (property.seed() != 0 || seed.isPresent()) {
            settings = settings.seeded(property.seed() != 0 ? property.seed() : Long.parseLong(seed.orElseThrow()));
        }
        if (property.seconds() > 0) {
            settings = settings.within(Duration.ofSeconds(property.seconds()));
        }
        if (property.caseMillis() > 0) {
            settings = settings.eachWithin(Duration.ofMillis(property.caseMillis()));
        }
        settings = settings.shrinkingFor(Duration.ofSeconds(property.shrinkSeconds()))
                .withEdgeCases(property.edgeCases());
        if (property.exhaustive()) {
            settings = settings.exhaustively();
        }
        if (property.guided()) {
            settings = settings.guidedBy(new Coverage());
        }
        if (!property.replay().isEmpty()) {
            settings = settings.replaying(property.replay());
        }
        Optional<String> failures = configuration.get("assay.failures");
        if (failures.isPresent()) {
            settings = settings.keepingFailuresIn(
                    failures.filter(directory -> !directory.equals("none")).map(Path::of));
        }
        Optional<String> report = configuration.get("assay.report");
        return report.isPresent() ? settings.reportingTo(Path.of(report.get())) : settings;
    }
}
