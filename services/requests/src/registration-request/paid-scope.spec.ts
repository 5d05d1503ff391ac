import { describe, expect, it } from '@jest/globals';
import { given } from '@cotta/kit/testing/spec.js';
import type { RegistrationRequestEvent } from './events.js';
import { client, lawyer, owned } from '../testing/facts.js';
import { at, begun, copy, started, whole } from '../testing/paid-order.js';
import { requestReview, sendForReview } from './draft/drafting-transitions.js';

type Fact = RegistrationRequestEvent;

describe('what was paid for', () => {
  const drafting = at('Ready for drafting');
  const review = (
    units: readonly string[],
    input: { leaveOutUnused?: boolean } = {},
    past: readonly Fact[] = [],
  ) =>
    given(...begun, drafting, ...past).when(requestReview.command, input, {
      viewer: client,
      preloaded: { ...whole, units, copy },
    });
  const send = (
    units: readonly string[],
    input: { leaveOutUnused?: boolean } = {},
    past: readonly Fact[] = [],
  ) =>
    given(...begun, drafting, ...past).when(sendForReview.command, input, {
      viewer: lawyer,
      preloaded: { ...whole, units, copy },
    });

  it('is all that goes to the lawyer and to the client', () => {
    for (const ask of [review, send]) {
      ask(['EU 11', 'EU 35']).thenRefused('MORE_THAN_PAID', {
        params: { class: 35, office: 'EU', units: 'EU 35' },
      });
      ask(['EU 11', 'UK 11'], { leaveOutUnused: true }).thenRefused('MORE_THAN_PAID', {
        params: { class: 11, office: 'UK', units: 'UK 11' },
      });
      ask(['EU 11', 'EU 11']).thenRefused('MORE_THAN_PAID');
      expect(ask(['EU 11']).events()).toHaveLength(1);
    }
  });

  it('is not forgotten: what is left out is asked for once', () => {
    review([]).thenRefused('NOT_USED', { params: { class: 11, office: 'EU', units: 'EU 11' } });
    const [asked_] = review([], { leaveOutUnused: true }).events();
    expect(asked_?.data).toMatchObject({ columns: { leftOutUnits: ['EU 11'] } });
    send([]).thenRefused('NOT_USED');
    expect(send([], {}, [asked_ as Fact]).events()).toHaveLength(1);
  });

  it('is nothing while it is not paid, and what an admin lets begin without', () => {
    const unpaid = [
      started,
      {
        type: 'OrderCreated',
        data: { about: owned, status: 'Order created', columns: { orderedUnits: ['EU 11'] } },
      },
    ] satisfies Fact[];
    given<Fact>(...unpaid, at('Ready for drafting', { columns: {} }))
      .when(sendForReview.command, {}, { viewer: lawyer, preloaded: { ...whole, copy } })
      .thenRefused('MORE_THAN_PAID');
    const begunAnyway: Fact = {
      type: 'ReadyForDrafting',
      reason: 'Long-standing client.',
      data: { about: owned, status: 'Ready for drafting', statusFrom: 'Order created' },
    };
    expect(
      given<Fact>(...unpaid, begunAnyway)
        .when(sendForReview.command, {}, { viewer: lawyer, preloaded: { ...whole, copy } })
        .events(),
    ).toHaveLength(1);
  });

  it('waits for the owner’s data before it is sent: what is sent is whole', () => {
    given(...begun, drafting)
      .when(
        sendForReview.command,
        {},
        {
          viewer: lawyer,
          preloaded: { ...whole, copy: { ...copy, unheard: ['01990000-0000-7000-8000-0000000000d1'] } },
        },
      )
      .thenRefused('OWNER_UNTOLD');
  });
});
