import { describe, expect, it } from '@jest/globals';
import type { DomainEvent } from '@cotta/kit/model/decider/decider.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { LinkGrant, Viewer } from '@cotta/kit/model/words/viewer.js';
import { given } from '@cotta/kit/testing/spec.js';
import { admin, client, lawyer, visitor } from '../testing/people.js';
import { dismissMonitoringResult } from './dismiss-monitoring-result.js';
import { markMonitoringResultSeen } from './mark-monitoring-result-seen.js';
import { notifyMonitoringResult } from './notify-monitoring-result.js';
import { orderOpposition } from './order-opposition.js';
import { pursueLaterMark } from './pursue-later-mark.js';
import { revokeMonitoringResultLinks } from './revoke-monitoring-result-links.js';
import { trademarkMonitoringResult } from './trademark-monitoring-result.record.js';

const now = new Date('2026-06-15T10:00:00Z');
const result = nameBasedId('result');
const input = {
  trademarkId: nameBasedId('mark'),
  type: 'Similar',
  markName: 'Lumora',
  classes: [9],
  jurisdiction: 'EU',
  relevance: 'High',
  oppositionEndDate: '2026-07-06',
  userId: client.userId,
  ownerName: 'Lumara Home GmbH',
} as const;

/** Judged, and written about once: its first link went out. */
function told(more: object = {}): readonly DomainEvent[] {
  const found = given()
    .when(trademarkMonitoringResult.create, { ...input, ...more }, { viewer: admin })
    .events();
  const letter = given(...found)
    .when(notifyMonitoringResult, {}, { viewer: lawyer, now })
    .events();
  return [...found, ...letter];
}
const byLink = (more: Partial<LinkGrant> = {}): Viewer => ({
  ...visitor,
  link: { purpose: 'monitoring-result', subjectId: result, revision: 1, ...more },
});
const at = (viewer: Viewer) => ({ viewer, now, streamId: result });

const steps = {
  seen: (past: readonly DomainEvent[], viewer: Viewer) =>
    given(...past).when(markMonitoringResultSeen, { seen: true }, at(viewer)),
  dismissed: (past: readonly DomainEvent[], viewer: Viewer) =>
    given(...past).when(
      dismissMonitoringResult,
      { dismissed: true, dismissReason: 'Another trade.' },
      at(viewer),
    ),
  ordered: (past: readonly DomainEvent[], viewer: Viewer) =>
    given(...past).when(orderOpposition, { country: 'SK' }, at(viewer)),
  pursued: (past: readonly DomainEvent[], viewer: Viewer) =>
    given(...past).when(pursueLaterMark, { way: 'letter' }, at(viewer)),
};

describe.each(Object.entries(steps))('a result that is %s', (_name, step) => {
  it('is so by whoever holds the link of its letter', () => {
    expect(step(told(), byLink()).events()).toHaveLength(1);
  });

  it.each([
    ['of another result', { subjectId: nameBasedId('other result') }],
    ['of another purpose', { purpose: 'office-action' }],
    ['that was revoked', { revision: 0 }],
    ['of a revision that never was', { revision: 2 }],
  ] as const)('is so by no link %s', (_why, more) => {
    step(told(), byLink(more)).thenRefused('NOT_FOUND');
  });

  it('is so by nobody without a link, and by no link before one went out', () => {
    step(told(), visitor).thenRefused('NOT_FOUND');
    const found = told().slice(0, 1);
    for (const revision of [0, 1, Number.NaN]) step(found, byLink({ revision })).thenRefused('NOT_FOUND');
  });

  it('is so no more by links from before they were revoked, and by those of the next letter', () => {
    const past = told();
    const revoked = [
      ...past,
      ...given(...past)
        .when(revokeMonitoringResultLinks, { reason: 'It was passed on.' }, { viewer: lawyer })
        .events(),
    ];
    step(revoked, byLink()).thenRefused('NOT_FOUND');
    const [letter] = given(...revoked)
      .when(notifyMonitoringResult, {}, { viewer: lawyer, now })
      .events();
    expect(letter?.data).toMatchObject({ told: { linkRevision: 2 } });
    expect(step(revoked, byLink({ revision: 2 })).events()).toHaveLength(1);
  });
});

describe('what is decided by a link', () => {
  it('is kept with its reason, which goes when it is taken back', () => {
    const past = told();
    const left = steps.dismissed(past, byLink()).events();
    expect(left).toMatchObject([
      { data: { dismissedOn: '2026-06-15', dismissReason: 'Another trade.' }, subjectId: client.userId },
    ]);
    expect(
      given(...past, ...left)
        .when(dismissMonitoringResult, { dismissed: false }, at(byLink()))
        .events(),
    ).toMatchObject([{ data: { dismissedOn: null, dismissReason: null } }]);
  });

  it('orders an opposition in the reader’s language for the country that was named, and never without one', () => {
    expect(steps.ordered(told(), byLink()).events()).toMatchObject([
      {
        type: 'OppositionOrdered',
        data: { userId: client.userId, orderCountry: 'SK', orderLanguage: visitor.locale },
      },
    ]);
    given(...told())
      .when(orderOpposition, {}, at(byLink()))
      .thenRefused('INPUT_INVALID');
  });

  it('orders nothing against an application that has ended, nor after the last day', () => {
    const past = told();
    const ended = given(...past)
      .when(trademarkMonitoringResult.update, { endedOn: '2026-06-10' }, { viewer: lawyer })
      .events();
    steps.ordered([...past, ...ended], byLink()).thenRefused('APPLICATION_ENDED');
    given(...past)
      .when(orderOpposition, { country: 'SK' }, { ...at(byLink()), now: new Date('2026-07-08T10:00:00Z') })
      .thenRefused('TOO_LATE');
  });
});

describe('a later mark whose owner is pursued', () => {
  const pursue = (past: readonly DomainEvent[], more: object = {}) =>
    given(...past).when(
      pursueLaterMark,
      { way: 'coexistence agreement', note: 'We know them.' },
      { ...at(byLink()), ...more },
    );

  it('names the case that follows, both marks, and the brand the own mark stands under', () => {
    const preloaded = { name: 'Lumora', brandId: nameBasedId('brand') };
    expect(pursue(told(), { preloaded }).events()).toMatchObject([
      {
        type: 'LaterMarkPursued',
        subjectId: client.userId,
        data: {
          pursuedOn: '2026-06-15',
          pursuedBy: 'coexistence agreement',
          caseId: nameBasedId('case of later mark', result),
          pursuit: {
            ownMark: 'Lumora',
            brandId: nameBasedId('brand'),
            brandIsNew: false,
            ownerName: 'Lumara Home GmbH',
            note: 'We know them.',
          },
        },
      },
    ]);
  });

  it('has a brand of its own made where the mark stood under none', () => {
    const [event] = pursue(told(), { preloaded: { name: 'Lumora', brandId: null } }).events();
    expect(event?.data).toMatchObject({
      pursuit: { brandId: nameBasedId('brand of mark', input.trademarkId), brandIsNew: true },
    });
  });

  it('is pursued once, also after its last day, and never where nobody knows him or the application ended', () => {
    const past = told();
    const late = { now: new Date('2026-09-01T10:00:00Z') };
    const done = pursue(past, late).events();
    expect(done).toHaveLength(1);
    pursue([...past, ...done]).thenRefused('ALREADY_PURSUED');
    pursue(told({ ownerName: null })).thenRefused('OWNER_UNKNOWN');
    const ended = given(...past)
      .when(trademarkMonitoringResult.update, { endedOn: '2026-06-10' }, { viewer: lawyer })
      .events();
    pursue([...past, ...ended]).thenRefused('APPLICATION_ENDED');
  });
});
