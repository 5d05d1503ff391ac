import { systemClock } from '@cotta/kit/model/time/clock.js';
import { openDatabase } from '@cotta/kit/runtime/database/open.js';
import { beginProgram } from '@cotta/kit/runtime/process/begin-program.js';
import { openSearch } from './adapters/opensearch/open-search.js';
import { registerRoot } from './search/commands/state-root.js';
import { openLiveSearch } from './search/live/live-search.js';
import { observeRegisters } from './search/live/register-metrics.js';
import { listSources } from './search/register/generation.js';
import { StateFolder } from './search/register/state-folder.js';
import { answerSearches } from './search/remote/answer-searches.js';
import { searchCluster, searchEnv as env } from './search-env.js';

const program = await beginProgram({ service: 'trademarks-search', settings: env, drains: true });
const { log, health } = program;
const search = openLiveSearch(env, { log, elsewhere: searchCluster && openSearch(searchCluster, env) });
program.door.answerBy(answerSearches({ index: search, key: env.LINK_TOKEN_KEY, clock: systemClock, log }));
health.needs('index', () => search.ready);
const db = await program.open('database', () =>
  openDatabase({ url: env.DATABASE_URL, applicationName: 'trademarks-search', poolSize: 2 }),
);
program.holds(() => db.destroy());
program.holds(() => search.close());
search.follow(db);
observeRegisters(() => listSources(new StateFolder(registerRoot(env.REGISTER_STATE))), systemClock);
program.started();
