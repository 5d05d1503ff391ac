import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { handleCommand, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { digitsOf } from '../reading/letter-offices.js';
import { fetchedLetter, officeLetterId, reportFetchedLetter } from './office-letter.aggregate.js';
import type { OfficeDocument, OfficeDocuments } from './office-documents.js';

const MOST_AT_ONCE = 50;

/** Applications at the office of the United States whose file was not looked into for a while. What it mailed more than a hundred days before a mark came to us was answered, or is over. */
const DUE = `
select t.id, t.number, (t.created_at - interval '100 days')::date::text as since
from trademark t left join letter_look l on l.trademark_id = t.id
where t.jurisdiction = 'US' and t.number is not null and t.status_group in ('pending', 'action needed') and (l.looked_at is null or l.looked_at <= $1)
order by l.looked_at nulls first, t.id limit $2`;

const LOOKED =
  'insert into letter_look (trademark_id, looked_at) values ($1, $2) on conflict (trademark_id) do update set looked_at = excluded.looked_at';

interface Watched {
  readonly id: string;
  readonly number: string;
  readonly since: string;
}

interface Ways {
  readonly everyMs: number;
  readonly encryptionKey: string;
}

/** Letters that an office put into the files of our applications, each once: a letter is known by its own stream, so that nothing is lost between looking and keeping. A file that cannot be read is looked into again.
 *  @returns how many letters were new */
export async function pollOfficeDocuments(
  runtime: CommandRuntime,
  office: OfficeDocuments,
  { everyMs, encryptionKey }: Ways,
): Promise<number> {
  const now = runtime.clock.now();
  const due: Watched[] = await runtime.db.query(DUE, [new Date(now.getTime() - everyMs), MOST_AT_ONCE]);
  let fetched = 0;
  for (const mark of due) {
    try {
      fetched += await fetchNew(runtime, office, { mark, encryptionKey });
      await runtime.db.query(LOOKED, [mark.id, now]);
    } catch (error) {
      runtime.log.warn({ err: error, trademarkId: mark.id }, 'letters of the office could not be fetched');
    }
  }
  return fetched;
}

async function fetchNew(
  runtime: CommandRuntime,
  office: OfficeDocuments,
  { mark, encryptionKey }: { readonly mark: Watched; readonly encryptionKey: string },
): Promise<number> {
  const number = digitsOf(mark.number);
  let fetched = 0;
  for (const letter of await office.letters(number)) {
    if (letter.sentOn < mark.since) continue;
    if (await fetchOnce(runtime, office, { number, letter, encryptionKey })) fetched += 1;
  }
  return fetched;
}

async function fetchOnce(
  runtime: CommandRuntime,
  office: OfficeDocuments,
  {
    number,
    letter,
    encryptionKey,
  }: { readonly number: string; readonly letter: OfficeDocument; readonly encryptionKey: string },
): Promise<boolean> {
  const streamId = officeLetterId(letter.key);
  const known: unknown[] = await runtime.db.query('select from tracking_event where stream_id = $1 limit 1', [
    streamId,
  ]);
  if (known.length > 0) return false;
  const bytes = await office.content(number, letter);
  await handleCommand(runtime, {
    command: reportFetchedLetter,
    streamId,
    input: fetchedLetter(bytes, {
      messageKey: letter.key,
      receivedAt: runtime.clock.now().toISOString(),
      name: `US ${number} ${letter.sentOn}.pdf`,
      encryptionKey,
    }),
    viewer: systemViewer,
    commandId: nameBasedId('fetched letter', letter.key),
  });
  return true;
}
