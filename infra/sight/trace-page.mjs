// Traces as a person looks at them: a list, and one as a waterfall.

/** @typedef {import('./spans.mjs').Span} Span */

const ROW = 22;
const NAMES = 420;
const WIDTH = 1240;

/** @param {unknown} text */
const escaped = (text) =>
  String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** @param {number} ms */
function duration(ms) {
  if (ms >= 1000) return `${(ms / 1000).toFixed(2)} s`;
  return ms >= 10 ? `${Math.round(ms)} ms` : `${ms.toFixed(1)} ms`;
}

/** The same colour for the same service, in every trace. @param {string} service */
function colour(service) {
  const hue = [...service].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
  return `hsl(${hue} 55% 45%)`;
}

/** @param {string} title @param {string} body */
function page(title, body) {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>body{font:14px/1.5 system-ui,sans-serif;margin:2rem;color:#1c2733;background:#fff}h1{font-size:1.2rem}table{border-collapse:collapse}
td,th{padding:.2rem 1rem .2rem 0;text-align:left}td.n{text-align:right;font-variant-numeric:tabular-nums}a{color:#0b5cad}text{font:12px system-ui,sans-serif}</style>
<h1>${escaped(title)}</h1>${body}</html>`;
}

/** @param {ReturnType<import('./traces.mjs').Traces['latest']>} traces */
export function listPage(traces) {
  const rows = traces.map(
    ({ id, name, from, ms, spans, services, failed }) =>
      `<tr><td>${escaped(new Date(from).toISOString().slice(11, 23))}</td><td><a href="/traces/${escaped(id)}">${escaped(name)}</a>${failed ? ' · failed' : ''}</td><td class="n">${duration(ms)}</td><td class="n">${spans}</td><td class="n">${services}</td></tr>`,
  );
  return page(
    'Traces, newest first',
    `<table><tr><th>Began (UTC)</th><th>What</th><th>Took</th><th>Steps</th><th>Programs</th></tr>${rows.join('\n')}</table>`,
  );
}

/** @param {readonly (Span & { depth: number })[]} spans parents before children */
export function waterfall(spans) {
  const from = Math.min(...spans.map((span) => span.from));
  const whole = Math.max(1, Math.max(...spans.map((span) => span.to)) - from);
  const scale = (WIDTH - NAMES - 90) / whole;
  const rows = spans.map((span, at) => {
    const y = at * ROW;
    const x = NAMES + (span.from - from) * scale;
    const width = Math.max(2, (span.to - span.from) * scale);
    const said = `${span.service} · ${span.name}`;
    const fits = Math.floor((NAMES - span.depth * 12) / 6.2);
    const shown = said.length > fits ? `${said.slice(0, fits - 1)}…` : said;
    return `<g><title>${escaped(said)}\n${escaped(span.attributes['db.query.text'] ?? '')}</title>
<text x="${span.depth * 12}" y="${y + 15}" fill="${span.failed ? '#b3261e' : '#1c2733'}">${escaped(shown)}</text>
<rect x="${x.toFixed(1)}" y="${y + 5}" width="${width.toFixed(1)}" height="12" rx="2" fill="${span.failed ? '#b3261e' : colour(span.service)}"/>
<text x="${(x + width + 5).toFixed(1)}" y="${y + 15}" fill="#5a6b7b">${duration(span.to - span.from)}</text></g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${spans.length * ROW}" width="${WIDTH}" height="${spans.length * ROW}" role="img" aria-label="Steps of a trace over time">${rows.join('\n')}</svg>`;
}

/** @param {readonly (Span & { depth: number })[]} spans */
export function tracePage(spans) {
  const [first] = spans;
  if (first === undefined) return page('This trace is not here', '<p><a href="/">All that are here</a></p>');
  return page(`${first.service} · ${first.name}`, `<p><a href="/">All traces</a></p>${waterfall(spans)}`);
}
