// Pages of the preview: plain HTML with the site's colours and letters, no part of the site itself.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const LOOK = fileURLToPath(new URL('../../src/kit/look/', import.meta.url));

const OWN = `
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; font: 1.0625rem/1.6 Georgia, serif; background: var(--surface); color: var(--text) }
a { color: var(--accent-text) } table { border-collapse: collapse } th, td { border: 1px solid var(--line); padding: .3rem .6rem; text-align: left }
.box, .live, .problems { border: 1px solid var(--line); border-left: 4px solid var(--accent); padding: .5rem 1rem; margin: 1rem 0; background: var(--raised) }
.box-label, .small { font-size: .875rem; color: var(--muted) } .live { border-style: dashed } .table-scroll { overflow-x: auto }
`;

const RELOAD = `new EventSource('/changes').onmessage = () => location.reload();`;

export const escaped = (text) =>
  String(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

export const styleSheet = () => `${readFileSync(`${LOOK}tokens.css`, 'utf8')}${OWN}`;

const page = (title, locale, body) =>
  `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><link rel="stylesheet" href="/look.css"></head><body>${body}<script>${RELOAD}</script></body></html>`;

const addressOf = ({ file }) => `/${file.replace(/\.md$/, '')}`;

const problemList = (problems) =>
  problems.length === 0
    ? ''
    : `<ul class="problems">${problems.map(({ file, line, text }) => `<li>${escaped(file)}${line === undefined ? '' : `:${line}`} – ${escaped(text)}</li>`).join('')}</ul>`;

/** All texts by collection, with how many problems each has. */
export function listPage({ texts, problems }) {
  const groups = new Map();
  for (const text of texts) {
    const key = `${text.source.collection} (${text.source.locale})`;
    groups.set(key, [...(groups.get(key) ?? []), text]);
  }
  const row = ({ source, document }) => {
    const count = problems.filter(({ file }) => file === source.file).length;
    const marks = [
      document.tested === true
        ? 'tested'
        : document.reviewed === undefined
          ? 'not reviewed'
          : `reviewed ${document.reviewed}`,
      ...(count === 0 ? [] : [`${count} problems`]),
    ];
    return `<li><a href="${addressOf(source)}">${escaped(document.title)}</a> <span class="small">${marks.join(', ')}</span></li>`;
  };
  const lists = [...groups].map(([name, group]) => `<h2>${name}</h2><ul>${group.map(row).join('')}</ul>`);
  // Files that cannot be read have no page of their own.
  const unread = problems.filter(({ file }) => !texts.some(({ source }) => source.file === file));
  return page(
    'Texts',
    'en',
    `<h1>${texts.length} texts, ${problems.length} problems</h1>${problemList(unread)}${lists.join('')}`,
  );
}

const asked = ({ question, answer }) => `<h3>${escaped(question)}</h3><p>${escaped(answer)}</p>`;

/** Inner links of texts lead to their previews, where the preview has them. */
const linked = (html, byPath) =>
  html.replace(/href="(\/[^"#?]*)/g, (link, path) => (byPath.has(path) ? `href="${byPath.get(path)}` : link));

/** A text as it reads, with what is wrong with it above. */
export function textPage({ source, document }, { texts, problems }) {
  const inLanguage = texts.filter((text) => [source.locale, 'en'].includes(text.source.locale));
  const byPath = new Map(inLanguage.map((text) => [text.source.path, addressOf(text.source)]));
  const body = document.segments
    .map((segment) =>
      'html' in segment
        ? linked(segment.html, byPath)
        : `<div class="live">${segment.live} ${escaped(JSON.stringify(segment.options))}</div>`,
    )
    .join('');
  const short = [document.lead, document.answer, document.short].filter((text) => text !== undefined);
  const parts = [
    `<p class="small"><a href="/">All texts</a> · ${source.file} · ${source.path} · ${document.minutes} min</p>`,
    problemList(problems.filter(({ file }) => file === source.file)),
    `<h1>${escaped(document.title)}</h1><p class="small">${escaped(document.description)}</p>`,
    ...short.map((text) => `<p><strong>${escaped(text)}</strong></p>`),
    body,
    ...(document.steps ?? []).map(({ title, text }) => `<h3>${escaped(title)}</h3><p>${escaped(text)}</p>`),
    ...(document.questions ?? []).map(asked),
    ...(document.quiz ?? []).map(({ question, choices, answer, why }) =>
      asked({
        question,
        answer: `${choices.map((choice, place) => `${place === answer ? '✓' : '–'} ${choice}`).join('  ')} – ${why}`,
      }),
    ),
    `<p class="small">${document.sources.map(({ title, url }) => (url === undefined ? escaped(title) : `<a href="${escaped(url)}">${escaped(title)}</a>`)).join(' · ')}</p>`,
  ];
  return page(document.title, source.locale, parts.join(''));
}
