import type { RecordFacts, RecordRow } from '../../parts/records/record-facts.js';
import type { LetterPapersResult, OfficeLetterResult } from './office-letter.graphql.js';
import type { Saved } from './use-saved.js';

export type Letter = NonNullable<OfficeLetterResult['officeAction']>;
export type LetterOption = Letter['solutions']['items'][number];
export type Paper = Pick<
  LetterPapersResult['documentList']['items'][number],
  'id' | 'name' | 'url' | 'mediaType'
>;

/** What each tab of the workplace is given. */
export interface TabProps {
  readonly facts: RecordFacts;
  readonly row: RecordRow;
  readonly letter: Letter;
  readonly papers: LetterPapersResult;
  readonly saved: Saved;
}

export const tabs = ['docket', 'examine', 'facts', 'answer', 'timeline'] as const;
export type Tab = (typeof tabs)[number];

/** By tab: the address below the record, as the specification has it; `work`: named in the question. */
const ADDRESSES: Readonly<Record<Tab, string>> = {
  docket: 'docketing',
  examine: 'examination',
  facts: 'additional-info',
  answer: 'show?work=answer',
  timeline: 'show?work=timeline',
};

export const addressOf = (id: string, tab: Tab): string => `/office_action/${id}/${ADDRESSES[tab]}`;

/** Where the work is, by the status of the letter. */
function usual(row: RecordRow): Tab {
  switch (row['status']) {
    case 'DOCKETED':
      return row['confirmedDueDate'] == null ? 'docket' : 'examine';
    case 'KICK_OFF_SENT':
    case 'LANDING_PAGE_VISITED':
      return 'examine';
    case 'ORDERED':
    case 'DRAFTING':
      return 'answer';
    default:
      return 'timeline';
  }
}

/** The tab an address asks for; where it asks for none, the one the letter waits in. */
export function tabOf(row: RecordRow, address: { readonly pathname: string; readonly search: string }): Tab {
  const end = address.pathname.split('/').at(-1);
  const asked = new URLSearchParams(address.search).get('work');
  return tabs.find((tab) => ADDRESSES[tab] === end || tab === asked) ?? usual(row);
}

/** Every paper once, what came with the office's mail first. */
export function papersOf(letter: Letter, { documentList }: LetterPapersResult): readonly Paper[] {
  const mailed = letter.docketedMessages.items.flatMap(({ document }) => document ?? []);
  const seen = new Set<string>();
  return [...mailed, ...documentList.items].filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** What has to stand there before the client can choose. */
export function missingFor(letter: Letter, row: RecordRow, papers: readonly Paper[]): readonly string[] {
  const options = letter.solutions.items;
  const unpriced = options.some(
    ({ chanceOfSuccess, serviceFee, governmentFee }) =>
      chanceOfSuccess === null || serviceFee === null || governmentFee === null,
  );
  return [
    ...(papers.length === 0 ? ['paper'] : []),
    ...(letter.issues.items.length === 0 ? ['issues'] : []),
    ...(row['issueSummary'] == null || row['issueSummary'] === '' ? ['summary'] : []),
    ...(options.length === 0 ? ['options'] : []),
    ...(unpriced ? ['prices'] : []),
    ...(options.length > 0 && !options.some(({ recommended }) => recommended) ? ['recommended'] : []),
  ];
}
