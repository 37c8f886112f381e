package dev.assay.bench.model;

import dev.assay.logic.Conjecture;
import dev.assay.logic.theory.Theory;
import dev.assay.model.ModelEngine;
import dev.assay.model.ModelFinder;
import dev.assay.model.Options;
import dev.assay.model.Verdict;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.syntax.Source;
import dev.assay.syntax.isabelle.Library;
import dev.assay.syntax.isabelle.TheoryStatement;
import dev.assay.syntax.isabelle.TheoryTasks;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A problem that Kodkod has, too.
 *
 * @param name its name there
 * @param definitions what the proposition needs beyond {@code Main}
 * @param sizes the options that make types as large as there
 */
record RelationalProblem(String name, int size, String definitions, String proposition, List<Options.Setting> sizes) {
    private static final String HOTEL = """
            typedecl guest typedecl key typedecl room
            record state =
              owns :: "room \\<Rightarrow> guest option"
              curr :: "room \\<Rightarrow> key"
              issued :: "key set"
              cards :: "guest \\<Rightarrow> (key \\<times> key) set"
              roomk :: "room \\<Rightarrow> key"
              isin :: "room \\<Rightarrow> guest set"
              safe :: "room \\<Rightarrow> bool"
            inductive_set reach :: "state set" where
              init: "inj initk \\<Longrightarrow>
                \\<lparr>owns = (\\<lambda>r. None), curr = initk, issued = range initk, cards = (\\<lambda>g. {}),
                 roomk = initk, isin = (\\<lambda>r. {}), safe = (\\<lambda>r. True)\\<rparr> \\<in> reach"
            | check_in: "s \\<in> reach \\<Longrightarrow> k \\<notin> issued s \\<Longrightarrow>
                s\\<lparr>curr := (curr s)(r := k), issued := issued s \\<union> {k},
                 cards := (cards s)(g := cards s g \\<union> {(curr s r, k)}),
                 owns := (owns s)(r := Some g), safe := (safe s)(r := False)\\<rparr> \\<in> reach"
            | enter_room: "s \\<in> reach \\<Longrightarrow> (k, k') \\<in> cards s g \\<Longrightarrow> roomk s r \\<in> {k, k'} \\<Longrightarrow>
                s\\<lparr>isin := (isin s)(r := isin s r \\<union> {g}), roomk := (roomk s)(r := k'),
                 safe := (safe s)(r := owns s r = Some g \\<and> isin s r = {} \\<or> safe s r)\\<rparr> \\<in> reach"
            | exit_room: "s \\<in> reach \\<Longrightarrow> g \\<in> isin s r \\<Longrightarrow>
                s\\<lparr>isin := (isin s)(r := isin s r - {g})\\<rparr> \\<in> reach"
            """;

    static List<RelationalProblem> all(boolean isQuick) {
        var result = new ArrayList<RelationalProblem>();
        for (int size : isQuick ? List.of(5) : List.of(5, 7)) {
            result.add(new RelationalProblem(
                    "pigeons",
                    size,
                    "",
                    "\\<not> inj (nest :: 'p \\<Rightarrow> 'h)",
                    List.of(card("'p", size + 1), card("'h", size))));
        }
        for (int size : isQuick ? List.of(4) : List.of(4, 6)) {
            result.add(new RelationalProblem(
                    "closure", size, "", "sym ((r \\<union> r\\<inverse>)\\<^sup>+)", List.of(card("", size))));
        }
        for (int size : isQuick ? List.of(4) : List.of(4, 5, 6)) {
            result.add(new RelationalProblem("groups", size, "", """
                    (\\<forall>x y z. f (f x y) z = f x (f y z)) \\<Longrightarrow> (\\<forall>x. f e x = x) \\<Longrightarrow>
                    (\\<forall>x. \\<exists>y. f y x = e) \\<Longrightarrow> \\<forall>x y. f x y = f y x""", List.of(card("", size))));
        }
        for (int size : isQuick ? List.of(5) : List.of(5, 10)) {
            result.add(new RelationalProblem("orders", size, "", """
                    \\<not> ((\\<forall>x. \\<not> r x x) \\<and> (\\<forall>x y z. r x y \\<and> r y z \\<longrightarrow> r x z) \\<and>
                    (\\<forall>x y. x = y \\<or> r x y \\<or> r y x) \\<and> (\\<forall>x y. r x y \\<longrightarrow> (\\<exists>z. r x z \\<and> r z y)))""", List.of(card("", size))));
        }
        if (!isQuick) {
            result.add(hotel(6));
        }
        return result;
    }

    /** One room, two guests, and as many states with two keys fewer. */
    private static RelationalProblem hotel(int states) {
        return new RelationalProblem(
                "hotel",
                states,
                HOTEL,
                "s \\<in> reach \\<Longrightarrow> safe s r \\<Longrightarrow> g \\<in> isin s r \\<Longrightarrow> owns s r = Some g",
                List.of(
                        card("room", 1),
                        card("guest", 2),
                        card("guest option", 3),
                        card("key", states - 2),
                        card("state", states),
                        card("", 1)));
    }

    private static Options.Setting card(String type, int size) {
        return new Options.Setting("card", type, Integer.toString(size));
    }

    /** The problem as it was read. */
    record Prepared(Theory theory, Conjecture conjecture, Options options) {
        /** Whether we find a model. */
        long solve() {
            try (Meter meter = Budget.UNLIMITED.start()) {
                return ModelFinder.run(theory, conjecture, options, meter).verdict() == Verdict.GENUINE ? 1 : 0;
            }
        }
    }

    /** The statement of a theory that says this, read once, for the same SAT solver as Kodkod's. */
    Prepared prepare() {
        String text = "theory Problem imports Main begin\n" + definitions + "lemma \"" + proposition + "\" oops\nend\n";
        TheoryStatement statement = Library.read(new Source("Problem.thy", text), Optional.empty())
                .statements()
                .getLast();
        Conjecture conjecture = statement.conjectures().getFirst();
        var settings = new ArrayList<>(sizes);
        settings.add(new Options.Setting("sat_solver", "", "sat4j"));
        settings.add(new Options.Setting("max_potential", "", "0"));
        Options options = Options.of(
                settings,
                ModelEngine.names(
                        TheoryTasks.setting(statement.context(), conjecture).vocabulary(), conjecture));
        return new Prepared(statement.context().theory(), conjecture, options);
    }
}
