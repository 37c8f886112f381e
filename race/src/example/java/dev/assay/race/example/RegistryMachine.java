package dev.assay.race.example;

import dev.assay.property.Gen;
import dev.assay.property.Gens;
import dev.assay.property.state.Answer;
import dev.assay.property.state.Command;
import dev.assay.property.state.StateMachine;
import dev.assay.property.state.Values;
import dev.assay.property.state.Var;
import dev.assay.race.actor.Actors;
import dev.assay.race.actor.Pid;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What the registry is to do: one specification for one client and for several. */
public record RegistryMachine(Registry.Version version) implements StateMachine<RegistryMachine.Model, Registry> {
    /** The processes, those that were killed, and who has which name. */
    public record Model(List<Var<Pid>> pids, Set<Var<Pid>> killed, Map<String, Var<Pid>> regs) {}

    public record Spawn() implements Command<Model, Registry, Pid> {
        @Override
        public Pid run(Registry registry, Values values) {
            return registry.create();
        }

        @Override
        public Model next(Model model, Var<Pid> answer) {
            var pids = new ArrayList<>(model.pids);
            pids.add(answer);
            return new Model(List.copyOf(pids), model.killed, model.regs);
        }

        @Override
        public String toString() {
            return "spawn()";
        }
    }

    public record Kill(Var<Pid> pid) implements Command<Model, Registry, String> {
        @Override
        public boolean precondition(Model model) {
            return model.pids.contains(pid);
        }

        @Override
        public String run(Registry registry, Values values) {
            Actors.Reference monitor = Actors.monitor(values.get(pid));
            Actors.exit(values.get(pid), "kill");
            Actors.receive(Actors.Down.class, down -> down.reference().equals(monitor));
            return "ok";
        }

        @Override
        public Model next(Model model, Var<String> answer) {
            var killed = new HashSet<>(model.killed);
            killed.add(pid);
            var regs = new HashMap<>(model.regs);
            regs.values().removeIf(pid::equals);
            return new Model(model.pids, Set.copyOf(killed), Map.copyOf(regs));
        }

        @Override
        public String toString() {
            return "kill(" + pid + ")";
        }
    }

    public record Reg(String name, Var<Pid> pid) implements Command<Model, Registry, Boolean> {
        @Override
        public boolean precondition(Model model) {
            return model.pids.contains(pid);
        }

        @Override
        public Boolean run(Registry registry, Values values) {
            registry.reg(name, values.get(pid));
            return true;
        }

        @Override
        public Model next(Model model, Var<Boolean> answer) {
            if (model.regs.containsKey(name) || model.killed.contains(pid)) {
                return model;
            }
            var regs = new HashMap<>(model.regs);
            regs.put(name, pid);
            return new Model(model.pids, model.killed, Map.copyOf(regs));
        }

        @Override
        public boolean postcondition(Model model, Answer<Boolean> answer, Values values) {
            return model.regs.containsKey(name) == answer.threw(IllegalArgumentException.class);
        }

        @Override
        public String toString() {
            return "reg(" + name + ", " + pid + ")";
        }
    }

    public record Unreg(String name) implements Command<Model, Registry, Boolean> {
        @Override
        public Boolean run(Registry registry, Values values) {
            registry.unreg(name);
            return true;
        }

        @Override
        public Model next(Model model, Var<Boolean> answer) {
            var regs = new HashMap<>(model.regs);
            regs.remove(name);
            return new Model(model.pids, model.killed, Map.copyOf(regs));
        }

        @Override
        public boolean postcondition(Model model, Answer<Boolean> answer, Values values) {
            return model.regs.containsKey(name) != answer.threw(IllegalArgumentException.class);
        }

        @Override
        public String toString() {
            return "unreg(" + name + ")";
        }
    }

    public record Where(String name) implements Command<Model, Registry, Optional<Pid>> {
        @Override
        public Optional<Pid> run(Registry registry, Values values) {
            return registry.where(name);
        }

        @Override
        public Model next(Model model, Var<Optional<Pid>> answer) {
            return model;
        }

        @Override
        public boolean postcondition(Model model, Answer<Optional<Pid>> answer, Values values) {
            return answer.returned()
                    && answer.value()
                            .equals(Optional.ofNullable(model.regs.get(name)).map(values::get));
        }

        @Override
        public String toString() {
            return "where(" + name + ")";
        }
    }

    @Override
    public Model initial() {
        return new Model(List.of(), Set.of(), Map.of());
    }

    @Override
    public Registry start() {
        return new Registry(version);
    }

    @Override
    public Gen<? extends Command<Model, Registry, ?>> command(Model model) {
        Gen<String> names = Gens.elements("a", "b", "c", "d");
        var commands = new ArrayList<Gen<? extends Command<Model, Registry, ?>>>(
                List.of(Gens.always(new Spawn()), names.map(Unreg::new), names.map(Where::new)));
        if (!model.pids.isEmpty()) {
            Gen<Var<Pid>> pid = Var.oneOf(model.pids);
            commands.add(pid.map(Kill::new));
            commands.add(Gens.combine(names, pid, Reg::new));
        }
        return Gens.oneOf(commands);
    }
}
