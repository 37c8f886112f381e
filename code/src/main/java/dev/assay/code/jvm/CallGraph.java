package dev.assay.code.jvm;

import dev.assay.code.program.Expr;
import dev.assay.code.program.Function;
import dev.assay.code.program.Representation;
import dev.assay.logic.Term.Const;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/** Who calls whom: which functions are recursive, and which of them become one loop. */
final class CallGraph {
    /** Functions that call one another in tail position only become one method if it stays small. */
    private static final int LARGEST_GROUP = 600;

    private static final int MOST_PARAMETERS = 40;

    private final Map<Const, Function> functions;
    private final boolean modulo;
    private final Map<Const, Set<Const>> recursive = new HashMap<>();
    private final List<List<Function>> groups = new ArrayList<>();
    private final Set<Const> beyondLoops = new HashSet<>();

    CallGraph(Map<Const, Function> functions, boolean modulo) {
        this.functions = functions;
        this.modulo = modulo;
        var calls = new HashMap<Const, Set<Const>>();
        for (Function function : functions.values()) {
            var callees = new LinkedHashSet<Const>();
            addCalls(function.body(), callees);
            calls.put(function.constant(), callees);
        }
        for (List<Const> component : components(functions.keySet(), calls)) {
            if (component.size() > 1 || callees(calls, component.getFirst()).contains(component.getFirst())) {
                var cycle = Set.copyOf(component);
                component.forEach(member -> recursive.put(member, cycle));
            }
            if (component.size() == 1) {
                groups.add(List.of(function(component.getFirst())));
            } else {
                addGroups(component);
            }
        }
        for (List<Function> group : groups) {
            if (isRecursive(group.getFirst().constant()) && callsBeyondLoops(group)) {
                group.forEach(f -> beyondLoops.add(f.constant()));
            }
        }
    }

    private Function function(Const constant) {
        Function function = functions.get(constant);
        if (function == null) {
            throw new IllegalArgumentException("the program has no function " + constant.name());
        }
        return function;
    }

    private static Set<Const> callees(Map<Const, Set<Const>> calls, Const caller) {
        return calls.getOrDefault(caller, Set.of());
    }

    /** All functions, those together that are compiled to one method. */
    List<List<Function>> groups() {
        return groups;
    }

    boolean isRecursive(Const function) {
        return recursive.containsKey(function);
    }

    /** The calls that a loop of these functions makes of itself, other than as the next round, directly or by way of others. */
    NestedCalls nested(List<Function> group) {
        return isBeyondLoops(group)
                ? new NestedCalls(recursive.getOrDefault(group.getFirst().constant(), Set.of())::contains)
                : NestedCalls.NONE;
    }

    /** The calls by which a lambda may come back to the function that it is part of. */
    NestedCalls nestedInLambdas() {
        return new NestedCalls(beyondLoops::contains);
    }

    /** Whether a function of the group may call itself other than in the group's loop. */
    boolean isBeyondLoops(List<Function> group) {
        return beyondLoops.contains(group.getFirst().constant());
    }

    private boolean callsBeyondLoops(List<Function> group) {
        var members = group.stream().map(Function::constant).collect(Collectors.toSet());
        var cycle = recursive.getOrDefault(group.getFirst().constant(), Set.of());
        for (Function function : group) {
            var all = new ArrayList<Const>();
            addCalls(function.body(), all);
            var looping = new ArrayList<Const>();
            Tail.calls(function.body(), modulo, looping::add);
            long inside = looping.stream().filter(members::contains).count();
            if (all.stream().filter(cycle::contains).count() > inside) {
                return true;
            }
        }
        return false;
    }

    private void addGroups(List<Const> component) {
        var members = new LinkedHashSet<>(component);
        var tailCalls = new HashMap<Const, Set<Const>>();
        for (Const caller : component) {
            var callees = new LinkedHashSet<Const>();
            var result = Representation.of(function(caller).body().type());
            Tail.calls(function(caller).body(), modulo, callee -> {
                if (members.contains(callee)
                        && Representation.of(function(callee).body().type()) == result) {
                    callees.add(callee);
                }
            });
            tailCalls.put(caller, callees);
        }
        for (List<Const> group : components(members, tailCalls)) {
            var together = group.stream().map(this::function).toList();
            int size = together.stream().mapToInt(f -> Size.of(f.body())).sum();
            int parameters =
                    together.stream().mapToInt(f -> f.parameters().size()).sum();
            if (size <= LARGEST_GROUP && parameters <= MOST_PARAMETERS) {
                groups.add(together);
            } else {
                together.forEach(f -> groups.add(List.of(f)));
            }
        }
    }

    private static void addCalls(Expr expr, Collection<Const> callees) {
        switch (expr) {
            case Expr.Var _, Expr.Number _, Expr.Value _, Expr.Undefined _ -> {}
            case Expr.Call call -> {
                callees.add(call.function());
                call.arguments().forEach(a -> addCalls(a, callees));
            }
            case Expr.Construct construct -> construct.arguments().forEach(a -> addCalls(a, callees));
            case Expr.Operate operate -> operate.arguments().forEach(a -> addCalls(a, callees));
            case Expr.Apply apply -> {
                addCalls(apply.function(), callees);
                apply.arguments().forEach(a -> addCalls(a, callees));
            }
            case Expr.Lambda lambda -> addCalls(lambda.body(), callees);
            case Expr.Let let -> {
                addCalls(let.value(), callees);
                addCalls(let.body(), callees);
            }
            case Expr.If branch -> {
                addCalls(branch.condition(), callees);
                addCalls(branch.then(), callees);
                addCalls(branch.otherwise(), callees);
            }
            case Expr.Switch s -> {
                addCalls(s.scrutinee(), callees);
                s.cases().forEach(c -> addCalls(c.body(), callees));
                s.otherwise().ifPresent(e -> addCalls(e, callees));
            }
        }
    }

    // Tarjan's algorithm, with the visits on the heap because a program may be a long chain of calls.
    private static List<List<Const>> components(Collection<Const> nodes, Map<Const, Set<Const>> edges) {
        return new Components(edges).of(nodes);
    }

    private static final class Components {
        private record Visit(Const node, Iterator<Const> rest) {}

        private final Map<Const, Set<Const>> edges;
        private final Map<Const, Integer> index = new HashMap<>();
        private final Map<Const, Integer> low = new HashMap<>();
        private final ArrayDeque<Const> open = new ArrayDeque<>();
        private final Set<Const> isOpen = new HashSet<>();
        private final ArrayDeque<Visit> visits = new ArrayDeque<>();
        private final List<List<Const>> result = new ArrayList<>();

        Components(Map<Const, Set<Const>> edges) {
            this.edges = edges;
        }

        List<List<Const>> of(Collection<Const> nodes) {
            for (Const node : nodes) {
                if (!index.containsKey(node)) {
                    enter(node);
                    while (!visits.isEmpty()) {
                        advance(visits.getLast());
                    }
                }
            }
            return result;
        }

        private void enter(Const node) {
            index.put(node, index.size());
            low.put(node, index.get(node));
            open.addLast(node);
            isOpen.add(node);
            visits.addLast(new Visit(node, callees(edges, node).iterator()));
        }

        private void advance(Visit visit) {
            if (visit.rest().hasNext()) {
                Const next = visit.rest().next();
                if (!index.containsKey(next)) {
                    enter(next);
                } else if (isOpen.contains(next)) {
                    low.merge(visit.node(), index.get(next), Math::min);
                }
                return;
            }
            visits.removeLast();
            Const node = visit.node();
            if (!visits.isEmpty()) {
                low.merge(visits.getLast().node(), low.get(node), Math::min);
            }
            if (Objects.equals(low.get(node), index.get(node))) {
                var component = new ArrayList<Const>();
                Const member;
                do {
                    member = open.removeLast();
                    isOpen.remove(member);
                    component.add(member);
                } while (!member.equals(node));
                result.add(component);
            }
        }
    }
}
