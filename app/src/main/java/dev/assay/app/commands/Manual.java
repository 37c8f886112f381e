package dev.assay.app.commands;

import dev.assay.app.cli.ExitCode;
import dev.assay.app.cli.Root;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** {@code assay manual}: the manual page, made from the commands as they are. */
@Command(
        name = "manual",
        description = {
            "Print the manual page in the format of man.",
            "To read it: assay manual | man -l -    To install it: assay manual > /usr/local/share/man/man1/assay.1"
        },
        footerHeading = "%nExamples:%n",
        footer = {"  assay manual | man -l -"})
public final class Manual implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @ParentCommand
    private Root assay;

    @Override
    public Integer call() {
        PrintWriter out = assay.session().out();
        CommandSpec root = spec.root();
        out.println(".TH ASSAY 1");
        section(out, "NAME");
        out.println("assay \\- " + text(String.join(" ", root.usageMessage().description())));
        section(out, "SYNOPSIS");
        out.println(".B assay");
        out.println("COMMAND [OPTIONS] [FILE...]");
        section(out, "COMMANDS");
        root.subcommands().forEach((name, command) -> {
            if (!command.getCommandSpec().usageMessage().hidden()) {
                command(out, name, command.getCommandSpec());
            }
        });
        section(out, "EXIT STATUS");
        root.usageMessage().exitCodeList().forEach((code, meaning) -> {
            out.println(".TP");
            out.println(".B " + code);
            out.println(text(meaning));
        });
        return ExitCode.OK;
    }

    private static void section(PrintWriter out, String title) {
        out.println(".SH " + title);
    }

    private static void command(PrintWriter out, String name, CommandSpec command) {
        var line = new StringBuilder("assay " + name);
        command.positionalParameters().forEach(p -> line.append(' ').append(p.paramLabel()));
        out.println(".SS " + text(line.toString()));
        for (String sentence : command.usageMessage().description()) {
            out.println(text(sentence));
        }
        command.options().stream().filter(o -> !o.hidden() && !o.usageHelp()).forEach(o -> argument(out, names(o), o));
    }

    private static String names(OptionSpec option) {
        String names = String.join(", ", option.names());
        return option.arity().max() > 0 ? names + " " + option.paramLabel() : names;
    }

    private static void argument(PrintWriter out, String names, ArgSpec argument) {
        out.println(".TP");
        out.println(".B " + text(names));
        out.println(text(String.join(" ", argument.description())));
    }

    /** A dot or an apostrophe at the start would be a request, and a backslash an escape. */
    private static String text(String words) {
        String safe = words.replace("\\", "\\e").replace("-", "\\-");
        return safe.startsWith(".") || safe.startsWith("'") ? "\\&" + safe : safe;
    }
}
