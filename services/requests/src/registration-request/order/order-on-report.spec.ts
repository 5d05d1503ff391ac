import { describe, expect, it } from '@jest/globals';
import { given } from '@cotta/kit/testing/spec.js';
import { defineCreateOrder } from './order-transitions.js';
import {
  about,
  admin,
  asked,
  byLink,
  content,
  preloaded,
  mark,
  orderDraft,
  search,
  testKey,
} from '../../testing/facts.js';
import type { RegistrationRequestEvent } from '../events.js';
import { sealReport } from '../verification/frozen-report.js';
import { reportAge } from '../verification/report-age.js';
import type { VerificationContent } from '../verification/verification-content.js';

const createOrder = defineCreateOrder(testKey).command;
const orderInput = {
  services: ['registration'],
  orderedItems: ['EU'],
  currency: 'EUR',
  filingClassesCount: 1,
  termsAccepted: true,
};
const against = (classNumber: number, jurisdiction: string | null = null) => ({
  classNumber,
  jurisdiction,
  advice: 'advised against' as const,
  reason: 'Taken for floors.',
});
const released = (classAdvice: VerificationContent['classAdvice'] = []): RegistrationRequestEvent => {
  const written = { ...content, classAdvice };
  const report = sealReport({
    publicId: about.publicId,
    number: 1,
    outcome: 'approved',
    lawyerName: preloaded.lawyerName,
    lawyerRole: 'lawyer',
    mark,
    content: written,
    searches: [search()],
    dismissReason: null,
    dismissAlternatives: [],
    now: new Date('2026-01-15T10:00:00Z'),
  });
  return {
    type: 'VerificationApproved',
    data: {
      about,
      resultVersion: 1,
      overallRisk: 'low',
      lawyerId: admin.userId ?? '',
      content: written,
      report,
    },
  };
};
const drafted = (goods = [11, 19]): RegistrationRequestEvent => ({
  type: 'OrderDraftSaved',
  data: { orderDraft: orderDraft({ goods: goods.map((classNumber) => ({ classNumber, terms: [] })) }) },
});
const place = (
  events: readonly RegistrationRequestEvent[],
  input: object = {},
  at: { readonly now?: string; readonly viewer?: typeof admin } = {},
) =>
  given(asked(), ...events).when(
    createOrder,
    { ...orderInput, ...input },
    { viewer: byLink('verification-summary'), now: '2026-01-16T10:00:00Z', ...at },
  );

describe('the age of a report', () => {
  it.each([
    ['2026-01-15T22:59:00Z', 0, 'FRESH'],
    ['2026-01-15T23:00:00Z', 1, 'FRESH'],
    ['2026-01-29T12:00:00Z', 14, 'FRESH'],
    ['2026-01-30T12:00:00Z', 15, 'AGEING'],
    ['2026-02-14T22:59:00Z', 30, 'AGEING'],
    ['2026-02-14T23:00:00Z', 31, 'OLD'],
    ['2026-04-15T12:00:00Z', 90, 'OLD'],
  ])('at %s is %i days of Bratislava, %s', (now, days, stage) =>
    expect(reportAge({ releasedOn: '2026-01-15' }, new Date(now))).toEqual({ days, stage }),
  );
});

describe('an order on an old report', () => {
  const old = '2026-02-20T10:00:00Z';
  it('is refused to client and staff until they say that they know', () => {
    for (const viewer of [byLink('verification-summary'), admin]) {
      for (const input of [{}, { oldReportAcknowledged: false }, { oldReportAcknowledged: null }])
        place([released(), drafted([11])], input, { now: old, viewer }).thenRefused('REPORT_OLD');
    }
  });

  it('keeps the version and how old it was', () => {
    expect(
      place([released(), drafted([11])], { oldReportAcknowledged: true }, { now: old }).events()[0]?.data,
    ).toMatchObject({ columns: { orderedReportVersion: 1, oldReportDays: 36, unitsAgainstAdvice: [] } });
  });

  it('is not old on its thirtieth day, whatever is said', () => {
    expect(
      place(
        [released(), drafted([11])],
        { oldReportAcknowledged: true },
        { now: '2026-02-14T10:00:00Z' },
      ).events()[0]?.data,
    ).toMatchObject({ columns: { orderedReportVersion: 1, oldReportDays: null } });
  });
});

describe('an order of a class the lawyer advises against', () => {
  it('is refused, naming office and class, until each is acknowledged', () => {
    for (const adviceAcknowledged of [undefined, [], ['EU 19'], ['US 11'], ['us 19'], ['US 190']])
      place([released([against(19)]), drafted()], { adviceAcknowledged }).thenRefused(
        'ADVICE_NOT_ACKNOWLEDGED',
      );
    const fields = [
      {
        path: ['advice', 'US 19'],
        code: 'REQUIRED',
        message: 'Say that you order this class all the same, or leave it out.',
        params: { office: 'US', class: 19 },
      },
    ];
    place([released([against(19)]), drafted()], { adviceAcknowledged: ['EU 19'] }).thenRefused(
      'ADVICE_NOT_ACKNOWLEDGED',
      { fields },
    );
  });

  it('keeps what was ordered against the advice, and only that', () => {
    expect(
      place([released([against(19)]), drafted()], {
        adviceAcknowledged: ['EU 19', 'US 19', 'US 45'],
      }).events()[0]?.data,
    ).toMatchObject({ columns: { orderedReportVersion: 1, unitsAgainstAdvice: ['EU 19', 'US 19'] } });
  });

  it('concerns only the office it was said of', () => {
    place([released([against(19, 'CH')]), drafted()]).thenState({ status: 'Order created' });
    place([released([against(19, 'US')]), drafted()]).thenRefused('ADVICE_NOT_ACKNOWLEDGED');
    expect(
      place([released([against(19, 'US')]), drafted()], { adviceAcknowledged: ['US 19'] }).events()[0]?.data,
    ).toMatchObject({ columns: { unitsAgainstAdvice: ['US 19'] } });
  });

  it('is nothing to ask about where the class is left out', () =>
    place([released([against(19)]), drafted([11])]).thenState({ status: 'Order created' }));
});
