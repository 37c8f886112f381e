package dev.assay.bench.agree;

import dev.assay.bench.agree.Terms.Variable;
import java.util.ArrayList;
import java.util.List;

/** Functions that do not recurse by one constructor at a time. */
final class Recursions {
    private final Draft draft;

    Recursions(Draft draft) {
        this.draft = draft;
    }

    private static String quoted(Ty type) {
        return "\"" + type + "\"";
    }

    private void declare(String name, List<Ty> arguments, Ty result, List<String> clauses) {
        draft.add("fun " + name + " :: " + quoted(Ty.fun(arguments, result)) + " where\n  \""
                + String.join("\" |\n  \"", clauses) + "\"");
        draft.provide(Operation.prefix(name, arguments, result));
        draft.know(clauses.getFirst());
    }

    /** A smaller number is not always the one before. */
    void byNumbers() {
        String name = draft.name("f");
        Ty result = draft.anyType();
        Ty other = draft.anyType();
        int bound = draft.pick(List.of(1, 2, 3));
        List<Variable> scope = List.of(new Variable("n", Types.NAT), new Variable("z", other));
        var inner = new ArrayList<>(draft.own());
        for (String smaller : List.of("n div 2", "n - 1", "n - " + bound, "n div 3")) {
            inner.add(new Operation("(" + name + " (" + smaller + ") %s)", List.of(other), result));
        }
        String small = draft.terms(draft.ground()).term(result, 2, scope);
        String large = new Terms(draft.choices(), inner, draft.ground()).term(result, 3, scope);
        declare(
                name,
                List.of(Types.NAT, other),
                result,
                List.of(name + " n z = (if n < " + bound + " then " + small + " else " + large + ")"));
    }

    /** Patterns of which the first that fits counts. */
    void overlapping() {
        String name = draft.name("f");
        Ty result = draft.anyType();
        Ty list = Ty.list(Types.NAT);
        var clauses = new ArrayList<String>();
        clauses.add(name + " 0 xs = " + draft.terms(draft.ground()).term(result, 2, List.of(new Variable("xs", list))));
        clauses.add(name + " n [] = "
                + draft.terms(draft.ground()).term(result, 2, List.of(new Variable("n", Types.NAT))));
        List<Variable> scope =
                List.of(new Variable("n", Types.NAT), new Variable("x", Types.NAT), new Variable("xs", list));
        var inner = new ArrayList<>(draft.own());
        inner.add(new Operation("(" + name + " n xs)", List.of(), result));
        inner.add(new Operation("(" + name + " n %s)", List.of(list), result));
        inner.add(new Operation("(" + name + " (Suc n) xs)", List.of(), result));
        clauses.add(name + " (Suc n) (x # xs) = "
                + new Terms(draft.choices(), inner, draft.ground()).term(result, 3, scope));
        declare(name, List.of(Types.NAT, list), result, clauses);
        draft.ask(name + " n [] = " + name + " 0 []");
    }

    /** A type of trees with any number of branches. */
    void throughLists() {
        String type = draft.name("t");
        Ty tree = Ty.con(type);
        String leaf = "C" + type + "0";
        String node = "C" + type + "1";
        draft.add("datatype " + type + " = " + leaf + " nat | " + node + " bool \"" + type + " list\"");
        draft.provide(Operation.prefix(leaf, List.of(Types.NAT), tree));
        draft.provide(Operation.prefix(node, List.of(Types.BOOL, Ty.list(tree)), tree));
        draft.provide(tree);
        String name = draft.name("f");
        Ty result = draft.pick(List.of(Types.NAT, Types.BOOL, Ty.list(Types.NAT), tree));
        String over = String.format(
                draft.pick(
                        result.equals(Types.NAT)
                                ? List.of(
                                        "sum_list (map %s ts)", "foldr (λu a. %s u + a) ts 0", "Max (set (map %s ts))")
                                : result.equals(Types.BOOL)
                                        ? List.of("list_all %s ts", "(∃u∈set ts. %s u)", "(∀u∈set ts. %s u)")
                                        : result.equals(tree)
                                                ? List.of(node + " b (map %s ts)", node + " (¬ b) (map %s (rev ts))")
                                                : List.of("concat (map %s ts)", "foldr (λu a. %s u @ a) ts []")),
                name);
        List<Variable> scope = List.of(new Variable("n", Types.NAT));
        declare(
                name,
                List.of(tree),
                result,
                List.of(
                        name + " (" + leaf + " n) = "
                                + draft.terms(draft.ground()).term(result, 1, scope),
                        name + " (" + node + " b ts) = " + over));
        draft.know(name + " (" + node + " b ts) = " + over);
    }

    /** Functions that take functions. */
    void higherOrder() {
        String name = draft.name("f");
        Ty argument = draft.anyType();
        Ty result = draft.anyType();
        Ty function = Ty.fun(argument, result);
        List<Variable> scope = List.of(
                new Variable("g", function), new Variable("x", argument), new Variable("xs", Ty.list(argument)));
        var inner = new ArrayList<>(draft.own());
        inner.add(new Operation("(" + name + " g xs)", List.of(), result));
        inner.add(new Operation("(" + name + " %s xs)", List.of(function), result));
        inner.add(new Operation("(g %s)", List.of(argument), result));
        declare(
                name,
                List.of(function, Ty.list(argument)),
                result,
                List.of(
                        name + " g [] = " + draft.terms(draft.ground()).term(result, 1, scope.subList(0, 1)),
                        name + " g (x # xs) = "
                                + new Terms(draft.choices(), inner, draft.ground()).term(result, 3, scope)));
    }

    /** A function whose user says why it ends. */
    void withMeasure() {
        String name = draft.name("f");
        Ty result = draft.anyType();
        Ty list = Ty.list(Types.NAT);
        List<Variable> scope = List.of(new Variable("m", Types.NAT), new Variable("xs", list));
        var inner = new ArrayList<>(draft.own());
        inner.add(new Operation("(" + name + " (Suc m) xs)", List.of(), result));
        inner.add(new Operation("(" + name + " (m + 2) (0 # xs))", List.of(), result));
        draft.add("function " + name + " :: " + quoted(Ty.fun(List.of(Types.NAT, list), result)) + " where\n  \"" + name
                + " m xs = (if m < 4 then " + new Terms(draft.choices(), inner, draft.ground()).term(result, 3, scope)
                + " else " + draft.terms(draft.ground()).term(result, 2, scope)
                + ")\"\n  by pat_completeness auto\ntermination by (relation \"measure (λ(m, xs). 4 - m)\") auto");
        draft.provide(Operation.prefix(name, List.of(Types.NAT, list), result));
        draft.ask(name + " 5 [] = " + name + " 6 []");
        draft.ask(name + " m xs = " + name + " m (xs @ [])");
    }

    /** A function of a kind that need not end; only those that end are read. */
    void partial() {
        String name = draft.name("f");
        String next = draft.pick(List.of("n - 1", "n - 2", "n div 2"));
        int bound = draft.pick(List.of(0, 1, 2));
        draft.add("partial_function (option) " + name + " :: \"nat ⇒ nat option\" where\n  \"" + name + " n = (if n ≤ "
                + bound + " then Some n else Option.bind (" + name + " (" + next + ")) (λm. Some (Suc m)))\"");
        draft.provide(Operation.prefix(name, List.of(Types.NAT), Ty.option(Types.NAT)));
        draft.know(name + " " + bound + " = Some " + bound);
        draft.know(name + " x = Some 0 ⟹ x = 0");
        draft.ask(name + " 5 = None");
        draft.ask(name + " x ≠ None");
        draft.ask(name + " (x + 2) = map_option Suc (" + name + " x)");
    }
}
