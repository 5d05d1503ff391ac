import { describe, expect, it } from '@jest/globals';
import { given } from '@cotta/kit/testing/spec.js';
import { at, by, goods, now, step, walked } from '../testing/marks.js';
import { lawyer } from '../testing/people.js';

describe('registration', () => {
  const register = (status: string, facts: object, input: object = {}) =>
    walked('RegisterTrademark', at(status, facts), {
      registrationDate: '2026-06-12',
      feePaid: true,
      ...input,
    });

  it('waits for the fee, the publication and the end of the opposition', () => {
    register('Trademark published', {}, { feePaid: false }).thenRefused('FEE_UNPAID');
    register('Under examination', {}).thenRefused('NOT_PUBLISHED');
    expect(register('Under examination', { jurisdiction: 'DE' }).events()).toHaveLength(1);
    register('Trademark published', { oppositionEndDate: '2026-06-12' }).thenRefused('OPPOSITION_TERM_RUNS');
    register('Application opposed', {}).thenRefused('INPUT_INVALID');
  });

  it('asks about dates that hardly ever happen, and says nothing to anybody until somebody vouches for them', () => {
    const sure = { acknowledged: true, reason: 'Read in the register today.' };
    const doubted = (facts: object, input: object, code: string) => {
      register('Trademark published', facts, input).thenRefused(code);
      register('Trademark published', facts, { ...input, acknowledged: true }).thenRefused('INPUT_INVALID');
      const events = register('Trademark published', facts, { ...input, ...sure }).events();
      expect(events).toMatchObject([{ type: 'TrademarkRegistered', reason: sure.reason }]);
    };
    const filed = { filingDate: '2026-01-05', publicationDate: '2026-02-10' };
    // Three months of opposition end on 10 May.
    doubted(filed, { registrationDate: '2026-05-10' }, 'OPPOSITION_TERM_RUNS');
    expect(register('Trademark published', filed, { registrationDate: '2026-05-11' }).events()).toHaveLength(
      1,
    );
    doubted(filed, { expirationDate: '2036-02-05' }, 'EXPIRY_NOT_BY_RULE');
    expect(register('Trademark published', filed, { expirationDate: '2036-01-05' }).events()).toHaveLength(1);
    doubted({ jurisdiction: 'JP', filingDate: '2026-06-12', publicationDate: null }, {}, 'ALL_ON_ONE_DAY');
    register(
      'Trademark published',
      { filingDate: '2026-06-12', publicationDate: '2026-06-12' },
      { expirationDate: '2026-06-12' },
    ).thenRefused('OPPOSITION_TERM_RUNS', {
      params: {
        last: '2026-09-12',
        toAcknowledge: 'OPPOSITION_TERM_RUNS, ALL_ON_ONE_DAY, EXPIRY_NOT_BY_RULE',
      },
    });
    register('Trademark published', { ...filed, publicationDate: '2026-06-13' }, sure).thenRefused(
      'INPUT_INVALID',
      {
        fields: [
          {
            path: ['registrationDate'],
            code: 'TOO_EARLY',
            message: 'This cannot be before 13 June 2026.',
            params: { earliest: '2026-06-13' },
          },
        ],
      },
    );
    register('Trademark published', { ...filed, filingDate: '2026-06-13' }, sure).thenRefused(
      'INPUT_INVALID',
    );
  });

  it('has its opposition end with the publication: the day that was typed off, else the one the rule of the office gives', () => {
    const published = (facts: object, input: object = {}) =>
      walked('PublishTrademark', at('Under examination', { filingDate: '2026-01-05', ...facts }), {
        publicationDate: '2026-02-10',
        ...input,
      }).events()[0]?.data;
    expect(published({})).toMatchObject({ oppositionEndDate: '2026-05-10' });
    expect(published({}, { oppositionEndDate: '2026-05-11' })).toMatchObject({
      oppositionEndDate: '2026-05-11',
    });
    // Japan takes oppositions after the registration alone.
    expect(published({ jurisdiction: 'JP' })).toMatchObject({ oppositionEndDate: null });
  });

  it('says until when it is protected: the day that was typed off, else the day the rule of the office gives', () => {
    const ends = (facts: object, input: object = {}) =>
      register(
        'Trademark published',
        { filingDate: '2026-01-05', publicationDate: '2026-02-10', ...facts },
        input,
      ).events()[0]?.data;
    expect(ends({})).toMatchObject({ expirationDate: '2036-01-05' });
    expect(ends({}, { expirationDate: '2036-01-04' })).toMatchObject({ expirationDate: '2036-01-04' });
    expect(ends({ jurisdiction: 'US' })).toMatchObject({ expirationDate: '2036-06-12' });
    // Such a protection ends with the international registration, whose day is another one.
    expect(ends({ internationalNumber: '1700000' })).toMatchObject({ expirationDate: null });
  });

  it('waits for proof of use where the application rests on intent to use', () => {
    register('Trademark published', { jurisdiction: 'US', filingBasis: ['1(b)'] }).thenRefused(
      'USE_NOT_SHOWN',
    );
    expect(
      register('Trademark published', {
        jurisdiction: 'US',
        filingBasis: ['1(b)'],
        allegationOfUseDate: '2026-01-01',
      }).events(),
    ).toHaveLength(1);
    expect(register('SOU submitted', { jurisdiction: 'US', filingBasis: ['1(b)'] }).events()).toHaveLength(1);
  });
});

describe('the statement of use', () => {
  const input = { issueDate: '2026-06-09', officeDueDate: '2026-12-09' };

  it('is asked for in the United States, of intent to use, and not when use was shown', () => {
    walked('RequestStatementOfUse', at('Trademark published'), input).thenRefused('ONLY_UNITED_STATES');
    walked(
      'RequestStatementOfUse',
      at('Trademark published', { jurisdiction: 'US', filingBasis: ['44(e)'] }),
      input,
    ).thenRefused('NOT_INTENT_TO_USE');
    walked(
      'RequestStatementOfUse',
      at('Trademark published', {
        jurisdiction: 'US',
        filingBasis: ['1(b)'],
        allegationOfUseDate: '2026-01-01',
      }),
      input,
    ).thenRefused('USE_ALREADY_SHOWN');
  });

  it('is due six months after the notice, and no other day is taken', () => {
    const us = { jurisdiction: 'US', filingBasis: ['1(b)'] };
    const asked = (officeDueDate: string, facts: object = {}) =>
      walked('RequestStatementOfUse', at('Trademark published', { ...us, ...facts }), {
        ...input,
        officeDueDate,
      });
    expect(asked('2026-12-09').events()[0]?.data).toMatchObject({ officeDueDate: '2026-12-09' });
    for (const other of ['2026-12-08', '2026-12-12']) asked(other).thenRefused('INPUT_INVALID');
    const extended = (officeDueDate: string) =>
      walked(
        'GrantSouExtension',
        at('Statement of use requested', {
          ...us,
          remainingExtensionCount: 5,
          noticeOfAllowanceDate: '2026-06-09',
        }),
        { filedOn: '2026-06-12', officeDueDate },
      );
    expect(extended('2027-06-09').events()).toHaveLength(1);
    extended('2027-06-12').thenRefused('INPUT_INVALID');
  });

  it('has five extensions, each of which counts down', () => {
    const extend = (left: number) =>
      walked('GrantSouExtension', at('SOU extended', { jurisdiction: 'US', remainingExtensionCount: left }), {
        filedOn: '2026-06-12',
        officeDueDate: '2026-12-12',
      });
    expect(extend(1).events()[0]?.data).toMatchObject({
      remainingExtensionCount: 0,
      officeDueDate: '2026-12-12',
    });
    extend(0).thenRefused('NO_EXTENSION_LEFT');
  });
});

describe('a divide', () => {
  const us = { jurisdiction: 'US' };
  const divide = (input: object, facts: object = us) =>
    walked('DivideTrademark', at('Under examination', facts), {
      dividedGoods: [{ class: 25, terms: ['Shoes'] }],
      clientConsentOn: '2026-06-01',
      feePaid: true,
      ...input,
    });

  it('splits the goods and remembers where the parent stood', () => {
    expect(divide({}).events()[0]?.data).toMatchObject({
      status: 'Divided',
      statusBeforeDivide: 'Under examination',
      classes: [9, 25],
      goodsAndServices: [
        { class: 25, terms: ['Shirts'] },
        { class: 9, terms: ['Software'] },
      ],
    });
  });

  it('needs goods of the application, something that stays, consent and the fee', () => {
    divide({ dividedGoods: [{ class: 25, terms: ['Hats'] }] }).thenRefused('GOODS_UNKNOWN');
    divide({ dividedGoods: [] }).thenRefused('NOTHING_DIVIDED');
    divide({ dividedGoods: goods }).thenRefused('NOTHING_LEFT');
    divide({ feePaid: false }).thenRefused('FEE_UNPAID');
    divide({ clientConsentOn: '2026-07-01' }).thenRefused('INPUT_INVALID');
    divide({}, {}).thenRefused('ONLY_UNITED_STATES');
  });

  it('is not undone by what happened in between', () => {
    const past = [
      at('Office action received', us),
      ...divideEvents(),
      { type: 'TrademarkClientUnresponsive', data: { status: 'Client unresponsive', statusFrom: 'Divided' } },
      { type: 'TrademarkResumed', data: { status: 'Divided', statusFrom: 'Client unresponsive' } },
    ];
    expect(
      given(...past)
        .when(step('ContinueDividedTrademark'), {}, by(lawyer))
        .events()[0]?.data,
    ).toMatchObject({ status: 'Office action received' });
  });

  const divideEvents = () =>
    walked('DivideTrademark', at('Office action received', us), {
      dividedGoods: [{ class: 25, terms: ['Shoes'] }],
      clientConsentOn: '2026-06-01',
      feePaid: true,
    }).events();
});

describe('a renewal', () => {
  const order = (facts: object) =>
    walked(
      'OrderRenewal',
      at('Trademark registered', { expirationDate: '2026-12-31', ...facts }),
      {},
      lawyer,
    );

  it('is ordered up to three months before the window and until the end of grace', () => {
    expect(order({ expirationDate: '2027-03-15' }).events()[0]?.data).toMatchObject({
      renewalOrderedOn: '2026-06-15',
    });
    order({ expirationDate: '2027-03-16' }).thenRefused('TOO_EARLY_TO_RENEW');
    expect(order({ expirationDate: '2025-12-15' }).events()).toHaveLength(1);
    order({ expirationDate: '2025-12-10' }).thenRefused('TOO_LATE_TO_RENEW');
    order({ expirationDate: null }).thenRefused('EXPIRY_UNKNOWN');
    order({ renewalOrderedOn: '2026-06-01' }).thenRefused('RENEWAL_ORDERED');
  });

  it('is recorded when it was ordered, paid and leads further', () => {
    const record = (input: object, facts: object = {}) =>
      walked(
        'RecordRenewal',
        at('Trademark registered', {
          expirationDate: '2026-12-31',
          renewalOrderedOn: '2026-06-01',
          ...facts,
        }),
        { expirationDate: '2036-12-31', paid: true, ...input },
      );
    expect(record({}).events()[0]?.data).toMatchObject({
      expirationDate: '2036-12-31',
      renewalOrderedOn: null,
    });
    record({ paid: false }).thenRefused('RENEWAL_UNPAID');
    record({ expirationDate: '2026-12-31' }).thenRefused('NOT_LATER');
    record({}, { renewalOrderedOn: null }).thenRefused('NOT_ORDERED');
    record({ expirationDate: '2037-03-31' }).thenRefused('EXPIRY_NOT_BY_RULE');
    expect(
      record({
        expirationDate: '2037-03-31',
        acknowledged: true,
        reason: 'The certificate says so.',
      }).events(),
    ).toHaveLength(1);
  });

  it('is past only after the grace, when the register was looked into', () => {
    const expire = (expirationDate: string, registerCheckedOn: string) =>
      given(at('Trademark registered', { expirationDate })).when(
        step('ExpireTrademark'),
        { registerCheckedOn },
        { now },
      );
    expire('2025-12-31', '2026-06-15').thenRefused('GRACE_RUNS');
    expire('2025-11-30', '2026-05-01').thenRefused('REGISTER_UNCHECKED');
    expect(expire('2025-11-30', '2026-06-15').events()).toHaveLength(1);
  });
});
