// What offices take, as the page of fees shows it.
import type { AnswerTo, Answers } from './answers-to.js';
import { lawyer, page } from './stub-facts.js';
import { adam } from './stub-settings.js';

type Office = AnswerTo<'OfficialFeeDesk'>['officialFeeDesk'][number];
type Line = Office['lines'][number];

const line = (more: Partial<Line>): Line => ({
  line: 'FILING',
  name: null,
  surcharge: null,
  amounts: [19_000, 4000],
  classesIncluded: 1,
  priceUse: 'RECHECK',
  source: 'Arrêté of 9 December 2019',
  seen: '2022',
  validFrom: '2019-12-11',
  changesOn: null,
  toCheck: true,
  announced: null,
  announcedFrom: null,
  ...more,
});

export const french: Office = {
  office: 'FR',
  currency: 'EUR',
  digits: 2,
  priceUse: 'RECHECK',
  toCheck: true,
  lines: [
    line({}),
    line({ line: 'RENEWAL', amounts: [29_000, 4000] }),
    line({ line: 'LATE_RENEWAL', surcharge: 'percent', amounts: [50], toCheck: false }),
  ],
};
export const canadian: Office = {
  office: 'CA',
  currency: 'CAD',
  digits: 2,
  priceUse: 'FINAL',
  toCheck: false,
  lines: [
    line({
      amounts: [49_106, 14_904],
      priceUse: 'FINAL',
      source: 'https://ised-isde.canada.ca/fees',
      seen: '2026-09-24',
      toCheck: false,
      announced: [49_941, 15_157],
      announcedFrom: '2027-01-01',
    }),
  ],
};
export const egyptian: Office = {
  office: 'EG',
  currency: 'EGP',
  digits: 2,
  priceUse: 'ASK',
  toCheck: false,
  lines: [
    line({
      amounts: [],
      priceUse: 'ASK',
      seen: null,
      validFrom: null,
      source: 'fee decrees',
      toCheck: false,
    }),
  ],
};

type Confirmation = AnswerTo<'OfficialFeeHistory'>['officialFeeConfirmationList']['items'][number];

export const proposed: Confirmation = {
  __typename: 'OfficialFeeConfirmation',
  id: 'fee-1',
  version: 1,
  line: 'RENEWAL',
  amounts: [40_000, 4000],
  formerAmounts: [29_000, 4000],
  validFrom: '2026-11-01',
  inForceFrom: null,
  sourceUrl: 'https://www.inpi.fr/tarifs',
  lookedOn: '2026-11-27',
  note: 'New tariff.',
  state: 'PROPOSED',
  enteredById: adam.id,
  enteredBy: { __typename: 'User', id: adam.id, displayName: adam.displayName },
  decidedBy: null,
  declinedBecause: null,
  openPrices: null,
  openPricesThatDiffer: null,
  createdAt: '2026-11-27T09:00:00Z',
};
export const confirmed: Confirmation = {
  ...proposed,
  id: 'fee-2',
  line: 'FILING',
  amounts: [19_000, 4000],
  formerAmounts: [19_000, 4000],
  inForceFrom: '2026-08-01',
  state: 'CONFIRMED',
  note: null,
  enteredById: lawyer.id,
  enteredBy: { __typename: 'User', id: lawyer.id, displayName: lawyer.displayName },
  openPrices: 3,
  openPricesThatDiffer: 2,
};

export const officialFeeAnswers = {
  OfficialFeeDesk: () => ({ officialFeeDesk: [canadian, french, egyptian] }),
  OfficialFeeHistory: ({ office }) => ({
    officialFeeConfirmationList: page(office === 'FR' ? [proposed, confirmed] : []),
  }),
  OfficialFeeEffectOf: () => ({
    officialFeeEffect: {
      __typename: 'OfficialFeeEffect',
      inForceFrom: '2026-11-28',
      openQuotes: 4,
      unpaidOrders: 1,
      differ: 2,
      differences: [{ currency: 'EUR', prices: 2, least: -7937, most: -2900 }],
      isPart: false,
      needsSecondPerson: false,
    },
  }),
  OfficialFeeConfirm: () => ({
    confirmOfficialFee: { __typename: 'OfficialFeeConfirmation', id: 'fee-3', state: 'CONFIRMED' },
  }),
  OfficialFeeApprove: () => ({
    approveOfficialFee: { __typename: 'OfficialFeeConfirmation', id: 'fee-1', state: 'CONFIRMED' },
  }),
  OfficialFeeDecline: () => ({
    declineOfficialFee: { __typename: 'OfficialFeeConfirmation', id: 'fee-1', state: 'DECLINED' },
  }),
} satisfies Answers;
