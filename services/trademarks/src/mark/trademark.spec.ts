import { describe, expect, it } from '@jest/globals';
import type { DomainEvent } from '@cotta/kit/model/decider/decider.js';
import { given } from '@cotta/kit/testing/spec.js';
import { at, by, goods, id, now, reminded, step, walked } from '../testing/marks.js';
import { admin, client, lawyer, stranger } from '../testing/people.js';
import { trademark } from './trademark.work-item.js';

describe('adding a mark', () => {
  const input = {
    name: 'Lumara',
    jurisdiction: 'EU',
    type: 'WORD',
    status: 'Trademark registered',
    goodsAndServices: goods,
  } as const;

  it('takes what a customer has anywhere as it stands, for that customer and nobody else', () => {
    const [event] = given()
      .when(trademark.create, { ...input, userId: stranger.userId, imported: false }, by(client))
      .events();
    expect(event?.data).toMatchObject({
      status: 'Trademark registered',
      statusGroup: 'live',
      classes: [9, 25],
      userId: client.userId,
      imported: true,
    });
  });

  it('asks about dates that contradict each other', () => {
    given()
      .when(
        trademark.create,
        { ...input, filingDate: '2020-05-05', registrationDate: '2020-05-04' },
        by(client),
      )
      .thenRefused('INPUT_INVALID', {
        fields: [
          {
            path: ['registrationDate'],
            code: 'TOO_EARLY',
            message: 'This comes before an earlier step; check both dates.',
          },
        ],
      });
  });

  it('needs action while the office still wants something with the application', () => {
    const group = (facts: object) =>
      given()
        .when(trademark.create, { ...input, status: 'Ready for filing', ...facts }, by(admin))
        .events()[0]?.data;
    expect(group({})).toMatchObject({ statusGroup: 'action needed' });
    expect(group({ ownerEntityId: id, poaDocumentId: id })).toMatchObject({ statusGroup: 'pending' });
  });
});

describe('changing and removing a mark', () => {
  it('is open to customers for what they entered themselves', () => {
    expect(
      given(at('Trademark registered', { imported: true }))
        .when(trademark.update, { number: '7' }, by(client))
        .events(),
    ).toHaveLength(1);
    given(at('Trademark registered'))
      .when(trademark.update, { number: '7' }, by(client))
      .thenRefused('NOT_YOUR_ENTRY');
    given(at('Trademark registered', { imported: true }))
      .when(trademark.update, { number: '7' }, by(stranger))
      .thenRefused('NOT_FOUND');
  });

  it('keeps what the client sees: ordered with us, or entered by the client, who alone takes it out', () => {
    const registrationRequestId = id;
    given(at('Ready for filing', { registrationRequestId }))
      .when(trademark.remove, {}, by(admin))
      .thenRefused('RETAINED', {
        message:
          'The client ordered this mark and sees it, so it stays on record; give its money back or withdraw it instead.',
      });
    const entered = () => given(at('Trademark registered', { imported: true, number: '018' }));
    for (const viewer of [lawyer, admin])
      entered().when(trademark.remove, {}, by(viewer)).thenRefused('RETAINED');
    expect(entered().when(trademark.remove, {}, by(client)).events()).toHaveLength(1);
  });

  it('keeps what was filed', () => {
    given(at('Application filed', { number: '018' }))
      .when(trademark.remove, {}, by(admin))
      .thenRefused('RETAINED');
    expect(given(at('Ready for filing')).when(trademark.remove, {}, by(admin)).events()).toHaveLength(1);
    expect(
      given(at('Trademark registered', { imported: true, number: '018' }))
        .when(trademark.remove, {}, by(client))
        .events(),
    ).toHaveLength(1);
    given(at('Ready for filing')).when(trademark.remove, {}, by(client)).thenRefused('NOT_YOUR_ENTRY');
  });
});

describe('a step that somebody prepared', () => {
  const seen = at('Application filed', { number: '018' });
  const publish = (...since: readonly DomainEvent[]) =>
    given(seen, ...since).when(
      step('PublishTrademark'),
      { publicationDate: '2026-06-10' },
      { ...by(lawyer), expectedVersion: 1 },
    );

  it('is still good after an alarm or a letter of the clock', () => {
    const alarm = given(seen).when(step('RaiseDeadlineAlarm'), reminded, { now }).events();
    const letter = given(seen).when(step('SendDeadlineReminder'), reminded, { now }).events();
    expect(publish(...alarm, ...letter).events()).toHaveLength(1);
  });

  it('is not after anything a person decides on, whatever the clock said since', () => {
    const used = given(seen)
      .when(step('NotePriorityUsed'), { priorityUsedOn: '2026-06-11' }, { now })
      .events();
    const alarm = given(seen).when(step('RaiseDeadlineAlarm'), reminded, { now }).events();
    publish(...used, ...alarm).thenRefused('CONFLICT');
  });
});

describe('filing', () => {
  it('goes to a partner only with a power of attorney, and not where we file ourselves', () => {
    walked('SubmitTrademarkToPartner', at('Ready for filing', { jurisdiction: 'CN' })).thenRefused(
      'POA_MISSING',
    );
    walked(
      'SubmitTrademarkToPartner',
      at('Ready for filing', { directFiling: true, poaDocumentId: id }),
    ).thenRefused('FILED_DIRECTLY');
  });

  it('lies in the past and inside the six months of its priority, moved to an open day', () => {
    const file = (filingDate: string, priorityDate?: string) =>
      walked('FileTrademark', at('Ready for filing'), {
        number: '018',
        filingDate,
        ...(priorityDate === undefined ? {} : { priorityDate }),
      });
    file('2026-06-16').thenRefused('INPUT_INVALID');
    // Six months after 13 December end on Saturday 13 June.
    expect(file('2026-06-15', '2025-12-13').events()).toHaveLength(1);
    file('2026-06-15', '2025-12-12').thenRefused('PRIORITY_LOST');
    file('2026-06-10', '2026-06-11').thenRefused('INPUT_INVALID');
  });

  it('takes no fee that is still to be paid, with the filing or after it', () => {
    const tomorrow = { applicationFeePaidOn: '2026-06-16' };
    walked('FileTrademark', at('Ready for filing'), {
      number: '018',
      filingDate: '2026-06-10',
      ...tomorrow,
    }).thenRefused('INPUT_INVALID');
    walked('RecordApplicationFee', at('Application filed'), tomorrow).thenRefused('INPUT_INVALID');
  });

  it('is refunded or lost only while nothing was filed', () => {
    walked('RefundTrademark', at('Ready for filing', { number: '1' }), {
      reason: 'changed plans',
    }).thenRefused('ALREADY_FILED');
    given(at('Ready for filing', { filingDate: '2026-01-01' }))
      .when(step('LoseTrademarkToFollowUp'), {}, { now })
      .thenRefused('ALREADY_FILED');
  });
});

describe('examination and opposition', () => {
  it('publishes nothing unexamined in the United States', () => {
    walked('PublishTrademark', at('Application filed', { jurisdiction: 'US' }), {
      publicationDate: '2026-06-11',
    }).thenRefused('NOT_EXAMINED');
    expect(
      walked('PublishTrademark', at('Application filed', { jurisdiction: 'BX' }), {
        publicationDate: '2026-06-11',
      }).events(),
    ).toHaveLength(1);
  });

  it('answers the office until its last open day', () => {
    const answer = (filedOn: string) =>
      walked('FileOfficeActionResponse', at('Office action received', { officeDueDate: '2026-06-13' }), {
        filedOn,
      });
    expect(answer('2026-06-15').events()).toHaveLength(1);
    walked('FileOfficeActionResponse', at('Office action received', { officeDueDate: '2026-06-12' }), {
      filedOn: '2026-06-15',
    }).thenRefused('TOO_LATE');
  });

  it('opposes inside the term, and a registration only where the office takes that', () => {
    const oppose = (status: string, facts: object) =>
      walked('OpposeTrademark', at(status, facts), { filedOn: '2026-06-15' });
    oppose('Trademark published', { oppositionEndDate: '2026-06-12' }).thenRefused('OPPOSITION_TERM_OVER');
    expect(oppose('Trademark published', { oppositionEndDate: '2026-06-13' }).events()).toHaveLength(1);
    oppose('Trademark registered', {}).thenRefused('NO_OPPOSITION_NOW');
    expect(oppose('Trademark registered', { jurisdiction: 'DE' }).events()).toHaveLength(1);
  });

  it('ends where it began: before the registration or after it', () => {
    walked('EndOpposition', at('Application opposed', { registrationDate: '2026-01-01' }), {
      reason: 'settled',
    }).thenState({ previousStatus: 'Application opposed' });
    const end = (facts: object, name = 'EndOpposition', input: object = {}) =>
      walked(name, at('Application opposed', facts), { reason: 'decided', ...input }).events()[0]?.data;
    expect(end({ registrationDate: '2026-01-01' })).toMatchObject({ status: 'Trademark registered' });
    expect(end({})).toMatchObject({ status: 'Trademark published' });
    expect(
      end({ registrationDate: '2026-01-01' }, 'UpholdOpposition', { decidedOn: '2026-06-01' }),
    ).toMatchObject({ status: 'Cancelled', statusGroup: 'dead' });
  });
});

describe('the end and the way back', () => {
  it('goes back to where it was, unless the office has lost patience', () => {
    const given2 = (facts: object) => [
      at('Office action received', facts),
      {
        type: 'TrademarkClientUnresponsive',
        data: { status: 'Client unresponsive', statusFrom: 'Office action received' },
      },
    ];
    expect(
      given(...given2({ officeDueDate: '2026-06-15' }))
        .when(step('ResumeTrademark'), {}, by(client))
        .events()[0]?.data,
    ).toMatchObject({ status: 'Office action received', statusGroup: 'action needed' });
    given(...given2({ officeDueDate: '2026-06-12' }))
      .when(step('ResumeTrademark'), {}, by(client))
      .thenRefused('DEADLINE_PASSED');
    const lost = [
      at('Trademark published'),
      { type: 'TrademarkAbandoned', data: { status: 'Abandoned', statusFrom: 'Trademark published' } },
    ];
    expect(
      given(...lost)
        .when(step('ReviveTrademark'), { reason: 'petition granted' }, by(lawyer))
        .events()[0]?.data,
    ).toMatchObject({ status: 'Trademark published' });
  });

  it('withdraws what the client asked to withdraw, once', () => {
    walked('WithdrawTrademark', at('Application filed'), { signedOn: '2026-06-10' }).thenRefused(
      'NOT_REQUESTED',
    );
    walked(
      'RequestTrademarkWithdrawal',
      at('Application filed', { withdrawalRequestedOn: '2026-06-10' }),
      {},
      client,
    ).thenRefused('WITHDRAWAL_REQUESTED');
    walked('RequestTrademarkWithdrawal', at('Application filed'), {}, stranger).thenRefused('NOT_FOUND');
  });

  it('does nothing when it is told again', () => {
    const rejected = [
      at('Application filed'),
      { type: 'TrademarkRejected', data: { status: 'Rejected', statusFrom: 'Application filed' } },
    ];
    given(...rejected)
      .when(step('RejectTrademark'), {}, by(lawyer))
      .then();
  });

  it('wants a reason where one is owed', () =>
    expect(step('CancelTrademark').input['reason']).toMatchObject({ optional: false }));
});

describe('what is only told', () => {
  it('does not repeat itself', () => {
    walked('IssueTrademarkNumber', at('Application filed', { number: '4711' }), {
      number: '4711',
    }).thenRefused('NUMBER_KNOWN');
    walked('ChangeRepresentative', at('Application filed', { representativeEntityId: id }), {
      representativeEntityId: id,
    }).thenRefused('SAME_REPRESENTATIVE');
    walked(
      'SendBrandRegistryCode',
      at('Application filed', { brandRegistryCodeSentAt: '2026-06-15T14:46:00.000Z' }),
      { brandRegistryCode: 'BR-4711' },
    ).thenRefused('CODE_STILL_VALID');
    expect(
      walked(
        'SendBrandRegistryCode',
        at('Application filed', { brandRegistryCodeSentAt: '2026-06-15T14:45:00.000Z' }),
        { brandRegistryCode: 'BR-4711' },
      ).events(),
    ).toHaveLength(1);
  });

  it.each([
    ['SendCertificate', { certificateDocumentId: id }],
    ['SendSimilarTrademarksNotice', {}],
    ['SendBrandRegistryCode', { brandRegistryCode: 'BR-4711' }],
    ['SendReportViolationLink', {}],
    ['RequestTrademarkReview', {}],
  ])('says nothing was sent where nobody owns the mark: %s', (command, input) => {
    walked(command, at('Trademark registered', { userId: null }), input).thenRefused('NOBODY_TO_TELL');
  });

  it('lets customers arrange their own marks and nothing else', () => {
    expect(
      walked(
        'ArrangeTrademark',
        at('Application filed', { alias: 'Blue' }),
        { brandId: id },
        client,
      ).events()[0]?.data,
    ).toMatchObject({ alias: 'Blue', brandId: id });
    walked('ArrangeTrademark', at('Application filed'), { alias: 'Mine' }, stranger).thenRefused('NOT_FOUND');
  });
});
