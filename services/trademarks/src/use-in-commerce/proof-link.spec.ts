import { describe, expect, it } from '@jest/globals';
import type { DomainEvent } from '@cotta/kit/model/decider/decider.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { LinkGrant, Viewer } from '@cotta/kit/model/words/viewer.js';
import { anyStep } from '@cotta/kit/testing/any-step.js';
import { given } from '@cotta/kit/testing/spec.js';
import { reminded } from '../testing/marks.js';
import { admin, client, lawyer, visitor } from '../testing/people.js';
import { useInCommerceRequest } from './use-in-commerce-request.work-item.js';

const now = '2026-07-01T15:00:00Z';
const proof = nameBasedId('proof');
const at = (status: string, facts: object = {}): DomainEvent => ({
  type: 'UseInCommerceRequestCreated',
  data: {
    trademarkId: nameBasedId('mark'),
    type: 'Statement of use',
    issueDate: '2026-05-05',
    dueDate: '2026-11-05',
    confirmedDueDate: '2026-11-05',
    remainingExtensionCount: 5,
    userId: client.userId,
    linkRevision: 2,
    status,
    ...facts,
  },
});
const byLink = (more: Partial<LinkGrant> = {}): Viewer => ({
  ...visitor,
  link: { purpose: 'use-in-commerce', subjectId: proof, revision: 2, ...more },
});
const walked = (name: string, before: DomainEvent, viewer: Viewer, input: object = {}) =>
  given(before).when(anyStep(useInCommerceRequest, name), { ...input }, { now, viewer, streamId: proof });

describe.each([
  ['VisitUseInCommercePage', {}],
  ['OrderUseInCommerceRequest', { type: 'Extension', country: 'SK' }],
  ['RequestUseInCommerceAbandonment', {}],
])('%s', (name, input) => {
  it('is done by whoever holds the link of the proof', () => {
    expect(walked(name, at('Kick-off sent'), byLink(), input).events()).toHaveLength(1);
  });

  it.each([
    ['of another proof', { subjectId: nameBasedId('other proof') }],
    ['of another purpose', { purpose: 'office-action' }],
    ['that was revoked', { revision: 1 }],
    ['of a revision that never was', { revision: 3 }],
  ] as const)('is done by no link %s', (_, more) => {
    walked(name, at('Kick-off sent'), byLink(more), input).thenRefused('NOT_FOUND');
  });

  it('is done by nobody without a link, by none before one went out, and by no stranger who is signed in', () => {
    walked(name, at('Kick-off sent'), visitor, input).thenRefused('NOT_FOUND');
    walked(name, at('Kick-off sent', { linkRevision: null }), byLink({ revision: 0 }), input).thenRefused(
      'NOT_FOUND',
    );
    const stranger: Viewer = { ...byLink(), role: 'customer', userId: nameBasedId('stranger') };
    walked(name, at('Kick-off sent'), stranger, input).thenRefused('NOT_FOUND');
  });
});

describe('links of a proof of use', () => {
  it('are there from the kick-off on, and each reminder says which open it', () => {
    const sent = walked('KickOffUseInCommerceRequest', at('Created', { linkRevision: null }), lawyer);
    expect(sent.events()[0]?.data).toMatchObject({ linkRevision: 1 });
    const reminder = walked(
      'RemindOfUseInCommerceRequest',
      at('Kick-off sent'),
      { ...admin, role: 'system' },
      reminded,
    );
    expect(reminder.events()[0]?.data).toMatchObject({ linkRevision: 2 });
  });

  it('open no more once staff revoked them, with a reason', () => {
    const ended = walked('RevokeUseInCommerceLinks', at('Kick-off sent'), lawyer, {
      reason: 'Forwarded to the other side',
    }).events();
    expect(ended[0]?.data).toMatchObject({ linkRevision: 3 });
    given(at('Kick-off sent'), ...ended)
      .when(
        anyStep(useInCommerceRequest, 'VisitUseInCommercePage'),
        {},
        { now, viewer: byLink(), streamId: proof },
      )
      .thenRefused('NOT_FOUND');
  });

  it('take what is ordered, its language and country along', () => {
    const [ordered] = walked(
      'OrderUseInCommerceRequest',
      at('Kick-off sent'),
      { ...byLink(), locale: 'es' },
      { type: 'Extension', country: 'SK' },
    ).events();
    expect(ordered?.data).toMatchObject({
      type: 'Extension',
      orderLanguage: 'es',
      orderCountry: 'SK',
      orderBy: '2026-10-29',
      rush: false,
      status: 'In preparation',
    });
  });
});
