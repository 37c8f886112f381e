package dev.assay.app.sweep;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.TypeAdapter;
import com.google.gson.TypeAdapterFactory;
import com.google.gson.reflect.TypeToken;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.lang.reflect.ParameterizedType;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Rows and requests as JSON. */
final class Gsons {
    static final Gson PLAIN = new GsonBuilder()
            .serializeNulls()
            .disableHtmlEscaping()
            .registerTypeAdapterFactory(new OptionalFactory())
            .create();

    private Gsons() {}

    /** A value or null. */
    private static final class OptionalFactory implements TypeAdapterFactory {
        @Override
        @SuppressWarnings("unchecked") // the adapter is for optional values, as the type is
        public <T> @Nullable TypeAdapter<T> create(Gson gson, TypeToken<T> type) {
            return type.getRawType() == Optional.class && type.getType() instanceof ParameterizedType optional
                    ? (TypeAdapter<T>)
                            new OptionalValue<>(gson.getAdapter(TypeToken.get(optional.getActualTypeArguments()[0])))
                    : null;
        }
    }

    private static final class OptionalValue<V> extends TypeAdapter<Optional<V>> {
        private final TypeAdapter<V> values;

        OptionalValue(TypeAdapter<V> values) {
            this.values = values;
        }

        @Override
        public void write(JsonWriter out, Optional<V> value) throws IOException {
            if (value.isPresent()) {
                values.write(out, value.get());
            } else {
                out.nullValue();
            }
        }

        @Override
        public Optional<V> read(JsonReader in) throws IOException {
            if (in.peek() == JsonToken.NULL) {
                in.nextNull();
                return Optional.empty();
            }
            return Optional.of(values.read(in));
        }
    }
}
