import type { Notice } from './notice.js';

const cell = (text: string): string => text.replaceAll('|', '\\|');
const codes = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

function row({
  number,
  name,
  after,
  to,
  by,
  category,
  until,
  letters,
  sameAs,
  gathered,
  missing,
}: Notice): string {
  const how = [
    codes(letters),
    sameAs === undefined ? '' : `as ${sameAs}`,
    by.every((way) => way === 'mail') ? '' : by.join(', '),
    gathered ?? '',
  ];
  const cells = [
    String(number),
    name,
    codes(after),
    to,
    category,
    how.filter((part) => part !== '').join('; '),
    until ?? '',
    missing ?? '',
  ];
  return `| ${cells.map(cell).join(' | ')} |`;
}

/** The page of all messages to people. */
export function noticesPage(notices: readonly Notice[]): string {
  return [
    '# Messages to people',
    '',
    'Printed from `services/workspace/src/letter/notices/` by `npm run derive`. How letters are written and handed over: [letters](services/letters.md).',
    'Nobody turns off what is `legal` or belongs to an `order`; a `nudge`, `marketing` and a `newsletter` end where their reader says so. In en, cs, sk and es.',
    '',
    '| # | Message | After | To | Category | How | Until | What there is not, and why |',
    '|---|---|---|---|---|---|---|---|',
    ...notices.map(row),
    '',
  ].join('\n');
}
