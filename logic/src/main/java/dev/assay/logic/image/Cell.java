package dev.assay.logic.image;

/** What a cell of an image holds, as its first byte says; what follows are the numbers of other cells unless said otherwise. */
enum Cell {
    NULL('0'),
    FALSE('f'),
    TRUE('t'),
    /** The number itself. */
    INTEGER('i'),
    /** The text itself, to the end of the cell. */
    STRING('"'),
    /** The class and the name. */
    ENUM('e'),
    /** How many parts there are; the class and the components. */
    RECORD('R'),
    ABSENT('?'),
    PRESENT('!'),
    /** As all collections, how many parts there are, and the parts. */
    LIST('['),
    SET('{'),
    /** Each key before its value. */
    MAP('M'),
    SORT('S'),
    TYPE_VARIABLE('\''),
    /** How many parts there are; the constructor and the arguments. */
    TYPE('T'),
    CONSTANT('c'),
    FREE('x'),
    /** The index itself. */
    BOUND('b'),
    ABSTRACTION('\\'),
    APPLICATION('@'),
    /** Hypotheses, conclusion, trust and sorts; the signature is that of the image. */
    THEOREM('|');

    private static final Cell[] BY_CODE = new Cell[128];

    static {
        for (Cell cell : values()) {
            BY_CODE[cell.code] = cell;
        }
    }

    final byte code;

    Cell(char code) {
        this.code = (byte) code;
    }

    static Cell of(byte code) {
        Cell cell = code < 0 ? null : BY_CODE[code];
        if (cell == null) {
            throw new IllegalStateException("image: no cell begins with " + code);
        }
        return cell;
    }
}
