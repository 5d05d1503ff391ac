import { describe, expect, it } from '@jest/globals';
import {
  draftOf,
  goodsAt,
  hasClass,
  notAssessed,
  payerOf,
  quoteInputOf,
  withClass,
  type Draft,
} from './draft.js';
import { draftProblems } from './draft-problems.js';
import type { OrderFacts } from './order.graphql.js';

const place = { country: 'SK', currency: 'EUR' };
const guess = { country: 'US', currency: 'EUR', guessed: true };
const states = new Set(['US', 'CA', 'AU']);

// The edge: only what a draft reads of it.
const request = {
  __typename: 'RegistrationRequest',
  id: 'r',
  version: 1,
  publicId: 'V-1',
  status: 'VERIFICATION_APPROVED',
  value: 'Lumora',
  type: 'TEXT',
  jurisdictions: ['EU', 'US'],
  classes: [9],
  currency: 'CZK',
  country: 'CZ',
  useInCommerce: true,
  dismissReason: null,
  contactEmail: 'jana@example.com',
  contactFirstName: 'Jana',
  contactLastName: 'Example',
  orderedAt: null,
  orderDraftSavedAt: null,
  orderDraft: null,
  report: {
    __typename: 'ReportVersion',
    id: 'v',
    number: 1,
    verifiedClasses: [11, 9],
    classAdvice: [{ classNumber: 35, jurisdiction: null, advice: 'RECOMMENDED', reason: null }],
    jurisdictions: [
      { jurisdiction: 'EU', verdict: 'GO' },
      { jurisdiction: 'US', verdict: 'NOT_ADVISED' },
    ],
  },
} as unknown as OrderFacts;

const whole: Draft = {
  jurisdictions: ['EU', 'US'],
  goods: [{ classNumber: 9, terms: ['lamps'] }],
  officeGoods: [
    {
      jurisdiction: 'US',
      goods: [
        { classNumber: 9, terms: [] },
        { classNumber: 11, terms: [] },
      ],
    },
  ],
  owner: {
    kind: 'APPLICANT_BUSINESS',
    businessName: 'Lumora s.r.o.',
    companyId: '123',
    street: 'Dlhá 1',
    city: 'Bratislava',
    postcode: '811 01',
    country: 'SK',
  },
  billing: { sameAsOwner: true, email: 'jana@example.com', vatId: 'SK2020317068' },
  e2eProtection: false,
  brandProtection: false,
  euipoGrantRequested: false,
  currency: 'EUR',
};

describe('an order that begins', () => {
  it('knows what the check knows: offices that are not advised against, classes of the report, who asked', () => {
    expect(draftOf(request, place)).toMatchObject({
      jurisdictions: ['EU'],
      goods: [{ classNumber: 35, terms: [] }],
      owner: { firstName: 'Jana', lastName: 'Example', country: 'CZ' },
      billing: { sameAsOwner: true, email: 'jana@example.com' },
      useInCommerce: true,
      currency: 'CZK',
    });
  });

  it('leaves the country open where only the language spoke of one', () => {
    const unasked = { ...request, country: null } as unknown as OrderFacts;
    expect(draftOf(unasked, guess).owner).toEqual({ firstName: 'Jana', lastName: 'Example' });
    expect(draftOf(unasked, place).owner).toMatchObject({ country: 'SK' });
  });

  it('leaves out a class the lawyer advises against, everywhere or at the one office', () => {
    const advised = (...classAdvice: readonly object[]) =>
      draftOf(
        {
          ...request,
          report: { ...request.report, verifiedClasses: [19, 20, 28], classAdvice, jurisdictions: [] },
        } as unknown as OrderFacts,
        place,
      );
    const numbers = (goods: Draft['goods']) => goods.map(({ classNumber }) => classNumber);
    const everywhere = advised(
      { classNumber: 20, jurisdiction: null, advice: 'RECOMMENDED', reason: null },
      { classNumber: 19, jurisdiction: null, advice: 'ADVISED_AGAINST', reason: 'ZEPHYR OAK has flooring.' },
    );
    expect([numbers(everywhere.goods), everywhere.officeGoods]).toEqual([[20], []]);
    const there = advised({
      classNumber: 19,
      jurisdiction: 'US',
      advice: 'ADVISED_AGAINST',
      reason: 'ZEPHYR OAK has flooring.',
    });
    expect([
      numbers(there.goods),
      there.officeGoods.map(({ jurisdiction, goods }) => [jurisdiction, numbers(goods)]),
    ]).toEqual([[19, 20, 28], [['US', [20, 28]]]]);
  });

  it('begins with what is recommended alone: what was checked and not assessed is offered, and priced only once it is ticked', () => {
    const advice = (classNumber: number, kind: string) => ({
      classNumber,
      jurisdiction: null,
      advice: kind,
      reason: null,
    });
    const checked = {
      ...request,
      report: {
        ...request.report,
        verifiedClasses: [30, 35, 43],
        classAdvice: [advice(30, 'RECOMMENDED'), advice(35, 'NOT_ASSESSED'), advice(43, 'NOT_ASSESSED')],
        jurisdictions: [],
      },
    } as unknown as OrderFacts;
    const draft = draftOf(checked, place);
    expect(quoteInputOf(draft, place)?.filings).toEqual([
      { jurisdiction: 'EU', classes: 1 },
      { jurisdiction: 'US', classes: 1 },
    ]);
    expect(notAssessed(checked).map((number) => [number, hasClass(draft, number)])).toEqual([
      [35, false],
      [43, false],
    ]);
    const more = { ...draft, ...withClass(draft, 43, true) };
    expect(quoteInputOf(more, place)?.filings).toEqual([
      { jurisdiction: 'EU', classes: 2 },
      { jurisdiction: 'US', classes: 2 },
    ]);
    expect({ ...more, ...withClass(more, 43, false) }).toEqual(draft);
  });

  it('begins with a class recommended for one office at that office alone', () => {
    const draft = draftOf(
      {
        ...request,
        report: {
          ...request.report,
          verifiedClasses: [20],
          classAdvice: [{ classNumber: 35, jurisdiction: 'US', advice: 'RECOMMENDED', reason: null }],
          jurisdictions: [],
        },
      } as unknown as OrderFacts,
      place,
    );
    expect([draft.goods, draft.officeGoods]).toEqual([
      [{ classNumber: 20, terms: [] }],
      [{ jurisdiction: 'US', goods: [{ classNumber: 35, terms: [] }] }],
    ]);
  });

  it('keeps the offices when all are advised against, and goes on with what was saved', () => {
    const against = {
      ...request,
      report: {
        ...request.report,
        jurisdictions: ['EU', 'US'].map((jurisdiction) => ({ jurisdiction, verdict: 'NOT_ADVISED' })),
      },
    } as unknown as OrderFacts;
    expect(draftOf(against, place).jurisdictions).toEqual(['EU', 'US']);
    expect(
      draftOf({ ...request, orderDraft: { ...whole, markAlias: null } } as unknown as OrderFacts, place),
    ).toEqual(whole);
  });
});

describe('the price is asked', () => {
  it('for the classes of each office, once each, at the payer’s address', () => {
    expect(quoteInputOf(whole, place)).toEqual({
      filings: [
        { jurisdiction: 'EU', classes: 1 },
        { jurisdiction: 'US', classes: 2 },
      ],
      currency: 'EUR',
      customerKind: 'BUSINESS',
      country: 'SK',
      postcode: '811 01',
      vatNumber: 'SK2020317068',
    });
    expect(goodsAt(whole, 'EU')).toBe(whole.goods);
  });

  it('for one class while none is chosen, for a person without a VAT number, and not at all without an office', () => {
    const person: Draft = {
      ...whole,
      goods: [],
      officeGoods: [],
      owner: { kind: 'APPLICANT_INDIVIDUAL', firstName: 'Jana', lastName: 'Malá' },
      couponCode: ' WELCOME ',
    };
    expect(quoteInputOf(person, place)).toEqual({
      filings: [
        { jurisdiction: 'EU', classes: 1 },
        { jurisdiction: 'US', classes: 1 },
      ],
      currency: 'EUR',
      customerKind: 'CONSUMER',
      country: 'SK',
      couponCode: 'WELCOME',
    });
    expect(quoteInputOf({ ...whole, jurisdictions: [] }, place)).toBeUndefined();
    expect(
      quoteInputOf({ ...whole, billing: { ...whole.billing, vatId: '20203' } }, place),
    ).not.toHaveProperty('vatNumber');
  });

  it('for whoever is invoiced, when that is not the owner', () => {
    const other: Draft = {
      ...whole,
      billing: {
        sameAsOwner: false,
        kind: 'APPLICANT_INDIVIDUAL',
        name: 'Eva',
        street: 'Krátka 2',
        city: 'Brno',
        country: 'CZ',
        email: 'eva@example.com',
        vatId: 'SK1',
      },
    };
    expect(payerOf(other)).toEqual({
      name: 'Eva',
      street: 'Krátka 2',
      city: 'Brno',
      country: 'CZ',
      email: 'eva@example.com',
    });
    expect(quoteInputOf(other, place)).toMatchObject({ customerKind: 'CONSUMER', country: 'CZ' });
  });
});

describe('what is missing', () => {
  it('is nothing in a whole order, and everything at once in an empty one', () => {
    expect(draftProblems(whole, states)).toEqual({});
    const empty: Draft = { ...whole, jurisdictions: [], owner: {}, billing: { sameAsOwner: false } };
    expect(Object.keys(draftProblems(empty, states))).toEqual([
      'jurisdictions',
      'owner.kind',
      'owner.street',
      'owner.city',
      'owner.country',
      'billing.name',
      'billing.street',
      'billing.city',
      'billing.country',
      'billing.email',
    ]);
  });

  it('is a state of owners in the United States, a class for each office, an address that is one', () => {
    expect(draftProblems({ ...whole, owner: { ...whole.owner, country: 'US' } }, states)).toEqual({
      'owner.state': 'errors.REQUIRED',
    });
    expect(draftProblems({ ...whole, officeGoods: [{ jurisdiction: 'US', goods: [] }] }, states)).toEqual({
      goods: 'errors.TOO_FEW',
    });
    expect(draftProblems({ ...whole, billing: { sameAsOwner: true, email: 'jana@' } }, states)).toEqual({
      'billing.email': 'errors.NOT_AN_EMAIL',
    });
  });
});
