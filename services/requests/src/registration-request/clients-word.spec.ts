import { describe, it } from '@jest/globals';
import { given } from '@cotta/kit/testing/spec.js';
import { sentDigestOf } from './approval/sent-copy.js';
import { postponeApplication, reopenRequest } from './draft/drafting-transitions.js';
import { admin, client, lawyer } from '../testing/facts.js';
import { at, begun, copy, paidAt, whole } from '../testing/paid-order.js';

const now = '2026-01-15T10:00:00Z';
const sent = () => at('Sent for review', { columns: { paidAt, sentDigest: sentDigestOf(copy) } });

describe('on the client’s word', () => {
  const postpone = (more: object, viewer: typeof lawyer) =>
    given(...begun, sent()).when(
      postponeApplication.command,
      { until: '2026-03-01', ...more },
      { viewer, now, preloaded: { copy, ...whole } },
    );
  const reopen = (more: object, viewer: typeof lawyer) =>
    given(...begun, at('Client unresponsive', { statusFrom: 'Sent for review' })).when(
      reopenRequest.command,
      more,
      { viewer, now, preloaded: whole },
    );

  it.each([lawyer, admin])(
    '$role rests an order or takes it up again, and says where the word is',
    (viewer) => {
      postpone({}, viewer).thenRefused('CLIENTS_WORD');
      postpone({ reason: 'Call of 14 January.' }, viewer).thenState({ status: 'Sent for review' });
      reopen({}, viewer).thenRefused('CLIENTS_WORD');
      reopen({ reason: 'Call of 14 January.' }, viewer).thenState({ status: 'Sent for review' });
    },
  );

  it('clients give their own word by doing it', () => {
    postpone({}, client).thenState({ status: 'Sent for review' });
    reopen({}, client).thenState({ status: 'Sent for review' });
  });
});
