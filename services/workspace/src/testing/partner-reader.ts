import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { signViewer } from '@cotta/kit/edge/subgraph/viewer-token.js';
import { buildSubgraph } from '@cotta/kit/edge/subgraph/build.js';
import type { Clock } from '@cotta/kit/model/time/clock.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { silentLog } from '@cotta/kit/runtime/process/log.js';
import { serveSubgraph } from '@cotta/kit/testing/serve-subgraph.js';
import type { ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import type { PublicPartnerEvent } from '../partner-event/partner-event.js';
import { workspaceService } from '../service.js';

/** What the route answers: events, or what is wrong. */
export interface PartnerAnswer {
  readonly status: number;
  readonly events: readonly PublicPartnerEvent[];
  readonly next: string;
  readonly more: boolean;
  readonly code?: string;
  readonly detail?: string;
}

/** A partner who acts for an account. */
export const partnerOf = (userId: string, scopes: readonly string[]): Viewer => ({
  role: 'customer',
  userId,
  locale: 'en',
  scopes,
});

/** The route of events as the gateway asks it, over HTTP. */
export async function servePartnerEvents(fixture: ServiceFixture, clock: Clock) {
  const end = new AbortController();
  const definition = workspaceService({ linkKey: '', letters: [], ending: end.signal });
  const pair = await generateKeyPair('ES256', { extractable: true });
  const key: JWK = { ...(await exportJWK(pair.privateKey)), kid: 'k1' };
  const door = await serveSubgraph({
    subgraph: buildSubgraph({
      ...definition,
      resolvers: definition.resolvers?.(fixture.runtime) ?? {},
      execute: () => Promise.reject(new Error('no commands here')),
    }),
    manager: fixture.db.manager,
    log: silentLog,
    clock,
    viewerKeys: { keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'k1' }] },
    extraRoutes: definition.internalRoutes?.(fixture.runtime) ?? [],
  });
  const tokenOf = (viewer: Viewer): Promise<string> => signViewer(viewer, key, clock.now());
  /** Each on a connection of its own, which ends with it: a fetch that is given up may leave one behind that never asks. */
  const ask = async (
    viewer: Viewer,
    query: Readonly<Record<string, string>> = {},
    headers: Readonly<Record<string, string>> = {},
  ): Promise<IncomingMessage> => {
    const path = `/internal/partner/events?${new URLSearchParams(query)}`;
    const token = await tokenOf(viewer);
    const asked = request({
      port: door.port,
      path,
      agent: false,
      headers: { 'x-viewer': token, ...headers },
    });
    asked.end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    return answer;
  };
  const read = async (
    viewer: Viewer,
    query: Readonly<Record<string, string>> = {},
    headers: Readonly<Record<string, string>> = {},
  ): Promise<PartnerAnswer> => {
    const answer = await ask(viewer, query, headers);
    return {
      status: answer.statusCode ?? 0,
      ...(JSON.parse(await text(answer)) as Omit<PartnerAnswer, 'status'>),
    };
  };
  return {
    port: door.port,
    /** What the gateway shows as `x-viewer`, for a reader of another process. */
    tokenOf,
    /** One answer in JSON. */
    read,
    /** Everything after a place, page by page. */
    readAll: async (viewer: Viewer, after = '', limit = 7): Promise<readonly PublicPartnerEvent[]> => {
      const all: PublicPartnerEvent[] = [];
      for (let place = after; ;) {
        const page = await read(viewer, { after: place, limit: String(limit) });
        all.push(...page.events);
        place = page.next;
        if (!page.more) return all;
      }
    },
    /** A reader of the stream, with what it heard so far. */
    listen: async (viewer: Viewer, headers: Readonly<Record<string, string>> = {}) => {
      const answer = await ask(viewer, {}, { accept: 'text/event-stream', ...headers });
      let heard = '';
      answer.on('data', (part: Buffer) => (heard += part.toString()));
      const over = once(answer, 'close');
      return {
        answer,
        isOver: () => answer.complete,
        heard: (): readonly PublicPartnerEvent[] =>
          [...heard.matchAll(/^data: (.*)\n\n/gm)].map(([, data = '']) => JSON.parse(data)),
        place: (): string => [...heard.matchAll(/^id: (.*)\n/gm)].at(-1)?.[1] ?? '',
        leave: async (): Promise<void> => {
          answer.destroy();
          await over;
        },
      };
    },
    /** As a program that is to stop. */
    stop: () => end.abort(),
    close: async (): Promise<void> => {
      end.abort();
      await door.close();
    },
  };
}
