import type { EntityManager } from 'typeorm';
import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { handleCommandIn, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import type { RunCommand } from '@cotta/kit/runtime/inbox/consumer.js';
import { isVendorTrouble, VendorError } from '@cotta/kit/runtime/vendor/vendor-error.js';
import { workArrived } from '../../task/arrive.js';
import { removeInfectedFile } from './remove-infected-file.js';
import type { VirusCheck } from './virus-check.js';

/** In memory one after another, for each may be as large as an upload. */
const AT_ONCE = 100;

interface Waiting {
  readonly path: string;
  readonly bytes: Buffer;
}

interface Infected {
  readonly id: string;
  readonly name: string;
  readonly subjectType: string | null;
  readonly subjectId: string | null;
  readonly userId: string | null;
}

/** Has files looked at that came while the scanner was away. One that is infected goes, and whoever works on what it belonged to asks for another one.
 *  One without an answer waits anew, behind the others: a file that keeps the scanner busy for ever, or that it chokes on, is a way to have nobody's looked at.
 *  @returns how many were looked at; fewer than wait while the scanner is still away */
export async function checkWaitingFiles(runtime: CommandRuntime, check: VirusCheck): Promise<number> {
  const paths: { path: string }[] = await runtime.db.query(
    'select path from document_content where unchecked_since is not null order by unchecked_since, path limit $1',
    [AT_ONCE],
  );
  let looked = 0;
  for (const { path } of paths) {
    const [file]: Waiting[] = await runtime.db.query(
      'select path, bytes from document_content where path = $1 and unchecked_since is not null',
      [path],
    );
    if (file === undefined) continue;
    const seen = await lookAt(check, file.bytes);
    if (seen === 'away' || seen === 'not understood') {
      await waitsAnew(runtime, path);
      if (seen === 'away') break;
      runtime.log.error(
        { path },
        'the virus scanner answers what is not understood of a file; it goes on waiting',
      );
      continue;
    }
    if (seen.found === undefined)
      await runtime.db.query('update document_content set unchecked_since = null where path = $1', [path]);
    else await removeFile(runtime, path, seen.found);
    looked += 1;
  }
  return looked;
}

async function lookAt(
  check: VirusCheck,
  bytes: Buffer,
): Promise<{ readonly found: string | undefined } | 'away' | 'not understood'> {
  try {
    return { found: await check.find(bytes) };
  } catch (error) {
    if (isVendorTrouble(error, 'unavailable')) return 'away';
    if (error instanceof VendorError) return 'not understood';
    throw error;
  }
}

async function waitsAnew({ db, clock }: CommandRuntime, path: string): Promise<void> {
  await db.query(
    'update document_content set unchecked_since = $2 where path = $1 and unchecked_since is not null',
    [path, clock.now()],
  );
}

async function removeFile(runtime: CommandRuntime, path: string, found: string): Promise<void> {
  await inTransaction(runtime.db, async (tx) => {
    const run = runIn(tx, runtime, path);
    const infected = await queryRows<Infected>(
      tx,
      'select id, name, subject_type as "subjectType", subject_id as "subjectId", user_id as "userId" from document where path = $1',
      [path],
    );
    await tx.query('delete from document_content where path = $1', [path]);
    for (const { id, name, subjectType, subjectId, userId } of infected) {
      await run(removeInfectedFile, { streamId: id, input: { found } });
      const subject =
        subjectType !== null && subjectId !== null
          ? { type: subjectType, id: subjectId }
          : { type: 'user', id: userId };
      // What nobody has claimed is asked for by nobody: its token opens nothing any more.
      if (subject.id === null) continue;
      await workArrived(
        { tx, run },
        {
          work: 'infected-file',
          subject: { type: subject.type, id: subject.id },
          at: runtime.clock.now(),
          detail: `${name}: malicious software (${found}), the file was removed; ask for another one`,
        },
      );
    }
  });
  runtime.afterCommit();
}

/** `about`: each file makes commands of its own, also where two belong to one thing. */
function runIn(tx: EntityManager, runtime: CommandRuntime, about: string): RunCommand {
  return (command, { streamId, input, key = '' }) =>
    handleCommandIn(tx, runtime, {
      command,
      streamId: streamId ?? runtime.ids.next(),
      input,
      viewer: systemViewer,
      commandId: nameBasedId(command.name, about, streamId ?? '', key),
    });
}
