import { createServer } from 'node:http';
import express from 'express';
import { systemViewer, type Viewer } from '@cotta/kit/model/words/viewer.js';
import type { Callers } from '../caller.js';
import type { LimitState, RateLimiter } from '../rate-limit.js';
import { openDoors } from '../rest/doors.js';
import {
  collectFiles,
  isRefused,
  type CollectedFiles,
  type FilesRefused,
} from '../rest/packages/collect-files.js';
import { fileDoors } from '../rest/plain/file-routes.js';
import { partnerDoors } from '../rest/plain/partner-routes.js';
import { streamsOf } from '../rest/service-streams.js';
import { byService, type ServiceName } from '../service-names.js';

/** Services read the viewer from the header as JSON, unsigned. */
const unsigned = (viewer: Viewer): string => JSON.stringify(viewer);
const systemToken = (): Promise<string> => Promise.resolve(unsigned(systemViewer));

const visitor: Viewer = { role: 'visitor', locale: 'en', scopes: [] };
const anyone: Callers = {
  identify: () =>
    Promise.resolve({
      viewer: visitor,
      viewerToken: unsigned(visitor),
      audience: 'customer',
      limitKey: 'anyone',
    }),
  systemToken,
  vouch: (viewer) => Promise.resolve(unsigned(viewer)),
  address: () => Promise.resolve({ address: '127.0.0.1', key: 'anyone' }),
};
const count = (): Promise<readonly LimitState[]> =>
  Promise.resolve([{ most: 1, left: 1, resetMs: 1, exceeded: false }]);
const unlimited: RateLimiter = { count, countStrictly: count };

/**
 * Files and the partner interface over HTTP: everybody is a visitor whom nothing limits, services get the viewer unsigned.
 * @param urls of the services that answer; the others do not
 */
export async function serveFileDoors(
  urls: Readonly<Partial<Record<ServiceName, string>>>,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  // Nothing listens on port 1.
  const all = byService((name) => urls[name] ?? 'http://127.0.0.1:1');
  const doors = openDoors(all, {
    now: () => new Date(),
    callers: anyone,
    limiter: unlimited,
    programs: { identify: () => Promise.reject(new Error('no programs here')) },
    ended: new AbortController().signal,
  });
  const app = express();
  for (const { method, path, run } of [...partnerDoors, ...fileDoors])
    app[method](path.replaceAll(/\{(\w+)\}/g, ':$1'), run({ ...doors, openApi: {} }));
  const server = createServer(app);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
      await doors.close();
    },
  };
}

/** What the gateway would put together for somebody out of trademarks and workspace, which get the viewer unsigned. */
export function openFileCollection(urls: { readonly trademarks: string; readonly workspace: string }) {
  const services = {
    trademarks: streamsOf(urls.trademarks),
    workspace: streamsOf(urls.workspace),
    systemToken,
  };
  return {
    /** @param address internal route of trademarks, with its query */
    collect: async (
      viewer: Viewer,
      address: string,
    ): Promise<{ readonly refused: FilesRefused } | { readonly collected: CollectedFiles }> => {
      const [path = '', search] = address.split('?');
      const answer = await collectFiles(services, {
        path,
        ...(search === undefined ? {} : { search: `?${search}` }),
        headers: { 'x-viewer': unsigned(viewer) },
      });
      return isRefused(answer) ? { refused: answer } : { collected: answer };
    },
    close: async (): Promise<void> => {
      await Promise.all([services.trademarks.close(), services.workspace.close()]);
    },
  };
}
