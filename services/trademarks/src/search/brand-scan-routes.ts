import type { ExtraRoute, RouteCall } from '@cotta/kit/edge/call/extra-route.js';
import { ownCallSecrets } from '@cotta/kit/edge/links/own-call.js';
import { isGenuine } from '@cotta/kit/edge/links/standard-webhooks.js';
import { readBody, sendJson } from '@cotta/kit/edge/subgraph/http-body.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { z } from 'zod';
import type { NameIndex } from './live/name-index.js';
import { NameSearch } from './live/name-search.js';
import { yardstick } from './live/sql-fallback.js';
import { NameComparison } from './query/compare-names.js';
import { marksOf, ownAmong } from './own-marks.js';
import { LONGEST_QUERY } from './query/search-request.js';

const MOST_BYTES = 262_144;
const SIGNED_BY = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const;

const name = z.string().trim().min(1).max(LONGEST_QUERY);
const namesAsked = z.object({ name, names: z.array(z.string()).max(500) });
const registersAsked = z.object({
  name,
  since: z.iso.date().nullable(),
  userId: z.uuid().nullish(),
  offset: z.int().min(0).max(280),
  limit: z.int().min(1).max(100),
});

/** What scans of a brand ask of us: how near names are to it, and what of the registers is. Each call is signed by our own worker, which stands for a
 *  sign-in. Marks in our care that no office has published are not among the answers. */
export function brandScanRoutes(
  { db, clock }: CommandRuntime,
  { index, linkKey }: { readonly index: NameIndex; readonly linkKey: string },
): readonly ExtraRoute[] {
  const secrets = ownCallSecrets(linkKey, 'brand-scan');
  const search = new NameSearch(index, db);
  const route = <T>(
    path: string,
    shape: z.ZodType<T>,
    answer: (asked: T) => Promise<object>,
  ): ExtraRoute => ({
    method: 'POST',
    path: `/internal/brand-scan/${path}`,
    handle: async ({ request, response }: RouteCall) => {
      const raw = await readBody(request, MOST_BYTES);
      const headers = Object.fromEntries(SIGNED_BY.map((key) => [key, oneOf(request.headers[key])]));
      if (!isGenuine(headers, raw, secrets, clock.now()))
        return sendJson(response, 401, { code: 'UNAUTHENTICATED' });
      const asked = shape.safeParse(parsed(raw));
      if (!asked.success) return sendJson(response, 400, { code: 'BAD_REQUEST' });
      sendJson(response, 200, await answer(asked.data));
    },
  });
  return [
    route('names', namesAsked, async (asked) => ({ scores: scoresOf(asked) })),
    route('registers', registersAsked, async ({ name: query, since, userId, offset, limit }) => {
      const request = { query, limit, offset, liveOnly: true, ...(since === null ? {} : { since }) };
      const { items, totalCandidates, degraded } = await search.search(request);
      const isOwn = ownAmong(items, await marksOf(db, userId ?? null));
      const answered = items.map((item) => {
        const { ref, name: mark, number, jurisdiction, status, owner, filingDate, classes } = item;
        return {
          ref,
          name: mark,
          number,
          jurisdiction,
          status,
          owner,
          filingDate,
          classes,
          own: isOwn(item),
        };
      });
      return { items: answered, totalCandidates, degraded };
    }),
  ];
}

/** One name with many, by the product's own measure. */
function scoresOf({ name: query, names }: z.infer<typeof namesAsked>): object[] {
  const comparison = new NameComparison(query, yardstick());
  return names.map((other) => {
    const compared = other.trim().slice(0, LONGEST_QUERY);
    if (compared === '') return { overall: 0, look: 0, sound: 0, meaning: 0, band: 'low' };
    const scored = comparison.score(compared);
    const { parts, band } = comparison.judge(scored, {});
    return { overall: parts.overall, look: parts.look, sound: parts.sound, meaning: parts.meaning, band };
  });
}

const oneOf = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

function parsed(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    return undefined;
  }
}
