import { byService, type ServiceName } from '../service-names.js';
import { fileRoutes } from './files.js';
import { dataCopyDoor } from './packages/data-copy.js';
import { portfolioDoors } from './packages/portfolio.js';
import { staffPackages } from './packages/staff-packages.js';
import { oauthDoor } from './partner/oauth-door.js';
import { partnerEvents } from './partner/partner-events.js';
import { partnerInterface } from './partner-interface.js';
import type { RestSettings } from './run-route.js';
import { streamsOf } from './service-streams.js';
import { webhooks } from './webhooks.js';

/** Ways in beside the graph: files, archives, filing partners, what outside systems tell. Each has connections of its own. */
export function openDoors(
  urls: Readonly<Record<ServiceName, string>>,
  {
    callers,
    limiter,
    programs,
    now,
    ended,
  }: Pick<RestSettings, 'callers' | 'limiter' | 'programs'> & {
    readonly now: () => Date;
    readonly ended: AbortSignal;
  },
) {
  const { systemToken } = callers;
  const files = fileRoutes(urls, { callers, limiter });
  const hooks = webhooks(urls, systemToken);
  const fileServices = {
    trademarks: streamsOf(urls.trademarks),
    workspace: streamsOf(urls.workspace),
    systemToken,
  };
  const copyStreams = byService((name) => streamsOf(urls[name]));
  const partners = partnerInterface(urls.trademarks, { callers, limiter, files: fileServices });
  const oauth = oauthDoor(urls.accounts, { callers, limiter });
  const events = partnerEvents(urls.workspace, { programs, limiter, ended });
  return {
    files,
    oauth,
    partnerEvents: events,
    openFile: files.open,
    packages: staffPackages(fileServices, { callers, limiter }),
    dataCopy: dataCopyDoor({ streams: copyStreams, systemToken }, { callers, limiter }),
    portfolio: portfolioDoors({ streams: copyStreams, systemToken, now }, { callers, limiter }),
    partners,
    webhooks: hooks,
    close: async (): Promise<void> => {
      await Promise.all([
        files.close(),
        ...Object.values(hooks).map((webhook) => webhook.close()),
        partners.close(),
        oauth.close(),
        events.close(),
        fileServices.trademarks.close(),
        fileServices.workspace.close(),
        ...Object.values(copyStreams).map((streams) => streams.close()),
      ]);
    },
  };
}
