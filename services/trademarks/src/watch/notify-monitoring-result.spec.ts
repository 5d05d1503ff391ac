import { describe, expect, it } from '@jest/globals';
import type { DomainEvent } from '@cotta/kit/model/decider/decider.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { shutOut } from '@cotta/kit/testing/shut-out.js';
import { given } from '@cotta/kit/testing/spec.js';
import { trademarkMonitoringResult } from './trademark-monitoring-result.record.js';
import { admin, client, lawyer, stranger } from '../testing/people.js';
import { dismissMonitoringResult } from './dismiss-monitoring-result.js';
import { notifyMonitoringResult } from './notify-monitoring-result.js';
import { orderOpposition, returnOppositionOrder } from './order-opposition.js';
import { revokeMonitoringResultLinks } from './revoke-monitoring-result-links.js';

const input = {
  trademarkId: nameBasedId('mark'),
  type: 'Similar',
  markName: 'Lumora',
  classes: [9],
  jurisdiction: 'EU',
  userId: client.userId,
} as const;
const found = (facts: object = {}) =>
  given()
    .when(trademarkMonitoringResult.create, { ...input, ...facts }, { viewer: admin })
    .events();
const judged = (facts: object = {}, relevance: 'High' | 'Not relevant' = 'High') => {
  const events = found(facts);
  return [
    ...events,
    ...given(...events)
      .when(trademarkMonitoringResult.update, { relevance }, { viewer: admin })
      .events(),
  ];
};
const at = (now: string) => ({ viewer: lawyer, now: new Date(now) });

describe('telling a client of a watch result', () => {
  it('says what is known of it, and on which day', () => {
    const [event] = given(...judged())
      .when(notifyMonitoringResult, {}, at('2026-06-15T10:00:00Z'))
      .events();
    expect(event).toMatchObject({
      type: 'MonitoringResultTold',
      data: {
        toldOn: '2026-06-15',
        told: {
          userId: client.userId,
          markName: 'Lumora',
          jurisdiction: 'EU',
          urgent: false,
          oppositionEndDate: null,
        },
      },
    });
    expect(event?.data).not.toHaveProperty('urgentOn');
  });

  it.each([
    ['2026-07-06', true],
    ['2026-07-07', false],
    ['2026-06-15', true],
    ['2026-06-14', false],
  ])('when the opposition term ends on %s: urgent is %s', (oppositionEndDate, urgent) => {
    const [event] = given(...judged({ oppositionEndDate }))
      .when(notifyMonitoringResult, {}, at('2026-06-15T10:00:00Z'))
      .events();
    expect(event?.data).toMatchObject({ told: { urgent, oppositionEndDate } });
  });

  it('says that the term ends where the client knows of it already', () => {
    const past = judged({ oppositionEndDate: '2026-06-29' });
    const notified = (events: readonly DomainEvent[], now: string) =>
      given(...events)
        .when(notifyMonitoringResult, {}, at(now))
        .events();
    const first = notified(past, '2026-06-14T10:00:00Z');
    expect(first[0]?.data).toMatchObject({ told: { urgent: true } });
    expect(first[0]?.data).not.toMatchObject({ told: { ending: true } });
    expect(notified([...past, ...first], '2026-06-15T10:00:00Z')[0]?.data).toMatchObject({
      urgentOn: '2026-06-15',
      told: { ending: true },
    });
  });

  it('is refused before it was judged, when it is not relevant, and when nobody owns the mark', () => {
    given(...found())
      .when(notifyMonitoringResult, {}, { viewer: lawyer })
      .thenRefused('NOT_JUDGED');
    given(...judged({}, 'Not relevant'))
      .when(notifyMonitoringResult, {}, { viewer: lawyer })
      .thenRefused('NOT_RELEVANT');
    given(...judged({ userId: undefined }))
      .when(notifyMonitoringResult, {}, { viewer: lawyer })
      .thenRefused('NOBODY_TO_TELL');
  });

  it.each([
    ['nothing is new', {}, '2026-06-16T10:00:00Z'],
    ['its last day is far', { oppositionEndDate: '2026-09-15' }, '2026-06-16T10:00:00Z'],
    [
      'it was urgent then and is no nearer to its last steps',
      { oppositionEndDate: '2026-07-06' },
      '2026-06-16T10:00:00Z',
    ],
  ])('is refused a second time where %s', (_why, facts, now) => {
    const past = judged(facts);
    const first = given(...past)
      .when(notifyMonitoringResult, {}, at('2026-06-15T10:00:00Z'))
      .events();
    given(...past, ...first)
      .when(notifyMonitoringResult, {}, at(now))
      .thenRefused('ALREADY_WRITTEN', { params: { toldOn: '2026-06-15' } });
  });

  it.each([
    ['its last day changed', trademarkMonitoringResult.update, { oppositionEndDate: '2026-10-01' }],
    ['its name was corrected', trademarkMonitoringResult.update, { markName: 'Lumorra' }],
    ['its links were revoked', revokeMonitoringResultLinks, { reason: 'The letter went astray.' }],
  ])('is written about again once %s', (_what, command, change) => {
    const past = judged({ oppositionEndDate: '2026-09-15' });
    const first = given(...past)
      .when(notifyMonitoringResult, {}, at('2026-06-15T10:00:00Z'))
      .events();
    const changed = given(...past, ...first)
      .when(command as typeof trademarkMonitoringResult.update, change, { viewer: admin })
      .events();
    expect(
      given(...past, ...first, ...changed)
        .when(notifyMonitoringResult, {}, at('2026-06-16T10:00:00Z'))
        .events(),
    ).toHaveLength(1);
  });

  it('is written about again when it becomes urgent, also where the client looked at it', () => {
    const past = judged({ oppositionEndDate: '2026-07-16', seen: true });
    const first = given(...past)
      .when(notifyMonitoringResult, {}, at('2026-06-15T10:00:00Z'))
      .events();
    const [event] = given(...past, ...first)
      .when(notifyMonitoringResult, {}, at('2026-06-26T10:00:00Z'))
      .events();
    expect(event?.data).toMatchObject({ told: { urgent: true } });
  });

  it('is refused where the client ordered an opposition or left it alone', () => {
    const past = judged();
    const ordered = given(...past)
      .when(orderOpposition, { country: 'SK' }, { viewer: client, now: new Date('2026-06-15T10:00:00Z') })
      .events();
    given(...past, ...ordered)
      .when(notifyMonitoringResult, {}, at('2026-06-16T10:00:00Z'))
      .thenRefused('ALREADY_ORDERED');
    const left = given(...past)
      .when(
        dismissMonitoringResult,
        { dismissed: true },
        { viewer: client, now: new Date('2026-06-15T10:00:00Z') },
      )
      .events();
    given(...past, ...left)
      .when(notifyMonitoringResult, {}, at('2026-06-16T10:00:00Z'))
      .thenRefused('LEFT_ALONE');
  });

  it('is for staff', () =>
    expect(shutOut(notifyMonitoringResult)).toEqual(['visitor', 'customer', 'partner']));
});

describe('ordering an opposition against what a watch found', () => {
  const order = (events: readonly DomainEvent[], viewer = client) =>
    given(...events).when(
      orderOpposition,
      { note: 'We sell lamps too.', country: 'SK' },
      { viewer, now: new Date('2026-06-15T10:00:00Z') },
    );

  it('names its order, and says what is wanted and until when', () => {
    const [event] = order(judged({ oppositionEndDate: '2026-07-06' })).events();
    expect(event).toMatchObject({
      type: 'OppositionOrdered',
      data: {
        orderedOn: '2026-06-15',
        orderNote: 'We sell lamps too.',
        userId: client.userId,
        markName: 'Lumora',
        jurisdiction: 'EU',
        oppositionEndDate: '2026-07-06',
        serviceRequestId: expect.any(String),
        orderCountry: 'SK',
        orderLanguage: 'en',
      },
    });
  });

  it('is refused twice, after the term, and where nobody would pay for it', () => {
    const events = judged();
    order([...events, ...order(events).events()]).thenRefused('ALREADY_ORDERED');
    order(judged({ userId: undefined }), lawyer).thenRefused('NOBODY_TO_CHARGE');
    order(judged({ oppositionEndDate: '2026-06-14' })).thenRefused('TOO_LATE');
  });

  it('can be ordered again once its order has ended, as another order', () => {
    const events = judged();
    const first = order(events).events();
    const returned = given(...events, ...first)
      .when(returnOppositionOrder, {}, { viewer: systemViewer })
      .events();
    expect(returned).toMatchObject([{ type: 'OppositionOrderReturned', data: { orderedOn: null } }]);
    const later = given(...events, ...first, ...returned)
      .when(orderOpposition, {}, { viewer: client, now: new Date('2026-06-16T10:00:00Z') })
      .events();
    const orderOf = ([event]: readonly { readonly data: unknown }[]) =>
      (event?.data as { serviceRequestId?: string } | undefined)?.serviceRequestId;
    expect([orderOf(first), orderOf(later)]).toEqual([expect.any(String), expect.any(String)]);
    expect(orderOf(later)).not.toBe(orderOf(first));
    given(...events)
      .when(returnOppositionOrder, {}, { viewer: systemViewer })
      .then();
  });

  it('shows a stranger nothing, and its owner nothing before a lawyer judged it', () => {
    order(judged(), stranger).thenRefused('NOT_FOUND');
    order(found()).thenRefused('NOT_FOUND');
    expect(shutOut(orderOpposition)).toEqual(['partner']);
    expect(shutOut(returnOppositionOrder)).toEqual(['visitor', 'customer', 'lawyer', 'admin', 'partner']);
  });
});
