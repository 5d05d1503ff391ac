// Docketing: how long a thousand letters of offices take from their arrival to a message that waits for its person, among 100,000 marks.
// Gate: five minutes. Needs POSTGRES_ADMIN_URL (npm run bench gives it). The rows are made up.
import { performance } from 'node:perf_hooks';
import { deliver } from '@cotta/kit/testing/deliver.js';
import { openServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { encrypt } from '@cotta/kit/runtime/personal-data/encryption.js';
import { OfficeLetterArrivedSchema } from '@cotta/proto/cotta/workspace/v1/events_pb.js';
import { arrivedLetters } from '../../services/trademarks/dist/heard/workspace/on-arrived-letters.js';
import { trademarksService } from '../../services/trademarks/dist/service.js';

const MARKS = 100_000;
/** Rows of a statement: more would take longer than the product lets one take. */
const AT_ONCE = 5_000;
const LETTERS = 1_000;
const GATE_S = 300;
const NOW = '2026-06-15T10:00:00Z';
const key = Buffer.alloc(32, 3).toString('base64url');

/** @param {number} serial */
const words = (serial) => `UNITED STATES PATENT AND TRADEMARK OFFICE
NONFINAL OFFICE ACTION
U.S. Application Serial No. ${serial}
Issue date: June 1, 2026
The response deadline is September 1, 2026. Registration is refused because of a likelihood of confusion with the mark of another owner, and the identification of goods in Class 9 is indefinite.`;

const fixture = await openServiceFixture(trademarksService({ linkKey: '' }), new FakeClock(NOW));
try {
  for (let first = 1; first <= MARKS; first += AT_ONCE)
    await fixture.db.query(
      `insert into trademark (id, version, created_at, updated_at, name, jurisdiction, number, type, status, status_group, goods_and_services, classes)
       select md5('mark ' || n)::uuid, 1, now(), now(), 'Mark ' || n, (array['EU', 'UK', 'US', 'CH'])[1 + n % 4], (97000000 + n)::text, 'WORD', 'Under examination', 'pending', '[]', '{9}'
       from generate_series($1::integer, $2::integer) as n`,
      [first, first + AT_ONCE - 1],
    );
  const consumer = arrivedLetters(key);
  const from = performance.now();
  for (let n = 0; n < LETTERS; n += 1) {
    const messageKey = `letter ${n}`;
    const messageId = nameBasedId('docketed-message', messageKey);
    // Marks of the office of the United States: every fourth, beginning with the second.
    const letter = {
      sender: 'notices@uspto.gov',
      subject: 'Official notice',
      body: '',
      pages: [words(97_000_002 + 4 * n)],
      trouble: null,
    };
    await deliver(fixture.runtime, consumer, {
      schema: OfficeLetterArrivedSchema,
      source: 'workspace',
      streamId: messageId,
      message: {
        messageId,
        messageKey,
        source: 'e-mail',
        receivedAt: NOW,
        senderVerified: true,
        documentId: '',
        sealedContent: encrypt(Buffer.from(JSON.stringify(letter)), key, 'office letter'),
      },
    });
  }
  const seconds = (performance.now() - from) / 1000;
  const [{ found }] = await fixture.db.query(
    `select count(*)::int as found from docketed_message where state = 'parsed' and trademark_id is not null`,
  );
  if (found !== LETTERS) throw new Error(`${found} of ${LETTERS} letters found their mark`);
  console.log(
    `${LETTERS.toLocaleString('en')} letters docketed among ${MARKS.toLocaleString('en')} marks: ${seconds.toFixed(1)} s (gate ${GATE_S} s)`,
  );
  if (seconds > GATE_S) process.exitCode = 1;
} finally {
  await fixture.close();
}
