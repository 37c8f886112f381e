package dev.assay.app.discover;

import dev.assay.explore.Law;
import dev.assay.explore.Signature;
import dev.assay.explore.Symbol;
import dev.assay.explore.discovery.Discovery;
import dev.assay.explore.discovery.Settings;
import dev.assay.explore.pruning.Pruner;
import dev.assay.logic.Term;
import dev.assay.logic.proof.Writing;
import dev.assay.prove.discover.TheorySignature;
import dev.assay.prove.induct.LawProver;
import dev.assay.syntax.isabelle.TheoryProofPrinter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;

/** Proofs of laws, made while they are discovered: what is proved is assumed from then on, what is not is only told. */
public final class ProvedLaws {
    private final Explored explored;
    private final TheorySignature theory;
    private final Settings settings;
    private final LawProver prover;

    public ProvedLaws(Explored explored, TheorySignature theory, Signature signature, Settings settings) {
        this.explored = explored;
        this.theory = theory;
        this.settings = settings;
        List<Term> functions = signature.symbols().stream()
                .map(Symbol::origin)
                .filter(Term.Const.class::isInstance)
                .map(Term.class::cast)
                .distinct()
                .toList();
        this.prover = new LawProver(explored.theory(), functions);
    }

    /** Tries to prove a law that was just found. */
    public boolean prove(Law law, BooleanSupplier isStopped) {
        return prover.prove(theory.formula(law), isStopped);
    }

    public boolean isProved(Law law) {
        return prover.theorem(theory.formula(law)).isPresent();
    }

    /** Tries again what was not proved, and leaves out proved laws that follow from simpler ones. */
    public Discovery completed(Discovery found, BooleanSupplier isStopped) {
        prover.insist(isStopped);
        Pruner pruner = settings.pruner(found.partial());
        found.background().forEach(pruner::assume);
        var kept = new ArrayList<Law>();
        for (Law law : found.laws()) {
            if (law.condition().isPresent() || !pruner.proves(law.left(), law.right())) {
                kept.add(law);
                if (law.condition().isEmpty() && isProved(law)) {
                    pruner.assume(law);
                }
            }
        }
        return new Discovery(
                found.signature(),
                kept,
                found.background(),
                found.definitions(),
                found.partial(),
                found.statistics(),
                found.isComplete());
    }

    /** The laws under their names, with proofs, as a part of a theory. */
    String text(Map<Law, String> names) {
        var formulas = new LinkedHashMap<Term, String>();
        names.forEach((law, name) -> formulas.put(theory.formula(law), name));
        return prover.text(
                formulas,
                explored.context().<Writing>map(TheoryProofPrinter::in).orElse(Writing.SHORT));
    }
}
