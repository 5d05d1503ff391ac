// Whether the records fit together: each is there once, says how sure it is, and leads to what exists.
import { readFileSync } from 'node:fs';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const DATE = /^\d{4}(-\d{2}-\d{2})?$/;
const OUTCOMES = new Set(['claimant', 'respondent', 'mixed', 'guidance']);
const KINDS = new Set(['word', 'figurative', 'shape', 'sound', 'colour', 'position', 'other']);
const DRAWINGS = new Set([
  'tag',
  'box',
  'shop',
  'catalogue',
  'undated',
  'service',
  'sign-in',
  'advert',
  'mock-up',
]);
const THINGS = JSON.parse(
  readFileSync(
    new URL('../../src/features/public/specimen-guide/parts/things.json', import.meta.url),
    'utf8',
  ),
);
/** Of the Nice Classification. */
const CLASSES = 45;
const BAD_SIGNS = /["]|(?<=\p{L})'(?=\p{L})|\.\.\.| {2}/u;

/** Every text in a record, wherever it stands. */
const textsIn = (value) =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

const confidenceProblems = ({ confidence, source }) =>
  confidence === 'known' || (confidence === 'sourced' && typeof source === 'string' && source !== '')
    ? []
    : [`confidence is “${confidence}”: “known”, or “sourced” with a source`];

function classProblems(numbers) {
  const wrong = numbers.filter((number) => !Number.isInteger(number) || number < 1 || number > CLASSES);
  return wrong.map((number) => `there is no class ${number}`);
}

function disputeProblems(dispute, { offices }) {
  return [
    ...confidenceProblems(dispute),
    ...classProblems(dispute.classes),
    ...(DATE.test(dispute.date) ? [] : [`${dispute.date} is neither a day nor a year`]),
    ...(OUTCOMES.has(dispute.outcome) ? [] : [`no outcome is called ${dispute.outcome}`]),
    ...(dispute.jurisdiction === 'UDRP' || offices.has(dispute.jurisdiction)
      ? []
      : [`no office is called ${dispute.jurisdiction}`]),
    ...['court', 'claimant', 'respondent', 'subject', 'question', 'decision', 'whyItMatters', 'citation']
      .filter((name) => typeof dispute[name] !== 'string' || dispute[name] === '')
      .map((name) => `${name} is empty`),
    ...[...dispute.sectors, dispute.subject]
      .filter((slug) => !SLUG.test(slug))
      .map((slug) => `${slug} cannot stand in an address`),
  ];
}

function markProblems(mark, { disputes }) {
  return [
    ...confidenceProblems(mark),
    ...(mark.registration === undefined ? [] : confidenceProblems(mark.registration)),
    ...classProblems(mark.classes),
    ...(KINDS.has(mark.kind) ? [] : [`no kind is called ${mark.kind}`]),
    ...mark.disputes.filter((id) => !disputes.has(id)).map((id) => `there is no dispute ${id}`),
  ];
}

const specimenProblems = (specimens) => [
  ...confidenceProblems(specimens),
  ...classProblems([specimens.number, ...specimens.related]),
];

const sectorProblems = (sector) => [
  ...classProblems(sector.classes),
  ...['good', 'weak', 'refused']
    .filter((name) => !DRAWINGS.has(sector[name].drawing))
    .map((name) => `there is no drawing ${sector[name].drawing}`),
  ...['good', 'weak', 'refused']
    .filter((name) => sector[name].thing !== undefined && !(sector[name].thing in THINGS))
    .map((name) => `nothing is drawn that is called ${sector[name].thing}`),
  ...['weak', 'refused'].filter((name) => !sector[name].reason).map((name) => `${name} has no reason`),
];

const RULES = {
  disputes: { key: 'id', problemsOf: disputeProblems },
  'hall-of-fame': { key: 'id', problemsOf: markProblems },
  specimens: { key: 'number', problemsOf: specimenProblems },
  sectors: { key: 'slug', problemsOf: sectorProblems },
};

function commonProblems(item, key, count) {
  const texts = textsIn(item);
  return [
    ...(count > 1 ? [`${key} is there ${count} times`] : []),
    ...(SLUG.test(key) ? [] : [`${key} cannot stand in an address`]),
    ...texts.filter((text) => BAD_SIGNS.test(text)).map((text) => `straight quotes, dots or spaces: ${text}`),
  ];
}

/**
 * @param {Record<string, any[]>} records as readRecords gives them
 * @param {ReadonlySet<string>} offices codes
 * @returns {import('./read-document.mjs').Problem[]}
 */
export function checkRecords(records, offices) {
  const known = { offices, disputes: new Set(records['disputes'].map(({ id }) => id)) };
  return Object.entries(RULES).flatMap(([name, { key, problemsOf }]) => {
    const file = `web/content/records/${name}.json`;
    const items = records[name];
    if (items.length === 0) return [{ file, text: 'nothing in it' }];
    const keys = items.map((item) => String(item[key]));
    return items.flatMap((item, index) => {
      const count = keys.filter((other) => other === keys[index]).length;
      return [...commonProblems(item, keys[index], count), ...problemsOf(item, known)].map((text) => ({
        file,
        text: `${keys[index]}: ${text}`,
      }));
    });
  });
}
