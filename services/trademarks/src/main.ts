import { openLog } from '@cotta/kit/runtime/process/log.js';
import { runApi } from '@cotta/kit/edge/programs/run-api.js';
import { untilStopped } from '@cotta/kit/runtime/process/until-stopped.js';
import { officeLookUps } from './adapters/office-look-ups.js';
import { env } from './env.js';
import { readPartners } from './filing/partner/partners.js';
import { openLiveSearch } from './search/live/live-search.js';
import { recheckReports } from './watch/recheck/recheck-reports.js';
import { repeatedly } from './search/live/repeatedly.js';
import { runWatches } from './watch/run-watches.js';
import { turnWatches } from './watch/turn-watches.js';
import { notifyResults } from './watch/notify-clients.js';
import { trademarksService } from './service.js';

const log = openLog({ service: 'trademarks', level: env.LOG_LEVEL });
const search = openLiveSearch(env, log);
const api = await runApi(
  trademarksService({
    linkKey: env.LINK_TOKEN_KEY,
    encryptionKey: env.SEAL_KEY,
    partners: readPartners(env.FILING_PARTNERS),
    secondPersonAbove: env.FILING_SECOND_PERSON_ABOVE,
    search,
    lookUps: officeLookUps(env),
  }),
  env,
  { log },
);
search.follow(api.runtime.db);
// Here, because the index is here; results are the same from however many processes.
const watches = repeatedly(
  env.WATCH_RUN_MS,
  async () => {
    if (search.ready) await runWatches(api.runtime, search);
    await notifyResults(api.runtime, 'due');
    await turnWatches(api.runtime);
    await recheckReports(api.runtime, search);
  },
  (error) => log.warn({ err: error }, 'watches could not be run'),
);
await untilStopped(
  {
    close: async () => {
      await watches.stop();
      await search.close();
      await api.close();
    },
  },
  log,
);
