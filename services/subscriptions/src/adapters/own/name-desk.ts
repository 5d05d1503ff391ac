import { systemClock, type Clock } from '@cotta/kit/model/time/clock.js';
import { systemIds, type Ids } from '@cotta/kit/model/words/ids.js';
import { ownCallSecret } from '@cotta/kit/edge/links/own-call.js';
import { signedHeaders } from '@cotta/kit/edge/links/standard-webhooks.js';
import { readVendorJson } from '@cotta/kit/runtime/vendor/vendor-json.js';
import type { VendorHttp } from '@cotta/kit/runtime/vendor/vendor-http.js';
import { z } from 'zod';
import type {
  BrandSource,
  NameSimilarity,
  NameScores,
  SourcePage,
  SourceQuery,
} from '../../scan/brand-source.js';
import { scanHttp, type Tuning } from '../scan-http.js';

const ID = 'registers';
/** Names of one call. */
const MOST_NAMES = 500;
const PAGE = 100;
const DEEPEST = 200;

const share = z.number().min(0).max(1);
const scores = z.object({
  scores: z.array(z.object({ overall: share, look: share, sound: share, meaning: share, band: z.string() })),
});
const found = z.object({
  totalCandidates: z.int(),
  degraded: z.boolean(),
  items: z.array(
    z.object({
      ref: z.string().min(1),
      name: z.string().min(1),
      number: z.string().nullish(),
      jurisdiction: z.string().nullish(),
      status: z.string().nullish(),
      owner: z.string().nullish(),
      filingDate: z.string().nullish(),
      classes: z.array(z.int()),
      own: z.boolean(),
    }),
  ),
});

/** Where names are compared and registers are searched here: the service of marks, through the one door, each call signed. */
export class NameDesk implements NameScores, BrandSource {
  readonly id = ID;
  readonly #http: VendorHttp;
  readonly #secret: string;

  constructor(
    { url, linkKey }: { readonly url: string; readonly linkKey: string },
    private readonly parts: { readonly tuning?: Tuning; readonly clock?: Clock; readonly ids?: Ids } = {},
  ) {
    this.#http = scanHttp({ vendor: ID, baseUrl: url, timeoutMs: 20_000 }, parts.tuning);
    this.#secret = ownCallSecret(linkKey, 'brand-scan');
  }

  async score(brand: string, names: readonly string[]): Promise<readonly NameSimilarity[]> {
    const all: NameSimilarity[] = [];
    for (let at = 0; at < names.length; at += MOST_NAMES) {
      const asked = names.slice(at, at + MOST_NAMES);
      const text = await this.#ask('/api/brand-scan/names', { name: brand, names: asked });
      all.push(...readVendorJson(ID, scores, text).scores);
    }
    return all;
  }

  async search({ name, since, userId }: SourceQuery, cursor: string | null): Promise<SourcePage> {
    const asked = { name: name.slice(0, 120), since, userId, offset: Number(cursor ?? 0), limit: PAGE };
    const { items, totalCandidates, degraded } = readVendorJson(
      ID,
      found,
      await this.#ask('/api/brand-scan/registers', asked),
    );
    const next = asked.offset + PAGE;
    const more = next < totalCandidates && items.length === PAGE;
    return {
      hits: items.map(
        ({ ref, name: title, number, jurisdiction, status, owner, filingDate, classes, own }) => ({
          ...(own && { own: true as const }),
          nativeId: ref,
          url: `https://www.tmdn.org/tmview/#/tmview/results?basicSearch=${encodeURIComponent(number ?? title)}`,
          title,
          comparedName: title,
          seller: owner ?? null,
          priceText: null,
          pictureUrl: null,
          description: [
            [jurisdiction ?? '', number ?? ''].join(' ').trim(),
            filingDate ? `filed ${filingDate}` : '',
            status ?? '',
            classes.length > 0 ? `classes ${classes.join(', ')}` : '',
          ]
            .filter((line) => line !== '')
            .join('\n'),
        }),
      ),
      nextCursor: more && next <= DEEPEST ? String(next) : null,
      query: `registers ${JSON.stringify({ ...asked, userId: undefined })}`,
      total: totalCandidates,
      // Without its index no register was searched; below the deepest page there is more.
      ...(degraded || (more && next > DEEPEST) ? { truncated: true as const } : {}),
    };
  }

  async #ask(path: string, body: object): Promise<string> {
    const { clock = systemClock, ids = systemIds } = this.parts;
    const text = JSON.stringify(body);
    const headers = {
      'content-type': 'application/json',
      ...signedHeaders(this.#secret, ids.next(), text, clock.now()),
    };
    return (await this.#http.call({ method: 'POST', path, body: text, headers, repeatable: true })).text;
  }
}
