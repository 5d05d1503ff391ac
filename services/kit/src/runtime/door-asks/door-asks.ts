import type { EntityManager } from 'typeorm';
import { retryTroubles } from '../database/retry.js';
import { inTransaction } from '../database/transaction.js';
import type { CommandRuntime } from '../commands/command-runtime.js';
import { encrypt, decrypt } from '../personal-data/encryption.js';

/** Letters of one kind to one mail address. */
const MOST_PER_HOUR = 3;
const HOUR_MS = 3_600_000;
const KEPT_MS = 86_400_000;
const PURPOSE = 'door-ask';

/** What somebody asks for without being signed in, by a mail address. */
export interface DoorAsk<Request extends object> {
  /** The same wish once: a repeat changes nothing. */
  readonly id: string;
  /** What is asked for; letters of each kind are counted apart. */
  readonly kind: string;
  /** Hash of the mail address. */
  readonly emailKey: string;
  readonly request: Request;
}

/** What asking at the door works with. `encryptionKey`: as `encrypt` takes it. */
export interface DoorDeps {
  readonly runtime: CommandRuntime;
  readonly encryptionKey: string;
}

/** `handled` settles when the letter is on its way, or when it was clear that none goes; the answer does not wait for it. */
export interface Asked {
  readonly handled: Promise<void>;
}

type Handle<Request> = (tx: EntityManager, request: Request, id: string) => Promise<void>;

/** Keeps the wish and lets it be handled after the answer: one statement for everybody, whether the address is known or not. More than three
 *  letters an hour to one address are not written, without a word, so that nobody's inbox is filled by a stranger. */
export async function askAtDoor<Request extends object>(
  deps: DoorDeps,
  ask: DoorAsk<Request>,
  handle: Handle<Request>,
): Promise<Asked> {
  const { runtime, encryptionKey } = deps;
  const now = runtime.clock.now();
  const { emailKey } = ask;
  const sealed = Buffer.from(
    encrypt(Buffer.from(JSON.stringify(ask.request)), encryptionKey, PURPOSE),
  ).toString('base64url');
  await retryTroubles(() =>
    inTransaction(runtime.db, async (tx) => {
      await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 3))', [emailKey]);
      await tx.query('delete from door_ask where asked_at < $1', [new Date(now.getTime() - KEPT_MS)]);
      await tx.query(
        `insert into door_ask (id, kind, email_key, sealed, asked_at) select $1, $2, $3, $4, $5
        where (select count(*) from door_ask where email_key = $3 and kind = $2 and asked_at > $6) < ${MOST_PER_HOUR} on conflict (id) do nothing`,
        [ask.id, ask.kind, emailKey, sealed, now, new Date(now.getTime() - HOUR_MS)],
      );
    }),
  );
  const handled = new Promise<void>((done) => setImmediate(done)).then(() => handleAsk(deps, ask.id, handle));
  handled.catch((error: unknown) =>
    runtime.log.error(
      { err: error, kind: ask.kind },
      'a wish at the door was not handled; the next start of the service tries again',
    ),
  );
  return { handled };
}

/** Those that a crash left behind, each tried once; the person may ask again. */
export async function handleWaiting<Request>(
  deps: DoorDeps,
  kind: string,
  handle: Handle<Request>,
): Promise<void> {
  const { runtime } = deps;
  const rows: { id: string }[] = await runtime.db.query(
    'select id from door_ask where kind = $1 and handled_at is null and asked_at > $2 order by asked_at',
    [kind, new Date(runtime.clock.now().getTime() - HOUR_MS)],
  );
  for (const { id } of rows)
    await handleAsk(deps, id, handle).catch((error: unknown) =>
      runtime.log.error({ err: error, kind }, 'a wish at the door was not handled'),
    );
}

/** Once, whoever comes first: the row is locked until its letter is written down. */
async function handleAsk<Request>(
  { runtime, encryptionKey }: DoorDeps,
  id: string,
  handle: Handle<Request>,
): Promise<void> {
  await retryTroubles(() =>
    inTransaction(runtime.db, async (tx) => {
      const rows: { sealed: string }[] = await tx.query(
        'select sealed from door_ask where id = $1 and handled_at is null for update',
        [id],
      );
      const [row] = rows;
      if (row === undefined) return;
      await handle(
        tx,
        JSON.parse(
          Buffer.from(decrypt(Buffer.from(row.sealed, 'base64url'), encryptionKey, PURPOSE)).toString(),
        ) as Request,
        id,
      );
      await tx.query('update door_ask set handled_at = $2, sealed = null where id = $1', [
        id,
        runtime.clock.now(),
      ]);
    }),
  );
  runtime.afterCommit();
}
