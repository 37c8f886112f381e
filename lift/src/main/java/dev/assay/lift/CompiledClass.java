package dev.assay.lift;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;

/** A class file in memory, which the class loader gives as a resource: the property library reads constants from it. */
final class CompiledClass extends URLStreamHandler {
    private final byte[] classFile;

    private CompiledClass(byte[] classFile) {
        this.classFile = classFile;
    }

    static URL url(String name, byte[] classFile) {
        try {
            return URL.of(URI.create("compiled:/" + name), new CompiledClass(classFile));
        } catch (MalformedURLException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    protected URLConnection openConnection(URL url) {
        return new URLConnection(url) {
            @Override
            public void connect() {}

            @Override
            public InputStream getInputStream() {
                return new ByteArrayInputStream(classFile);
            }
        };
    }
}
