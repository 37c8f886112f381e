package dev.assay.app.sweep;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.TypeAdapter;
import com.google.gson.reflect.TypeToken;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.Optional;

/** Rows and requests as JSON. */
final class Gsons {
    static final Gson PLAIN = new GsonBuilder()
            .serializeNulls()
            .disableHtmlEscaping()
            .registerTypeAdapter(new TypeToken<Optional<Double>>() {}.getType(), new OptionalNumber())
            .create();

    private Gsons() {}

    /** A number or null. */
    private static final class OptionalNumber extends TypeAdapter<Optional<Double>> {
        @Override
        public void write(JsonWriter out, Optional<Double> value) throws IOException {
            if (value.isPresent()) {
                out.value(value.get());
            } else {
                out.nullValue();
            }
        }

        @Override
        public Optional<Double> read(JsonReader in) throws IOException {
            if (in.peek() == JsonToken.NULL) {
                in.nextNull();
                return Optional.empty();
            }
            return Optional.of(in.nextDouble());
        }
    }
}
