import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { systemClock } from '../../model/time/clock.js';
import { PermanentFault } from '../../model/words/fault.js';
import { openDatabase } from '../../runtime/database/open.js';
import { inTransaction } from '../../runtime/database/transaction.js';
import { importTimeline, type Imported } from '../../runtime/portable/import-timeline.js';
import { TIMELINE, type Portable } from '../../runtime/portable/portable-record.js';
import type { TimelineLine } from '../../runtime/portable/timeline-line.js';
import { readEnv } from '../../runtime/process/read-env.js';
import { settingsOrEnd } from '../../runtime/process/settings-or-end.js';
import type { ServiceDefinition } from '../service/service-definition.js';

const settings = z.object({ DATABASE_OWNER_URL: z.string() });
const USAGE = 'usage: import-history FOLDER OWNER [--dry-run]';

/** What of a service takes part. */
type Importing = Pick<ServiceDefinition, 'name' | 'aggregates' | 'portable'>;

/** Records whose history came in just now. `folder`: where the files lie that came with them. */
export interface CameIn {
  readonly folder: string;
  readonly ids: ReadonlySet<string>;
  readonly now: Date;
}

/** One import into one service. */
export interface HistoryImport {
  /** Where the files of lines lie, each proved whole. */
  readonly folder: string;
  readonly ownerId: string;
  readonly isDry: boolean;
  /** What comes with the records of this service that just came in, in the same transaction: bytes of files. */
  readonly also?: (tx: EntityManager, come: CameIn) => Promise<void>;
}

class DryRun extends Error {}

/** Brings the histories of one service in, all or none; a dry run does the same and takes it back. @throws PermanentFault as `importTimeline` */
export async function importHistory(
  ownerUrl: string,
  { name, aggregates, portable }: Importing,
  { folder, ownerId, isDry, also }: HistoryImport,
): Promise<Imported> {
  const lines = await linesOf(join(folder, `${TIMELINE}.jsonl`), name, portable);
  const db = await openDatabase({ url: ownerUrl, applicationName: `${name}-import-history`, poolSize: 1 });
  let imported: Imported = { records: 0, events: 0, known: 0 };
  const now = systemClock.now();
  try {
    await inTransaction(db, async (tx) => {
      await tx.query('set local statement_timeout = 0');
      await tx.query('set local idle_in_transaction_session_timeout = 0');
      const { ids, ...counts } = await importTimeline(tx, lines, {
        records: portable?.records ?? [],
        aggregates,
        ownerId,
        now,
      });
      imported = counts;
      await also?.(tx, { folder, ids, now });
      if (isDry) throw new DryRun();
    });
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
  } finally {
    await db.destroy();
  }
  return imported;
}

/** `import-history FOLDER OWNER [--dry-run]` of a service, as the owner of its tables. */
export async function runHistoryImport(definition: Importing, also?: HistoryImport['also']): Promise<void> {
  const { DATABASE_OWNER_URL } = settingsOrEnd(() => readEnv(settings, process.env));
  const [folder, ownerId, flag] = process.argv.slice(2);
  if (
    folder === undefined ||
    !z.uuid().safeParse(ownerId).success ||
    (flag !== undefined && flag !== '--dry-run')
  ) {
    process.stderr.write(`${USAGE}\n`);
    process.exitCode = 2;
    return;
  }
  try {
    const { records, events, known } = await importHistory(DATABASE_OWNER_URL, definition, {
      folder,
      ownerId: ownerId ?? '',
      isDry: flag === '--dry-run',
      ...(also === undefined ? {} : { also }),
    });
    process.stdout.write(
      `${definition.name}: ${records} records with ${events} events ${flag === undefined ? 'came in' : 'would come in'}, ${known} are here already\n`,
    );
  } catch (error) {
    if (!(error instanceof PermanentFault)) throw error;
    process.stderr.write(`${definition.name}: ${error.message}\n`);
    process.exitCode = 1;
  }
}

async function linesOf(
  path: string,
  service: string,
  portable: Portable | undefined,
): Promise<TimelineLine[]> {
  const lines: TimelineLine[] = [];
  for await (const text of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    const line = portable?.timeline.parse(JSON.parse(text));
    if (line?.service === service) lines.push(line);
  }
  return lines;
}
