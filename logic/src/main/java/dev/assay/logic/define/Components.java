package dev.assay.logic.define;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Groups of names that depend on one another, each group after those it depends on, after Tarjan. */
public final class Components {
    private final Map<String, Set<String>> uses;
    private final Map<String, Integer> number = new HashMap<>();
    private final Deque<String> stack = new ArrayDeque<>();
    private final List<List<String>> result = new ArrayList<>();

    private Components(Map<String, Set<String>> uses) {
        this.uses = uses;
    }

    /** {@code uses} says for each name which others it uses directly; unknown names do not count. */
    public static List<List<String>> of(Map<String, Set<String>> uses) {
        var components = new Components(uses);
        uses.keySet().forEach(components::visit);
        return components.result;
    }

    private int visit(String name) {
        Integer known = number.get(name);
        if (known != null) {
            return stack.contains(name) ? known : Integer.MAX_VALUE;
        }
        int own = number.size();
        number.put(name, own);
        stack.push(name);
        int lowest = own;
        for (String used : uses.getOrDefault(name, Set.of())) {
            if (uses.containsKey(used)) {
                lowest = Math.min(lowest, visit(used));
            }
        }
        if (lowest == own) {
            var component = new ArrayList<String>();
            String member;
            do {
                member = stack.pop();
                component.add(member);
            } while (!member.equals(name));
            result.add(uses.keySet().stream().filter(component::contains).toList());
        }
        return lowest;
    }
}
