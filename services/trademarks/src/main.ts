import { runApi } from '@cotta/kit/edge/programs/run-api.js';
import { beginProgram } from '@cotta/kit/runtime/process/begin-program.js';
import { officeLookUps } from './adapters/office-look-ups.js';
import { openSearch } from './adapters/opensearch/open-search.js';
import { cluster, env } from './env.js';
import { readPartners } from './filing/partner/partners.js';
import { openLiveSearch } from './search/live/live-search.js';
import { recheckReports } from './watch/recheck/recheck-reports.js';
import { registerRoot } from './search/commands/state-root.js';
import { openRemoteSearch } from './search/remote/open-remote-search.js';
import { observeRegisters } from './search/live/register-metrics.js';
import { repeatedly } from './search/live/repeatedly.js';
import { listSources } from './search/register/generation.js';
import { StateFolder } from './search/register/state-folder.js';
import { runWatches } from './watch/run-watches.js';
import { turnWatches } from './watch/turn-watches.js';
import { notifyResults } from './watch/notify-clients.js';
import { trademarksService } from './service.js';

const program = await beginProgram({ service: 'trademarks', settings: env, drains: true });
const { log } = program;
const { SEARCH_URL: url } = env;
const search =
  url === undefined
    ? openLiveSearch(env, { log, elsewhere: cluster && openSearch(cluster, env) })
    : openRemoteSearch(
        { url, key: env.LINK_TOKEN_KEY, timeoutMs: env.SEARCH_TIMEOUT_MS, lookMs: env.SEARCH_IMPORTS_MS },
        log,
      );
const runtime = await runApi(
  trademarksService({
    linkKey: env.LINK_TOKEN_KEY,
    encryptionKey: env.SEAL_KEY,
    partners: readPartners(env.FILING_PARTNERS),
    secondPersonAbove: env.FILING_SECOND_PERSON_ABOVE,
    search,
    lookUps: officeLookUps(env),
  }),
  env,
  program,
);
if (url === undefined)
  observeRegisters(() => listSources(new StateFolder(registerRoot(env.REGISTER_STATE))), runtime.clock);
search.follow(runtime.db);
program.holds(() => search.close());
// Here, where the index is or is asked; results are the same from however many processes.
const watches = repeatedly(
  env.WATCH_RUN_MS,
  async () => {
    if (search.ready) await runWatches(runtime, search);
    await notifyResults(runtime, 'due');
    await turnWatches(runtime);
    await recheckReports(runtime, search);
  },
  (error) => log.warn({ err: error }, 'watches could not be run'),
);
program.holds(() => watches.stop());
program.started();
