import type { Answers } from './answers-to.js';
import { rowId } from './stub-records.js';

const then = {
  __typename: 'TrademarkOnDay',
  recordId: rowId('trademark', 0),
  day: '2026-05-05',
  knownOn: '2026-05-12',
  known: true,
  begins: '2026-04-20',
  name: 'Lumora',
  alias: null,
  jurisdiction: 'EU',
  status: 'TRADEMARK_REGISTERED',
  number: '018999001',
  internationalNumber: null,
  filingDate: '2026-01-12',
  priorityDate: null,
  publicationDate: '2026-02-02',
  oppositionEndDate: '2026-05-02',
  registrationDate: '2026-05-03',
  expirationDate: '2036-01-12',
  officeDueDate: null,
  noticeOfAllowanceDate: null,
  classes: [25],
  ownerEntityId: null,
  ownerEntity: null,
} as const;
const before = { ...then, day: '2026-05-01', status: 'TRADEMARK_PUBLISHED', registrationDate: null } as const;
const line = (eventId: string, label: string, day: string, heardOn = day) =>
  ({ __typename: 'HistoryLine', eventId, label, day, heardOn }) as const;
const added = line('e1', 'Trademark added', '2026-04-20');

const orderFile = (record: 'ORDER' | 'INVOICE', label: string, hex: string) =>
  ({
    __typename: 'CaseFile',
    total: 1,
    fingerprint: hex.repeat(32),
    withheld: [],
    entries: [
      {
        __typename: 'CaseFileEntry',
        number: 1,
        fingerprint: hex.repeat(32),
        withheld: null,
        record,
        label,
        day: null,
        at: '2026-05-10T10:00:00.000Z',
        actorKind: 'lawyer',
        documents: [],
        issued: [hex.repeat(32)],
        reason: null,
        actor: { __typename: 'User', id: rowId('user', 0), displayName: 'Lena Demo' },
      },
    ],
  }) as const;

/** A mark that was registered on the third, which was heard of a week later. */
export const historyAnswers = {
  DeskMarkHistory: ({ id }) => ({
    trademark: { __typename: 'Trademark', id: String(id), name: 'Lumora', jurisdiction: 'EU' },
    then: { ...then, history: [added, line('e2', 'Trademark registered', '2026-05-03', '2026-05-10')] },
    before: { ...before, history: [added] },
  }),
  DeskPortfolioHistory: () => ({
    trademarkListOnDay: {
      __typename: 'TrademarkOnDayPage',
      items: [then],
      totalCount: 1,
      hasNextPage: false,
    },
  }),
  DeskPortfolioChanges: () => ({
    trademarkListOnDay: { __typename: 'TrademarkOnDayPage', items: [{ ...then, before }], totalCount: 1 },
  }),
  DeskCaseFile: ({ id }) => ({
    trademark: {
      __typename: 'Trademark',
      id: String(id),
      name: 'Lumora',
      jurisdiction: 'EU',
      number: '018999001',
    },
    caseFile: {
      __typename: 'CaseFile',
      total: 1,
      fingerprint: 'ab'.repeat(32),
      withheld: [],
      entries: [
        {
          __typename: 'CaseFileEntry',
          number: 1,
          fingerprint: 'ab'.repeat(32),
          withheld: null,
          record: 'LETTER_OF_THE_OFFICE',
          label: 'Assigned',
          day: null,
          at: '2026-05-10T10:00:00.000Z',
          actorKind: 'admin',
          documents: [],
          issued: [],
          reason: 'She knows the office.',
          actor: { __typename: 'User', id: rowId('user', 0), displayName: 'Lena Demo' },
        },
      ],
    },
  }),
  DeskOrderFile: ({ id }) => ({
    registrationRequest: {
      __typename: 'RegistrationRequest',
      id: String(id),
      publicId: 'V-1',
      value: 'Lumora',
    },
    serviceRequest: null,
    registration: orderFile('ORDER', 'Application approved', 'cd'),
    service: null,
    money: orderFile('INVOICE', 'Invoice paid', 'ef'),
  }),
} satisfies Answers;
