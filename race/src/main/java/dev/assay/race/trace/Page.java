package dev.assay.race.trace;

import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A page that shows a trace step by step. */
record Page(String title, Trace trace) {
    String html() {
        String lines = IntStream.range(0, trace.events().size())
                .mapToObj(i -> "<li>" + Picture.escape(trace.events().get(i).line()) + "</li>")
                .collect(Collectors.joining("\n"));
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <title>%1$s</title>
            <style>
            body { font-family: sans-serif; margin: 0; display: flex; height: 100vh; }
            aside { width: 26rem; overflow: auto; border-right: 1px solid #ccc; padding: 0.5rem; }
            main { flex: 1; overflow: auto; }
            h1 { font-size: 1rem; }
            ol { font-size: 0.8rem; padding-left: 2.5rem; }
            li { cursor: pointer; padding: 1px 3px; }
            li.now { background: #ffe08a; }
            li.later { color: #aaa; }
            .hidden { opacity: 0.08; }
            .now circle { r: 7; }
            </style>
            </head>
            <body>
            <aside>
            <h1>%1$s</h1>
            <p><button id="first">first</button> <button id="back">back</button> <button id="next">next</button>
            <button id="last">last</button> <span id="place"></span></p>
            <p>Arrow keys step, too. Dotted arrows: nothing but the schedule put these two in this order.</p>
            <ol>
            %2$s
            </ol>
            </aside>
            <main>
            %3$s
            </main>
            <script>
            const lines = [...document.querySelectorAll('li')];
            let now = lines.length - 1;
            function show(place) {
              now = Math.max(0, Math.min(lines.length - 1, place));
              lines.forEach((line, i) => {
                line.className = i === now ? 'now' : i > now ? 'later' : '';
                const event = document.getElementById('e' + i);
                event.classList.toggle('hidden', i > now);
                event.classList.toggle('now', i === now);
                document.querySelectorAll('.a' + i).forEach(arrow => arrow.classList.toggle('hidden', i > now));
              });
              document.getElementById('place').textContent = (now + 1) + ' of ' + lines.length;
              if (lines[now]) lines[now].scrollIntoView({block: 'nearest'});
            }
            lines.forEach((line, i) => line.addEventListener('click', () => show(i)));
            const steps = {first: () => 0, back: () => now - 1, next: () => now + 1, last: () => lines.length - 1};
            for (const id in steps) document.getElementById(id).addEventListener('click', () => show(steps[id]()));
            document.addEventListener('keydown', event => {
              if (event.key === 'ArrowRight' || event.key === 'ArrowDown') { show(now + 1); event.preventDefault(); }
              if (event.key === 'ArrowLeft' || event.key === 'ArrowUp') { show(now - 1); event.preventDefault(); }
            });
            show(now);
            </script>
            </body>
            </html>
            """.formatted(Picture.escape(title), lines, trace.svg());
    }
}
