// Letters: ten thousand owners are told of their marks at once; how long until each letter is a row that a worker may take.
// Each fact in a transaction of its own, as its inbox has it, eight at a time. Gate: 60 s.
// Needs POSTGRES_ADMIN_URL (npm run bench gives it). The people are made up.
import { performance } from 'node:perf_hooks';
import { create } from '@bufbuild/protobuf';
import { encryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { systemClock } from '@cotta/kit/model/time/clock.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { openServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { EnvelopeSchema } from '@cotta/proto/cotta/envelope/v1/envelope_pb.js';
import { TrademarkChangedSchema, TrademarkEvent } from '@cotta/proto/cotta/trademarks/v1/entities_pb.js';
import { markLettersConsumer } from '../../services/workspace/dist/letter/mark-letters-consumer.js';
import { workspaceService } from '../../services/workspace/dist/service.js';

const LETTERS = 10_000;
const AT_ONCE = 8;
const GATE_S = 60;

const fixture = await openServiceFixture(workspaceService({ linkKey: '', letters: [] }));
try {
  const queue = {
    add: async () => undefined,
    tick: () => undefined,
    waiting: async () => 0,
    close: async () => undefined,
  };
  const [handler] = markLettersConsumer({
    queue,
    clock: systemClock,
    emailFrom: 'Cotta <office@cotta.test>',
    publicOrigin: 'https://cotta.test',
  }).handlers;
  if (handler === undefined) throw new Error('nobody hears of marks');
  const contact = { email: 'jana@client.test', firstName: 'Jana', lastName: '', phone: '', language: 'en' };
  const { sealed } = encryptContact(contact, Buffer.alloc(32, 7).toString('base64url'));
  const owners = Array.from({ length: LETTERS }, () => systemIds.next());
  await inTransaction(fixture.db, (tx) =>
    tx.query(
      `insert into addressee (user_id, sealed_contact, language, region, order_letters) select unnest($1::uuid[]), $2, 'en', 'UK', true`,
      [owners, Buffer.from(sealed ?? [])],
    ),
  );
  const from = performance.now();
  const waiting = [...owners];
  const run = () => Promise.reject(new Error('letters run no commands'));
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let userId = waiting.pop(); userId !== undefined; userId = waiting.pop()) {
        const facts = { userId, name: 'Lumara', jurisdiction: 'EU', number: '018123456' };
        const message = create(TrademarkChangedSchema, {
          entityId: systemIds.next(),
          event: TrademarkEvent.TRADEMARK_REGISTERED,
          facts,
        });
        const envelope = create(EnvelopeSchema, { eventId: systemIds.next(), streamId: message.entityId });
        await inTransaction(fixture.db, (tx) => handler.handle({ message, envelope, tx, run }));
      }
    }),
  );
  const seconds = (performance.now() - from) / 1000;
  const [{ count }] = await fixture.db.query(
    `select count(*)::integer as count from outgoing_mail where state = 'queued'`,
  );
  console.log(
    `${count.toLocaleString('en')} letters written in ${seconds.toFixed(1)} s (gate ${GATE_S} s for ${LETTERS.toLocaleString('en')})`,
  );
  if (count !== LETTERS || seconds > GATE_S) process.exitCode = 1;
} finally {
  await fixture.close();
}
