import { create } from '@bufbuild/protobuf';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { handleCommandIn } from '@cotta/kit/runtime/commands/handle-command.js';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import type { RunCommand } from '@cotta/kit/runtime/inbox/consumer.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { EnvelopeSchema } from '@cotta/proto/cotta/envelope/v1/envelope_pb.js';
import { TrademarkChangedSchema, TrademarkEvent } from '@cotta/proto/cotta/trademarks/v1/entities_pb.js';
import { workspaceService } from '../../service.js';
import { scamWarnings } from './on-scam-warnings.js';

let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture(workspaceService({ linkKey: '', letters: [] }));
});
afterAll(() => fixture.close());

const [userId, markId] = [systemIds.next(), systemIds.next()];

async function published(
  event: TrademarkEvent,
  facts: { readonly userId?: string; readonly name: string; readonly jurisdiction: string },
  eventId = systemIds.next(),
): Promise<void> {
  const message = create(TrademarkChangedSchema, { entityId: markId, event, facts });
  await inTransaction(fixture.db, async (tx) => {
    const run: RunCommand = (command, { streamId = nameBasedId(eventId, command.name), input, key = '' }) =>
      handleCommandIn(tx, fixture.runtime, {
        command,
        streamId,
        input,
        viewer: systemViewer,
        commandId: nameBasedId(eventId, scamWarnings.name, command.name, key),
      });
    for (const { handle } of scamWarnings.handlers)
      await handle({ message, envelope: create(EnvelopeSchema, { eventId }), tx, run });
  });
}

describe('a warning of false invoices in the bell menu', () => {
  it('is one line of the owner a warning, and leads to the mark', async () => {
    const eventId = systemIds.next();
    const facts = { userId, name: 'Lumara', jurisdiction: 'EU' };
    await published(TrademarkEvent.SCAM_WARNING_SENT, facts, eventId);
    await published(TrademarkEvent.SCAM_WARNING_SENT, facts, eventId);
    await published(TrademarkEvent.TRADEMARK_FILED, facts);
    await published(TrademarkEvent.SCAM_WARNING_SENT, { name: 'Nobody’s', jurisdiction: 'EU' });
    expect(
      await fixture.db.query('select user_id, kind, subject_type, subject_id, title from notification'),
    ).toEqual([
      {
        user_id: userId,
        kind: 'scam-warning',
        subject_type: 'trademark',
        subject_id: markId,
        title: 'Lumara · EU',
      },
    ]);
  });
});
