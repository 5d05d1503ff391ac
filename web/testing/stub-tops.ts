// What the page of a client shows at a glance.
import type { Answers, AnswerTo } from './answers-to.js';
import { rowId } from './stub-records.js';

const mark = (index: number, jurisdiction: string) => ({
  __typename: 'Trademark' as const,
  id: rowId('trademark', index),
  name: 'Lumora',
  jurisdiction,
  number: `01791970${index}`,
  status: 'TRADEMARK_REGISTERED' as const,
  nextDate: '2027-02-01',
});
const money = (amountMinor: number) => ({ __typename: 'Money' as const, amountMinor, currency: 'EUR' });
const invoice = (index: number, amountMinor: number) => ({
  __typename: 'Invoice' as const,
  id: rowId('invoice', index),
  number: `2026-00${index}`,
  status: 'OVERDUE' as const,
  dueDate: '2026-11-02',
  total: money(amountMinor),
});

export const clientOverview = {
  trademarkList: { items: [mark(0, 'EU'), mark(1, 'US')], totalCount: 2 },
  registrationRequestList: {
    items: [
      {
        __typename: 'RegistrationRequest',
        id: rowId('registration_request', 0),
        publicId: 'V-46JDJ4E9',
        value: 'Lumora',
        status: 'READY_FOR_DRAFTING',
      },
    ],
  },
  serviceRequestList: { items: [] },
  invoiceList: { items: [invoice(1, 29_000), invoice(2, 1_050)] },
  trademarkDeadlineList: {
    items: [
      {
        __typename: 'TrademarkDeadline',
        id: rowId('trademark_deadline', 0),
        trademarkId: rowId('trademark', 1),
        markName: 'Lumora',
        jurisdiction: 'US',
        name: 'Statement of use',
        nominalDate: '2027-03-23',
      },
    ],
  },
} satisfies AnswerTo<'ClientOverview'>;

export const topsAnswers = {
  ClientOverview: () => clientOverview,
  LettersAbout: () => ({
    letterList: {
      items: [
        {
          __typename: 'Letter',
          id: rowId('outgoing_mail', 0),
          template: 'office-action-kick-off',
          state: 'SENT',
          sentAt: '2026-11-21T13:02:00.000Z',
          createdAt: '2026-11-21T13:00:00.000Z',
        },
      ],
    },
  }),
} satisfies Answers;
