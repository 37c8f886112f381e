package dev.assay.property.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.property.Gen;
import dev.assay.property.Gens;
import dev.assay.property.Result;
import dev.assay.property.Settings;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Names for things that only exist while a program runs, so that the model knows them as variables. */
class RegistryTest {
    /** Something registered. */
    private static final class Handle {
        private boolean dead;
    }

    /** Names of handles; those of dead ones are free. */
    private static final class Registry {
        private final Map<String, Handle> handles = new HashMap<>();
        private final boolean forgetful;

        Registry(boolean forgetful) {
            this.forgetful = forgetful;
        }

        void register(String name, Handle handle) {
            Handle holder = handles.get(name);
            // The mistake: who is dead still holds the name.
            if (holder != null && (forgetful || !holder.dead)) {
                throw new IllegalArgumentException(name + " is taken");
            }
            handles.put(name, handle);
        }
    }

    private record Model(List<Var<Handle>> alive, Set<Var<Handle>> dead, Map<String, Var<Handle>> names) {
        boolean isTaken(String name) {
            Var<Handle> holder = names.get(name);
            return holder != null && !dead.contains(holder);
        }
    }

    private record Create() implements Command<Model, Registry, Handle> {
        @Override
        public Handle run(Registry registry, Values values) {
            return new Handle();
        }

        @Override
        public Model next(Model model, Var<Handle> answer) {
            var alive = new ArrayList<>(model.alive());
            alive.add(answer);
            return new Model(List.copyOf(alive), model.dead(), model.names());
        }
    }

    private record Kill(Var<Handle> handle) implements Command<Model, Registry, Boolean> {
        @Override
        public boolean precondition(Model model) {
            return model.alive().contains(handle);
        }

        @Override
        public Boolean run(Registry registry, Values values) {
            values.get(handle).dead = true;
            return true;
        }

        @Override
        public Model next(Model model, Var<Boolean> answer) {
            var alive = new ArrayList<>(model.alive());
            alive.remove(handle);
            var dead = new HashSet<>(model.dead());
            dead.add(handle);
            return new Model(List.copyOf(alive), Set.copyOf(dead), model.names());
        }
    }

    private record Register(String name, Var<Handle> handle) implements Command<Model, Registry, Boolean> {
        @Override
        public Boolean run(Registry registry, Values values) {
            registry.register(name, values.get(handle));
            return true;
        }

        @Override
        public Model next(Model model, Var<Boolean> answer) {
            if (model.isTaken(name)) {
                return model;
            }
            var names = new HashMap<>(model.names());
            names.put(name, handle);
            return new Model(model.alive(), model.dead(), Map.copyOf(names));
        }

        @Override
        public boolean postcondition(Model model, Answer<Boolean> answer, Values values) {
            return model.isTaken(name) == answer.threw(IllegalArgumentException.class);
        }
    }

    private record Machine(boolean forgetful) implements StateMachine<Model, Registry> {
        @Override
        public Model initial() {
            return new Model(List.of(), Set.of(), Map.of());
        }

        @Override
        public Registry start() {
            return new Registry(forgetful);
        }

        @Override
        public Gen<? extends Command<Model, Registry, ?>> command(Model model) {
            if (model.alive().isEmpty()) {
                return Gens.always(new Create());
            }
            Gen<Var<Handle>> handle = Var.oneOf(model.alive());
            return Gens.oneOf(
                    Gens.always(new Create()),
                    handle.map(Kill::new),
                    Gens.combine(Gens.elements("a", "b", "c"), handle, Register::new));
        }
    }

    private static Settings settings(long seed) {
        return Settings.standard().seeded(seed).keepingFailuresIn(Optional.empty());
    }

    @Test
    void theRightOnePasses() {
        Result result = new Machine(false).check(settings(3));
        assertEquals(Set.of("Create", "Kill", "Register"), result.labels().keySet());
    }

    @Test
    void variablesStandForTheirCommandsWhileOthersAreLeftOutAndAreNumberedAtTheEnd() {
        Pattern minimal = Pattern.compile("v(\\d+) = Create\\[]; (?:v(\\d+) = Create\\[]; )?"
                + "v\\d+ = Register\\[name=a, handle=v(\\d+)]; v\\d+ = Kill\\[handle=v(\\d+)]; "
                + "(?:v(\\d+) = Create\\[]; )?v\\d+ = Register\\[name=a, handle=v(\\d+)]");
        for (long seed = 0; seed < 50; seed++) {
            var falsified = assertInstanceOf(
                    Result.Falsified.class,
                    new Machine(true).test(settings(seed)).verdict());
            String program = falsified.shrunk().arguments().getFirst().value();
            var matcher = minimal.matcher(program);
            assertTrue(matcher.matches(), program);
            assertEquals(matcher.group(3), matcher.group(4), program);
            assertEquals(5, program.split(";").length, program);
            assertEquals(
                    List.of("v1", "v2", "v3", "v4", "v5"),
                    Arrays.stream(program.split("; "))
                            .map(step -> step.substring(0, step.indexOf(' ')))
                            .toList(),
                    program);
        }
    }
}
