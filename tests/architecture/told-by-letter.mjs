/**
 * Words by which a line of a history says of somebody outside the firm that they were told, and what a step's own
 * account of it says.
 */
const LABELS = [/\b(notified|notice|announced|warning|sent)\b/i, /\breminde(d|r( \d)?)$/i];
const DOCS = [
  /^(writes|sends|tells|warns|passes)\b.*\b(client|owner|customer|reporter|registry|invoices)\b/i,
  /\b(client|owner|customer|reporter) (is|was|gets) (told|written to|notified|reminded|it by letter)\b/i,
  /\bwent to the (client|owner|customer)\b/i,
];

/** @typedef {object} HistoryLine
 *  @property {string} event
 *  @property {string} label
 *  @property {string} [doc]
 *  @property {readonly string[]} [tells] names of letters
 *  @property {readonly string[]} letters those that follow from its event */
/** @typedef {{ readonly event: string, readonly issue?: number, readonly reason: string }} Untold */

/** @param {Pick<HistoryLine, 'label' | 'doc'>} line */
export const speaksOfTelling = ({ label, doc = '' }) =>
  LABELS.some((pattern) => pattern.test(label)) || DOCS.some((pattern) => pattern.test(doc));

/**
 * Lines of a history that say somebody was told, without a letter of their own event that tells it.
 * @param {readonly HistoryLine[]} lines
 * @param {(name: string) => boolean} isLetter
 * @param {readonly Untold[]} exceptions
 * @returns {string[]}
 */
export function toldViolations(lines, isLetter, exceptions) {
  const listed = new Set(exceptions.map(({ event }) => event));
  const silent = lines.filter((line) => line.tells === undefined && speaksOfTelling(line));
  return [
    ...silent
      .filter(({ event }) => !listed.has(event))
      .map(({ event, label }) => `${event}: “${label}” says that somebody was told, and names no letter`),
    ...[...listed]
      .filter((event) => !silent.some((line) => line.event === event))
      .map((event) => `${event}: names its letter, or says nothing of one; take it out of the list`),
    ...lines.flatMap(({ event, tells = [], letters }) =>
      tells
        .filter((name) => !letters.includes(name))
        .map((name) =>
          isLetter(name)
            ? `${event}: nothing writes ${name} when it happens`
            : `${event}: there is no letter ${name}`,
        ),
    ),
  ];
}
