/** The styles of the reviewer's page, for the screen and for paper. */
export const REVIEW_CSS = `
:root { color-scheme: light; }
body {
  margin: 0;
  color: #14211f;
  background: #fff;
  font: 0.9375rem/1.5 system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, "PingFang HK",
    "Microsoft JhengHei", "Noto Sans CJK HK", sans-serif;
  overflow-wrap: anywhere;
}
[lang="zh-Hans"], [lang="zh-CN"] {
  font-family: system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif;
}
main { max-width: 56rem; margin: 0 auto; padding: 1.5rem; }
.columns-3 main { max-width: 100rem; }
section { display: grid; gap: 0 1.5rem; }
.columns-2 section { grid-template-columns: 1fr 1fr; }
.columns-3 section { grid-template-columns: 1fr 1fr 1fr; }
h1, h2, h3, h4, h5, h6 { line-height: 1.25; margin: 0 0 0.25rem; break-after: avoid; }
h1 { font-size: 1.75rem; }
h2 { font-size: 1.375rem; }
.columns-3 h1 { font-size: 1.375rem; }
.columns-3 h2 { font-size: 1.125rem; }
.columns-3 h3 { font-size: 1rem; }
h3 { font-size: 1.0625rem; }
h4, h5, h6 { font-size: 0.9375rem; }
.level-1 { padding-bottom: 1rem; border-bottom: 3px solid #0b6b5e; }
.level-2 { margin-top: 2rem; padding-top: 0.5rem; border-top: 2px solid #0b6b5e; }
.level-3 { margin-top: 1rem; padding-top: 0.5rem; border-top: 1px solid #c9d4d1; }
.level-4, .level-5, .level-6 { margin-top: 0.5rem; margin-left: 1rem; padding: 0.25rem 0 0 0.75rem; border-left: 3px solid #e4f1ee; }
.number { color: #4a5a57; font-weight: 400; }
p { margin: 0 0 0.375rem; }
ul { margin: 0; padding-left: 1.25rem; }
dl { display: grid; grid-template-columns: 9rem 1fr; gap: 0.125rem 0.75rem; margin: 0.25rem 0 0; }
.columns-2 dl, .columns-3 dl { grid-template-columns: 1fr; }
.columns-2 dd, .columns-3 dd { margin-bottom: 0.25rem; }
dt { color: #4a5a57; }
dd { margin: 0; }
nav ol { columns: 2; margin: 0; }
nav h2 { margin-top: 1.5rem; }
a { color: #084c43; }
@media (max-width: 40rem) {
  .columns-2 section, .columns-3 section, dl { grid-template-columns: 1fr; }
  nav ol { columns: 1; }
}
@page { size: A4; margin: 16mm 14mm; }
@media print {
  body { font-size: 9.5pt; }
  main { max-width: none; padding: 0; }
  .columns-3 { font-size: 8pt; }
  a { color: inherit; text-decoration: none; }
  dt, li, p { break-inside: avoid; }
  dl { break-inside: auto; }
}
`;
