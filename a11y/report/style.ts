/** Styles of the report, for light and dark, narrow and wide screens and for print. They load no file and no font. */
export const reportStyles = `
:root { color-scheme: light dark; --ink: #14171c; --paper: #fff; --soft: #f1f4f9; --line: #6b7480; --link: #003e8a; --bad: #8c0f14; --good: #0c4f2a; }
@media (prefers-color-scheme: dark) { :root { --ink: #f2f4f8; --paper: #12161c; --soft: #1d242e; --line: #97a1af; --link: #b9d5ff; --bad: #ffc9c9; --good: #bdf0cf; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 72rem; padding: 1rem; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, "Noto Sans", "Noto Sans Devanagari", "Nirmala UI", sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 2rem; line-height: 1.3; } h2 { font-size: 1.6rem; line-height: 1.35; margin-top: 3rem; border-top: 2px solid var(--line); padding-top: 1rem; } h3 { font-size: 1.25rem; line-height: 1.4; margin-top: 2.5rem; } h4 { font-size: 1.05rem; margin: 1.25rem 0 .25rem; }
p, li, dd { max-width: 46rem; }
a { color: var(--link); } a:focus-visible, [tabindex]:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
.skip:not(:focus) { position: absolute; left: -99rem; }
nav ul, .list { list-style: none; padding: 0; }
nav a, .list > li > a, td > a:only-child, th > a:only-child, .alone { display: inline-flex; align-items: center; min-height: 2.75rem; min-width: 2.75rem; }
.scroll { overflow-x: auto; max-width: 100%; }
table { border-collapse: collapse; margin: 1rem 0; width: 100%; overflow-wrap: normal; }
caption { text-align: start; font-weight: 700; padding: .25rem 0; }
th, td { border: 1px solid var(--line); padding: .4rem .6rem; text-align: start; vertical-align: top; } thead th { background: var(--soft); } td.n { text-align: end; font-variant-numeric: tabular-nums; }
code { font: .9em/1.5 ui-monospace, monospace; overflow-wrap: anywhere; white-space: pre-wrap; }
.failed { color: var(--bad); font-weight: 700; } .passed { color: var(--good); font-weight: 700; }
.issue { border-inline-start: .35rem solid var(--line); padding-inline-start: 1rem; margin: 1.5rem 0; } .issue.certain { border-color: var(--bad); }
dl { display: grid; grid-template-columns: minmax(7rem, max-content) 1fr; gap: .25rem 1rem; } dt { font-weight: 700; } dd { margin: 0; min-width: 0; }
figure { margin: 1rem 0; } img { max-width: 100%; height: auto; border: 1px solid var(--line); }
.lead { font-size: 1.15rem; }
@media (max-width: 40rem) { td code, th code { display: inline-block; min-width: 9rem; } dl { grid-template-columns: 1fr; } dd { margin-block-end: .5rem; } }
@media print { body { max-width: none; font-size: 10pt; } .sheet { break-before: page; } nav { display: none; } .skip { display: none; } a { color: inherit; } .scroll { overflow: visible; } tr, figure, .issue { break-inside: avoid; } h2, h3, h4 { break-after: avoid; } }
`;
