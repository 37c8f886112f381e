package dev.assay.bench.measure;

/**
 * A line of a benchmark's table.
 *
 * @param rival whose figure ours is compared with
 * @param ratio ours divided by the rival's
 * @param spread half the distance between the quartiles of our figure, as a part of it: 0.1 is ±10 %
 */
public record Row(
        String bench,
        String row,
        String rival,
        double rivalFigure,
        double figure,
        String unit,
        double ratio,
        double spread) {
    /** Our figure and the rival's, with the unit of both. */
    public static Row of(String bench, String row, Contestant rival, Contestant ours, String unit) {
        double rivalFigure = rival.figure();
        double figure = ours.figure();
        return new Row(
                bench,
                row,
                rival.name(),
                rivalFigure,
                figure,
                unit,
                figure / rivalFigure,
                ours.seconds().spread());
    }

    /** The same for figures that are the better the larger they are: what the scale says, divided by the time. */
    public static Row ofRates(String bench, String row, Contestant rival, Contestant ours, String unit) {
        double rivalFigure = rival.rate();
        double figure = ours.rate();
        return new Row(
                bench,
                row,
                rival.name(),
                rivalFigure,
                figure,
                unit,
                figure / rivalFigure,
                ours.seconds().spread());
    }

    /** Somebody's measured time, and by how much it is to be multiplied for the figure in the table. */
    public record Contestant(String name, Measurement seconds, double scale) {
        double figure() {
            return seconds.median() * scale;
        }

        double rate() {
            return scale / seconds.median();
        }
    }
}
