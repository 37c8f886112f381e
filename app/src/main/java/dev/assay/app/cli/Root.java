package dev.assay.app.cli;

/** The command that all others belong to. */
public interface Root {
    Session session();
}
