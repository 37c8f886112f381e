package dev.assay.rank.isolation;

import dev.assay.rank.Call;
import java.util.List;

/** A program that can be asked. */
public interface Responder extends AutoCloseable {
    /** One answer for each call, in their order. */
    List<Answer> answer(List<Call> calls);

    /** Ends its processes. */
    @Override
    void close();
}
