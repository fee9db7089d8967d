/** How a report looks: by day, by lamp and on paper; alone in a browser or inside the app. */
export const STYLE = `:root, :host {
  --paper: light-dark(#fbf4e4, #2a1e16);
  --panel: light-dark(#fffaee, #3a2b20);
  --ink: light-dark(#2a2018, #f6ead3);
  --ink-2: light-dark(#5d4c3a, #d3bf9f);
  --line: light-dark(#d9c6a2, #5d4734);
  --mark: light-dark(#23693f, #9ed18e);
  --soft: light-dark(#b9cfb0, #4d6a48);
  --fair: light-dark(#a8321f, #ff9f87);
}
:root { color-scheme: light dark; }
body { margin: 0; background: var(--paper); }
main {
  max-width: 860px;
  margin: 0 auto;
  padding: 28px 20px 60px;
  color: var(--ink);
  font: 16px/1.55 "Atkinson Hyperlegible Next Variable", "Atkinson Hyperlegible Next", Verdana, sans-serif;
}
p { margin: 0 0 10px; }
h1, h2 { font-family: "Fraunces Variable", Fraunces, Georgia, serif; line-height: 1.15; margin: 0; }
h1 { font-size: 34px; }
h1 span { color: var(--ink-2); font-weight: 400; }
h2 { font-size: 23px; margin-bottom: 12px; }
header p { color: var(--ink-2); margin: 6px 0 0; }
section { margin-top: 26px; padding: 20px 22px; background: var(--panel); border: 1px solid var(--line); border-radius: 14px; }
ul { margin: 0; padding-left: 20px; }
li { margin-bottom: 6px; }
figure { margin: 0 0 18px; }
figcaption { color: var(--ink-2); font-size: 13px; }
.plot { display: block; width: 100%; max-width: 660px; height: auto; color: var(--ink); font-size: 12px; overflow: visible; }
.plot text { fill: currentColor; white-space: pre; }
.wide { overflow-x: auto; margin-bottom: 12px; }
table { border-collapse: collapse; font-size: 14px; width: 100%; }
caption { text-align: left; color: var(--ink-2); padding: 6px 0; }
th, td { text-align: right; padding: 4px 8px; border-top: 1px solid var(--line); font-variant-numeric: tabular-nums; font-weight: 400; vertical-align: top; }
th:first-child { text-align: left; }
thead th { border-top: 0; color: var(--ink-2); font-size: 13px; vertical-align: bottom; }
pre { margin: 0; overflow-x: auto; font-size: 12px; color: var(--ink-2); white-space: pre-wrap; }
@media print {
  :root { color-scheme: light; --paper: #fff; --panel: #fff; }
  main { max-width: none; padding: 0; font-size: 11px; }
  section { border: 0; padding: 0; }
  figure, tr { break-inside: avoid; }
  h2 { break-after: avoid; }
  .wide { overflow: visible; }
}
`;
