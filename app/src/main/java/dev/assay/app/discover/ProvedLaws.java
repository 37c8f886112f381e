package dev.assay.app.discover;

import dev.assay.explore.Law;
import dev.assay.explore.Signature;
import dev.assay.explore.Symbol;
import dev.assay.explore.discovery.Discovery;
import dev.assay.explore.discovery.Settings;
import dev.assay.explore.pruning.Pruner;
import dev.assay.judge.EngineChoice;
import dev.assay.judge.Judge;
import dev.assay.judge.Judging;
import dev.assay.judge.Limits;
import dev.assay.judge.Verdict;
import dev.assay.logic.Term;
import dev.assay.logic.proof.Writing;
import dev.assay.prove.discover.TheorySignature;
import dev.assay.prove.induct.LawProver;
import dev.assay.run.Meter;
import dev.assay.run.ProgressListener;
import dev.assay.syntax.isabelle.TheoryProofPrinter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Proofs of laws, made while they are discovered: what is proved is assumed from then on, what is not is only told. A law that
 * fails is tried again when others were proved since.
 */
public final class ProvedLaws {
    private static final Limits EACH = Limits.of(Duration.ofSeconds(2));
    private static final Limits EACH_WITH_LEMMAS = Limits.of(Duration.ofSeconds(8));

    private final Explored explored;
    private final TheorySignature theory;
    private final Settings settings;
    private final LawProver prover;
    private final Judging direct;
    private final Judging withLemmas;
    private final Judge judge = new Judge();
    private final Set<Law> proved = new HashSet<>();
    private List<Law> failed = new ArrayList<>();

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
        this.direct = new Judging(EngineChoice.of(prover.direct()), EACH, Optional.empty());
        this.withLemmas = new Judging(EngineChoice.of(prover.withLemmas()), EACH_WITH_LEMMAS, Optional.empty());
    }

    /** Tries to prove a law that was just found. */
    public boolean prove(Law law, Meter run) {
        boolean isProved = isProved(law, direct, run);
        if (!isProved) {
            failed.add(law);
        }
        return isProved;
    }

    private boolean isProved(Law law, Judging judging, Meter run) {
        boolean isProved = judging.judge(explored.task(theory.formula(law)), judge, run, ProgressListener.SILENT)
                        .verdict()
                instanceof Verdict.Proved;
        if (isProved) {
            proved.add(law);
        }
        return isProved;
    }

    public boolean isProved(Law law) {
        return proved.contains(law);
    }

    /** Tries again what failed: as long as something is proved, then with lemmas that have to be found first. */
    private void insist(Meter run) {
        boolean isNew = true;
        while (isNew && run.stopped().isEmpty()) {
            isNew = again(direct, run) || again(withLemmas, run);
        }
    }

    private boolean again(Judging judging, Meter run) {
        int before = failed.size();
        failed = failed.stream()
                .filter(law -> run.stopped().isPresent() || !isProved(law, judging, run))
                .toList();
        return failed.size() < before;
    }

    /** Tries again what was not proved, and leaves out proved laws that follow from simpler ones. */
    public Discovery completed(Discovery found, Meter run) {
        insist(run);
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
        return explored.context()
                .map(TheoryProofPrinter::in)
                .orElseGet(() -> new TheoryProofPrinter(Writing.SHORT))
                .lemmas(prover.proofs(formulas));
    }
}
