// node services/trademarks/dist/search-snapshot-command.js   brings what is searched into the object store, for programs that begin to search
import { systemClock } from '@cotta/kit/model/time/clock.js';
import { openDatabase } from '@cotta/kit/runtime/database/open.js';
import { S3ObjectStore } from '@cotta/kit/runtime/objects/s3-object-store.js';
import { complain, say } from './search/commands/say.js';
import { registerFolder } from './search/commands/state-root.js';
import { writeSnapshot, type WrittenSnapshot } from './search/snapshots/write-snapshot.js';
import { snapshotEnv as env } from './search-snapshot-env.js';

function report(done: WrittenSnapshot): string {
  if (done.outcome === 'written')
    return `${done.key} was written: ${done.bytes} bytes, SHA-256 ${done.sha256}. Older ones that were removed: ${done.removed}.`;
  return done.outcome === 'nothing imported'
    ? 'Nothing was written: no register was imported yet.'
    : 'Nothing was written: the newest snapshot holds the same import and is less than a day old.';
}

const db = await openDatabase({
  url: env.DATABASE_URL,
  applicationName: 'trademarks-search-snapshot',
  poolSize: 1,
});
try {
  const parts = {
    db,
    folder: registerFolder(process.env),
    store: new S3ObjectStore(env),
    clock: systemClock,
  };
  say(report(await writeSnapshot(parts)));
} catch (error) {
  process.exitCode = complain(
    `No snapshot was written: ${error instanceof Error ? error.message : String(error)}`,
  );
} finally {
  await db.destroy();
}
