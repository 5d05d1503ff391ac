// Boxes, live parts and terms: what a text may say between colons, and with which options.
import { DRAWN_PARTS } from './drawn/drawn-parts.mjs';

/** Labels of boxes in the languages of the texts. */
export const BOX_LABELS = {
  note: { en: 'Note', cs: 'Poznámka', sk: 'Poznámka', es: 'Nota' },
  careful: { en: 'Careful', cs: 'Pozor', sk: 'Pozor', es: 'Atención' },
  example: { en: 'Example', cs: 'Příklad', sk: 'Príklad', es: 'Ejemplo' },
};

const office = /^[A-Z]{2,4}$/;
const number = /^([1-9]|[1-3]\d|4[0-5])$/;

/** Options of live parts by name; those with a star must be there. */
const LIVE_PARTS = {
  price: { 'office*': office, classes: number },
  timeline: { 'office*': office },
  deadlines: { 'office*': office },
  compare: { 'offices*': /^[A-Z]{2,4}( [A-Z]{2,4})+$/ },
  class: { 'number*': number },
  'class-finder': {},
  check: {},
  consultation: {},
};

/** Shapes of directives: how they are written, for messages. */
const MARKS = { containerDirective: ':::', leafDirective: '::', textDirective: ':' };

function optionProblems(written, allowed, name) {
  const known = Object.fromEntries(
    Object.entries(allowed).map(([option, pattern]) => [option.replace('*', ''), pattern]),
  );
  const missing = Object.keys(allowed)
    .filter((option) => option.endsWith('*') && !(option.slice(0, -1) in written))
    .map((option) => `${name} needs ${option.slice(0, -1)}=…`);
  const wrong = Object.entries(written).flatMap(([option, value]) => {
    if (!(option in known)) return [`${name} has no option ${option}`];
    return known[option].test(value ?? '') ? [] : [`${name} has ${option}=${value}, which it cannot be`];
  });
  return [...missing, ...wrong];
}

const isPlainColon = (node) =>
  node.type === 'textDirective' && node.children.length === 0 && Object.keys(node.attributes).length === 0;

/**
 * What a directive is: a box, a live part, a part that is drawn with the text, a term, or a colon in a sentence; and what is wrong with it.
 * @returns {{ kind: 'box' | 'live' | 'drawn' | 'term' | 'colon' | 'unknown', problems: string[] }}
 */
export function directiveOf(node) {
  const written = `${MARKS[node.type]}${node.name}`;
  const options = node.attributes ?? {};
  if (node.type === 'containerDirective' && node.name in BOX_LABELS)
    return { kind: 'box', problems: optionProblems(options, {}, written) };
  if (node.type === 'leafDirective' && node.name in LIVE_PARTS)
    return { kind: 'live', problems: optionProblems(options, LIVE_PARTS[node.name], written) };
  if (node.type === 'leafDirective' && node.name in DRAWN_PARTS)
    return { kind: 'drawn', problems: optionProblems(options, DRAWN_PARTS[node.name].options, written) };
  if (node.type === 'textDirective' && node.name === 'term') {
    const noWords = node.children.length === 0 ? [':term has no words: :term[words]{of=slug}'] : [];
    return {
      kind: 'term',
      problems: [...noWords, ...optionProblems(options, { 'of*': /^[a-z0-9-]+$/ }, written)],
    };
  }
  return isPlainColon(node)
    ? { kind: 'colon', problems: [] }
    : { kind: 'unknown', problems: [`there is no ${written}`] };
}
