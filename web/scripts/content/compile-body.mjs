import { toString } from 'hast-util-to-string';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { BOX_LABELS, directiveOf } from './directives.mjs';
import { DRAWN_PARTS } from './drawn/drawn-parts.mjs';

const TABLE_LABELS = { en: 'Table', cs: 'Tabulka', sk: 'Tabuľka', es: 'Tabla' };
const LIVE = 'live-part';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective);
const toMarkup = unified().use(remarkRehype).use(rehypeSlug).freeze();
const writer = unified().use(rehypeStringify);

const element = (tagName, properties, children) => ({ type: 'element', tagName, properties, children });
const asHast = (node, hName, hProperties = {}) => {
  node.data = { ...node.data, hName, hProperties };
};

function makeBox(node, locale) {
  const [first] = node.children;
  const own = first?.data?.directiveLabel === true;
  const label = own ? first : { type: 'paragraph', children: [] };
  if (!own) {
    label.children.push({ type: 'text', value: BOX_LABELS[node.name][locale] });
    node.children.unshift(label);
  }
  asHast(label, 'p', { className: ['box-label'] });
  // An aside by itself is a landmark, which a text full of notes must not be full of.
  asHast(node, 'aside', { className: ['box', `box-${node.name}`], role: 'note' });
}

function makeTerm(node, terms, found) {
  const of = node.attributes?.of ?? '';
  const short = terms.get(of);
  found.terms.push({ slug: of, line: node.position?.start.line });
  asHast(node, 'a', {
    className: ['term'],
    href: `/trademark-dictionary/${of}`,
    ...(short === undefined ? {} : { title: short }),
  });
}

/** What is drawn takes the place of its directive. */
function drawPart(node, locale, found) {
  const options = node.attributes ?? {};
  const drawn = DRAWN_PARTS[node.name].draw(options, locale);
  if (drawn === undefined)
    found.problems.push({
      line: node.position?.start.line,
      text: `::${node.name}: there is no ${Object.values(options).join(' ')}`,
    });
  asHast(node, 'div', { className: ['drawn'] });
  node.data.hChildren = drawn ?? [];
}

/** Turns what stands between colons into elements. */
function placeDirectives(tree, { locale, terms, found }) {
  visit(tree, (node, index, parent) => {
    if (!node.type.endsWith('Directive')) return undefined;
    const line = node.position?.start.line;
    const { kind, problems } = directiveOf(node);
    for (const text of problems) found.problems.push({ line, text });
    if (kind === 'colon') {
      parent.children[index] = { type: 'text', value: `:${node.name}`, position: node.position };
      return [SKIP, index + 1];
    }
    if (kind === 'box') makeBox(node, locale);
    if (kind === 'drawn') drawPart(node, locale, found);
    if (kind === 'term') makeTerm(node, terms, found);
    if (kind === 'live') {
      if (parent.type !== 'root')
        found.problems.push({ line, text: `::${node.name} stands on a line of its own, outside of boxes` });
      asHast(node, LIVE, { name: node.name, options: JSON.stringify(node.attributes ?? {}) });
      found.live.push({ name: node.name, options: node.attributes ?? {}, line });
    }
    return undefined;
  });
}

const NOT_TAKEN = {
  html: 'has HTML',
  image: 'has a picture',
  imageReference: 'has a picture',
  footnoteReference: 'has a footnote',
  footnoteDefinition: 'has a footnote',
};

/** What of the text a check wants to see: links, headings, blocks of prose. */
function lookAt(tree, found) {
  visit(tree, (node) => {
    const line = node.position?.start.line;
    if (node.type in NOT_TAKEN)
      found.problems.push({ line, text: `${NOT_TAKEN[node.type]}, which no text may` });
    if (node.type === 'link' || node.type === 'definition') found.links.push({ href: node.url, line });
    if (node.type === 'heading') found.levels.push({ level: node.depth, line });
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell')
      found.blocks.push({ text: proseOf(node), line });
  });
}

/** The words of a block; code is no prose but stands for a word, and a line that was broken is one sentence. */
function proseOf(node) {
  if (node.type === 'text') return node.value.replaceAll('\n', ' ');
  if (node.type === 'inlineCode') return '‹code›';
  if (node.type === 'break') return ' ';
  return (node.children ?? []).map(proseOf).join('');
}

function finishLink(node) {
  const { href } = node.properties;
  if (/^https?:/.test(String(href))) node.properties.rel = ['noopener'];
}

function finishTable(node, label) {
  visit(node, 'element', (cell) => {
    if (cell.tagName !== 'th') return;
    // A head without words heads nothing.
    if (toString(cell).trim() === '') cell.tagName = 'td';
    else cell.properties.scope = 'col';
  });
  return element('div', { className: ['table-scroll'], role: 'region', tabIndex: 0, ariaLabel: label }, [
    node,
  ]);
}

/** Links, and tables that scroll by themselves; each is called by the heading it stands under. */
function finish(tree, locale) {
  const used = new Map();
  let heading = '';
  visit(tree, { tagName: 'a' }, finishLink);
  visit(tree, 'element', (node, index, parent) => {
    if (/^h[2-6]$/.test(node.tagName)) heading = toString(node);
    if (node.tagName !== 'table') return undefined;
    const name = [TABLE_LABELS[locale], heading].filter((part) => part !== '').join(': ');
    const count = (used.get(name) ?? 0) + 1;
    used.set(name, count);
    parent.children[index] = finishTable(node, count === 1 ? name : `${name} (${count})`);
    return [SKIP, index + 1];
  });
}

const isLive = (node) => node.type === 'element' && node.tagName === LIVE;

/** Markup with live parts between. */
function segmentsOf(tree) {
  const segments = [];
  let run = [];
  const close = () => {
    const html = writer.stringify({ type: 'root', children: run }).trim();
    if (html !== '') segments.push({ html });
    run = [];
  };
  for (const node of tree.children) {
    if (!isLive(node)) run.push(node);
    else {
      close();
      segments.push({ live: node.properties.name, options: JSON.parse(node.properties.options) });
    }
  }
  close();
  return segments;
}

/**
 * @param {string} body Markdown without front matter
 * @param {{ locale: string, terms?: ReadonlyMap<string, string> }} about `terms`: short definitions by slug
 * Lines count from the first of the body.
 */
export function compileBody(body, { locale, terms = new Map() }) {
  const found = { problems: [], links: [], terms: [], live: [], levels: [], blocks: [] };
  const tree = parser.parse(body);
  placeDirectives(tree, { locale, terms, found });
  lookAt(tree, found);
  const markup = toMarkup.runSync(tree);
  finish(markup, locale);
  const headings = [];
  const anchors = [];
  visit(markup, 'element', (node) => {
    if (typeof node.properties.id === 'string') anchors.push(node.properties.id);
    if (node.tagName === 'h2') headings.push({ id: String(node.properties.id), text: toString(node) });
  });
  const words = found.blocks.reduce((sum, { text }) => sum + (text.match(/\S+/g)?.length ?? 0), 0);
  return { segments: segmentsOf(markup), headings, anchors, words, ...found };
}
