import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '@cotta/kit/model/time/clock.js';
import { openDatabase } from '@cotta/kit/runtime/database/open.js';
import { S3ObjectStore } from '@cotta/kit/runtime/objects/s3-object-store.js';
import { beginProgram } from '@cotta/kit/runtime/process/begin-program.js';
import { openSearch } from './adapters/opensearch/open-search.js';
import { registerRoot } from './search/commands/state-root.js';
import { openLiveSearch } from './search/live/live-search.js';
import { observeRegisters } from './search/live/register-metrics.js';
import { searchedSources } from './search/register/searched-register.js';
import { StateFolder } from './search/register/state-folder.js';
import { answerSearches } from './search/remote/answer-searches.js';
import { RegisterSnapshots } from './search/snapshots/register-snapshots.js';
import { searchCluster, searchEnv as env, snapshotStore } from './search-env.js';

const program = await beginProgram({ service: 'trademarks-search', settings: env, drains: true });
const { log, health } = program;
const imports = new StateFolder(registerRoot(env.REGISTER_STATE));
const snapshots =
  snapshotStore === undefined
    ? undefined
    : new RegisterSnapshots({
        store: new S3ObjectStore(snapshotStore),
        scratch: new StateFolder(join(env.SEARCH_SCRATCH ?? tmpdir(), `cotta-search-${env.PORT}`)),
        imports,
        log,
      });
await snapshots?.begin();
const search = openLiveSearch(env, {
  log,
  elsewhere: searchCluster && openSearch(searchCluster, env),
  place: snapshots,
});
program.door.answerBy(answerSearches({ index: search, key: env.LINK_TOKEN_KEY, clock: systemClock, log }));
health.needs('index', () => search.ready);
const db = await program.open('database', () =>
  openDatabase({ url: env.DATABASE_URL, applicationName: 'trademarks-search', poolSize: 2 }),
);
program.holds(() => db.destroy());
program.holds(() => search.close());
search.follow(db);
const following = snapshots?.follow(env.SEARCH_SNAPSHOTS_MS);
program.holds(() => following?.stop());
observeRegisters(() => searchedSources(snapshots?.folder() ?? imports), systemClock);
program.started();
