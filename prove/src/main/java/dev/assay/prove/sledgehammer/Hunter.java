package dev.assay.prove.sledgehammer;

import dev.assay.atp.Answer;
import dev.assay.atp.EmbeddedProver;
import dev.assay.atp.EmbeddedSolver;
import dev.assay.atp.Prover;
import dev.assay.atp.ProverRun;
import dev.assay.atp.Question;
import dev.assay.fol.hol.LambdaScheme;
import dev.assay.run.Meter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A prover that can be asked here, with the portions of facts that suit it. */
public sealed interface Hunter {
    String name();

    List<Portion> portions();

    /** A program of its own. */
    record Program(Prover prover, Path executable, List<Portion> portions) implements Hunter {
        public Program {
            portions = List.copyOf(portions);
        }

        @Override
        public String name() {
            return prover.name();
        }

        /** Its answer to one portion. */
        Answer ask(Question question, Portion portion, Meter meter) {
            var once = new Prover(
                    prover.name(),
                    prover.executables(),
                    prover.format(),
                    prover.arguments(),
                    prover.reader(),
                    List.of(portion.slice()));
            return new ProverRun(once, executable, question).ask(meter);
        }
    }

    /** A solver that came with Assay. */
    record Solver(EmbeddedSolver solver, List<Portion> portions) implements Hunter {
        public Solver {
            portions = List.copyOf(portions);
        }

        @Override
        public String name() {
            return solver.title();
        }
    }

    /** Our prover for problems of first-order logic, which is faster than the one whose proofs are theorems. */
    record Embedded(List<Portion> portions) implements Hunter {
        public Embedded {
            portions = List.copyOf(portions);
        }

        @Override
        public String name() {
            return EmbeddedProver.NAME;
        }
    }

    /** Our own prover, whose proofs are theorems at once. */
    record Own(List<Portion> portions) implements Hunter {
        public Own {
            portions = List.copyOf(portions);
        }

        @Override
        public String name() {
            return METIS;
        }
    }

    String METIS = "metis";

    /** All there are but the solvers from jars that are also programs here. */
    static List<Hunter> available(String path) {
        List<Hunter> all = all(path);
        return all.stream()
                .filter(hunter -> !(hunter instanceof Solver)
                        || all.stream().noneMatch(h -> hunter.name().startsWith(h.name() + " ")))
                .toList();
    }

    /**
     * All there are.
     *
     * @param path where programs are looked for
     */
    static List<Hunter> all(String path) {
        var result = new ArrayList<Hunter>();
        result.add(new Own(List.of(
                Portion.of(0.25, 12, "n~", LambdaScheme.LIFTING),
                Portion.of(0.25, 32, "n~", LambdaScheme.LIFTING),
                Portion.of(0.25, 72, "n~", LambdaScheme.LIFTING),
                Portion.of(0.25, 160, "n~", LambdaScheme.LIFTING))));
        result.add(new Embedded(List.of(
                Portion.of(0.5, 64, "n~", LambdaScheme.LIFTING), Portion.of(0.5, 256, "n~", LambdaScheme.LIFTING))));
        for (Prover prover : Prover.ALL) {
            Optional<Path> executable = prover.find(path);
            executable.ifPresent(e -> result.add(new Program(prover, e, portions(prover.name()))));
        }
        for (EmbeddedSolver solver : EmbeddedSolver.values()) {
            result.add(new Solver(solver, portions("Z3")));
        }
        return result;
    }

    /** How E picks clauses: above all those of symbols that the most relevant facts have, now and then by age. */
    String LIGHT_SYMBOLS_FIRST = "-H(5*FunWeight(SimulateSOS,12,12,1.5,1.5,1,{symbols}),"
            + "2*ConjectureGeneralSymbolWeight(PreferNonGoals,200,100,200,50,50,1,100,1.5,1.5,1),"
            + "1*Clauseweight(PreferProcessed,1,1,1),1*FIFOWeight(PreferProcessed))";

    private static List<Portion> portions(String prover) {
        return switch (prover) {
            case "E" ->
                List.of(
                        Portion.of(0.2, 40, "g??~", LambdaScheme.COMBINATORS, "--auto"),
                        Portion.of(0.3, 128, "g??~", LambdaScheme.LIFTING, LIGHT_SYMBOLS_FIRST),
                        Portion.of(0.3, 400, "t??~", LambdaScheme.COMBINATORS, LIGHT_SYMBOLS_FIRST),
                        Portion.of(0.2, 16, "g??", LambdaScheme.COMBINATORS, "--auto"));
            case "Z3" ->
                List.of(
                        Portion.of(0.4, 64, "n~", LambdaScheme.LIFTING),
                        Portion.of(0.4, 200, "n~", LambdaScheme.COMBINATORS).weighing(),
                        Portion.of(0.2, 24, "n~", LambdaScheme.COMBINATORS));
            case "SPASS" ->
                List.of(
                        Portion.of(0.4, 60, "g??~", LambdaScheme.LIFTING),
                        Portion.of(0.3, 150, "g??~", LambdaScheme.LIFTING, "-SOS=1", "-FullRed=0", "-VarWeight=3"),
                        Portion.of(0.3, 24, "t??~", LambdaScheme.COMBINATORS));
            case "Vampire" ->
                List.of(
                        Portion.of(0.4, 128, "n~", LambdaScheme.HYBRID),
                        Portion.of(0.3, 400, "g??~", LambdaScheme.HYBRID),
                        Portion.of(0.3, 40, "n~", LambdaScheme.COMBINATORS));
            case "Zipperposition", "Leo-III" -> List.of(Portion.of(1, 100, "N~", LambdaScheme.KEEP));
            case "iProver" -> List.of(Portion.of(1, 150, "g??~", LambdaScheme.LIFTING));
            default ->
                List.of(
                        Portion.of(0.4, 64, "n~", LambdaScheme.LIFTING),
                        Portion.of(0.4, 200, "n~", LambdaScheme.COMBINATORS),
                        Portion.of(0.2, 24, "n~", LambdaScheme.COMBINATORS));
        };
    }
}
