package dev.assay.property.state;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.property.Gen;
import dev.assay.property.Gens;
import dev.assay.property.Result;
import dev.assay.property.Settings;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** A cache that should forget what was used least recently, but forgets what was put least recently. */
class CacheTest {
    private static final int CAPACITY = 2;

    private static final class Cache {
        private final Map<String, Integer> entries;

        Cache(boolean byUse) {
            entries = new LinkedHashMap<>(16, 0.75f, byUse) {
                private static final long serialVersionUID = 1;

                @Override
                protected boolean removeEldestEntry(Map.Entry<String, Integer> eldest) {
                    return size() > CAPACITY;
                }
            };
        }
    }

    private record Entry(String key, int value) {}

    private record Put(String key, int value) implements Command<List<Entry>, Cache, Integer> {
        @Override
        public Integer run(Cache cache, Values values) {
            cache.entries.put(key, value);
            return cache.entries.size();
        }

        @Override
        public List<Entry> next(List<Entry> model, Var<Integer> answer) {
            return used(model, new Entry(key, value));
        }
    }

    private record Get(String key) implements Command<List<Entry>, Cache, Optional<Integer>> {
        @Override
        public Optional<Integer> run(Cache cache, Values values) {
            return Optional.ofNullable(cache.entries.get(key));
        }

        @Override
        public List<Entry> next(List<Entry> model, Var<Optional<Integer>> answer) {
            return find(model, key).map(entry -> used(model, entry)).orElse(model);
        }

        @Override
        public boolean postcondition(List<Entry> model, Answer<Optional<Integer>> answer, Values values) {
            return answer.value().equals(find(model, key).map(Entry::value));
        }
    }

    private static Optional<Entry> find(List<Entry> model, String key) {
        return model.stream().filter(entry -> entry.key().equals(key)).findFirst();
    }

    /** The entry is now the one used last, and the model keeps as many as the cache. */
    private static List<Entry> used(List<Entry> model, Entry entry) {
        var next = new ArrayList<>(model);
        next.removeIf(each -> each.key().equals(entry.key()));
        next.add(entry);
        return List.copyOf(next.subList(Math.max(0, next.size() - CAPACITY), next.size()));
    }

    private record Machine(boolean byUse) implements StateMachine<List<Entry>, Cache> {
        @Override
        public List<Entry> initial() {
            return List.of();
        }

        @Override
        public Cache start() {
            return new Cache(byUse);
        }

        @Override
        public Gen<? extends Command<List<Entry>, Cache, ?>> command(List<Entry> model) {
            Gen<String> keys = Gens.elements("a", "b", "c", "d");
            return Gens.oneOf(Gens.combine(keys, Gens.ints(), Put::new), keys.map(Get::new));
        }
    }

    private static final Set<String> MINIMAL = Set.of(
            "Put[key=a, value=0] Put[key=b, value=0] Get[key=a] Put[key=c, value=0] Get[key=a]",
            "Put[key=a, value=0] Put[key=b, value=0] Put[key=a, value=0] Put[key=c, value=0] Get[key=a]");

    private static Settings settings(long seed) {
        return Settings.standard().seeded(seed).keepingFailuresIn(Optional.empty());
    }

    @Test
    void evictionByUsePasses() {
        new Machine(true).check(settings(1));
    }

    @Test
    void evictionByAgeIsShrunkToFiveCommands() {
        for (long seed = 0; seed < 30; seed++) {
            Result result = new Machine(false).test(settings(seed));
            var falsified = assertInstanceOf(Result.Falsified.class, result.verdict());
            String program = falsified.shrunk().arguments().getFirst().value();
            assertTrue(MINIMAL.contains(program.replaceAll("v\\d+ = ", "").replace(";", "")), result.toString());
        }
    }
}
