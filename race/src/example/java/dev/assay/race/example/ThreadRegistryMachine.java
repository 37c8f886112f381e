package dev.assay.race.example;

import dev.assay.property.Gen;
import dev.assay.property.Gens;
import dev.assay.property.state.Answer;
import dev.assay.property.state.Command;
import dev.assay.property.state.StateMachine;
import dev.assay.property.state.Values;
import dev.assay.property.state.Var;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What the registry of threads is to do; the same as that of processes. */
public record ThreadRegistryMachine(String version)
        implements StateMachine<ThreadRegistryMachine.Model, ThreadRegistry> {
    public record Model(List<Var<ThreadRegistry.Worker>> workers, Set<Var<?>> killed, Map<String, Var<?>> regs) {}

    public record Spawn() implements Command<Model, ThreadRegistry, ThreadRegistry.Worker> {
        @Override
        public ThreadRegistry.Worker run(ThreadRegistry registry, Values values) {
            return new ThreadRegistry.Worker();
        }

        @Override
        public Model next(Model model, Var<ThreadRegistry.Worker> answer) {
            var workers = new ArrayList<>(model.workers);
            workers.add(answer);
            return new Model(List.copyOf(workers), model.killed, model.regs);
        }
    }

    public record Kill(Var<ThreadRegistry.Worker> worker) implements Command<Model, ThreadRegistry, String> {
        @Override
        public boolean precondition(Model model) {
            return model.workers.contains(worker);
        }

        @Override
        public String run(ThreadRegistry registry, Values values) {
            values.get(worker).kill();
            return "ok";
        }

        @Override
        public Model next(Model model, Var<String> answer) {
            var killed = new HashSet<>(model.killed);
            killed.add(worker);
            var regs = new HashMap<>(model.regs);
            regs.values().removeIf(worker::equals);
            return new Model(model.workers, Set.copyOf(killed), Map.copyOf(regs));
        }
    }

    public record Reg(String name, Var<ThreadRegistry.Worker> worker)
            implements Command<Model, ThreadRegistry, Boolean> {
        @Override
        public boolean precondition(Model model) {
            return model.workers.contains(worker);
        }

        @Override
        public Boolean run(ThreadRegistry registry, Values values) {
            registry.reg(name, values.get(worker));
            return true;
        }

        @Override
        public Model next(Model model, Var<Boolean> answer) {
            if (model.regs.containsKey(name) || model.killed.contains(worker)) {
                return model;
            }
            var regs = new HashMap<>(model.regs);
            regs.put(name, worker);
            return new Model(model.workers, model.killed, Map.copyOf(regs));
        }

        @Override
        public boolean postcondition(Model model, Answer<Boolean> answer, Values values) {
            return model.regs.containsKey(name) == answer.threw(IllegalArgumentException.class);
        }
    }

    public record Unreg(String name) implements Command<Model, ThreadRegistry, Boolean> {
        @Override
        public Boolean run(ThreadRegistry registry, Values values) {
            registry.unreg(name);
            return true;
        }

        @Override
        public Model next(Model model, Var<Boolean> answer) {
            var regs = new HashMap<>(model.regs);
            regs.remove(name);
            return new Model(model.workers, model.killed, Map.copyOf(regs));
        }

        @Override
        public boolean postcondition(Model model, Answer<Boolean> answer, Values values) {
            return model.regs.containsKey(name) != answer.threw(IllegalArgumentException.class);
        }
    }

    @Override
    public Model initial() {
        return new Model(List.of(), Set.of(), Map.of());
    }

    @Override
    public ThreadRegistry start() {
        return new ThreadRegistry(Registry.Version.valueOf(version));
    }

    @Override
    public void stop(ThreadRegistry registry) throws InterruptedException {
        registry.stop();
    }

    @Override
    public Gen<? extends Command<Model, ThreadRegistry, ?>> command(Model model) {
        Gen<String> names = Gens.elements("a", "b");
        var commands = new ArrayList<Gen<? extends Command<Model, ThreadRegistry, ?>>>(
                List.of(Gens.always(new Spawn()), names.map(Unreg::new)));
        if (!model.workers.isEmpty()) {
            Gen<Var<ThreadRegistry.Worker>> worker = Var.oneOf(model.workers);
            commands.add(worker.map(Kill::new));
            commands.add(Gens.combine(names, worker, Reg::new));
        }
        return Gens.oneOf(commands);
    }
}
