package dev.assay.atp;

import dev.assay.fol.hol.LambdaScheme;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A prover that runs as a process of its own.
 *
 * @param executables the names it goes by on the path, the preferred first
 * @param arguments for every run; {@code {seconds}}, {@code {milliseconds}} and {@code {file}} are replaced. Without
 *     {@code {file}}, the problem comes from standard input
 */
public record Prover(
        String name,
        List<String> executables,
        InputFormat format,
        List<String> arguments,
        OutputReader reader,
        List<Slice> slices) {
    public Prover {
        executables = List.copyOf(executables);
        arguments = List.copyOf(arguments);
        slices = List.copyOf(slices);
    }

    /** The provers that we know how to run. */
    public static final List<Prover> ALL = List.of(
            new Prover(
                    "E",
                    List.of("eprover"),
                    InputFormat.FOF,
                    words("--tstp-format --proof-object -s --cpu-limit={seconds}"),
                    OutputReader.TSTP,
                    List.of(
                            Slice.of(0.4, "g??~", LambdaScheme.COMBINATORS, "--auto"),
                            Slice.of(0.4, "g??~", LambdaScheme.HYBRID, "--auto-schedule"),
                            Slice.of(0.2, "t??~", LambdaScheme.LIFTING, "--auto"))),
            new Prover(
                    "SPASS",
                    List.of("SPASS"),
                    InputFormat.FOF_NEGATING,
                    words("-TPTP -DocProof -Stdin=1 -PGiven=0 -PProblem=0 -TimeLimit={seconds}"),
                    OutputReader.SPASS,
                    List.of(
                            Slice.of(0.5, "g??~", LambdaScheme.LIFTING),
                            Slice.of(0.5, "t??~", LambdaScheme.LIFTING, "-SOS=1", "-FullRed=0", "-VarWeight=3")
                                    .incomplete())),
            new Prover(
                    "Vampire",
                    List.of("vampire"),
                    InputFormat.TF0,
                    words("--mode casc --proof tptp --output_axiom_names on --input_syntax tptp -t {seconds}"),
                    OutputReader.TSTP,
                    List.of(
                            Slice.of(0.5, "n~", LambdaScheme.HYBRID),
                            Slice.of(0.3, "g??~", LambdaScheme.HYBRID),
                            Slice.of(0.2, "n~", LambdaScheme.COMBINATORS))),
            new Prover(
                    "iProver",
                    List.of("iproveropt", "iprover"),
                    InputFormat.FOF,
                    words("--proof_out true --time_out_real {seconds} {file}"),
                    OutputReader.TSTP,
                    List.of(Slice.of(0.6, "g??~", LambdaScheme.LIFTING), Slice.of(0.4, "t??~", LambdaScheme.LIFTING))),
            new Prover(
                    "Zipperposition",
                    List.of("zipperposition"),
                    InputFormat.TH0,
                    words("--mode best --output tptp --timeout {seconds} {file}"),
                    OutputReader.TSTP,
                    List.of(Slice.of(1, "N~", LambdaScheme.KEEP))),
            new Prover(
                    "Leo-III",
                    List.of("leo3", "leo-iii", "leo3-bin"),
                    InputFormat.TH0,
                    words("{file} -t {seconds} -p"),
                    OutputReader.TSTP,
                    List.of(Slice.of(1, "N~", LambdaScheme.KEEP))),
            new Prover(
                    "Z3",
                    List.of("z3"),
                    InputFormat.SMTLIB,
                    words("-in -smt2 -T:{seconds}"),
                    OutputReader.SMTLIB,
                    List.of(
                            Slice.of(0.6, "n~", LambdaScheme.LIFTING),
                            Slice.of(0.4, "n~", LambdaScheme.COMBINATORS, "smt.mbqi=false"))),
            new Prover(
                    "cvc5",
                    List.of("cvc5"),
                    InputFormat.SMTLIB,
                    words("--lang=smt2 --tlimit={milliseconds}"),
                    OutputReader.SMTLIB,
                    List.of(
                            Slice.of(0.7, "n~", LambdaScheme.LIFTING, "--full-saturate-quant"),
                            Slice.of(0.3, "n~", LambdaScheme.LIFTING, "--finite-model-find"))),
            new Prover(
                    "CVC4",
                    List.of("cvc4"),
                    InputFormat.SMTLIB,
                    words("--lang=smt2 --tlimit={milliseconds}"),
                    OutputReader.SMTLIB,
                    List.of(
                            Slice.of(0.7, "n~", LambdaScheme.LIFTING, "--full-saturate-quant"),
                            Slice.of(0.3, "n~", LambdaScheme.COMBINATORS, "--full-saturate-quant"))),
            new Prover(
                    "Alt-Ergo",
                    List.of("alt-ergo"),
                    InputFormat.SMTLIB,
                    words("--frontend dolmen --output smtlib2 --timelimit {seconds} {file}"),
                    OutputReader.SMTLIB,
                    List.of(Slice.of(1, "n~", LambdaScheme.LIFTING))));

    private static List<String> words(String text) {
        return List.of(text.split(" "));
    }

    /** The same with one slice only. */
    public Prover with(Slice slice) {
        return new Prover(name, executables, format, arguments, reader, List.of(slice));
    }

    /** The arguments of its first slice, for a run that has nothing special about it. */
    public List<String> plain() {
        return slices.getFirst().options();
    }

    /** Where its executable is among the directories of a path. */
    public Optional<Path> find(String path) {
        return executables.stream()
                .flatMap(name -> Stream.of(path.split(File.pathSeparator))
                        .filter(directory -> !directory.isEmpty())
                        .map(directory -> Path.of(directory, name)))
                .filter(file -> Files.isRegularFile(file) && Files.isExecutable(file))
                .findFirst();
    }
}
