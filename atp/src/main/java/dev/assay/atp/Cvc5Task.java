package dev.assay.atp;

import dev.assay.run.process.WorkerTask;
import io.github.cvc5.Command;
import io.github.cvc5.InputParser;
import io.github.cvc5.Solver;
import io.github.cvc5.SymbolManager;
import io.github.cvc5.TermManager;
import io.github.cvc5.modes.InputLanguage;
import java.nio.charset.StandardCharsets;

/** cvc5 in this JVM: SMT-LIB in, what its commands print out. */
public final class Cvc5Task implements WorkerTask {
    @Override
    public byte[] answer(byte[] request) throws Exception {
        var terms = new TermManager();
        var solver = new Solver(terms);
        solver.setOption("full-saturate-quant", "true");
        var symbols = new SymbolManager(terms);
        var parser = new InputParser(solver, symbols);
        parser.setStringInput(InputLanguage.SMT_LIB_2_6, new String(request, StandardCharsets.UTF_8), "problem.smt2");
        var output = new StringBuilder();
        while (!parser.done()) {
            Command command = parser.nextCommand();
            if (command.isNull()) {
                break;
            }
            output.append(command.invoke(solver, symbols));
        }
        return output.toString().getBytes(StandardCharsets.UTF_8);
    }
}
