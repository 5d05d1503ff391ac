/** Light colours stand in the elements, because some mail programs drop style sheets; the sheet adds the dark theme and the phone. */
export const light = {
  paper: '#f8f3ed',
  sheet: '#ffffff',
  ink: '#17130e',
  quiet: '#564e45',
  line: '#ded4c9',
  clay: '#b64f29',
  onClay: '#ffffff',
  link: '#963f1e',
  soft: '#fdf9f6',
  good: '#175d4d',
  wait: '#7f5806',
  bad: '#961241',
} as const;

export const serif = "Newsreader, Georgia, 'Times New Roman', serif";
export const grotesque = "'Instrument Sans', -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";
export const mono = "'Geist Mono', ui-monospace, Menlo, Consolas, monospace";

export const sheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 520px) {
  .sheet { padding: 28px 22px !important; }
  .h1 { font-size: 28px !important; }
  .button { display: block !important; text-align: center !important; }
  .label, .value { display: block !important; width: auto !important; }
  .label { padding-bottom: 0 !important; border-bottom: 0 !important; }
  .value { padding-top: 2px !important; }
}
@media (prefers-color-scheme: dark) {
  .paper { background: #110e0a !important; }
  .sheet { background: #17130e !important; border-color: #3b342d !important; }
  .soft { background: #26211a !important; border-color: #e58968 !important; }
  .seal { background: #e58968 !important; }
  .ink, .h1, .value { color: #fdf9f6 !important; }
  .quiet, .label { color: #bdb2a7 !important; }
  .label, .value, .rule { border-color: #3b342d !important; }
  .button { background: #e58968 !important; color: #17130e !important; }
  .link { color: #f3b099 !important; }
  .good { color: #89cebb !important; } .wait { color: #fcc771 !important; } .bad { color: #f3a4b2 !important; }
}
`;
